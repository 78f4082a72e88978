/** "Where is my money": the steps of a payment in the payer's words. */
import type DataLoader from 'dataloader';
import type { Rial } from '../../../../core/money.js';
import type { Ctx } from '../../../platform/context.js';
import { loaderOf } from '../../../platform/loader.js';
import { gatewayText } from '../settlement/gateway-codes.js';
import type { PaymentEventKind } from './payment-event.entity.js';
import { selectEvents, type PaymentEventRow } from './payment-events.js';
import { byKey, EVENT_TITLES } from '../payments.messages.js';
import { selectRefunds, type RefundRow } from '../refunds/refunds.queries.js';

export interface TimelineStep {
  readonly id: string;
  readonly kind: PaymentEventKind;
  /** Persian. */
  readonly title: string;
  /** Persian: what the gateway said, where it said something, or the API key by which it was done. */
  readonly note: string | null;
  readonly amountRials: Rial | null;
  readonly at: Date;
}

function stepOf({ id, kind, gatewayCode, viaKey, amountRials, createdAt }: PaymentEventRow): TimelineStep {
  const note = gatewayText(gatewayCode) ?? (viaKey === null ? null : byKey(viaKey));
  return { id, kind, title: EVENT_TITLES[kind], note, amountRials, at: createdAt };
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
export function timelineLoader(ctx: Ctx): DataLoader<string, OfPayment<TimelineStep> | null> {
  return loaderOf(
    ctx,
    'payments.timeline',
    async (ids) => grouped(await selectEvents(ctx, ids), stepOf),
    ({ paymentId }) => paymentId,
  );
}

export async function timelineOf(ctx: Ctx, paymentId: string): Promise<readonly TimelineStep[]> {
  return (await timelineLoader(ctx).load(paymentId))?.items ?? [];
}

/** Oldest first. */
export async function refundsOf(ctx: Ctx, paymentId: string): Promise<readonly RefundRow[]> {
  const loader = loaderOf(
    ctx,
    'payments.refunds',
    async (ids) => grouped(await selectRefunds(ctx, ids), (refund) => refund),
    (each) => each.paymentId,
  );
  return (await loader.load(paymentId))?.items ?? [];
}
