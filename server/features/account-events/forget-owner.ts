import type { TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';

/** An account is removed with its log. The trigger of the table knows by the setting that this is one. */
export async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  await row(tx.em, `select set_config('barpa.removed_account', $1, true)`, [userId]);
  await rows(tx.em, 'delete from account_events where user_id = $1', [userId]);
}
