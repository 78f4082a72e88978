/** Placing an order: checked, priced by the server, stored with its design and invoice, and sent to pay. */
import { createHash } from 'node:crypto';
import { dashboardLink } from '#core/client-links.js';
import { countSections, type WizardData } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import { DRAFTS } from '#core/limits/limits.js';
import { tomanToRial } from '#core/money.js';
import type { Quote } from '#core/pricing/pricing.js';
import { requireScope, requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { sqlState, UNIQUE_VIOLATION } from '#platform/db/sql-state.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { settleCoupon } from '#features/coupons/index.js';
import {
  endWizardDraft,
  parseWizardData,
  quoteWizard,
  refuseUnknownFilesOfWizard,
  saveDesign,
  storedDrafts,
} from '#features/designs/index.js';
import { recordOrderAgreement } from '#features/legal/index.js';
import { notify } from '#features/notifications/index.js';
import { openPayment } from '#features/payments/index.js';
import { recordOrderEvent } from '../order/order-event.js';
import { primaryName } from '../order/order-names.js';
import { checkNames } from '../domains/order-domains.js';
import { assertPriceShown, withQuotedPrices } from '../payment/order-price.js';
import { assertCounts, blankWizard, commentsOf } from './noted-order.js';
import { issueOrderInvoice } from '../payment/order-invoice.js';
import { attachPictures, storePictures, type KeptPictures } from '../design/order-pictures.js';
import { OrderEntity } from '../order/orders.entity.js';
import { createOrderSchema, type CreateOrderInput, type ParsedCreateOrder } from '../order/orders.inputs.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { isDesigned } from '../order/orders.policy.js';
import { selectOrder, type OrderRow } from '../order/orders.queries.js';
import {
  assertDraftIsNew,
  findRepeated,
  nextOrderNumber,
  recordCreation,
  repetitionKey,
  searchTextOf,
  type Repetition,
} from '../order/orders.store.js';
import type { OrderDomainStatus } from '../order/orders.values.js';
import { ORDER_NOTIFICATIONS } from '../order/orders.notifications.js';

export interface CreatedOrder {
  readonly order: OrderRow;
  /** Where the browser goes to pay; null for a draft and for an order that is paid already. */
  readonly paymentUrl: string | null;
}

/**
 * Places an order, or returns the one that the same key created before.
 * @throws AppError FORBIDDEN, INVALID_PRICE, INVALID_DESIGN, VALIDATION_ERROR, COUPON_…, DOMAIN_TAKEN, DOMAIN_REFUSED,
 * DRAFT_ORDERED with the order, PRICE_MISMATCH with both prices, and what `openPayment` throws, with the placed order's
 * id in `details`: a repetition with the same key continues from there.
 */
export async function createOrder(ctx: Ctx, raw: CreateOrderInput): Promise<CreatedOrder> {
  const { userId } = requireViewer(ctx);
  const input = parseInput(createOrderSchema, raw);
  if (input.submitMode !== 'draft') requireScope(ctx, 'write:payments');
  const repetition = repetitionOf(input);
  const place = async (): Promise<OrderRow | null> => {
    const id = (await findRepeated(ctx, userId, repetition)) ?? (await placeOrder(ctx, userId, input, repetition));
    return selectOrder(ctx, id);
  };
  // Deleted between being found and being read: then its draft is free, unless the caller's own key names it.
  const order = (await place()) ?? (await place());
  if (!order) throw new AppError('CONFLICT');
  if (input.submitMode === 'draft' || order.paymentStatus === 'paid') return { order, paymentUrl: null };
  return { order, paymentUrl: await paymentUrlOf(ctx, order) };
}

function repetitionOf(input: ParsedCreateOrder): Repetition | null {
  const key = repetitionKey(input);
  const content = JSON.stringify([input.totalToman, input.wizardData ?? [input.title, input.totalPages]]);
  return key === null ? null : { key, fingerprint: createHash('sha256').update(content).digest('hex') };
}

/** Repeated calls find the session that the first has just opened; see openPayment. */
async function paymentUrlOf(ctx: Ctx, order: OrderRow): Promise<string> {
  try {
    return (await openPayment(ctx, { orderId: order.id, returnUrl: dashboardLink() })).paymentUrl;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const details = { ...error.details, orderId: order.id, orderNumber: order.orderNumber };
    throw new AppError(error.code, { fields: error.fields, details, fa: error.fa, cause: error });
  }
}

/**
 * Names that the library lacks, and files that are gone, stay where the draft that is ordered has them.
 * @throws AppError INVALID_DESIGN when the wizard has no design to build.
 */
async function completeWizard(
  ctx: Ctx,
  userId: string,
  { wizardData, draftId }: ParsedCreateOrder,
): Promise<WizardData> {
  const stored = draftId ? await storedDrafts(ctx, userId, draftId) : [];
  const data = parseWizardData(wizardData, stored);
  await refuseUnknownFilesOfWizard(ctx, data, { owners: [userId], stored: () => stored });
  if (countSections(data.websiteFramework.dynamicDesign) === 0) throw new AppError('INVALID_DESIGN');
  return data;
}

/** Orders that are neither paid nor ended. @throws AppError DRAFT_LIMIT. */
async function refuseMoreDrafts(tx: TxCtx, userId: string): Promise<void> {
  await lockByName(tx, `drafts:${userId}`);
  const unpaid = await tx.em.count(OrderEntity, { userId, status: 'pending', paymentStatus: 'pending' });
  if (unpaid >= DRAFTS.orders) throw new AppError('DRAFT_LIMIT');
}

async function placeOrder(
  ctx: Ctx,
  userId: string,
  input: ParsedCreateOrder,
  repetition: Repetition | null,
): Promise<string> {
  await assertDraftIsNew(ctx, userId, input.draftId);
  const isNote = input.wizardData === undefined || input.wizardData === null;
  if (isNote && input.submitMode === 'payment') throw new AppError('INVALID_DESIGN');
  if (!isNote && input.totalToman <= 0) throw new AppError('INVALID_PRICE');
  const given = isNote ? blankWizard(input) : await completeWizard(ctx, userId, input);
  if (!isNote) assertCounts(input, given);
  try {
    const quote = await quoteWizard(ctx, given, { userId, orderId: null });
    if (!isNote) assertPriceShown(quote, input.totalToman);
    const domainStatus = await checkNames(ctx, given, { userId, id: null });
    const pictures = await storePictures(ctx, given);
    const orderNumber = await nextOrderNumber(ctx);
    return await unitOfWork(ctx, async (tx) => {
      await refuseMoreDrafts(tx, userId);
      return store(tx, newOrder(tx, { userId, orderNumber, input, repetition, domainStatus }), pictures, quote);
    });
  } catch (error) {
    // Two calls with one key at once: the second finds the order of the first, which may have the coupon's last use.
    const known = isLate(error) ? await findRepeated(ctx, userId, repetition) : null;
    if (known !== null) return known;
    // Two tabs with one draft, each with a key of its own.
    if (isLate(error)) await assertDraftIsNew(ctx, userId, input.draftId);
    throw error;
  }
}

function isLate(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION || (error instanceof AppError && error.code.startsWith('COUPON_'));
}

interface NewOrder {
  readonly userId: string;
  readonly orderNumber: string;
  readonly input: ParsedCreateOrder;
  readonly repetition: Repetition | null;
  readonly domainStatus: OrderDomainStatus;
}

function newOrder(ctx: Ctx, { userId, orderNumber, input, repetition, domainStatus }: NewOrder): OrderEntity {
  const now = ctx.clock.now();
  return Object.assign(new OrderEntity(), {
    id: newId(),
    orderNumber,
    userId,
    title: input.title ?? ORDER_TEXTS.defaultTitle,
    description: input.description,
    comments: commentsOf(input),
    plannedSections: input.wizardData ? null : input.totalSections,
    status: 'pending' as const,
    paymentStatus: 'pending' as const,
    domainStatus,
    domainCheckedAt: now,
    sessionId: input.sessionId,
    draftId: input.draftId,
    idempotencyKey: repetition?.key ?? null,
    fingerprint: repetition?.fingerprint ?? null,
    createdAt: now,
    updatedAt: now,
  });
}

/** Copies fields of the wizard into the order, so that lists need not open the record. */
export function applyWizard(order: OrderEntity, data: WizardData, quote: Quote): void {
  const { dynamicDesign } = data.websiteFramework;
  order.wizardData = { ...withQuotedPrices(data, quote), orderId: order.id };
  order.quote = quote;
  order.priceRials = tomanToRial(quote.payable);
  order.sessionId ??= data.sessionId ?? null;
  order.siteType = data.siteType;
  order.totalPages = dynamicDesign.pages.length;
  order.totalSections = countSections(dynamicDesign);
  order.domain = primaryName(data);
  order.primaryColor = data.branding.primaryColor;
  order.searchText = searchTextOf(order);
}

async function store(tx: TxCtx, order: OrderEntity, pictures: KeptPictures, quote: Quote): Promise<string> {
  applyWizard(order, pictures.data, quote);
  tx.em.persist(order);
  await tx.em.flush();
  recordCreation(tx, order);
  await recordOrderEvent(tx, 'order.created', order);
  await recordOrderAgreement(tx, order);
  await saveDesign(tx, {
    userId: order.userId,
    orderId: order.id,
    sessionId: order.sessionId,
    snapshot: order.wizardData.websiteFramework.dynamicDesign,
  });
  if (order.draftId !== null) await endWizardDraft(tx, order.userId, order.draftId);
  await attachPictures(tx, order, pictures);
  await settleCoupon(tx, order, quote);
  await issueOrderInvoice(tx, order);
  await notify(tx, order.userId, isDesigned(order) ? ORDER_NOTIFICATIONS.created : ORDER_NOTIFICATIONS.noted, order);
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
  return order.id;
}
