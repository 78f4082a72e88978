import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';

/**
 * Locks the account until the transaction ends: comes before anything that belongs to it (platform/db/lock-order.ts),
 * and gives the caller the account's exclusive turn.
 */
export async function lockUser(tx: TxCtx, userId: string): Promise<void> {
  await row(tx.em, 'select id from users where id = $1 for no key update', [userId]);
}
