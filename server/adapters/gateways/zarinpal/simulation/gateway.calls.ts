/** The five calls of the gateway: what each answers, in the order in which the real one looks at things. */
import { createHash, randomBytes } from 'node:crypto';
import { PAYMENT, TIME_ZONE } from '#core/limits/limits.js';
import { bookStatus } from '../../simulation/gateway.book.js';
import type { GatewaySession, GatewayStore } from '../../simulation/gateway.store.js';
import type { Gateway } from '../../simulation/pay.js';
import { isPassing } from '../../simulation/provocations.js';
import { provokedReaction, sendNow, type Answer, type Reaction } from '../../simulation/reactions.js';
import { refuse, success } from './gateway.answers.js';
import {
  amountRefusal,
  authorityInput,
  merchantInput,
  readInput,
  requestInput,
  toRials,
  verifyInput,
} from './gateway.inputs.js';
import { isCode } from './outcomes.js';

const AUTHORITY = /^[AS][0-9a-zA-Z]{35}$/;
const UNVERIFIED_LIMIT = 100;
const CARD = '5022291234565995';

/** `referer`: the page the buyer came from, kept for unVerified. */
export async function callRequest({ store, clock }: Gateway, body: unknown, referer: string | null): Promise<Answer> {
  const read = readInput(requestInput, body);
  if ('refusal' in read) return read.refusal;
  const { input } = read;
  const amountRials = toRials(input.amount, input.currency);
  const refusal = amountRefusal(amountRials, input.currency);
  if (refusal) return refusal;
  const session = await store.open({
    authority: newAuthority(),
    merchantId: input.merchant_id,
    amountRials,
    currency: input.currency,
    description: input.description,
    callbackUrl: input.callback_url,
    orderId: input.metadata?.order_id ?? null,
    referer,
    createdAt: clock.now(),
  });
  return success({
    code: 100,
    message: 'Success',
    authority: session.authority,
    fee_type: 'Merchant',
    fee: feeOf(session),
  });
}

/** The real fee is 1 %, at most 12,000 toman, said in the unit of the payment. */
function feeOf(session: GatewaySession): number {
  const rials = Math.min(Math.floor(session.amountRials / 100), 120_000);
  return session.currency === 'IRT' ? Math.floor(rials / 10) : rials;
}

export async function callVerify({ store }: Gateway, body: unknown): Promise<Reaction> {
  const read = readInput(verifyInput, body);
  if ('refusal' in read) return sendNow(read.refusal);
  const found = await findSession(store, read.input.authority, read.input.merchant_id);
  if ('refusal' in found) return sendNow(found.refusal);
  const { session } = found;
  const provocation = session.status === 'paid' ? await store.consumeProvocation(session.authority) : null;
  if (provocation !== null && isPassing(provocation))
    return provokedReaction(provocation, (times) => verified(store, session, times));
  if (provocation !== null && isCode(provocation)) return sendNow(refuse(provocation));
  if (toRials(read.input.amount, session.currency) !== session.amountRials) return sendNow(refuse('-50'));
  return sendNow(await verified(store, session));
}

async function verified(store: GatewayStore, session: GatewaySession, by = 1): Promise<Answer> {
  const after = await store.recordVerification(session.authority, by);
  if (!after) return refuse('-51');
  const isFirst = after.verifiedCount === 1;
  return success({
    wages: [],
    code: isFirst ? 100 : 101,
    message: isFirst ? 'Paid' : 'Verified',
    card_hash: createHash('sha256').update(CARD).digest('hex').toUpperCase(),
    card_pan: `${CARD.slice(0, 6)}******${CARD.slice(-4)}`,
    ref_id: after.refId,
    fee_type: 'Merchant',
    fee: feeOf(after),
    shaparak_fee: '1200',
    order_id: after.orderId,
  });
}

/** `S` and 35 characters, as the sandbox of the real gateway writes them. */
function newAuthority(): string {
  return `S${randomBytes(18).toString('hex').slice(0, 35)}`;
}

export function isAuthority(text: string): boolean {
  return AUTHORITY.test(text);
}

type Found = { readonly session: GatewaySession } | { readonly refusal: Answer };

/** -54 for a malformed authority, -55 for one that does not exist, -53 for another merchant's. */
async function findSession(store: GatewayStore, authority: string, merchantId: string): Promise<Found> {
  if (!isAuthority(authority)) return { refusal: refuse('-54') };
  const session = await store.find(authority);
  if (!session) return { refusal: refuse('-55') };
  return session.merchantId === merchantId ? { session } : { refusal: refuse('-53') };
}

export async function callInquiry({ store }: Gateway, body: unknown): Promise<Answer> {
  const read = readInput(authorityInput, body);
  if ('refusal' in read) return read.refusal;
  const found = await findSession(store, read.input.authority, read.input.merchant_id);
  if ('refusal' in found) return found.refusal;
  return success({ code: 100, message: 'Success', status: bookStatus(found.session) });
}

/** Its code is the text "100", as in the real gateway. */
export async function callUnverified({ store }: Gateway, body: unknown): Promise<Answer> {
  const read = readInput(merchantInput, body);
  if ('refusal' in read) return read.refusal;
  const sessions = await store.unverified(read.input.merchant_id, UNVERIFIED_LIMIT);
  return success({
    code: '100',
    message: 'Success',
    authorities: sessions.map((session) => ({
      authority: session.authority,
      amount: session.amountRials,
      callback_url: session.callbackUrl,
      referer: session.referer ?? '',
      date: localTime(session.createdAt),
    })),
  });
}

/** `2026-11-21 15:30:00` in Tehran: Swedish writes dates in just this way. */
function localTime(date: Date): string {
  return date.toLocaleString('sv-SE', { timeZone: TIME_ZONE });
}

export async function callReverse({ store, clock }: Gateway, body: unknown): Promise<Answer> {
  const read = readInput(authorityInput, body);
  if ('refusal' in read) return read.refusal;
  const found = await findSession(store, read.input.authority, read.input.merchant_id);
  if ('refusal' in found) return found.refusal;
  const { session } = found;
  if (session.status !== 'paid' || !session.paidAt) return refuse('-61');
  if (clock.now().getTime() - session.paidAt.getTime() > PAYMENT.reverseWithinMs) return refuse('-63');
  return (await store.reverse(session.authority)) ? success({ code: 100, message: 'Reversed' }) : refuse('-61');
}
