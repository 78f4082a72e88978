/**
 * An administrator decides about a name that the registries could not check (decision record 050): confirms it, or
 * refuses it with a reason, after which its customer chooses another one.
 */
import { z } from 'zod';
import { MAX_TYPED_DOMAIN } from '#core/sites/domain-name.js';
import { AppError } from '#core/errors/errors.js';
import { TEXT } from '#core/limits/limits.js';
import { cleanLine, PLAIN_TEXT } from '#core/text/plain-text.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { nameOf } from '#features/domains/index.js';
import { audit } from '#features/identity/index.js';
import { namesOf } from '../order/order-names.js';
import { confirmOrderNames, refuseOrderName } from './order-domains.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { isDomainToDecide } from '../order/orders.policy.js';
import type { OrderRow } from '../order/orders.queries.js';
import { lockLiveOrder } from '../order/orders.store.js';
import { readOrder } from '../order/read-orders.service.js';

const name = z
  .string()
  .max(MAX_TYPED_DOMAIN)
  .transform((text) => text.trim().toLowerCase());

const confirmDomainSchema = z.object({
  id: z.string(),
  /** The whole name that the administrator has looked at: the customer may have changed it meanwhile. */
  domain: name,
});
const refuseDomainSchema = confirmDomainSchema.extend({
  reason: z
    .string()
    .max(PLAIN_TEXT.workable)
    .transform(cleanLine)
    .pipe(z.string().min(1, ORDER_TEXTS.refusalReasonMissing).max(TEXT.title)),
});
export type ConfirmDomainInput = z.input<typeof confirmDomainSchema>;
export type RefuseDomainInput = z.input<typeof refuseDomainSchema>;

/**
 * All names of the order are confirmed, one that was refused before, too.
 * @throws AppError FORBIDDEN, NOT_FOUND, DOMAIN_NOT_WAITING for an order that is not paid, dropped, without a name or
 * confirmed already, CONFLICT where it has no such name any more, DOMAIN_TAKEN where another paid order was first.
 */
export async function confirmDomain(ctx: Ctx, raw: ConfirmDomainInput): Promise<OrderRow> {
  requireAdmin(ctx);
  const input = parseInput(confirmDomainSchema, raw);
  await unitOfWork(ctx, async (tx) => {
    const order = await lockUndecided(tx, input);
    const before = order.domainStatus;
    const contested = await confirmOrderNames(tx, order);
    if (contested !== null) throw new AppError('DOMAIN_TAKEN', { details: { domain: contested } });
    await record(tx, order, { action: 'order.domain_confirm', before, reason: null });
  });
  return readOrder(ctx, input.id);
}

/**
 * The order stays paid, and its customer is notified to choose another name than `domain`.
 * @throws AppError as `confirmDomain`, and VALIDATION_ERROR without a reason.
 */
export async function refuseDomain(ctx: Ctx, raw: RefuseDomainInput): Promise<OrderRow> {
  requireAdmin(ctx);
  const { reason, ...input } = parseInput(refuseDomainSchema, raw);
  await unitOfWork(ctx, async (tx) => {
    const order = await lockUndecided(tx, input);
    const before = order.domainStatus;
    await refuseOrderName(tx, order, { name: input.domain, why: reason });
    await record(tx, order, { action: 'order.domain_refuse', before, reason });
  });
  return readOrder(ctx, input.id);
}

async function lockUndecided(tx: TxCtx, { id, domain }: z.output<typeof confirmDomainSchema>): Promise<OrderEntity> {
  const order = await lockLiveOrder(tx, id);
  if (!isDomainToDecide(order)) throw new AppError('DOMAIN_NOT_WAITING');
  if (!namesOf(order.wizardData).some((each) => nameOf(each) === domain)) throw new AppError('CONFLICT');
  return order;
}

interface Decision {
  readonly action: 'order.domain_confirm' | 'order.domain_refuse';
  readonly before: OrderEntity['domainStatus'];
  readonly reason: string | null;
}

/** Without the name itself: it may identify a person, and log entries are never erased. */
function record(tx: TxCtx, order: OrderEntity, { action, before, reason }: Decision): Promise<void> {
  return audit(tx, {
    action,
    subject: { type: 'order', id: order.id, label: order.orderNumber },
    before: { domainStatus: before },
    after: { domainStatus: order.domainStatus },
    reason,
  });
}
