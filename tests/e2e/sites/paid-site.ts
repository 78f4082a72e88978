/** A site that its signed-in owner has paid for on the gateway's page, as the browser tests of sites begin. */
import type { APIRequestContext, Page } from '@playwright/test';
import { freshDomain, payableOf, typedWizard, wizard, type WizardShape } from '../../helpers/wizards.js';
import { expect } from '../fixtures.js';

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
