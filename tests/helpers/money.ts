/** Money for tests: orders to pay, wallets with something in them, and the payer at the gateway's page. */
import { tomanToRial, toman, rial, type Rial } from '#core/money.js';
import { PRICES } from '#core/pricing/price-list.js';
import { postJournal, SYSTEM_ACCOUNTS, walletAccountOf } from '#features/wallet/index.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { Account } from './accounts.js';
import type { TestApp } from './app.js';

export interface PlacedOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly priceRials: Rial;
  readonly invoiceId: string;
}

/** The smallest wizard that can be ordered: one page with one section and a free .ir name. */
export function smallWizard(domain = `site-${newId().slice(-12)}`, domainExtension = '.ir'): Record<string, unknown> {
  const section = { id: 's1', sectionType: 'hero', layoutId: 'hero-1', order: 0 };
  return {
    siteType: 'personal',
    websiteFramework: {
      method: 'dynamic',
      dynamicDesign: { pages: [{ id: 'main', name: 'خانه', sections: [section] }], currentPageId: 'main' },
    },
    userInfo: { domain, domainExtension },
  };
}

const QUOTE = 'query ($wizardData: WizardDataInput!) { quote(wizardData: $wizardData) { payableToman } }';
const CREATE = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { order { id orderNumber priceRials invoice { id } } }
}`;

/** A draft order of the account, priced by the server. */
export async function placeOrder(
  app: TestApp,
  account: Account,
  domain?: string,
  extension?: string,
): Promise<PlacedOrder> {
  const wizardData = smallWizard(domain, extension);
  const { data: quoted } = await app.graphql<{ quote: { payableToman: number } }>(QUOTE, { wizardData }, account.token);
  const input = { submitMode: 'draft', wizardData, totalToman: quoted.quote.payableToman };
  const answer = await app.graphql<{ createOrder: { order: PlacedOrder & { invoice: { id: string } } } } | null>(
    CREATE,
    { input },
    account.token,
  );
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  const { id, orderNumber, priceRials, invoice } = answer.data.createOrder.order;
  return { id, orderNumber, priceRials, invoiceId: invoice.id };
}

/** The ways to pay an invoice of one's own. */
export type PayBy = 'wallet' | 'gateway' | 'split';

/** Pays an order by REST; answers what the call answered. */
export function payOrder(
  app: TestApp,
  account: Account,
  orderId: string,
  by: PayBy,
  key?: string,
): ReturnType<TestApp['rest']> {
  return app.rest('POST', '/payments/request', {
    body: { order_id: orderId, payment_method: by },
    token: account.token,
    headers: key ? { 'idempotency-key': key } : {},
  });
}

/** The least price of the smallest order. */
export const SMALL_ORDER_RIALS = tomanToRial(toman(PRICES.base));

/** Puts money into a wallet by an adjustment. */
export async function fillWallet(app: TestApp, account: Account, amount: number): Promise<void> {
  await unitOfWork(app.ctx(), async (tx) => {
    const id = newId();
    postJournal(tx, {
      kind: 'adjustment',
      key: `test:${id}`,
      referenceType: 'test',
      referenceId: id,
      description: 'شارژ آزمایشی',
      actorId: null,
      entries: [
        { account: SYSTEM_ACCOUNTS.adjustments, amountRials: rial(-amount) },
        { account: await walletAccountOf(tx, account.id), amountRials: rial(amount) },
      ],
    });
  });
}

export async function balanceOf(app: TestApp, account: Account): Promise<number> {
  const { body } = await app.rest('GET', '/wallets/me/balance', { token: account.token });
  return body['balance'] as number;
}

export interface OpenedSession {
  readonly paymentId: string;
  readonly authority: string;
  readonly paymentUrl: string;
}

const REQUEST = 'mutation ($id: ID!) { requestPayment(orderId: $id) { paymentUrl payment { id authority } } }';

export async function openOrderPayment(app: TestApp, account: Account, orderId: string): Promise<OpenedSession> {
  const answer = await app.graphql<{
    requestPayment: { paymentUrl: string; payment: { id: string; authority: string } };
  } | null>(REQUEST, { id: orderId }, account.token);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  const { paymentUrl, payment } = answer.data.requestPayment;
  return { paymentId: payment.id, authority: payment.authority, paymentUrl };
}

export async function openDeposit(app: TestApp, account: Account, amount = 1_000_000): Promise<OpenedSession> {
  const { status, body } = await app.rest('POST', '/wallets/me/deposit', { token: account.token, body: { amount } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return {
    paymentId: body['order_id'] as string,
    authority: body['authority'] as string,
    paymentUrl: body['payment_url'] as string,
  };
}

/** The payer presses a button of the gateway's page; answers where the browser is sent. */
export async function atGateway(
  paymentUrl: string,
  press: { do: 'pay' | 'cancel' | 'close'; outcome?: string } = { do: 'pay' },
): Promise<string | null> {
  const form = new URLSearchParams({ outcome: 'success', ...press });
  const response = await fetch(paymentUrl, { method: 'POST', body: form, redirect: 'manual' });
  if (response.status >= 400) throw new Error(`the gateway's page answered ${response.status}`);
  return response.headers.get('location');
}

export interface Books {
  readonly journals: number;
  readonly receipts: number;
  readonly paidInvoices: number;
}

/** How often money has moved for an order or deposit, by every book that must agree. */
export async function booksOf(app: TestApp, referenceId: string): Promise<Books> {
  const text = `select
    (select count(*) from ledger_journals where reference_id = $1) as journals,
    (select count(*) from receipts r join payments p on p.id = r.payment_id where p.order_id = $1 or p.id = $1) as receipts,
    (select count(*) from invoices where order_id = $1 and status = 'paid') as "paidInvoices"`;
  return (await row<Books>(app.ctx().em, text, [referenceId])) ?? { journals: 0, receipts: 0, paidInvoices: 0 };
}

/** Every law of the ledger over the whole database; the list of what is broken. */
export async function ledgerFaults(app: TestApp): Promise<string[]> {
  const faults = await rows<{ fault: string }>(app.ctx().em, LAWS);
  return faults.map(({ fault }) => fault);
}

const LAWS = `
  select fault from ledger_faults()
  union all
  select 'wallet ' || id || ' is negative' from ledger_accounts where user_id is not null and balance_rials < 0
  union all
  select 'payment ' || p.id || ' has no journal of its amount' from payments p
    where p.status = 'completed' and not exists (
      select 1 from ledger_entries e where e.journal_id = p.journal_id and abs(e.amount_rials) = p.amount_rials)
  union all
  select 'payment ' || p.id || ' gives back more than was paid' from payments p
    where p.refunded_rials > case when p.status <> 'completed' then 0
      else p.amount_rials + case p.hold_state when 'spent' then p.wallet_rials else 0 end end
  union all
  select 'payment ' || p.id || ' and its refunds disagree' from payments p
    where p.refunded_rials <> (select coalesce(sum(r.amount_rials), 0) from payment_refunds r where r.payment_id = p.id and r.status <> 'failed')
  union all
  select 'the holds are ' || balance_rials from ledger_accounts where kind = 'holds' and balance_rials <>
    (select coalesce(sum(wallet_rials), 0) from payments where hold_state = 'held')
    + (select coalesce(sum(r.amount_rials), 0) from payment_refunds r join payments p on p.id = r.payment_id
       where r.status = 'pending' and (p.purpose = 'deposit' or p.outcome = 'credited_to_wallet'))`;
