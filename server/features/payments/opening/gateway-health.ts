/**
 * Which gateways open a new payment, in which order, and which of them are left alone because they have just failed
 * several times. A gateway that is left alone is tried by one payment now and then; where that one succeeds, all are
 * opened there again.
 */
import { AppError } from '#core/errors/errors.js';
import { GATEWAY_HEALTH, GATEWAY_WAIT } from '#core/limits/limits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { PaymentGateway } from '#platform/ports.js';
import { GatewayAttemptEntity, type AttemptOutcome } from '../payment/gateway-attempt.entity.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';

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

interface Attempt {
  readonly outcome: AttemptOutcome;
  readonly beganAt: Date;
}

const LATEST = `select outcome, began_at as "beganAt" from gateway_attempts
  where gateway = $1 and merchant_id = $2 order by began_at desc, id desc limit $3`;

/** Whether a further attempt is to wait: the latest ones all failed, and the last one began only just now. */
function isResting(latest: readonly Attempt[], now: Date): boolean {
  const { failures, probeEveryMs } = GATEWAY_HEALTH;
  const [last] = latest;
  if (!last || now.getTime() - last.beganAt.getTime() >= probeEveryMs) return false;
  // The one that is trying it says nothing yet.
  const judged = last.outcome === 'waiting' ? latest.slice(1) : latest.slice(0, failures);
  // A process that died while it was waiting had no answer either.
  const hasFailed = ({ outcome, beganAt }: Attempt): boolean =>
    outcome === 'failed' || (outcome === 'waiting' && now.getTime() - beganAt.getTime() > GATEWAY_WAIT.deadMs);
  return judged.length >= failures && judged.every(hasFailed);
}

/**
 * Notes that a payment is about to be opened at a gateway; answers the attempt's id, or null where the gateway is left
 * alone. `always`: the caller has no other choice.
 */
export async function beginAttempt(
  ctx: Ctx,
  { name: gateway, merchantId }: PaymentGateway,
  { paymentId, always }: { readonly paymentId: string; readonly always: boolean },
): Promise<string | null> {
  return unitOfWork(ctx, async (tx) => {
    // One payment tries a gateway that rests, not all that come at once.
    await lockByName(tx, `gateway:${gateway}:${merchantId}`);
    const now = tx.clock.now();
    const latest = await rows<Attempt>(tx.em, LATEST, [gateway, merchantId, GATEWAY_HEALTH.failures + 1]);
    if (!always && isResting(latest, now)) return null;
    const id = newId();
    const attempt = { id, paymentId, gateway, merchantId, outcome: 'waiting' as const, beganAt: now };
    await tx.em.persist(tx.em.create(GatewayAttemptEntity, attempt)).flush();
    return id;
  });
}

/** Once: an attempt that has ended is not ended again. */
export async function endAttempt(ctx: Ctx, id: string, outcome: 'opened' | 'failed'): Promise<void> {
  await ctx.em.fork().nativeUpdate(GatewayAttemptEntity, { id, outcome: 'waiting' }, { outcome });
}

/** Attempts are kept for the figures of the last days only. */
export async function dropOldAttempts(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - GATEWAY_HEALTH.keptMs);
  const text = `delete from gateway_attempts where id in (select id from gateway_attempts where began_at < $1 limit 1000)`;
  await rows(ctx.em, text, [before]);
}
