/**
 * The customer takes another name for an order (docs/decisions/050-names-of-orders.md): as long as it waits for
 * payment, for 24 hours after it was paid, and whenever it has none or the one it had could not be had.
 */
import { z } from 'zod';
import type { WizardData } from '#core/design/design.js';
import { isDomainLabel, labelOfTyped, MAX_TYPED_DOMAIN } from '#core/sites/domain-name.js';
import { AppError } from '#core/errors/errors.js';
import type { Quote } from '#core/pricing/pricing.js';
import { requireScope, requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import {
  claimedByOthers,
  claimNames,
  confirmNames,
  extensionPrices,
  isNameSent,
  nameOf,
  releaseNames,
  type DomainName,
} from '#features/domains/index.js';
import { notify } from '#features/notifications/index.js';
import { editOrder } from './edit-order.service.js';
import { designOfOrder } from '#features/designs/index.js';
import { ORDER_SITE } from '../order/order-site.js';
import { recordOrderEvent } from '../order/order-event.js';
import { namesOf, ownedNameOf, primaryName } from '../order/order-names.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { isDomainOpen } from '../order/orders.policy.js';
import { selectDocuments, type OrderRow } from '../order/orders.queries.js';
import { lockLiveOrder, recordDomainChange, searchTextOf } from '../order/orders.store.js';
import { readOrder } from '../order/read-orders.service.js';
import { ORDER_NOTIFICATIONS } from '../order/orders.notifications.js';

const typed = z.string().max(MAX_TYPED_DOMAIN);

const changeDomainSchema = z.object({
  id: z.string(),
  /** The typed name; a pasted address is understood. */
  domain: typed,
  /** That of the name which is replaced, where not given. */
  extension: typed
    .transform((text) => `.${text.trim().toLowerCase().replace(/^\.+/, '')}`)
    .nullish()
    .transform((extension) => extension ?? null),
  /** Which of the order's names is replaced, whole; the primary one where not given. */
  replaces: typed.transform((text) => text.trim().toLowerCase()).nullish(),
});
export type ChangeDomainInput = z.input<typeof changeDomainSchema>;

interface Change {
  readonly from: DomainName;
  readonly to: DomainName;
  readonly data: WizardData;
}

/**
 * A name that the customer owns is exchanged until it is paid; then it is one of the domains of the site.
 * @throws AppError NOT_FOUND where the order has no such name to register, INVALID_DOMAIN, DOMAIN_TAKEN for one it
 * has already.
 */
function changeOf(data: WizardData, input: z.output<typeof changeDomainSchema>, isPaid: boolean): Change {
  const { userInfo } = data;
  const isOwned = ownedNameOf(data) !== null;
  const primary = isOwned && isPaid ? null : { label: userInfo.domain, extension: userInfo.domainExtension };
  const isPrimary = primary !== null && (!input.replaces || input.replaces === nameOf(primary));
  const from = isPrimary ? primary : namesOf(data).find((name) => nameOf(name) === input.replaces);
  if (!from) throw new AppError('NOT_FOUND');
  const extension = input.extension ?? from.extension;
  const to = { label: labelOfTyped(input.domain, extension), extension };
  if (!isDomainLabel(to.label)) throw new AppError('INVALID_DOMAIN');
  if (nameOf(to) !== nameOf(from) && namesOf(data).some((name) => nameOf(name) === nameOf(to)))
    throw new AppError('DOMAIN_TAKEN', { details: { domain: nameOf(to) } });
  const { ownsDomain, ...others } = userInfo;
  const given = isPrimary ? others : { ...others, ownsDomain };
  return { from, to, data: { ...data, userInfo: withName(given, from, to) } };
}

function withName(userInfo: WizardData['userInfo'], from: DomainName, to: DomainName): WizardData['userInfo'] {
  if (!userInfo.ownsDomain && userInfo.domain === from.label && userInfo.domainExtension === from.extension)
    return { ...userInfo, domain: to.label, domainExtension: to.extension };
  const additionalDomains = userInfo.additionalDomains.map((extra) =>
    extra.domain === from.label && extra.extension === from.extension
      ? { ...extra, domain: to.label, extension: to.extension }
      : extra,
  );
  return { ...userInfo, additionalDomains };
}

/**
 * A pending order is priced anew. After payment the new name must cost what the old one did.
 * @throws AppError NOT_FOUND also for a foreign order, DOMAIN_CHANGE_CLOSED, INVALID_DOMAIN, UNKNOWN_EXTENSION,
 * DOMAIN_REFUSED, DOMAIN_TAKEN, DOMAIN_PRICE_DIFFERS, RATE_LIMITED.
 */
export async function changeDomain(ctx: Ctx, raw: ChangeDomainInput): Promise<OrderRow> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'write:orders');
  const input = parseInput(changeDomainSchema, raw);
  const order = await readOrder(ctx, input.id);
  if (order.userId !== userId) throw new AppError('NOT_FOUND');
  assertOpen(ctx, order);
  // The rest of the wizard is read here and written back: what changes in between must not be lost.
  const design = await designOfOrder(ctx, order.id);
  const { wizardData, quote } = await selectDocuments(ctx, order.id);
  const change = changeOf(wizardData, input, order.status !== 'pending');
  if (nameOf(change.from) === nameOf(change.to)) return order;
  await ctx.limits.take('domainCheck', userId);
  if (order.status === 'pending')
    return editOrder(ctx, { id: order.id, baseVersion: design?.version ?? null, wizardData: change.data });
  await assertSamePrice(ctx, quote, change);
  const isConfirmed = await confirmNames(ctx, [change.to], order.id);
  await unitOfWork(ctx, (tx) => replaceName(tx, order.id, input, isConfirmed));
  return readOrder(ctx, order.id);
}

