/**
 * The job that accounts for all money: it queries each configured gateway about every session of its own that is
 * neither settled nor refused and about those whose settling process died, reads the gateway's own list of unverified
 * payments, and completes refunds that were interrupted. Sessions whose gateway is not configured any more go to
 * review. It may run concurrently: sessions are claimed first.
 */
import { AppError } from '#core/errors/errors.js';
import { PAYMENT, RECONCILE, WALLET } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { InquiryStatus, PaymentGateway } from '#platform/ports.js';
import { PaymentEntity, type PaymentStatus, type ReviewReason } from './payment/payment.entity.js';
import { accountsOf, REACHABLE, reachableValues } from './payment/payment-gateway.js';
import { remainingSeconds } from './payment/payment-state.js';
import { findByAuthority } from './payment/payments.queries.js';
import { endUnsettled } from './payment/payments.store.js';
import { dropOldAttempts } from './opening/gateway-health.js';
import { finishRefund } from './refunds/refund-payment.service.js';
import { selectStrandedRefunds } from './refunds/refunds.queries.js';
import { reviewUnreachable, settlePayment } from './settlement/settle-payment.js';

interface Candidate {
  readonly id: string;
  readonly authority: string;
  readonly status: PaymentStatus;
  readonly reviewReason: ReviewReason | null;
  readonly createdAt: Date;
  /** The token of a lease that was left behind. */
  readonly leaseToken: string | null;
}

/** A call to the gateway has reached it and been answered by then, or never will be. Milliseconds. */
const CALL_ENDED_MS = 5 * 60 * 1000;

/**
 * Takes the next sessions that are due, in review too, longest waiting first, and postpones their next time: 30 s,
 * 1 min, 2 min … 3 min. Sessions with an expired lease are included whatever their status: a process was settling
 * them.
 */
const CLAIM = `
  with waiting as (
    select id from payments where status in ('pending', 'needs_review') and authority is not null and gateway = $1
      and coalesce(merchant_id, '') = any($6::text[]) and (check_after is null or check_after <= $2) order by check_after nulls first limit $5 for no key update skip locked
  ), left_alone as (
    select id from payments where lease_token is not null and lease_until <= $2 and status not in ('completed', 'pending', 'needs_review')
      and gateway = $1 and coalesce(merchant_id, '') = any($6::text[]) and (check_after is null or check_after <= $2) limit $5 for no key update skip locked
  )
  update payments p set checked_at = $2, check_count = p.check_count + 1,
    check_after = $2::timestamptz + least($4::float8, $3::float8 * power(2, least(p.check_count, 20))) * interval '1 millisecond'
  where p.id in (select id from waiting union all select id from left_alone)
  returning p.id, p.authority, p.status, p.review_reason as "reviewReason", p.created_at as "createdAt", p.lease_token as "leaseToken"`;

/** Failures in a row: when the gateway is down, further calls are useless. */
class Patience {
  private troubles = 0;

  get isOver(): boolean {
    return this.troubles >= RECONCILE.giveUpAfter;
  }

  note(worked: boolean): void {
    this.troubles = worked ? 0 : this.troubles + 1;
  }
}

export async function reconcilePayments(ctx: Ctx): Promise<void> {
  await dropUnopened(ctx);
  await reviewAllUnreachable(ctx);
  // One gateway that does not answer keeps no other waiting.
  const runs = await Promise.allSettled(ctx.ports.gateways.all.map((gateway) => reconcileAt(ctx, gateway)));
  await dropOldAttempts(ctx);
  const failed = runs.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason as Error;
}

async function reconcileAt(ctx: Ctx, gateway: PaymentGateway): Promise<void> {
  const patience = new Patience();
  await reconcileAll(ctx, gateway, patience);
  if (!patience.isOver) await settleUnverified(ctx, gateway, patience);
  if (!patience.isOver) await finishRefunds(ctx, gateway, patience);
  if (!patience.isOver) return;
  const { name } = gateway;
  ctx.log.error({ gateway: name }, 'the gateway does not answer: the reconciler will go on in its next run');
}

/**
 * Sessions whose gateway is not configured: once their hour is over, so that a gateway that is missing by mistake can
 * come back, and those whose settling process has died.
 */
const UNREACHABLE = `select p.id from payments p where p.authority is not null and p.gateway <> 'wallet' and not ${REACHABLE}
  and ((p.status = 'pending' and p.created_at <= $3)
    or (p.status in ('failed', 'cancelled') and p.lease_token is not null and p.lease_until <= $4))
  order by p.id limit 500`;

async function reviewAllUnreachable(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const values = [...reachableValues(ctx), new Date(now.getTime() - WALLET.pendingMs), now];
  for (const { id } of await rows<{ id: string }>(ctx.em, UNREACHABLE, values)) await reviewUnreachable(ctx, id);
}

async function reconcileAll(ctx: Ctx, gateway: PaymentGateway, patience: Patience): Promise<void> {
  const { batch, firstPauseMs, longestPauseMs } = RECONCILE;
  const now = ctx.clock.now();
  const values = [gateway.name, now, firstPauseMs, longestPauseMs, batch, accountsOf(ctx, gateway)];
  for (;;) {
    const claimed = await rows<Candidate>(ctx.em, CLAIM, values);
    await eachOf(claimed, patience, async (each) => {
      await attempt(ctx, each.id, patience, () => reconcileOne(ctx, gateway, each));
    });
    if (claimed.length === 0 || patience.isOver) return;
  }
}

/** A few at a time: the gateway is called for many customers at once. */
async function eachOf<Item>(
  items: readonly Item[],
  patience: Patience,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) {
      if (patience.isOver) return;
      await act(item);
    }
  };
  await Promise.all(Array.from({ length: RECONCILE.atOnce }, work));
}

