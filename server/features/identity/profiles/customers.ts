import type DataLoader from 'dataloader';
import type { Ctx } from '../../../platform/context.js';
import { row, rows } from '../../../platform/db/rows.js';
import { loaderOf } from '../../../platform/loader.js';
import { findCustomers, type CustomerRow } from '../identity.queries.js';

/** Name and address of the people beside orders, invoices and wallets: one query per tick. Asks no permission. */
export function customerLoader(ctx: Ctx): DataLoader<string, CustomerRow | null> {
  return loaderOf(
    ctx,
    'identity.customer',
    (ids) => findCustomers(ctx.em, ids),
    (customer) => customer.id,
  );
}

/** Ids of the administrators who are not banned, at most a hundred. Asks no permission. */
export async function activeAdminIds(ctx: Ctx): Promise<readonly string[]> {
  const text = `select id from users where role = 'admin' and status = 'active' order by id limit 100`;
  return (await rows<{ id: string }>(ctx.em, text, [])).map(({ id }) => id);
}

/** What a document says of a person. */
export interface ContactRow {
  readonly fullName: string | null;
  readonly company: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly nationalId: string | null;
  readonly economicCode: string | null;
  readonly postalCode: string | null;
  readonly registrationNumber: string | null;
  readonly province: string | null;
  readonly county: string | null;
  readonly city: string | null;
}

/** Null when there is no such account. Asks no permission. */
export function contactOf(ctx: Ctx, userId: string): Promise<ContactRow | null> {
  const text = `select full_name as "fullName", company, email, phone, address, national_id as "nationalId",
    economic_code as "economicCode", postal_code as "postalCode",
    registration_number as "registrationNumber", province, county, city from users where id = $1`;
  return row<ContactRow>(ctx.em, text, [userId]);
}
