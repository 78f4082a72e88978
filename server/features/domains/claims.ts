/** Which paid order holds which name. An unpaid order holds none: who pays first gets the name. */
import type { Ctx, TxCtx } from '../../platform/context.js';
import { rows } from '../../platform/db/rows.js';
import { newId } from '../../platform/id.js';

const CLAIM = `insert into domain_claims (id, name, order_id, created_at)
  select given.id, given.name, $3, $4 from unnest($1::uuid[], $2::text[]) as given (id, name) order by given.name
  on conflict (name) do nothing`;

/**
 * Takes names (label and extension) for a paid order, and answers those that another order has already. Whoever claims
 * the same name at the same moment waits until the first transaction has ended.
 */
export async function claimNames(tx: TxCtx, orderId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  await rows(tx.em, CLAIM, [names.map(() => newId()), [...names], orderId, tx.clock.now()]);
  return claimedByOthers(tx, names, orderId);
}

/** Gives names back; all that the order holds where none are given. */
export async function releaseNames(tx: TxCtx, orderId: string, names?: readonly string[]): Promise<void> {
  const text = 'delete from domain_claims where order_id = $1 and ($2::text[] is null or name = any($2::text[]))';
  await rows(tx.em, text, [orderId, names ? [...names] : null]);
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
