/**
 * Bytes without a row: an upload that was cut off between the two, a deletion whose second half failed. And the bytes
 * of accounts that were removed.
 */
import { SWEEP } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { BUCKETS, type Bucket } from './storage/buckets.js';
import { deleteBytes } from './storage/file-bytes.js';
import { MADE_FOLDER } from './renditions/made-once.js';
import type { Cron } from '#platform/jobs/crons.js';

/** Daily, before dawn in Tehran. */
export const SWEEP_CRON: Cron = { job: 'sweep_files', hour: 23, minute: 50 };

/** The keys that uploads have; other objects in the store are not ours to delete. */
const OURS = /^[\w-]+\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+$/;
const BATCH = 500;

/** Which of these no row names. */
async function orphansAmong(ctx: Ctx, keys: readonly string[]): Promise<string[]> {
  const text = `select given.key from unnest($1::text[]) as given(key)
    where not exists (select 1 from files f where f.key = given.key)`;
  return (await rows<{ key: string }>(ctx.em, text, [[...keys]])).map(({ key }) => key);
}

async function sweepBucket(ctx: Ctx, bucket: Bucket, before: Date): Promise<number> {
  let [batch, swept]: [string[], number] = [[], 0];
  const sweep = async (): Promise<void> => {
    const orphans = await orphansAmong(ctx, batch);
    await deleteBytes(ctx, orphans);
    swept += orphans.length;
    batch = [];
  };
  for await (const { key, at } of ctx.ports.files.list(bucket)) {
    if (at < before && OURS.test(key)) batch.push(key);
    if (batch.length === BATCH) await sweep();
  }
  await sweep();
  return swept;
}

/** Younger bytes may be those of an upload whose row is just being written. */
export async function sweepFiles(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - SWEEP.orphanMs);
  for (const bucket of BUCKETS) {
    const swept = await sweepBucket(ctx, bucket, before);
    if (swept > 0) ctx.log.info({ bucket, swept }, 'bytes that no row names were removed');
  }
  await sweepMade(ctx);
}

/** Derived files are deleted after a while, whether their source still exists or not: they can be made again. */
async function sweepMade(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - SWEEP.madeMs);
  let batch: string[] = [];
  for await (const { key, at } of ctx.ports.files.list(MADE_FOLDER)) {
    if (at < before) batch.push(key);
    if (batch.length < BATCH) continue;
    await deleteBytes(ctx, batch);
    batch = [];
  }
  await deleteBytes(ctx, batch);
}

/** Tried again until the store has let go of all of them. */
export async function dropBytes(ctx: Ctx, { keys }: Jobs['drop_bytes']): Promise<void> {
  for (const key of await orphansAmong(ctx, keys)) await ctx.ports.files.delete(key);
}
