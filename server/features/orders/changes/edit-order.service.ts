/** Editing an order while it waits for payment. A new design is priced anew and gets a new invoice. */
import type { WizardData } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import type { Quote } from '#core/pricing/pricing.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { auditIfAdmin } from '#features/identity/index.js';
import { settleCoupon } from '#features/coupons/index.js';
import {
  assertNewestDesign,
  countDesignEdit,
  designOfOrder,
  parseDesign,
  parseOptions,
  parseWizardData,
  quoteWizard,
  refuseUnknownFiles,
  refuseUnknownFilesOfWizard,
  saveDesign,
  storedDesign,
  withOptions,
} from '#features/designs/index.js';
import { applyWizard } from './create-order.service.js';
import { cancelOrderInvoice, issueOrderInvoice } from '../payment/order-invoice.js';
import { attachPictures, storePictures, type KeptPictures } from '../design/order-pictures.js';
import { lockWithPayments } from '../payment/order-release.js';
import { recordOrderEvent } from '../order/order-event.js';
import { namesOf, ownedNameOf } from '../order/order-names.js';
import { checkNames } from '../domains/order-domains.js';
import { assertPriceShown } from '../payment/order-price.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { editOrderSchema, type EditOrderInput } from '../order/orders.inputs.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { isDesigned, isEditable } from '../order/orders.policy.js';
import { selectDocuments, type OrderRow } from '../order/orders.queries.js';
import { lockLiveOrder, recordDomainChange, searchTextOf } from '../order/orders.store.js';
import type { OrderDomainStatus } from '../order/orders.values.js';
import { readOrder } from '../order/read-orders.service.js';

interface Redesign {
  readonly pictures: KeptPictures;
  readonly quote: Quote;
  /** Null where the names stay. */
  readonly domainStatus: OrderDomainStatus | null;
}

/**
 * Changes texts, or the whole design, of a pending order.
 * @throws AppError NOT_FOUND, ORDER_NOT_EDITABLE, VALIDATION_ERROR, PRICE_MISMATCH where a shown price is given,
 * COUPON_…, DOMAIN_TAKEN, DOMAIN_REFUSED for other names than before, CONFLICT where a base version is given and is
 * older than the saved one.
 */
