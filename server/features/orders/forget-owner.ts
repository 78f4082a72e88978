/**
 * A removed account's orders keep what was sold and for how much, which the books refer to; personal data is erased,
 * and nothing is billed again. What is not paid is cancelled: money that arrives for it later goes to the wallet.
 */
import { LockMode } from '@mikro-orm/core';
import { chosenServices, type WizardData } from '#core/design/design.js';
import type { TxCtx } from '#platform/context.js';
import { lockHeldCoupons, releaseCoupon } from '#features/coupons/index.js';
import { withoutWords } from '#features/designs/index.js';
import { mayFollow } from './order/orders.transitions.js';
import { lockNames, releaseNames } from '#features/domains/index.js';
import { cancelUnpaidInvoices, lockInvoicesOfUser, stopRenewals } from '#features/invoices/index.js';
import { closeMoneyBack } from './order/money-back.store.js';
import { MoneyBackRequestEntity } from './order/money-back.entity.js';
import { OrderDomainChangeEntity, OrderEntity } from './order/orders.entity.js';
import { ORDER_TEXTS } from './order/orders.messages.js';
import { isPayable } from './order/orders.policy.js';
import { moveOrder, searchTextOf } from './order/orders.store.js';

/** `.invalid` never resolves (RFC 2606). */
const NO_NAME = { label: 'removed', domain: 'removed.invalid' } as const;

/** The wizard as it was priced, without texts of its owner. What stays is named here. */
export function withoutPerson(data: WizardData): WizardData {
  const { siteType, branding, userInfo, additionalServices, orderId } = data;
  const { method, dynamicDesign, pageStructure, canvasDimensions } = data.websiteFramework;
  const { customizationLevel, rushDelivery, billing, totalPrice } = data.pricing;
  return {
    siteType,
    modules: [],
    websiteFramework: {
      method,
      dynamicDesign: withoutWords(dynamicDesign),
      selectedLayouts: {},
      uploadedImages: {},
      pageStructure,
      customPages: [],
      canvasDimensions,
    },
    branding: { ...branding, logo: null },
    userInfo: {
      ...userInfo,
      domain: NO_NAME.label,
      additionalDomains: userInfo.additionalDomains.map((extra) => ({ ...extra, domain: NO_NAME.label })),
    },
    additionalServices,
    additionalServicesList: chosenServices(data),
    pricing: { customizationLevel, rushDelivery, billing, totalPrice },
    orderId,
  };
}

/** In the order of platform/db/lock-order.ts: all orders, then all names, then what is billed for them. */
export async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
  const orders = await tx.em.find(OrderEntity, { userId }, lock);
  for (const order of orders) {
    const about = { title: ORDER_TEXTS.defaultTitle, description: null, comments: null, domain: NO_NAME.domain };
    tx.em.assign(order, {
      ...about,
      wizardData: withoutPerson(order.wizardData),
      sessionId: null,
      domainRefused: null,
      domainRefusal: null,
      searchText: searchTextOf({ ...about, orderNumber: order.orderNumber }),
      updatedAt: tx.clock.now(),
    });
    const nameless = { fromDomain: NO_NAME.domain, toDomain: NO_NAME.domain };
    await tx.em.nativeUpdate(OrderDomainChangeEntity, { orderId: order.id }, nameless);
    tx.publish('order.changed', { userId, orderId: order.id });
  }
  const unpaid = orders.filter((order) => isPayable(order) && mayFollow(order.status, 'cancelled'));
  await lockHeldCoupons(
    tx,
    unpaid.map(({ id }) => id),
  );
  for (const { id } of orders) await lockNames(tx, id);
  for (const { id } of orders) await releaseNames(tx, id);
  await lockInvoicesOfUser(tx, userId);
  for (const { id } of orders) {
    // There is no one left who could pay for the next period.
    await stopRenewals(tx, id);
    await closeMoneyBack(tx, id);
  }
  await cancelUnpaidInvoices(tx, userId);
  for (const order of unpaid) {
    await releaseCoupon(tx, order.id);
    await moveOrder(tx, order, 'cancelled', {
      actor: tx.viewer?.userId ?? null,
      reason: ORDER_TEXTS.accountClosedReason,
    });
  }
  // Texts that may identify the person.
  await tx.em.nativeUpdate(MoneyBackRequestEntity, { userId }, { reason: '—' });
  await tx.em.flush();
}
