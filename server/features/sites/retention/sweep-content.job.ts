/**
 * Deletes content that no release names any more, in two steps a day apart (decision record 065). Bounded: each day
 * looks at one part of the folders, and deletes so many files at most. May be killed anywhere and run twice at once.
 */
import { CONTENT_SWEEP } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { contentFolders, deleteContent, hashOfKey } from '../content/content-store.js';
import { mark, unnamedAmong } from '../content/content-marks.js';

/** Daily, after the sweep of files. */
export const CONTENT_CRON: Cron = { job: 'sweep_content', hour: 0, minute: 20 };

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** The job. */
export async function sweepContent(ctx: Ctx): Promise<void> {
  const deleted = await deleteMarked(ctx);
  const day = Math.floor(ctx.clock.now().getTime() / DAY_MS);
  const folders = contentFolders().filter((_, at) => at % CONTENT_SWEEP.parts === day % CONTENT_SWEEP.parts);
  const marked = await markUnnamed(ctx, folders);
  if (deleted + marked > 0) ctx.log.info({ deleted, marked }, 'content that no release names was swept');
}

/** Looks at what was written long enough ago. Gives how many files' content it marked. */
export async function markUnnamed(ctx: Ctx, folders: readonly string[]): Promise<number> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - CONTENT_SWEEP.graceMs);
  let [batch, marked]: [string[], number] = [[], 0];
  const flush = async (): Promise<void> => {
    const unnamed = await unnamedAmong(ctx, batch);
    await mark(ctx.em, unnamed, now);
    [batch, marked] = [[], marked + unnamed.length];
  };
  for (const folder of folders) {
    for await (const { key, at } of ctx.ports.files.list(folder)) {
      const hash = at < before ? hashOfKey(key) : null;
      if (hash !== null && batch.push(hash) >= BATCH) await flush();
    }
  }
  if (batch.length > 0) await flush();
  return marked;
}

/** Deletes what has been marked for a day and is named by nothing still. Gives how many. */
export async function deleteMarked(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - CONTENT_SWEEP.markMs);
  for (let deleted = 0; ;) {
    const { taken, gone } = await unitOfWork(ctx, (tx) => deleteSome(tx, before));
    deleted += gone;
    if (taken === 0 || deleted >= CONTENT_SWEEP.atMost) return deleted;
  }
}

/** Files whose marks are locked together. */
const TOGETHER = 20;

const OLDEST = `select hash from content_marks where hash in (
    select hash from content_marks where marked_at <= $1 order by marked_at limit ${TOGETHER})
  order by hash for update skip locked`;

/**
 * The marks stay locked while their bytes are deleted: a build that needs one of them waits and writes it again. So
 * here alone the store is called inside a transaction, for few files at a time. A killed run leaves its marks.
 */
async function deleteSome(tx: TxCtx, before: Date): Promise<{ readonly taken: number; readonly gone: number }> {
  const marked = (await rows<{ hash: string }>(tx.em, OLDEST, [before])).map(({ hash }) => hash);
  const unnamed = await unnamedAmong(tx, marked);
  for (const hash of unnamed) await deleteContent(tx, hash);
  await rows(tx.em, 'delete from content_marks where hash = any($1::text[])', [marked]);
  return { taken: marked.length, gone: unnamed.length };
}
