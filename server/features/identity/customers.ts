import type DataLoader from 'dataloader';
import type { Ctx } from '../../platform/context.js';
import { loaderOf } from '../../platform/loader.js';
import { findCustomers, type CustomerRow } from './identity.queries.js';

/** Name and address of the people beside orders, invoices and wallets: one query per tick. Asks no permission. */
export function customerLoader(ctx: Ctx): DataLoader<string, CustomerRow | null> {
  return loaderOf(
    ctx,
    'identity.customer',
    (ids) => findCustomers(ctx.em, ids),
    (customer) => customer.id,
  );
}
