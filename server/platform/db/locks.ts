import type { TxCtx } from '../context.js';
import { row } from './rows.js';

/** Holds the name until this transaction ends; others that ask for the same name wait for their turn. */
export async function lockByName(tx: TxCtx, name: string): Promise<void> {
  await row(tx.em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
