/** A refund on the screens of customer, stranger and administrator. */
import type { APIRequestContext, Page } from '@playwright/test';
import { payableOf, wizard } from '#tests/helpers/wizards.js';
import { newAccount } from './accounts.js';
import { expect, test } from './fixtures.js';
import { ADMIN, enterAs } from './people.js';

test.setTimeout(240_000);

const TITLE = 'سایت گل‌فروشی بهار';

async function graphql(
  request: APIRequestContext,
  token: string,
  query: string,
  variables: object,
): Promise<Record<string, { id: string; payment: { id: string }; order: { id: string }; paymentUrl: string }>> {
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await answer.json();
  expect(body).not.toHaveProperty('errors');
  return body.data;
}

/** Orders a site and pays it by card; answers the payment's id. */
async function payOrder(page: Page, request: APIRequestContext, token: string): Promise<string> {
  const wizardData = wizard();
  const input = { submitMode: 'draft', title: TITLE, wizardData, totalToman: payableOf(wizardData) };
  const create = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';
  const { createOrder } = await graphql(request, token, create, { input });
  const open = 'mutation ($id: ID!) { requestPayment(orderId: $id) { paymentUrl payment { id } } }';
  const { requestPayment } = await graphql(request, token, open, { id: createOrder?.order.id });
  await page.goto(requestPayment?.paymentUrl ?? '');
  await page.getByRole('button', { name: /^پرداخت .* ریال/ }).click();
  await expect(page.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible();
  return requestPayment?.payment.id ?? '';
}

test('S-220 a refund shows to customer, stranger and administrator', async ({ browser, baseURL, page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await newAccount(request);
  const token = await enterAs(page, person, '/dashboard');
  const paymentId = await payOrder(page, request, token);
  const admin = await request.post('/api/auth/login', { data: { email: ADMIN.email, password: ADMIN.password } });
  const adminToken = ((await admin.json()) as { access_token: string }).access_token;
  const refunded = await request.post('/api/payments/refund', {
    data: { payment_id: paymentId, reason: 'درخواست مشتری' },
    headers: { authorization: `Bearer ${adminToken}` },
  });
  expect(refunded.status()).toBe(200);

  await test.step('the order is cancelled, with the amount', async () => {
    await page.goto('/dashboard');
    const card = page.getByRole('article', { name: TITLE });
    await expect(card.getByText('لغوشده')).toBeVisible();
    await card.getByRole('heading').getByRole('button').click();
    await expect(card.getByText(/بازگردانده‌شده/)).toBeVisible();
  });

  await test.step('the invoice says so, with its credit note', async () => {
    await page.goto('/dashboard?tab=invoices');
    const row = page.getByRole('region', { name: 'صورت‌حساب‌های شما' }).getByRole('article');
    await expect(row.getByText('بازگردانده‌شده')).toBeVisible();
    await expect(row.getByText(/صورت‌حساب برگشت از فروش/)).toBeVisible();
    await expect(row.getByRole('button', { name: /PDF صورت‌حساب برگشت از فروش/ })).toBeVisible();
  });

  let code = '';
  await test.step('the receipt says how much, when and where to', async () => {
    await page.goto('/dashboard?tab=receipts');
    await expect(page.getByText(/بازگردانده‌شده:.*به کارت/)).toBeVisible();
    const { items } = (await (
      await request.get('/api/receipts', { headers: { authorization: `Bearer ${token}` } })
    ).json()) as { items: { id: string }[] };
    const html = await request.get(`/api/receipts/${items[0]?.id ?? ''}/download?format=html`, {
      headers: { authorization: `Bearer ${token}` },
    });
    code = /receipts\/verify\/([0-9A-Z]{20})/.exec(await html.text())?.[1] ?? '';
  });

  await test.step('a stranger with the document learns it', async () => {
    await page.goto(`/receipts/verify/${code}`);
    await expect(page.getByText('همهٔ مبلغ بازگردانده شده است')).toBeVisible();
  });

  await test.step('administrators see it in their lists', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
    const adminPage = await context.newPage();
    await enterAs(adminPage, ADMIN, '/admin?tab=invoices&status=refunded');
    await adminPage
      .getByRole('button', { name: /^جزئیات/ })
      .first()
      .click();
    await expect(adminPage.getByText(/صورت‌حساب برگشت از فروش/).first()).toBeVisible();
    await adminPage.goto('/admin?tab=orders');
    const row = adminPage.getByRole('row', { name: new RegExp(TITLE) }).first();
    await expect(row.getByText('لغوشده')).toBeVisible();
    await expect(row.getByRole('button', { name: /تکمیل/ })).toHaveCount(0);
    await context.close();
  });
});
