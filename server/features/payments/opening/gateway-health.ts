/**
 * Which gateways open a new payment, in which order, and which of them are left alone because they have just failed
 * several times. A gateway that is left alone is tried by one payment now and then; where that one succeeds, all are
 * opened there again. It is tried as well where every other one has failed: leaving it alone refuses nobody.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#core/errors/errors.js';
import { GATEWAY_HEALTH, GATEWAY_WAIT } from '#core/limits/limits.js';
import type { Rial } from '#core/money.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { PaymentGateway } from '#platform/ports.js';
import { GatewayAttemptEntity, type AttemptOutcome } from '../payment/gateway-attempt.entity.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import { lockPayment } from '../payment/payments.store.js';

/** In the order in which they are tried. */
export type Gateways = readonly [PaymentGateway, ...PaymentGateway[]];

/** The current account of each provider, in the configured order. */
export function openingGateways(ctx: Ctx): Gateways {
  const { default: first, all } = ctx.ports.gateways;
  const others = all.filter(
    ({ name }, at) => all.findIndex((each) => each.name === name) === at && name !== first.name,
  );
  return [first, ...others];
}

/**
 * The gateways at which a payment may be opened, the next one where one does not answer. A caller who names one gets
 * that one alone. @throws AppError VALIDATION_ERROR where it opens none.
 */
export function gatewaysFor(ctx: Ctx, named: string | null): Gateways {
  const opening = openingGateways(ctx);
  if (named === null) return opening;
  const gateway = opening.find(({ name }) => name === named);
  if (gateway) return [gateway];
  throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'gateway', message: PAYMENT_TEXTS.unknownGateway }] });
}

interface PastAttempt {
  readonly outcome: AttemptOutcome;
  readonly beganAt: Date;
}

const LATEST = `select outcome, began_at as "beganAt" from gateway_attempts
  where gateway = $1 and merchant_id = $2 order by began_at desc, id desc limit $3`;

/** Whether a further attempt is to wait: the latest ones all failed, and the last one began only just now. */
function isResting(latest: readonly PastAttempt[], now: Date): boolean {
  const { failures, probeEveryMs } = GATEWAY_HEALTH;
  const [last] = latest;
  if (!last || now.getTime() - last.beganAt.getTime() >= probeEveryMs) return false;
  // The one that is trying it says nothing yet.
  const judged = last.outcome === 'waiting' ? latest.slice(1) : latest.slice(0, failures);
  // A process that died while it was waiting had no answer either.
  const hasFailed = ({ outcome, beganAt }: PastAttempt): boolean =>
    outcome === 'failed' || (outcome === 'waiting' && now.getTime() - beganAt.getTime() > GATEWAY_WAIT.deadMs);
  return judged.length >= failures && judged.every(hasFailed);
}

/** An attempt that is under way. */
export interface Attempt {
  readonly id: string;
  /** The part of the payment that goes through the gateway. */
  readonly amountRials: Rial;
}

/**
 * Makes a payment that has no session yet one of this gateway, whose answer is then awaited. Null where the gateway is
 * left alone. `always`: the caller has no other choice. @throws AppError PAYMENT_CANCELED where the payment is over.
 */
export async function beginAttempt(
  ctx: Ctx,
  { name: gateway, merchantId }: PaymentGateway,
  { paymentId, always }: { readonly paymentId: string; readonly always: boolean },
): Promise<Attempt | null> {
  return unitOfWork(ctx, async (tx) => {
    // One payment tries a gateway that rests, not all that come at once.
    await lockByName(tx, `gateway:${gateway}:${merchantId}`);
    const now = tx.clock.now();
    const latest = await rows<PastAttempt>(tx.em, LATEST, [gateway, merchantId, GATEWAY_HEALTH.failures + 1]);
    if (!always && isResting(latest, now)) return null;
    const payment = await lockPayment(tx, paymentId);
    if (payment.status !== 'pending') throw new AppError('PAYMENT_CANCELED');
    tx.em.assign(payment, { gateway, merchantId, updatedAt: now });
    const attempt = { id: newId(), paymentId, gateway, merchantId, outcome: 'waiting' as const, beganAt: now };
    await tx.em.persist(tx.em.create(GatewayAttemptEntity, attempt)).flush();
    return { id: attempt.id, amountRials: payment.amountRials };
  });
}

/** Notes how an attempt ended. */
export async function endAttempt(
  em: EntityManager,
  id: string,
  outcome: 'opened' | 'refused' | 'failed',
): Promise<void> {
  await em.nativeUpdate(GatewayAttemptEntity, { id }, { outcome });
}

/** Attempts are kept for the figures of the last days only. */
export async function dropOldAttempts(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - GATEWAY_HEALTH.keptMs);
  const text = `delete from gateway_attempts where id in (select id from gateway_attempts where began_at < $1 limit 1000)`;
  await rows(ctx.em, text, [before]);
}
