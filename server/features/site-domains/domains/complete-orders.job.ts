/**
 * Completes paid orders whose site is online at the name that was ordered with it, or, where none was registered for
 * the customer, at any domain of theirs (D-43). A name of one's own completes no order whose ordered name is still to
 * come: that one can be changed only until the order is completed.
 */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { completeOrder, lockPaidOrder } from '#features/orders/index.js';

const BATCH = 100;

const DUE = `
  select o.id, min(d.name) as domain from orders o
    join sites s on s.order_id = o.id and s.online_at is not null
    join site_domains d on d.site_id = s.id and d.connected_at is not null and (o.domain = '' or d.name = o.domain
      or (o.wizard_data #>> '{userInfo,ownsDomain}') = 'true')
  where o.status = 'in_progress' and o.payment_status = 'paid' and o.deleted_at is null`;
const ONE = `${DUE} and o.id = $1 group by o.id`;
const MANY = `${DUE} and o.id > $1 group by o.id order by o.id limit ${BATCH}`;

interface Due {
  readonly id: string;
  readonly domain: string;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** The job. May run twice and in several processes at once; each order is completed once. */
export async function completeOrders(ctx: Ctx, { orderId }: Jobs['complete_orders'] = {}): Promise<void> {
  if (orderId !== undefined) return unitOfWork(ctx, (tx) => complete(tx, orderId));
  for (let after = FIRST; ;) {
    const found = await rows<Due>(ctx.em, MANY, [after]);
    for (const { id } of found) await unitOfWork(ctx, (tx) => complete(tx, id));
    const last = found.at(-1);
    if (found.length < BATCH || !last) return;
    after = last.id;
  }
}

/** Its name may have been changed meanwhile, so it is looked at under the lock. */
async function complete(tx: TxCtx, orderId: string): Promise<void> {
  if (!(await lockPaidOrder(tx, orderId))) return;
  const due = await row<Due>(tx.em, ONE, [orderId]);
  if (due) await completeOrder(tx, orderId, due.domain);
}
