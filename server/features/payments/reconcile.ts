/**
 * The job that leaves no money lying: it asks the gateway about every session that is neither settled nor refused,
 * about those whose settling died half-way, and takes the gateway's own list of what it holds for us.
 */
import { AppError } from '../../../core/errors.js';
import { WALLET } from '../../../core/limits.js';
import type { Ctx } from '../../platform/context.js';
import { rows } from '../../platform/db/rows.js';
import type { InquiryStatus } from '../../platform/ports.js';
import { PaymentEntity } from './payment.entity.js';
import { findByAuthority } from './payments.queries.js';
import { endUnsettled } from './payments.store.js';
import { settlePayment } from './settle-payment.js';

interface Candidate {
  readonly id: string;
  readonly authority: string;
  readonly status: string;
  readonly createdAt: Date;
}

const BATCH = 500;
const AT_ONCE = 5;
/** A request to the gateway is answered or dead by then; its session was shown to nobody. Milliseconds. */
const UNOPENED_MS = 5 * 60 * 1000;

/** Longest unasked first. Sessions with a lease are here whatever their status: someone was settling them. */
const CANDIDATES = `
  (select id, authority, status, created_at as "createdAt", checked_at from payments
   where status = 'pending' and authority is not null and gateway = $1 order by checked_at nulls first limit ${BATCH})
  union
  (select id, authority, status, created_at, checked_at from payments
   where lease_token is not null and lease_until <= $2 and status <> 'completed' and gateway = $1 limit ${BATCH})
  order by checked_at nulls first`;

export async function reconcilePayments(ctx: Ctx): Promise<void> {
  await dropUnopened(ctx);
  const candidates = await rows<Candidate>(ctx.em, CANDIDATES, [ctx.ports.gateway.name, ctx.clock.now()]);
  await eachOf(candidates, (candidate) => reportFailure(ctx, candidate.id, () => reconcileOne(ctx, candidate)));
  await settleUnverified(ctx);
}

/** A few at a time: the gateway is asked for many customers at once. */
async function eachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** One session's trouble must not keep the others waiting; the next run asks again. */
async function reportFailure(ctx: Ctx, paymentId: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const known = error instanceof AppError;
    ctx.log[known ? 'warn' : 'error']({ err: error, paymentId }, 'a payment could not be reconciled');
  }
}

async function reconcileOne(ctx: Ctx, { id, authority, status, createdAt }: Candidate): Promise<void> {
  const now = ctx.clock.now();
  await ctx.em.fork().nativeUpdate(PaymentEntity, { id }, { checkedAt: now });
  const state = await ctx.ports.gateway.inquire(authority);
  if (state === 'paid' || state === 'verified') return void (await settlePayment(ctx, { authority }));
  if (status !== 'pending')
    return void (await ctx.em
      .fork()
      .nativeUpdate(PaymentEntity, { id, status: { $ne: 'completed' } }, { leaseToken: null, leaseUntil: null }));
  const expired = createdAt.getTime() + WALLET.pendingMs <= now.getTime();
  if (isRefused(state) || expired) {
    await endUnsettled(ctx, id, {
      status: 'failed',
      failureCode: isRefused(state) ? 'PAYMENT_FAILED' : 'TIMEOUT_ERROR',
    });
  }
}

function isRefused(state: InquiryStatus): boolean {
  return state === 'failed' || state === 'reversed';
}

/** Sessions whose request to the gateway died with its process. */
async function dropUnopened(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNOPENED_MS);
  const text = `select id from payments where status = 'pending' and authority is null and gateway <> 'wallet' and updated_at < $1 limit ${BATCH}`;
  for (const { id } of await rows<{ id: string }>(ctx.em, text, [before])) {
    await endUnsettled(ctx, id, { status: 'failed', failureCode: 'NETWORK_ERROR' });
  }
}

/** Late money too: the gateway lists what is paid and unverified whatever we believed of it. */
async function settleUnverified(ctx: Ctx): Promise<void> {
  for (const { authority } of await ctx.ports.gateway.unverified()) {
    const payment = await findByAuthority(ctx, authority);
    if (!payment) ctx.log.warn({ authority }, 'the gateway holds a payment that we never asked for');
    else await reportFailure(ctx, payment.id, async () => void (await settlePayment(ctx, { authority })));
  }
}
