import type { TxCtx } from '../../../platform/context.js';
import { Key } from '../../../platform/provided.js';

/**
 * What a feature above keeps of a person is its own to remove, in the transaction in which the account is
 * anonymised. Identity stands below and cannot call it by name.
 */
export const ACCOUNT_REMOVAL = new Key<(tx: TxCtx, userId: string) => Promise<void>>('removal of an account');

export async function removeTraces(tx: TxCtx, userId: string): Promise<void> {
  for (const remove of tx.provided.all(ACCOUNT_REMOVAL)) await remove(tx, userId);
}
