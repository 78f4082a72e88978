/** The timeline: the steps of a payment with texts for the reader. */
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { loaderOf } from '#platform/loader.js';
import type { GatewayCode } from '#platform/ports.js';
import { codeOf } from '../payment/payment-gateway.js';
import { selectEvents, type PaymentEventRow } from '../payment/payment-events.js';
import { byKey, EVENT_TITLES, EVENT_TITLES_OF_OTHERS } from '../payment/payments.messages.js';
import { selectRefunds } from '../refunds/refunds.queries.js';
import type { PaymentStepType, PaymentRefundType } from '../payment/payment-admin.types.js';
import type { PaymentEventKind } from '../payment/payment-event.entity.js';

function stepOf(
  { id, kind, viaKey, amountRials, createdAt }: PaymentEventRow,
  titles: Readonly<Record<PaymentEventKind, string>>,
  code: GatewayCode | null,
): PaymentStepType {
  const note = code?.text ?? (viaKey === null ? null : byKey(viaKey));
  return { id, kind, title: titles[kind], note, amountRials, at: createdAt };
}

interface OfPayment<Item> {
  readonly paymentId: string;
  readonly items: readonly Item[];
}

function grouped<Row extends { readonly paymentId: string }, Item>(
  found: readonly Row[],
  itemOf: (row: Row) => Item,
): OfPayment<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const each of found) groups.set(each.paymentId, [...(groups.get(each.paymentId) ?? []), itemOf(each)]);
  return [...groups].map(([paymentId, items]) => ({ paymentId, items }));
}

/** Oldest first; one query for all payments of an answer. The caller has decided who may see the payments. */
function timelineLoader(ctx: Ctx): DataLoader<string, OfPayment<PaymentEventRow> | null> {
  return loaderOf(
    ctx,
    'payments.timeline',
    async (ids) => grouped(await selectEvents(ctx, ids), (event) => event),
    ({ paymentId }) => paymentId,
  );
}

/** Oldest first; the payer is addressed directly, an administrator reads about the payer. */
export async function timelineOf(
  ctx: Ctx,
  payment: { readonly id: string; readonly userId: string; readonly gateway: string },
): Promise<readonly PaymentStepType[]> {
  const titles = ctx.viewer?.userId === payment.userId ? EVENT_TITLES : EVENT_TITLES_OF_OTHERS;
  const { gateway } = payment;
  const steps = (await timelineLoader(ctx).load(payment.id))?.items ?? [];
  return steps.map((event) => stepOf(event, titles, codeOf(ctx, { gateway, gatewayCode: event.gatewayCode })));
}

/** Oldest first. */
export async function refundsOf(ctx: Ctx, paymentId: string): Promise<readonly PaymentRefundType[]> {
  const loader = loaderOf(
    ctx,
    'payments.refunds',
    async (ids) => grouped(await selectRefunds(ctx, ids), (refund) => refund),
    (each) => each.paymentId,
  );
  return (await loader.load(paymentId))?.items ?? [];
}
