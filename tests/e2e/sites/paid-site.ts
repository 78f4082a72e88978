/** A site that its owner has paid for, at the gateway or from the wallet, as the browser tests of sites begin. */
import type { APIRequestContext, Page } from '@playwright/test';
import { freshDomain, payableOf, typedWizard, wizard, type WizardShape } from '#tests/helpers/wizards.js';
import { expect } from '../fixtures.js';
import { ADMIN, type Person } from '../people.js';

export async function graphql<Data>(
  request: APIRequestContext,
  token: string,
  query: string,
  variables: object,
): Promise<Data> {
  const headers = { authorization: `Bearer ${token}` };
  const body = await (await request.post('/graphql', { data: { query, variables }, headers })).json();
  expect(body).not.toHaveProperty('errors');
  return body.data as Data;
}

export interface PaidSite {
  readonly id: string;
  readonly url: string;
  readonly status: string;
}

/** The payer presses the button of the gateway's page and comes back. */
export async function payAtGateway(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^پرداخت .* ریال/ }).click();
  await expect(page.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible();
}

/** Orders, pays, and waits until visitors can open it. The page is left at the return from the gateway. */
export async function paidSite(
  page: Page,
  request: APIRequestContext,
  token: string,
  { title, ...shape }: WizardShape & { readonly title: string },
  raw = wizard({ domain: freshDomain(), ...shape }),
): Promise<PaidSite> {
  const input = { submitMode: 'draft', title, wizardData: typedWizard(raw), totalToman: payableOf(raw) };
  const create = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';
  const { createOrder } = await graphql<{ createOrder: { order: { id: string } } }>(request, token, create, { input });
  const pay = 'mutation ($id: ID!) { requestPayment(orderId: $id) { paymentUrl } }';
  const variables = { id: createOrder.order.id };
  const paid = await graphql<{ requestPayment: { paymentUrl: string } }>(request, token, pay, variables);
  await page.goto(paid.requestPayment.paymentUrl);
  await payAtGateway(page);
  let site: PaidSite | null = null;
  await expect(async () => {
    const query = 'query ($id: ID!) { order(id: $id) { site { id url status } } }';
    const { order } = await graphql<{ order: { site: PaidSite } }>(request, token, query, variables);
    site = order.site;
    expect(site.status).toBe('online');
  }).toPass({ timeout: 60_000 });
  return site as unknown as PaidSite;
}

/** For calls of REST in somebody's name. */
export async function headersOf(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<Record<'authorization', string>> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

const PAGE = { id: 'main', name: 'خانه', sections: [{ id: 's', sectionType: 'hero', layoutId: 'hero-1', order: 0 }] };

/** Paid from a filled wallet, without a screen. The site may not be built yet. */
export async function siteFromWallet(
  request: APIRequestContext,
  person: Person,
  domain = freshDomain(),
): Promise<Record<'id' | 'orderId', string>> {
  const headers = await headersOf(request, person);
  const me = (await (await request.get('/api/auth/me', { headers })).json()) as { id: string };
  const credit = { type: 'credit', amount: 25_000_000, reason: 'آزمایش' };
  const byAdmin = { headers: await headersOf(request, ADMIN), data: credit };
  expect((await request.post(`/api/admin/wallets/${me.id}/adjust`, byAdmin)).ok()).toBe(true);
  const wizard_data = {
    siteType: 'personal',
    websiteFramework: { method: 'dynamic', dynamicDesign: { pages: [PAGE], currentPageId: 'main' } },
    userInfo: { domain, domainExtension: '.ir' },
  };
  const made = await request.post('/api/orders/create', { headers, data: { wizard_data, total_amount: 2_500_000 } });
  const { order_id } = (await made.json()) as { order_id: string };
  const pay = { headers, data: { order_id, payment_method: 'wallet' } };
  expect((await request.post('/api/payments/request', pay)).ok()).toBe(true);
  const { items } = (await (await request.get('/api/sites', { headers })).json()) as { items: { id: string }[] };
  return { id: items[0]?.id ?? '', orderId: order_id };
}
