/** The files of a removed account go with it: their rows at once, their bytes right after the commit. */
import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';

/** Keys that one job takes: a payload is to stay small. */
const PER_JOB = 500;

export async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  const gone = await rows<{ key: string }>(tx.em, 'delete from files where owner_id = $1 returning key', [userId]);
  for (let at = 0; at < gone.length; at += PER_JOB) {
    await tx.enqueue('drop_bytes', { keys: gone.slice(at, at + PER_JOB).map(({ key }) => key) });
  }
}