/** One session's failure must not delay the others; a later run queries again. */
async function attempt(ctx: Ctx, id: string, patience: Patience, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    patience.note(true);
    return true;
  } catch (error) {
    const known = error instanceof AppError;
    ctx.log[known ? 'warn' : 'error']({ err: error, id }, 'a payment could not be reconciled');
    // Only a gateway that cannot be reached is a reason to stop; a refusal is an answer.
    patience.note(known && typeof error.details['gatewayCode'] === 'number');
    return false;
  }
}

async function reconcileOne(ctx: Ctx, gateway: PaymentGateway, candidate: Candidate): Promise<void> {
  const { id, authority, status, reviewReason, createdAt } = candidate;
  const state = await gateway.inquire(authority);
  if (state === 'paid' || state === 'verified') return void (await settlePayment(ctx, { id }));
  // Money in review that has gone back to the payer needs no person any more.
  if (status === 'needs_review' && isRefused(state)) {
    await endUnsettled(ctx, id, { status: 'failed', failureCode: 'PAYMENT_FAILED' });
    return;
  }
  // The gateway is configured again: a session that nobody could be asked about is one that waits.
  const waits = status === 'pending' || (status === 'needs_review' && reviewReason === 'unreachable');
  if (!waits) return dropLease(ctx, candidate);
  const expired = remainingSeconds({ status: 'pending', createdAt }, ctx.clock.now()) === 0;
  if (isRefused(state) || expired) {
    await endUnsettled(ctx, id, {
      status: 'failed',
      failureCode: isRefused(state) ? 'PAYMENT_FAILED' : 'PAYMENT_EXPIRED',
    });
  }
}

/** Not one whose call may reach the gateway after the inquiry and verify, or that has been taken since. */
async function dropLease(ctx: Ctx, { id, leaseToken }: Candidate): Promise<void> {
  const leaseUntil = { $lt: new Date(ctx.clock.now().getTime() - CALL_ENDED_MS) };
  const unsettled = { id, leaseToken, leaseUntil, status: { $ne: 'completed' as const } };
  await ctx.em.fork().nativeUpdate(PaymentEntity, unsettled, { leaseToken: null, leaseUntil: null });
}

function isRefused(state: InquiryStatus): boolean {
  return state === 'failed' || state === 'reversed';
}

/** Sessions whose request to the gateway died with its process: they were never shown. */
async function dropUnopened(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - CALL_ENDED_MS);
  const text = `select id from payments where status = 'pending' and authority is null and gateway <> 'wallet' and updated_at < $1 limit 500`;
  for (const { id } of await rows<{ id: string }>(ctx.em, text, [before])) {
    await endUnsettled(ctx, id, { status: 'failed', failureCode: 'NETWORK_ERROR' });
  }
}

/**
 * Late money too: the gateway lists what is paid and unverified whatever status we stored. The list is cut off, so it
 * is read again as long as it contains something that settles.
 */
async function settleUnverified(ctx: Ctx, gateway: PaymentGateway, patience: Patience): Promise<void> {
  const first = await gateway.unverified();
  if (first === null) return settleEnded(ctx, gateway, patience);
  const seen = new Set<string>();
  for (let list: typeof first | null = first; list && !patience.isOver;) {
    let settled = false;
    const fresh = list.filter(({ authority }) => !seen.has(authority));
    for (const { authority } of fresh) seen.add(authority);
    await eachOf(fresh, patience, async ({ authority }) => {
      const payment = await findByAuthority(ctx, gateway.name, authority);
      if (!payment) ctx.log.warn({ authority }, 'the gateway holds a payment that we never requested');
      else if (await attempt(ctx, payment.id, patience, () => settlePayment(ctx, payment))) settled = true;
    });
    list = settled ? await gateway.unverified() : null;
  }
}

/** Sessions of a gateway without such a list that ended without money, while they are young enough to be paid. */
const CLAIM_ENDED = `
  with ended as (
    select id from payments where status in ('failed', 'cancelled') and authority is not null and gateway = $1
      and coalesce(merchant_id, '') = any($3::text[]) and created_at > $4 and (check_after is null or check_after <= $2)
      order by check_after nulls first limit $6 for no key update skip locked
  )
  update payments p set checked_at = $2, check_count = p.check_count + 1,
    check_after = $2::timestamptz + $5::float8 * interval '1 millisecond'
  where p.id in (select id from ended) returning p.id, p.authority`;

/** Late money where the gateway does not list it: each session that has ended is inquired about now and then. */
async function settleEnded(ctx: Ctx, gateway: PaymentGateway, patience: Patience): Promise<void> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - RECONCILE.endedForMs);
  const { endedPauseMs, batch } = RECONCILE;
  const values = [gateway.name, now, accountsOf(ctx, gateway), since, endedPauseMs, batch];
  const claimed = await rows<{ id: string; authority: string }>(ctx.em, CLAIM_ENDED, values);
  await eachOf(claimed, patience, async ({ id, authority }) => {
    await attempt(ctx, id, patience, async () => {
      const state = await gateway.inquire(authority);
      if (state === 'paid' || state === 'verified') await settlePayment(ctx, { id });
    });
  });
}

async function finishRefunds(ctx: Ctx, gateway: PaymentGateway, patience: Patience): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - PAYMENT.leaseMs);
  const stranded = await selectStrandedRefunds(ctx, {
    gateway: gateway.name,
    accounts: accountsOf(ctx, gateway),
    before,
  });
  await eachOf(stranded, patience, async ({ id }) => {
    await attempt(ctx, id, patience, () => finishRefund(ctx, id));
  });
}
