/**
 * The job that queries the registries again about the names of paid orders that could not be checked yet. Orders are
 * claimed first, each is checked without holding a lock, and the result is written under the order's lock.
 */
import { DOMAIN_RECHECK } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { checkNames, nameOf, type DomainName, type NamesAnswer } from '#features/domains/index.js';
import { namesOf } from '../order/order-names.js';
import { confirmOrderNames, refuseOrderName } from './order-domains.js';
import { OrderEntity } from '../order/orders.entity.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { isDomainToAsk } from '../order/orders.policy.js';
import { lockOrder } from '../order/orders.store.js';

export const RECHECK_CRON: Cron = { job: 'recheck_domains' };

/** The order with the oldest date first; its next check is postponed before the query. */
const CLAIM = `
  with due as (
    select id from orders where domain_status = 'awaiting_confirmation' and payment_status = 'paid'
      and status = 'in_progress' and deleted_at is null and domain <> ''
      and (domain_check_after is null or domain_check_after <= $1)
    order by domain_check_after nulls first limit 1 for no key update skip locked
  )
  update orders o set domain_checked_at = $1, domain_check_count = o.domain_check_count + 1,
    domain_check_after = $1::timestamptz
      + least($3::float8, $2::float8 * power(2, least(o.domain_check_count, 20))) * interval '1 millisecond'
  from due where o.id = due.id returning o.id`;

export async function recheckDomains(ctx: Ctx): Promise<void> {
  const { batch, runMs, firstPauseMs, longestPauseMs } = DOMAIN_RECHECK;
  const end = performance.now() + runMs;
  for (let requested = 0; requested < batch && performance.now() < end; requested += 1) {
    const values = [ctx.clock.now(), firstPauseMs, longestPauseMs];
    const [claimed] = await rows<{ id: string }>(ctx.em, CLAIM, values);
    if (!claimed) return;
    try {
      await recheck(ctx, claimed.id);
    } catch (error) {
      // One order's failure must not delay the others; a later run checks again.
      ctx.log.error({ err: error, orderId: claimed.id }, 'the names of an order could not be checked');
    }
  }
}

async function recheck(ctx: Ctx, id: string): Promise<void> {
  const order = await ctx.em.fork().findOne(OrderEntity, { id });
  if (!order) return;
  const names = namesOf(order.wizardData);
  const answer = await checkNames(ctx, names);
  if (answer.status === 'unknown') return;
  await unitOfWork(ctx, (tx) => apply(tx, id, names, answer));
}

/** Changed or decided meanwhile: the answer is about something else. */
async function apply(tx: TxCtx, id: string, names: readonly DomainName[], answer: NamesAnswer): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!order || !isDomainToAsk(order)) return;
  if (namesOf(order.wizardData).map(nameOf).join() !== names.map(nameOf).join()) return;
  if (answer.status === 'taken')
    return refuseOrderName(tx, order, { name: nameOf(answer.name), why: ORDER_TEXTS.registered });
  const contested = await confirmOrderNames(tx, order);
  if (contested !== null) await refuseOrderName(tx, order, { name: contested, why: ORDER_TEXTS.contested });
}
