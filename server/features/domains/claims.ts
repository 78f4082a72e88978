/** Which paid order holds which name. An unpaid order holds none: who pays first gets the name. */
import type { Ctx, TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { Key } from '#platform/provided.js';

/** The consequences of claims, provided by the feature that registers names. */
export interface NameHolder {
  /** Locks what it holds of the order, for a transaction that may give names back. */
  lock(tx: TxCtx, orderId: string): Promise<void>;
  /** In the transaction that has claimed names for the order. */
  claimed(tx: TxCtx, orderId: string): Promise<void>;
  /** In the transaction that has given names back; null: all of the order. */
  released(tx: TxCtx, orderId: string, names: readonly string[] | null): Promise<void>;
  /** Whether the order's name is in a registry already, or on its way there. */
  isSent(tx: TxCtx, orderId: string, name: string): Promise<boolean>;
}

export const NAME_HOLDER = new Key<NameHolder>('holder of claimed names');

const CLAIM = `insert into domain_claims (id, name, order_id, created_at)
  select given.id, given.name, $3, $4 from unnest($1::uuid[], $2::text[]) as given (id, name) order by given.name
  on conflict (name) do nothing`;

/**
 * Claims names (label and extension) for a paid order, and returns those that another order already has. A concurrent
 * claim of the same name waits until the first transaction has ended.
 */
export async function claimNames(tx: TxCtx, orderId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  await rows(tx.em, CLAIM, [names.map(() => newId()), [...names], orderId, tx.clock.now()]);
  await tx.provided.one(NAME_HOLDER).claimed(tx, orderId);
  return claimedByOthers(tx, names, orderId);
}

/** Locks the names of a locked order, before its invoices and payments are (platform/db/lock-order.ts). */
export async function lockNames(tx: TxCtx, orderId: string): Promise<void> {
  await rows(tx.em, 'select id from domain_claims where order_id = $1 order by name for no key update', [orderId]);
  await tx.provided.one(NAME_HOLDER).lock(tx, orderId);
}

/** Gives names back; all that the order holds where none are given. */
export async function releaseNames(tx: TxCtx, orderId: string, names?: readonly string[]): Promise<void> {
  const text = 'delete from domain_claims where order_id = $1 and ($2::text[] is null or name = any($2::text[]))';
  await rows(tx.em, text, [orderId, names ? [...names] : null]);
  await tx.provided.one(NAME_HOLDER).released(tx, orderId, names ?? null);
}

/** Those of the names that a paid order other than this one holds. */
export async function claimedByOthers(
  ctx: Ctx | TxCtx,
  names: readonly string[],
  orderId: string | null,
): Promise<string[]> {
  const text = `select name from domain_claims where name = any($1::text[]) and ($2::uuid is null or order_id <> $2)`;
  const found = await rows<{ name: string }>(ctx.em, text, [[...names], orderId]);
  return found.map(({ name }) => name);
}

/** Whether the order's name is in a registry already, or on its way there: then it cannot be exchanged. */
export function isNameSent(tx: TxCtx, orderId: string, name: string): Promise<boolean> {
  return tx.provided.one(NAME_HOLDER).isSent(tx, orderId, name);
}
