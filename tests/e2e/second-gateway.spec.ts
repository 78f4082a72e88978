/** Paying at the second gateway: there and back, whether the money came or the payer turned back. */
import type { APIRequestContext } from '@playwright/test';
import { freshDomain, payableOf, typedWizard, wizard } from '#tests/helpers/wizards.js';
import { newAccount } from './accounts.js';
import { expect, expectAccessible, test } from './fixtures.js';
import { enterAs } from './people.js';
import { graphql, payAtGateway } from './sites/paid-site.js';

const CREATE = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';
const PAY = 'mutation ($id: ID!) { requestPayment(orderId: $id, gateway: "zibal") { paymentUrl } }';

/** The address of the gateway's page for a new order. */
async function openAtSecond(request: APIRequestContext, token: string): Promise<string> {
  const raw = wizard({ domain: freshDomain() });
  const input = { submitMode: 'draft', title: 'گل‌فروشی', wizardData: typedWizard(raw), totalToman: payableOf(raw) };
  const { createOrder } = await graphql<{ createOrder: { order: { id: string } } }>(request, token, CREATE, { input });
  const paid = await graphql<{ requestPayment: { paymentUrl: string } }>(request, token, PAY, createOrder.order);
  return paid.requestPayment.paymentUrl;
}

test('a payment at the second gateway comes back settled', async ({ page, request }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  await page.goto(await openAtSecond(request, token));
  await expect(page.getByRole('heading', { level: 1, name: 'درگاه پرداخت آزمایشی زیبال' })).toBeVisible();
  await expectAccessible(page);
  await payAtGateway(page);
  await expect(page).toHaveURL(/trackId=\d+/);
  await expectAccessible(page);
});

test('turning back at the second gateway cancels the payment', async ({ page, request }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  await page.goto(await openAtSecond(request, token));
  await page.getByRole('button', { name: 'انصراف از پرداخت' }).click();
  await expect(page.getByRole('heading', { name: 'پرداخت را لغو کردید' })).toBeVisible();
});
