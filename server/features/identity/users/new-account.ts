import type { TxCtx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

/** How an account became its owner's. */
export type NewAccountWay = 'sign_up' | 'oauth' | 'choose_password';

/** An account whose owner has just proven the address. Before, it belongs to nobody: anyone may type any address. */
export interface NewAccount {
  readonly userId: string;
  readonly way: NewAccountWay;
  /** When the owner pressed the button: before the proof, where a link by mail came in between. */
  readonly at: Date;
}

/**
 * Called by features above for each new account, in the transaction in which it becomes its owner's. Identity is below
 * them and cannot import them.
 */
export const NEW_ACCOUNT = new Key<(tx: TxCtx, account: NewAccount) => Promise<void>>('record of a new account');

export async function recordNewAccount(tx: TxCtx, account: NewAccount): Promise<void> {
  for (const record of tx.provided.all(NEW_ACCOUNT)) await record(tx, account);
}
