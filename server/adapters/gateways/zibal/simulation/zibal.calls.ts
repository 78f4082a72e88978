/** The calls of Zibal: what each answers. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { PAYMENT } from '#core/limits/limits.js';
import type { GatewaySession } from '../../simulation/gateway.store.js';
import type { Gateway } from '../../simulation/pay.js';
import { isPassing } from '../../simulation/provocations.js';
import { provokedReaction, sendNow, type Answer, type Reaction } from '../../simulation/reactions.js';
import { OTHER_AMOUNT, UNKNOWN } from './outcomes.js';

/** The documented merchant for tests, and the only one of this sandbox beside those that look like real ones. */
export const TEST_MERCHANT = 'zibal';
/** The sandbox's credentials for giving money back. */
export const TEST_REFUND_TOKEN = 'sandbox-refund-token';

const MERCHANT = /^(zibal|[0-9a-f]{24})$/;
const CARD = '502229******5995';
const LIMITS = { minRials: 1000, maxRials: 1_000_000_000 } as const;
/** A payment that failed was refused by the bank: there was too little on the card. */
const STATES = { in_bank: -1, failed: 5, reversed: 18, paid: 2, verified: 1 } as const;

const requestInput = z.looseObject({
  merchant: z.string(),
  amount: z.int(),
  callbackUrl: z.string(),
  description: z.string().default(''),
  orderId: z.string().nullish(),
});
const trackInput = z.looseObject({
  merchant: z.string(),
  trackId: z.union([z.string(), z.number()]).transform(String),
});
const refundInput = z.looseObject({
  trackId: z.union([z.string(), z.number()]).transform(String),
  accountId: z.string(),
  amount: z.int(),
});

const MESSAGES: Readonly<Record<number, string>> = {
  1: 'success',
  100: 'success',
  102: 'merchant not found',
  104: 'merchant invalid',
  105: 'amount must be greater than 1000 rials',
  106: 'callbackUrl is invalid',
  113: 'amount is above the limit',
  201: 'already verified',
  202: 'not paid or failed',
  203: 'trackId is invalid',
};

/** Every answer is 200 with a `result`, refusals too. */
export function answer(result: number, data: Readonly<Record<string, unknown>> = {}): Answer {
  const body = JSON.stringify({ ...data, result, message: MESSAGES[result] ?? 'error' });
  // Numbers kept as text because of their size go out as numbers again.
  return { status: 200, body: body.replace(/"(refNumber|trackId)":"(\d+)"/g, '"$1":$2'), type: 'application/json' };
}

export function isTrackId(text: string): boolean {
  return /^\d{10,25}$/.test(text);
}

export async function callRequest({ store, clock }: Gateway, body: unknown): Promise<Answer> {
  const parsed = requestInput.safeParse(body ?? {});
  if (!parsed.success) return answer(parsed.error.issues.some(({ path }) => path[0] === 'merchant') ? 102 : 106);
  const { merchant, amount, callbackUrl, description, orderId = null } = parsed.data;
  if (!MERCHANT.test(merchant)) return answer(104);
  if (amount < LIMITS.minRials) return answer(105);
  if (amount > LIMITS.maxRials) return answer(113);
  if (!/^https?:/.test(callbackUrl) || !URL.canParse(callbackUrl)) return answer(106);
  const session = await store.open({
    authority: newTrackId(),
    merchantId: merchant,
    amountRials: amount,
    currency: 'IRR',
    description,
    callbackUrl,
    orderId,
    referer: null,
    createdAt: clock.now(),
  });
  return answer(100, { trackId: session.authority });
}

/** The largest number that `randomInt` takes is below 2^48. */
function newTrackId(): string {
  return String(randomInt(10 ** 13, 10 ** 14));
}

export async function callVerify({ store }: Gateway, body: unknown): Promise<Reaction> {
  const session = await findSession({ store }, body);
  if (!session) return sendNow(answer(203));
  const provocation = session.status === 'paid' ? await store.consumeProvocation(session.authority) : null;
  const verified = async (times: number): Promise<Answer> => {
    const after = await store.recordVerification(session.authority, times);
    if (!after) return answer(202);
    return after.verifiedCount === 1 ? answer(100, details(after, provocation)) : answer(201);
  };
  if (provocation === UNKNOWN) return sendNow(answer(203));
  if (provocation !== null && isPassing(provocation)) return provokedReaction(provocation, verified);
  return sendNow(await verified(1));
}

export async function callInquiry({ store }: Gateway, body: unknown): Promise<Answer> {
  const session = await findSession({ store }, body);
  return session ? answer(100, details(session)) : answer(203);
}

async function findSession({ store }: Pick<Gateway, 'store'>, body: unknown): Promise<GatewaySession | null> {
  const parsed = trackInput.safeParse(body ?? {});
  if (!parsed.success || !isTrackId(parsed.data.trackId)) return null;
  const session = await store.find(parsed.data.trackId);
  return session?.merchantId === parsed.data.merchant ? session : null;
}

function stateOf({ status, verifiedCount }: GatewaySession): number {
  return status === 'paid' && verifiedCount > 0 ? STATES.verified : STATES[status];
}

/** How much more was paid than was asked for under the choice of another amount. */
const MORE_RIALS = 10_000;

function details(session: GatewaySession, provocation: string | null = null): Readonly<Record<string, unknown>> {
  const isPaid = session.status === 'paid';
  return {
    status: stateOf(session),
    amount: session.amountRials + (provocation === OTHER_AMOUNT ? MORE_RIALS : 0),
    refNumber: session.refId,
    cardNumber: isPaid ? CARD : null,
    orderId: session.orderId,
    description: session.description,
    createdAt: session.createdAt.toISOString(),
    paidAt: session.paidAt?.toISOString() ?? null,
  };
}

/** A call of the account service: its success is 1. */
export async function callRefund({ store, clock }: Gateway, body: unknown, token: string | null): Promise<Answer> {
  const parsed = refundInput.safeParse(body ?? {});
  if (token !== TEST_REFUND_TOKEN || !parsed.success) return answer(104);
  const session = isTrackId(parsed.data.trackId) ? await store.find(parsed.data.trackId) : null;
  if (!session) return answer(203);
  const age = session.paidAt ? clock.now().getTime() - session.paidAt.getTime() : Infinity;
  if (parsed.data.amount !== session.amountRials || age > PAYMENT.reverseWithinMs) return answer(202);
  return (await store.reverse(session.authority)) ? answer(1) : answer(202);
}
