/**
 * The records that the product needs so that its screens have something to show: one customer's site, payments and
 * ticket.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { freshDomain, payableOf, typedWizard, wizard, wizardWithForms } from '#tests/helpers/wizards.js';
import { SERVICE_KEYS } from '#core/pricing/price-list.js';
import { newAccount } from '../accounts.js';
import { expect } from '../fixtures.js';
import { ADMIN, enterAs, type Person } from '../people.js';
import { graphql, paidSite } from '../sites/paid-site.js';
import type { Records } from './screen.js';

const LONG = 'فروشگاه اینترنتی صنایع دستی و سوغات شهرهای ایران با ارسال به سراسر کشور و پشتیبانی هفت‌روزه';
const CREATE = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';
const PAY = 'mutation ($id: ID!) { requestPayment(orderId: $id) { paymentUrl payment { id } } }';
const DEPOSIT = `mutation ($input: DepositInput!) { requestDeposit(input: $input) { paymentUrl } }`;
/** Its kind does not happen here. */
const ADD_ACCOUNT_WEBHOOK = `mutation ($url: String!) { addAccountWebhook(url: $url, kinds: [key_created]) { secret } }`;
const ADD_WEBHOOK = `mutation ($siteId: ID!, $url: String!) { addSiteWebhook(siteId: $siteId, url: $url) { secret } }`;
const DOCUMENTS = `{ me { id } receipts { items { id } } invoices { items { id creditNotes { id } } } }`;

interface Documents {
  readonly me: { readonly id: string };
  readonly receipts: { readonly items: readonly { readonly id: string }[] };
  readonly invoices: {
    readonly items: readonly { readonly id: string; readonly creditNotes: readonly { id: string }[] }[];
  };
}

export interface Prepared {
  readonly customer: Person;
  /** Has registered, and nothing else. */
  readonly newcomer: Person;
  readonly records: Records;
}

/** Takes the way of a customer: every record is made by the product itself. The page is left signed in. */
export async function prepareRecords(page: Page, request: APIRequestContext): Promise<Prepared> {
  const customer = await newAccount(request);
  const token = await enterAs(page, customer, '/support');
  const services = Object.fromEntries(SERVICE_KEYS.map((key) => [key, true]));
  const raw = { ...wizardWithForms(), additionalServices: services };
  const site = await paidSite(page, request, token, { title: 'آتلیهٔ نگار' }, raw);
  const paid = page.url();
  await visit(page, site.url);
  // After all visits: nothing is sent to it.
  await graphql(request, token, ADD_WEBHOOK, { siteId: site.id, url: 'https://crm.example.com/webhooks/barpa' });
  await graphql(request, token, ADD_ACCOUNT_WEBHOOK, { url: 'https://books.example.com/webhooks/barpa' });
  const draftId = await placeOrder(request, token, LONG);
  const failed = await returnFrom(page, request, token, draftId, '-51');
  const cancelled = await returnFrom(page, request, token, draftId, null);
  const deposited = await returnFromDeposit(page, request, token);
  const notDeposited = await returnFromDeposit(page, request, token, '-51');
  await refundAnother(page, request, token);
  await report(request, token);
  const found = await graphql<Documents>(request, token, DOCUMENTS, {});
  const invoice = found.invoices.items.find(({ creditNotes }) => creditNotes.length > 0);
  const codeOf = (kind: string, id = '') => verificationCode(request, token, kind, id);
  return {
    customer,
    newcomer: await newAccount(request),
    records: {
      siteId: site.id,
      userId: found.me.id,
      draftId,
      receiptCode: await codeOf('receipts', found.receipts.items[0]?.id),
      invoiceCode: await codeOf('invoices', invoice?.id),
      creditNoteCode: await codeOf('credit-notes', invoice?.creditNotes[0]?.id),
      returns: { paid, failed, cancelled, deposited, notDeposited },
    },
  };
}

async function placeOrder(request: APIRequestContext, token: string, title: string): Promise<string> {
  const raw = wizard({ domain: freshDomain() });
  const input = { submitMode: 'draft', title, wizardData: typedWizard(raw), totalToman: payableOf(raw) };
  const { createOrder } = await graphql<{ createOrder: { order: { id: string } } }>(request, token, CREATE, { input });
  return createOrder.order.id;
}

interface Requested {
  readonly requestPayment: { readonly paymentUrl: string; readonly payment: { readonly id: string } };
}

