/**
 * The money-back guarantee: within MONEY_BACK.days of the payment a customer requests a refund of an order, with a
 * reason. An administrator decides, and may give back a part, as where a name has been registered; an approved request
 * is carried out by the ordinary refund to the wallet.
 */
import { z } from 'zod';
import { formatToman } from '#core/dates/calendar.js';
import { AppError } from '#core/errors/errors.js';
import { MONEY_BACK, PAGE_SIZE } from '#core/limits/limits.js';
import { rialToToman } from '#core/money.js';
import { cleanText, PLAIN_TEXT } from '#core/text/plain-text.js';
import { requireAdmin, requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { row } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { notify, notifyAdmins } from '#features/notifications/index.js';
import { refundAmountSchema, refundOrderToWallet } from '#features/payments/index.js';
import { lockLiveOrder } from '../order/orders.store.js';
import { lockWithPayments } from '../payment/order-release.js';
import { readOrder } from '../order/read-orders.service.js';
import { MoneyBackRequestEntity } from '../order/money-back.entity.js';
import { moneyBackRequestsSchema, type MoneyBackRequestsInput } from './money-back.inputs.js';
import { MONEY_BACK_TEXTS } from './money-back.messages.js';
import {
  findMoneyBackRequest,
  listMoneyBackRequests,
  moneyBackRequestLoader,
  readOffers,
} from './money-back.queries.js';
import { lockMoneyBackRequest } from '../order/money-back.store.js';
import type { MoneyBackRequestType } from './money-back.types.js';
import { MONEY_BACK_NOTIFICATIONS } from './money-back.notifications.js';

function reasonSchema(fewest: number, message: string) {
  const text = z.string().max(PLAIN_TEXT.workable).transform(cleanText);
  return z.object({ reason: text.pipe(z.string().min(fewest, message).max(MONEY_BACK.reasonMost)) });
}

const requestedSchema = reasonSchema(MONEY_BACK.reasonLeast, MONEY_BACK_TEXTS.reasonShort);
const refusedSchema = reasonSchema(1, MONEY_BACK_TEXTS.refusalMissing);

export interface MoneyBackInput {
  readonly orderId: string;
  readonly reason: string;
}

/**
 * Requests a refund of one's own paid order. A second request while one waits is refused.
 * @throws AppError NOT_FOUND also for a foreign order, VALIDATION_ERROR, ORDER_NOT_REFUNDABLE where nothing is paid or
 * the guarantee is over, CONFLICT where a request waits already.
 */
export async function requestMoneyBack(ctx: Ctx, { orderId, ...given }: MoneyBackInput): Promise<MoneyBackRequestType> {
  const { userId } = requireViewer(ctx);
  const { reason } = parseInput(requestedSchema, given);
  if ((await readOrder(ctx, orderId)).userId !== userId) throw new AppError('NOT_FOUND');
  const id = await unitOfWork(ctx, (tx) => createRequest(tx, { orderId, userId, reason }));
  return mustFind(ctx, id);
}

interface Requested extends MoneyBackInput {
  readonly userId: string;
}

async function createRequest(tx: TxCtx, requested: Requested): Promise<string> {
  const { orderNumber } = await lockLiveOrder(tx, requested.orderId);
  await assertMayAsk(tx, requested.orderId);
  const id = newId();
  await tx.em.insert(MoneyBackRequestEntity, { ...requested, id, status: 'pending', createdAt: tx.clock.now() });
  const { userId } = requested;
  await notify(tx, userId, MONEY_BACK_NOTIFICATIONS.received, { orderNumber });
  await notifyAdmins(tx, MONEY_BACK_NOTIFICATIONS.requested, { orderNumber }, { except: userId });
  tx.publish('list.changed', { list: 'payments' });
  tx.publish('order.changed', { userId, orderId: requested.orderId });
  return id;
}

interface Earlier {
  readonly total: number;
  readonly pending: number;
}

/** Under the order's lock. */
async function assertMayAsk(tx: TxCtx, orderId: string): Promise<void> {
  const [offer] = await readOffers(tx, [orderId]);
  if (!offer) throw new AppError('ORDER_NOT_REFUNDABLE');
  if (offer.mayRequest) return;
  const text = `select count(*) as total, count(*) filter (where status = 'pending') as pending
    from money_back_requests where order_id = $1`;
  const earlier = await row<Earlier>(tx.em, text, [orderId]);
  if (earlier?.pending) throw new AppError('CONFLICT', { fa: MONEY_BACK_TEXTS.underWay });
  const isOver = offer.until <= tx.clock.now();
  throw new AppError('ORDER_NOT_REFUNDABLE', { fa: isOver ? MONEY_BACK_TEXTS.over : MONEY_BACK_TEXTS.tooMany });
}

/**
 * Takes the newest request for one's own order back. Repeating the call changes nothing.
 * @throws AppError NOT_FOUND also for a foreign order and one without a request, CONFLICT once it is decided.
 */
export async function withdrawMoneyBack(ctx: Ctx, orderId: string): Promise<MoneyBackRequestType> {
  const { userId } = requireViewer(ctx);
  const known = isId(orderId) ? await moneyBackRequestLoader(ctx).load(orderId) : null;
  if (known?.userId !== userId) throw new AppError('NOT_FOUND');
  const { id } = known;
  await unitOfWork(ctx, async (tx) => {
    const request = await lockMoneyBackRequest(tx, id);
    if (request.status === 'withdrawn') return;
    if (request.status !== 'pending') throw new AppError('CONFLICT');
    tx.em.assign(request, { status: 'withdrawn', endedAt: tx.clock.now() });
    await tx.em.flush();
    tx.publish('list.changed', { list: 'payments' });
    tx.publish('order.changed', { userId, orderId: request.orderId });
  });
  return mustFind(ctx, id);
}

export const approveMoneyBackSchema = z.object({ amountRials: refundAmountSchema.nullish() });

/**
 * Gives back to the wallet what was paid for the order. Without an amount, all that is left of it: the order ends and
 * its site closes in the same transaction. A smaller amount leaves order and site as they are. Approving twice acts
 * once.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR, SECOND_ADMIN_REQUIRED for one's own request, CONFLICT where
 * it was ended otherwise, ORDER_NOT_REFUNDABLE where nothing is left, REFUND_EXCEEDS_PAYMENT for
 * more than what is left.
 */
export async function approveMoneyBack(
  ctx: Ctx,
  id: string,
  given: z.input<typeof approveMoneyBackSchema> = {},
): Promise<MoneyBackRequestType> {
  const { userId: decidedById } = requireAdmin(ctx);
  const { amountRials: mostRials } = parseInput(approveMoneyBackSchema, given);
  const known = isId(id) ? await findMoneyBackRequest(ctx, id) : null;
  if (!known) throw new AppError('NOT_FOUND');
  if (known.status === 'approved') return known;
  await unitOfWork(ctx, async (tx) => {
    // The order before its request, as a refund and a cancellation lock them.
    const order = await lockWithPayments(tx, known.orderId);
    const request = await lockMoneyBackRequest(tx, id);
    if (request.status === 'approved') return;
    assertUndecided(request, decidedById);
    const { orderNumber, userId } = order;
    const { refundableRials: leftRials } = await mustFind(tx, id);
    if (leftRials === 0) throw new AppError('ORDER_NOT_REFUNDABLE');
    if (mostRials && mostRials > leftRials) throw new AppError('REFUND_EXCEEDS_PAYMENT', { details: { leftRials } });
    const reason = MONEY_BACK_TEXTS.refundReason(orderNumber);
    const refund = { orderId: order.id, reason, mostRials: mostRials ?? null, notifyTarget: true };
    const { allRials: amountRials } = await refundOrderToWallet(tx, refund);
    if (amountRials === 0) throw new AppError('ORDER_NOT_REFUNDABLE');
    // The end of the order has closed its open request; this one was approved.
    const ended = { status: 'approved' as const, amountRials, decidedById, endedAt: tx.clock.now() };
    await tx.em.nativeUpdate(MoneyBackRequestEntity, { id }, ended);
    const subject = { type: 'order' as const, id: order.id, label: orderNumber };
    await audit(tx, {
      action: 'order.money_back',
      subject,
      after: { requestId: id, amountRials },
      reason: request.reason,
    });
    const amount = formatToman(rialToToman(amountRials));
    const { approved, approvedInPart } = MONEY_BACK_NOTIFICATIONS;
    await notify(tx, userId, amountRials === leftRials ? approved : approvedInPart, { orderNumber, amount });
    tx.publish('list.changed', { list: 'payments' });
  });
  return mustFind(ctx, id);
}

/** @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR, SECOND_ADMIN_REQUIRED, CONFLICT where it was ended. */
export async function refuseMoneyBack(
  ctx: Ctx,
  id: string,
  given: { readonly reason: string },
): Promise<MoneyBackRequestType> {
  const { userId: decidedById } = requireAdmin(ctx);
  const { reason: decision } = parseInput(refusedSchema, given);
  await unitOfWork(ctx, async (tx) => {
    const request = await lockMoneyBackRequest(tx, id);
    assertUndecided(request, decidedById);
    tx.em.assign(request, { status: 'refused', decidedById, decision, endedAt: tx.clock.now() });
    await tx.em.flush();
    const { orderNumber } = await mustFind(tx, id);
    const subject = { type: 'order' as const, id: request.orderId, label: orderNumber };
    await audit(tx, { action: 'order.money_back_refuse', subject, after: { requestId: id }, reason: decision });
    const { userId } = request;
    await notify(tx, userId, MONEY_BACK_NOTIFICATIONS.refused, { orderNumber, decision });
    tx.publish('list.changed', { list: 'payments' });
    tx.publish('order.changed', { userId, orderId: request.orderId });
  });
  return mustFind(ctx, id);
}

function assertUndecided(request: MoneyBackRequestEntity, decidedById: string): void {
  if (request.status !== 'pending') throw new AppError('CONFLICT');
  if (request.userId === decidedById) throw new AppError('SECOND_ADMIN_REQUIRED');
}

async function mustFind(ctx: Ctx, id: string): Promise<MoneyBackRequestType> {
  const request = await findMoneyBackRequest(ctx, id);
  if (!request) throw new AppError('NOT_FOUND');
  return request;
}

/** Everyone's, newest first. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export function readMoneyBackRequests(
  ctx: Ctx,
  given: MoneyBackRequestsInput,
): Promise<LazyPage<MoneyBackRequestType>> {
  requireAdmin(ctx);
  const { status, ...page } = parseInput(moneyBackRequestsSchema, given);
  return listMoneyBackRequests(ctx, { status, ...pageBounds(page, PAGE_SIZE.admin) });
}
