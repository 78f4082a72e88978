/** How customers of the demonstration pay: at the gateway, from the wallet, or by both. */
import { rial, rialToToman, type Rial } from '#core/money.js';
import {
  openPayment,
  payInvoice,
  payOrderFromWallet,
  paySplit,
  requestDeposit,
  verifyDeposit,
  verifyPayment,
} from '#features/payments/index.js';
import { findBalance } from '#features/wallet/index.js';
import type { Actor, YearApp } from './year-app.js';

export type PayBy = 'gateway' | 'wallet' | 'split';

/** The debt that is paid: an order, or an invoice of its own. */
export type Debt =
  { readonly orderId: string; readonly amountRials: Rial } | { readonly invoiceId: string; readonly amountRials: Rial };

/** Deposits are whole millions of rials. */
const DEPOSIT_STEP = 1_000_000;

/** The gateway's address of a session ends in its authority. */
function authorityOf(paymentUrl: string): string {
  return paymentUrl.slice(paymentUrl.lastIndexOf('/') + 1);
}

/** @throws Error where the payment was not verified. */
async function finish(app: YearApp, actor: Actor, paymentUrl: string): Promise<void> {
  const authority = authorityOf(paymentUrl);
  await app.atGateway(authority, 'pay');
  const { success, errorCode } = await verifyPayment(app.as(actor), { authority, status: 'OK' });
  if (!success) throw new Error(`a payment was not verified: ${errorCode}`);
}

/** Opens a payment at the gateway and turns back there. */
export async function abandonPayment(app: YearApp, actor: Actor, orderId: string): Promise<void> {
  const { paymentUrl } = await openPayment(app.as(actor), { orderId });
  const authority = authorityOf(paymentUrl);
  await app.atGateway(authority, 'cancel');
  await verifyPayment(app.as(actor), { authority, status: 'NOK' });
}

export async function deposit(app: YearApp, actor: Actor, amountRials: number): Promise<void> {
  const { paymentUrl } = await requestDeposit(app.as(actor), { amountRials });
  const authority = authorityOf(paymentUrl);
  await app.atGateway(authority, 'pay');
  const { success, errorCode } = await verifyDeposit(app.as(actor), { authority, status: 'OK' });
  if (!success) throw new Error(`a deposit was not verified: ${errorCode}`);
}

/** The missing part of a debt, and a little more, is deposited first. */
async function fillWallet(app: YearApp, actor: Actor, debtRials: Rial): Promise<void> {
  const missing = debtRials - (await findBalance(app.as(actor), actor.id));
  if (missing > 0) await deposit(app, actor, Math.ceil((missing * 1.2) / DEPOSIT_STEP) * DEPOSIT_STEP);
}

/** For a split payment the wallet has to hold a part. */
async function fillPart(app: YearApp, actor: Actor, debtRials: Rial): Promise<void> {
  const half = rial(Math.floor(rialToToman(debtRials) / 2) * 10);
  if ((await findBalance(app.as(actor), actor.id)) === 0)
    await deposit(app, actor, Math.max(1, Math.floor(half / DEPOSIT_STEP)) * DEPOSIT_STEP);
}

/** @throws AppError as the payments do, Error where the gateway refuses. */
export async function pay(app: YearApp, actor: Actor, debt: Debt, by: PayBy): Promise<void> {
  if (by === 'wallet') await fillWallet(app, actor, debt.amountRials);
  if (by === 'split') await fillPart(app, actor, debt.amountRials);
  const paymentUrl = await opened(app, actor, debt, by);
  if (paymentUrl !== null) await finish(app, actor, paymentUrl);
}

/** Where the rest is to be paid; null where nothing is left. */
async function opened(app: YearApp, actor: Actor, debt: Debt, by: PayBy): Promise<string | null> {
  const ctx = app.as(actor);
  if ('invoiceId' in debt) return (await payInvoice(ctx, { id: debt.invoiceId, method: by })).paymentUrl;
  const { orderId } = debt;
  if (by === 'split') return (await paySplit(ctx, { orderId })).paymentUrl;
  if (by === 'gateway') return (await openPayment(ctx, { orderId })).paymentUrl;
  await payOrderFromWallet(ctx, { orderId });
  return null;
}