const requestPayment = async (request: APIRequestContext, token: string, id: string) =>
  (await graphql<Requested>(request, token, PAY, { id })).requestPayment;

/** Pays with an answer of the gateway, or turns back there (null). The address that one returned to. */
async function returnFrom(
  page: Page,
  request: APIRequestContext,
  token: string,
  orderId: string,
  answer: string | null,
): Promise<string> {
  await page.goto((await requestPayment(request, token, orderId)).paymentUrl);
  if (answer === null) await page.getByRole('button', { name: 'انصراف از پرداخت' }).click();
  else await pay(page, answer);
  await expect(page.locator('[data-phase=failure], [data-phase=cancelled]')).toBeVisible();
  return page.url();
}

/** On the gateway's page; with `answer` it is what the gateway says when the payment is verified. */
async function pay(page: Page, answer?: string): Promise<void> {
  if (answer !== undefined) await page.getByLabel('پاسخ درگاه هنگام تأیید').selectOption(answer);
  await page.getByRole('button', { name: /^پرداخت .* ریال/ }).click();
}

async function returnFromDeposit(
  page: Page,
  request: APIRequestContext,
  token: string,
  answer?: string,
): Promise<string> {
  const variables = { input: { amountRials: 10_000_000, description: '' } };
  const { requestDeposit } = await graphql<{ requestDeposit: { paymentUrl: string } }>(
    request,
    token,
    DEPOSIT,
    variables,
  );
  await page.goto(requestDeposit.paymentUrl);
  await pay(page, answer);
  await expect(page.locator(`[data-phase=${answer === undefined ? 'success' : 'failure'}]`)).toBeVisible();
  return page.url();
}

/** Another order is paid and given back, which makes a credit note. */
async function refundAnother(page: Page, request: APIRequestContext, token: string): Promise<void> {
  const { paymentUrl, payment } = await requestPayment(
    request,
    token,
    await placeOrder(request, token, 'گل‌فروشی بهار'),
  );
  await page.goto(paymentUrl);
  await pay(page);
  await expect(page.locator('[data-phase=success]')).toBeVisible();
  const { email, password } = ADMIN;
  const admin = await request.post('/api/auth/login', { data: { email, password } });
  const { access_token: adminToken } = (await admin.json()) as { access_token: string };
  const refunded = await request.post('/api/payments/refund', {
    data: { payment_id: payment.id, reason: 'درخواست مشتری' },
    headers: { authorization: `Bearer ${adminToken}` },
  });
  expect(refunded.ok()).toBe(true);
}

/** Browsers as visitors have them; what says that it is a program is not counted. */
const VISITORS = [
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
    'https://www.google.com/',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36', 'https://www.instagram.com/'],
] as const;

/** Visitors read the site, and write messages; whoever writes faster than people type counts as spam. */
async function visit(page: Page, url: string): Promise<void> {
  for (const [userAgent, referer] of VISITORS) {
    const context = await page.context().browser()?.newContext({ userAgent, locale: 'fa-IR' });
    const visitor = await context?.newPage();
    if (!context || !visitor) throw new Error('the browser is closed');
    await visitor.goto(url, { referer });
    const form = visitor.locator('form[action="/_form/book"]');
    await form.locator('[name=name]').fill('سارا راد');
    await form.locator('[name=phone]').fill('0912 345 6789');
    await form.locator('textarea[name=message]').pressSequentially('برای شنبه وقت می‌خواهم.', { delay: 150 });
    await form.getByRole('button').click();
    await expect(visitor).toHaveURL(/_form\/sent\.html$/);
    await context.close();
  }
}

async function report(request: APIRequestContext, token: string): Promise<void> {
  const data = { subject: 'نشانی سایت من کار نمی‌کند', message: 'از دیروز باز نمی‌شود. لطفاً بررسی کنید.' };
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/api/support/report-issue', { data, headers })).ok()).toBe(true);
}

/** The code as printed on the document. */
async function verificationCode(request: APIRequestContext, token: string, kind: string, id: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const html = await (await request.get(`/api/${kind}/${id}/download?format=html`, { headers })).text();
  const code = new RegExp(`${kind}/verify/([0-9A-Z]{20})`).exec(html)?.[1];
  if (code === undefined) throw new Error(`no code on the document of ${kind}/${id}`);
  return code;
}
