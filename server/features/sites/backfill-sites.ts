/** Sites for orders that were paid before there were sites. */
import { unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { rows } from '../../platform/db/rows.js';
import { lockPaidOrder } from '../orders/index.js';
import { orderSite } from './order-site.js';

const BATCH = 100;

const WITHOUT_SITE = `
  select o.id from orders o
  where o.payment_status = 'paid' and o.status <> 'cancelled' and o.deleted_at is null and o.id > $1
    and not exists (select from sites s where s.order_id = o.id)
  order by o.id limit ${BATCH}`;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** The job. May run at every start, twice, and in several processes at once; each order gets one site. */
export async function backfillSites(ctx: Ctx): Promise<void> {
  for (let after = FIRST; ;) {
    const found = await rows<{ id: string }>(ctx.em, WITHOUT_SITE, [after]);
    for (const { id } of found) await unitOfWork(ctx, (tx) => takeUp(tx, id));
    const last = found.at(-1);
    if (found.length < BATCH || !last) return;
    after = last.id;
  }
}

/** The order is locked first, as by whoever pays, cancels or refunds it. */
async function takeUp(tx: TxCtx, id: string): Promise<void> {
  const order = await lockPaidOrder(tx, id);
  if (order) await orderSite.begin(tx, order);
}
