import type { TxCtx } from '../context.js';
import { row } from './rows.js';

/** Locks the name until this transaction ends; other transactions that lock the same name wait. */
export async function lockByName(tx: TxCtx, name: string): Promise<void> {
  await row(tx.em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
