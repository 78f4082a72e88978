import type { Ctx } from '#platform/context.js';

/** Deletes bytes without a row. Bytes that remain do no harm, so a failure is ignored. */
export async function deleteBytes(ctx: Ctx, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await ctx.ports.files
      .delete(key)
      .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'the bytes of a file stayed behind'));
  }
}
