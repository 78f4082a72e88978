import type { TxCtx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

type Removal = (tx: TxCtx, userId: string) => Promise<void>;

/**
 * Features above remove their own data of a person, in the transaction in which the account is anonymised. Identity is
 * below them and cannot import them.
 */
export const ACCOUNT_REMOVAL = new Key<Removal>('removal of an account');

/**
 * The same for messages to the person about their records, once those records are removed: a job that held the lock of
 * a record may have written one while the removal waited for it.
 */
export const MESSAGES_REMOVAL = new Key<Removal>('removal of the messages to an account');

export async function removeTraces(tx: TxCtx, userId: string): Promise<void> {
  for (const key of [ACCOUNT_REMOVAL, MESSAGES_REMOVAL])
    for (const remove of tx.provided.all(key)) await remove(tx, userId);
}
