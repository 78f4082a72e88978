import type { TxCtx } from '../../../platform/context.js';
import { Key } from '../../../platform/provided.js';

/**
 * Features above remove their own data of a person, in the transaction in which the account is anonymised. Identity is
 * below them and cannot import them.
 */
export const ACCOUNT_REMOVAL = new Key<(tx: TxCtx, userId: string) => Promise<void>>('removal of an account');

export async function removeTraces(tx: TxCtx, userId: string): Promise<void> {
  for (const remove of tx.provided.all(ACCOUNT_REMOVAL)) await remove(tx, userId);
}