function assertOpen(ctx: Ctx, order: Parameters<typeof isDomainOpen>[0]): void {
  if (!isDomainOpen(order, ctx.clock.now())) throw new AppError('DOMAIN_CHANGE_CLOSED');
}

/** @throws AppError UNKNOWN_EXTENSION, DOMAIN_PRICE_DIFFERS with both prices a year in toman. */
async function assertSamePrice(ctx: Ctx, quote: Quote, { from, to }: Change): Promise<void> {
  const prices = await extensionPrices(ctx);
  if (to.extension === from.extension) return;
  const next = Object.hasOwn(prices, to.extension) ? prices[to.extension] : undefined;
  if (next === undefined) throw new AppError('UNKNOWN_EXTENSION', { details: { extension: to.extension } });
  const paid =
    quote.lines.find(({ kind, key }) => kind === 'domain' && key === from.extension)?.unitToman ??
    prices[from.extension];
  if (paid !== next) throw new AppError('DOMAIN_PRICE_DIFFERS', { details: { paidToman: paid, priceToman: next } });
}

/** The order may have changed while the registry was queried: everything is read again under its lock. */
async function replaceName(
  tx: TxCtx,
  id: string,
  input: z.output<typeof changeDomainSchema>,
  isConfirmed: boolean,
): Promise<void> {
  const order = await lockLiveOrder(tx, id);
  if (order.status === 'pending') throw new AppError('CONFLICT');
  assertOpen(tx, order);
  const { from, to, data } = changeOf(order.wizardData, input, true);
  if (nameOf(to) === order.domainRefused)
    throw new AppError('DOMAIN_REFUSED', { details: { domain: nameOf(to) }, fa: order.domainRefusal ?? undefined });
  if (await isNameSent(tx, order.id, nameOf(from))) throw new AppError('DOMAIN_CHANGE_CLOSED');
  const [contested] = await claimNames(tx, order.id, [nameOf(to)]);
  if (contested !== undefined) throw new AppError('DOMAIN_TAKEN', { details: { domain: contested } });
  await releaseNames(tx, order.id, [nameOf(from)]);
  const statusBefore = order.domainStatus;
  const left = from.label === '' ? '' : nameOf(from);
  order.wizardData = data;
  order.domain = primaryName(data);
  order.searchText = searchTextOf(order);
  order.domainStatus = await statusAfter(tx, order, isConfirmed, statusBefore);
  order.domainCheckedAt = tx.clock.now();
  order.domainCheckAfter = null;
  order.domainCheckCount = 0;
  order.updatedAt = tx.clock.now();
  recordDomainChange(tx, order, left, nameOf(to));
  await tx.em.flush();
  await recordOrderEvent(tx, 'order.updated', order);
  await tx.provided.one(ORDER_SITE).rename(tx, order.id, data);
  const changed = { orderNumber: order.orderNumber, from: left, to: nameOf(to) };
  await notify(tx, order.userId, ORDER_NOTIFICATIONS.domainChanged, changed);
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}

/** Other names of the order keep their state. */
async function statusAfter(
  tx: TxCtx,
  order: OrderEntity,
  isConfirmed: boolean,
  before: OrderEntity['domainStatus'],
): Promise<OrderEntity['domainStatus']> {
  const names = namesOf(order.wizardData).map(nameOf);
  const isRefused = order.domainRefused !== null && names.includes(order.domainRefused);
  if (isRefused || (await claimedByOthers(tx, names, order.id)).length > 0) return 'awaiting_choice';
  return isConfirmed && (names.length === 1 || before === 'confirmed') ? 'confirmed' : 'awaiting_confirmation';
}
