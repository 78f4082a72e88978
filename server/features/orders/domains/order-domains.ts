/** The domain names of an order: whether they may be had, and that it holds them once it is paid. */
import { NAME_CHANGE } from '#core/limits/limits.js';
import type { WizardData } from '#core/design/design.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import {
  assertUnclaimed,
  claimNames,
  confirmNames,
  nameOf,
  OWNED_NAMES,
  releaseNames,
} from '#features/domains/index.js';
import { notify } from '#features/notifications/index.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { lockLiveOrder } from '../order/orders.store.js';
import { namesOf, ownedNameOf } from '../order/order-names.js';
import type { OrderDomainStatus } from '../order/orders.values.js';
import { ORDER_NOTIFICATIONS } from '../order/orders.notifications.js';

type UserInfo = WizardData['userInfo'];

interface OfOrder {
  readonly userId: string;
  /** Null before it is placed. */
  readonly id: string | null;
}

/**
 * Checks all names of an order; never inside a transaction.
 * @throws AppError DOMAIN_TAKEN, DOMAIN_REFUSED, SITE_DOMAIN_REFUSED.
 */
export async function checkNames(
  ctx: Ctx,
  data: { readonly userInfo: UserInfo },
  { userId, id: orderId }: OfOrder,
): Promise<OrderDomainStatus> {
  const owned = ownedNameOf(data);
  if (owned !== null) await ctx.provided.one(OWNED_NAMES).assertConnectable(ctx, owned, userId);
  const names = namesOf(data);
  const isConfirmed = await confirmNames(ctx, names, orderId);
  return isConfirmed && data.userInfo.domain !== '' ? 'confirmed' : 'awaiting_confirmation';
}

/** An order that was checked so recently goes to the gateway without another query of the registries. */
const FRESH_MS = 60_000;

/**
 * Before the payment of an order starts: its names are checked again.
 * @throws AppError DOMAIN_TAKEN, DOMAIN_REFUSED; the customer chooses another name and pays then.
 */
export async function recheckNames(ctx: Ctx, order: OrderEntity): Promise<void> {
  const now = ctx.clock.now();
  const names = namesOf(order.wizardData);
  if (order.domainCheckedAt && now.getTime() - order.domainCheckedAt.getTime() < FRESH_MS)
    return assertUnclaimed(ctx, names, order.id);
  const domainStatus = await checkNames(ctx, order.wizardData, order);
  await unitOfWork(ctx, async (tx) => {
    const locked = await lockLiveOrder(tx, order.id);
    // Paid meanwhile: settling has decided about its names. Changed meanwhile: the answer is about other names.
    if (locked.paymentStatus === 'paid') return;
    if (namesOf(locked.wizardData).map(nameOf).join() !== names.map(nameOf).join()) return;
    locked.domainStatus = domainStatus;
    locked.domainCheckedAt = now;
    await tx.em.flush();
  });
}

/**
 * In the settling transaction, without any query: the paid order takes its names. Where another paid order was first,
 * it stays paid, and its customer chooses another name.
 */
export async function claimPaidNames(tx: TxCtx, order: OrderEntity): Promise<void> {
  const names = namesOf(order.wizardData).map(nameOf);
  // A name that the customer owns is not exchanged but connected.
  const isOwnedAlone = ownedNameOf(order.wizardData) !== null && names.length === 0;
  order.domainChangeUntil = isOwnedAlone ? null : new Date(tx.clock.now().getTime() + NAME_CHANGE.ms);
  const contested = await claimNames(tx, order.id, names);
  if (contested.length === 0) return;
  const name = contested[0] ?? '';
  recordRefusal(order, { name, why: ORDER_TEXTS.contested });
  const { userId, orderNumber, id: orderId } = order;
  await notify(tx, userId, ORDER_NOTIFICATIONS.domainContested, { orderNumber, orderId, name });
}

interface Refusal {
  /** The whole name. */
  readonly name: string;
  /** Persian, for the customer. */
  readonly why: string;
}

/** A locked order's name cannot be had: the order stays paid, and its customer is notified to choose another one. */
export async function refuseOrderName(tx: TxCtx, order: OrderEntity, { name, why }: Refusal): Promise<void> {
  await releaseNames(tx, order.id, [name]);
  recordRefusal(order, { name, why });
  const { userId, orderNumber, id: orderId } = order;
  await notify(tx, userId, ORDER_NOTIFICATIONS.domainRefused, { orderNumber, orderId, name, why });
  await finish(tx, order);
}

/** The customer is to choose another name. */
function recordRefusal(order: OrderEntity, { name, why }: Refusal): void {
  order.domainStatus = 'awaiting_choice';
  order.domainRefused = name;
  order.domainRefusal = why;
}

/**
 * A locked, paid order's names are free: it holds them, and its customer is notified. Returns the name that another
 * paid order has, and changes nothing then.
 */
export async function confirmOrderNames(tx: TxCtx, order: OrderEntity): Promise<string | null> {
  const names = namesOf(order.wizardData).map(nameOf);
  const [contested] = await claimNames(tx, order.id, names);
  if (contested !== undefined) return contested;
  order.domainStatus = 'confirmed';
  order.domainRefused = null;
  order.domainRefusal = null;
  await notify(tx, order.userId, ORDER_NOTIFICATIONS.domainConfirmed, { orderNumber: order.orderNumber, names });
  await finish(tx, order);
  return null;
}

async function finish(tx: TxCtx, order: OrderEntity): Promise<void> {
  order.updatedAt = tx.clock.now();
  await tx.em.flush();
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}