export async function editOrder(ctx: Ctx, raw: EditOrderInput): Promise<OrderRow> {
  const input = parseInput(editOrderSchema, raw);
  const known = await readOrder(ctx, input.id);
  if (!isEditable(known)) throw new AppError('ORDER_NOT_EDITABLE');
  const redesign =
    input.wizardData === undefined || input.wizardData === null ? null : await priceRedesign(ctx, known, input);
  await unitOfWork(ctx, async (tx) => {
    const order = await lockEditable(tx, input.id, redesign);
    await assertNewestDesign(tx, { orderId: order.id, baseVersion: input.baseVersion });
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
  input: {
    readonly id: string;
    readonly snapshot: unknown;
    readonly sessionId?: string | null | undefined;
    readonly baseVersion?: number | null | undefined;
  },
): Promise<OrderRow> {
  const order = await readOrder(ctx, input.id);
  // The rest of the wizard is read here and written back: what changes in between must not be lost either.
  const read = await designOfOrder(ctx, order.id);
  const { wizardData } = await selectDocuments(ctx, order.id);
  const stored = [storedDesign(wizardData)];
  const dynamicDesign = parseDesign(input.snapshot, stored);
  const paths = { design: 'designSnapshot', branding: 'branding' };
  await refuseUnknownFiles(ctx, { design: dynamicDesign }, paths, {
    owners: writersOf(ctx, order),
    stored: () => stored,
  });
  return editOrder(ctx, {
    id: order.id,
    baseVersion: input.baseVersion ?? read?.version ?? null,
    wizardData: {
      ...wizardData,
      ...(input.sessionId && { sessionId: input.sessionId }),
      websiteFramework: { ...wizardData.websiteFramework, dynamicDesign },
    },
  });
}

/** Sets options of a pending order's design (designs/design-options.ts). @throws AppError what `editOrder` throws. */
export async function changeOrderOptions(
  ctx: Ctx,
  input: { readonly id: string; readonly options: unknown },
): Promise<OrderRow> {
  const changes = parseOptions(input.options);
  const order = await readOrder(ctx, input.id);
  const read = await designOfOrder(ctx, order.id);
  const { wizardData } = await selectDocuments(ctx, order.id);
  return editOrder(ctx, {
    id: order.id,
    baseVersion: read?.version ?? null,
    wizardData: withOptions(wizardData, changes),
  });
}

/** Whose files the design of an order may name: an administrator edits with files of either. */
const writersOf = (ctx: Ctx, { userId }: OrderRow): readonly string[] => [userId, requireViewer(ctx).userId];

const OTHER_ORDER = { path: 'wizardData.orderId', message: ORDER_TEXTS.otherOrder };

/** A coupon that the order holds keeps its terms, also after it was changed or switched off. */
async function priceRedesign(
  ctx: Ctx,
  order: OrderRow,
  { wizardData, totalToman }: Pick<EditOrderInput, 'wizardData' | 'totalToman'>,
): Promise<Redesign> {
  const { id: orderId, userId } = order;
  const before = await selectDocuments(ctx, orderId);
  const stored = [storedDesign(before.wizardData)];
  const given = parseWizardData(wizardData, stored);
  await refuseUnknownFilesOfWizard(ctx, given, { owners: writersOf(ctx, order), stored: () => stored });
  if (given.orderId && given.orderId !== orderId) throw new AppError('VALIDATION_ERROR', { fields: [OTHER_ORDER] });
  const quote = await quoteWizard(ctx, given, { userId, orderId });
  if (totalToman !== null && totalToman !== undefined) assertPriceShown(quote, totalToman);
  const namesIn = (data: WizardData) => JSON.stringify([ownedNameOf(data), namesOf(data)]);
  const isSame = namesIn(given) === namesIn(before.wizardData);
  const domainStatus = isSame ? null : await checkNames(ctx, given, order);
  return { pictures: await storePictures(ctx, given), quote, domainStatus };
}

async function lockEditable(tx: TxCtx, id: string, redesign: Redesign | null): Promise<OrderEntity> {
  const order = await (redesign ? lockWithPayments(tx, id, redesign.quote) : lockLiveOrder(tx, id));
  if (!isEditable(order)) throw new AppError('ORDER_NOT_EDITABLE');
  return order;
}

/** A payment opened for the old price must not pay the new one: money that arrives for it goes to the wallet. */
async function finishEdit(tx: TxCtx, order: OrderEntity, redesign: Redesign | null): Promise<void> {
  order.searchText = searchTextOf(order);
  order.updatedAt = tx.clock.now();
  if (redesign) {
    const isNewPrice = !isDesigned(order) || JSON.stringify(order.quote) !== JSON.stringify(redesign.quote);
    const domainBefore = order.domain;
    applyWizard(order, redesign.pictures.data, redesign.quote);
    if (redesign.domainStatus) {
      order.domainStatus = redesign.domainStatus;
      order.domainCheckedAt = tx.clock.now();
    }
    if (order.domain !== domainBefore) recordDomainChange(tx, order, domainBefore, order.domain);
    await tx.em.flush();
    await attachPictures(tx, order, redesign.pictures);
    await saveDesign(tx, {
      userId: order.userId,
      orderId: order.id,
      sessionId: order.wizardData.sessionId ?? null,
      snapshot: order.wizardData.websiteFramework.dynamicDesign,
    });
    await settleCoupon(tx, order, redesign.quote);
    if (isNewPrice) await replaceInvoice(tx, order);
  } else await countDesignEdit(tx, order.id);
  await tx.em.flush();
  await recordOrderEvent(tx, 'order.updated', order);
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}

async function replaceInvoice(tx: TxCtx, order: OrderEntity): Promise<void> {
  await cancelOrderInvoice(tx, order.id);
  await issueOrderInvoice(tx, order);
}
