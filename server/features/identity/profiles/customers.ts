import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';
import { findContact, findCustomers, type ContactRow, type CustomerRow } from '../users/users.queries.js';

/**
 * Name and address of the people beside orders, invoices and wallets: one query per tick. Callers check permissions.
 */
export function customerLoader(ctx: Ctx): DataLoader<string, CustomerRow | null> {
  return loaderOf(
    ctx,
    'identity.customer',
    (ids) => findCustomers(ctx.em, ids),
    (customer) => customer.id,
  );
}

/** Ids of the administrators who are not banned and are to be notified, at most 100. Callers check permissions. */
export async function activeAdminIds(ctx: Ctx): Promise<readonly string[]> {
  const text = `select id from users where role = 'admin' and status = 'active'
    and ($1::text[] is null or email = any($1::text[])) order by id limit 100`;
  return (await rows<{ id: string }>(ctx.em, text, [ctx.config.notifiedAdmins])).map(({ id }) => id);
}

/** Null when there is no such account. Callers check permissions. */
export function contactOf(ctx: Ctx, userId: string): Promise<ContactRow | null> {
  return findContact(ctx.em, userId);
}
