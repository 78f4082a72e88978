/** Editing an order while it waits for payment. A new design is priced anew and gets a new invoice. */
import { AppError } from '../../../core/errors.js';
import type { Quote } from '../../../core/pricing.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { parseInput } from '../../platform/input.js';
import { auditIfAdmin } from '../identity/index.js';
import { parseDesign, parseWizardData, quoteWizard, saveDesign } from '../designs/index.js';
import { applyWizard } from './create-order.service.js';
import { cancelOrderInvoice, issueOrderInvoice } from './order-invoice.js';
import { attachLogo, keepLogo, type KeptLogo } from './order-logo.js';
import { lockWithPayments } from './order-release.js';
import { assertPriceShown } from './order-price.js';
import type { OrderEntity } from './orders.entity.js';
import { editOrderSchema, type EditOrderInput } from './orders.inputs.js';
import { ORDER_TEXTS } from './orders.messages.js';
import { isEditable } from './orders.policy.js';
import { selectDocuments, type OrderRow } from './orders.queries.js';
import { lockLiveOrder, searchTextOf } from './orders.store.js';
import { readOrder } from './read-orders.service.js';

interface Redesign {
  readonly logo: KeptLogo;
  readonly quote: Quote;
}

/**
 * Changes texts, or the whole design, of a pending order.
 * @throws AppError NOT_FOUND, ORDER_NOT_EDITABLE, VALIDATION_ERROR, PRICE_MISMATCH where a shown price is given.
 */
export async function editOrder(ctx: Ctx, raw: EditOrderInput): Promise<OrderRow> {
  const input = parseInput(editOrderSchema, raw);
  const known = await readOrder(ctx, input.id);
  if (!isEditable(known)) throw new AppError('ORDER_NOT_EDITABLE');
  const redesign =
    input.wizardData === undefined || input.wizardData === null
      ? null
      : await priceRedesign(ctx, input.wizardData, input.totalToman);
  await unitOfWork(ctx, async (tx) => {
    const order = await lockEditable(tx, input.id, redesign);
    const before = { title: order.title, priceRials: order.priceRials };
    if (input.title !== undefined) order.title = input.title ?? ORDER_TEXTS.defaultTitle;
    if (input.description !== undefined) order.description = input.description;
    if (input.comments !== undefined) order.comments = input.comments;
    await finishEdit(tx, order, redesign);
    const subject = { type: 'order' as const, id: order.id, label: order.orderNumber };
    const after = { title: order.title, priceRials: order.priceRials };
    await auditIfAdmin(tx, { action: 'order.edit', subject, before, after });
  });
  return readOrder(ctx, input.id);
}

/** Replaces the pages of a pending order and prices it anew; everything else of its wizard stays. */
export async function changeOrderDesign(
  ctx: Ctx,
  input: { readonly id: string; readonly snapshot: unknown },
): Promise<OrderRow> {
  const dynamicDesign = parseDesign(input.snapshot);
  const order = await readOrder(ctx, input.id);
  const { wizardData } = await selectDocuments(ctx, order.id);
  return editOrder(ctx, {
    id: order.id,
    wizardData: { ...wizardData, websiteFramework: { ...wizardData.websiteFramework, dynamicDesign } },
  });
}

async function priceRedesign(ctx: Ctx, raw: unknown, shownToman: number | null | undefined): Promise<Redesign> {
  requireViewer(ctx);
  const given = parseWizardData(raw);
  const quote = await quoteWizard(ctx, given);
  if (shownToman !== null && shownToman !== undefined) assertPriceShown(quote, shownToman);
  return { logo: await keepLogo(ctx, given), quote };
}

async function lockEditable(tx: TxCtx, id: string, redesign: Redesign | null): Promise<OrderEntity> {
  const order = await (redesign ? lockWithPayments : lockLiveOrder)(tx, id);
  if (!isEditable(order)) throw new AppError('ORDER_NOT_EDITABLE');
  return order;
}

/** A payment opened for the old price must not pay the new one: money that arrives for it goes to the wallet. */
async function finishEdit(tx: TxCtx, order: OrderEntity, redesign: Redesign | null): Promise<void> {
  order.searchText = searchTextOf(order);
  order.updatedAt = tx.clock.now();
  if (redesign) {
    const isNewPrice = JSON.stringify(order.quote) !== JSON.stringify(redesign.quote);
    applyWizard(order, redesign.logo.data, redesign.quote);
    await tx.em.flush();
    await attachLogo(tx, order, redesign.logo);
    await saveDesign(tx, {
      userId: order.userId,
      orderId: order.id,
      snapshot: order.wizardData.websiteFramework.dynamicDesign,
    });
    if (isNewPrice) await replaceInvoice(tx, order);
  }
  await tx.em.flush();
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}

async function replaceInvoice(tx: TxCtx, order: OrderEntity): Promise<void> {
  await cancelOrderInvoice(tx, order.id);
  await issueOrderInvoice(tx, order);
}
