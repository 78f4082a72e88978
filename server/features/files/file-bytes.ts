import type { Ctx } from '../../platform/context.js';

/** Deletes what no row names any more. That bytes stay behind harms nobody, so it fails nothing. */
export async function deleteBytes(ctx: Ctx, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await ctx.ports.files
      .delete(key)
      .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'the bytes of a file stayed behind'));
  }
}
