/** Sites for orders that were paid before there were sites. */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { lockPaidOrder } from '#features/orders/index.js';
import { followAddress } from './addresses/follow-address.js';
import { orderSite } from './order-site.js';
import { lockSite } from './site/sites.store.js';

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
    if (found.length < BATCH || !last) break;
    after = last.id;
  }
  await backfillNames(ctx);
  await backfillAddresses(ctx);
}

const WITHOUT_NAMES = `
  select s.id, s.order_id as "orderId" from sites s join orders o on o.id = s.order_id
  where s.id > $1 and s.stop is null and o.domain <> '' and o.payment_status = 'paid'
    and not exists (select from site_domains d where d.site_id = s.id and d.origin = 'order')
  order by s.id limit ${BATCH}`;

/** Sites that were made before domains could be connected get the names of their orders. */
async function backfillNames(ctx: Ctx): Promise<void> {
  for (let after = FIRST; ;) {
    const found = await rows<{ id: string; orderId: string }>(ctx.em, WITHOUT_NAMES, [after]);
    for (const { orderId } of found)
      await unitOfWork(ctx, async (tx) => {
        const order = await lockPaidOrder(tx, orderId);
        if (order) await orderSite.rename(tx, orderId, order.wizardData);
      });
    const last = found.at(-1);
    if (found.length < BATCH || !last) return;
    after = last.id;
  }
}

const WITH_EARLIER_ADDRESS = `
  select s.id from sites s join releases r on r.id = s.live_release_id
  where s.id > $1 and s.stop is null and r.address is null and r.origin = 'design'
    and exists (select from site_domains d where d.site_id = s.id and d.is_primary)
  order by s.id limit ${BATCH}`;

/** Pages that were built before pages named the domain of their site. */
async function backfillAddresses(ctx: Ctx): Promise<void> {
  for (let after = FIRST; ;) {
    const found = await rows<{ id: string }>(ctx.em, WITH_EARLIER_ADDRESS, [after]);
    for (const { id } of found)
      await unitOfWork(ctx, async (tx) => {
        const site = await lockSite(tx, { id });
        if (site) await followAddress(tx, site);
      });
    const last = found.at(-1);
    if (found.length < BATCH || !last) return;
    after = last.id;
  }
}

/** The order is locked first, as by payments, cancellations and refunds. */
async function takeUp(tx: TxCtx, id: string): Promise<void> {
  const order = await lockPaidOrder(tx, id);
  if (order) await orderSite.begin(tx, order);
}
