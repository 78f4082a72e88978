/** A name from its order into the registry of the sandbox, on the site's page. */
import type { APIRequestContext } from '@playwright/test';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { ADMIN, enterAs, type Person } from '../people.js';
import { expectScreenHolds } from '../screens.js';

async function tokenOf(request: APIRequestContext, { email, password }: Person): Promise<Record<string, string>> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

const PAGE = { id: 'main', name: 'خانه', sections: [{ id: 's', sectionType: 'hero', layoutId: 'hero-1', order: 0 }] };

/** A paid order with its site; gives the site's id. */
async function paidSite(request: APIRequestContext, person: Person, domain: string): Promise<string> {
  const headers = await tokenOf(request, person);
  const me = (await (await request.get('/api/auth/me', { headers })).json()) as { id: string };
  const credit = { type: 'credit', amount: 25_000_000, reason: 'آزمایش' };
  const byAdmin = { headers: await tokenOf(request, ADMIN), data: credit };
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
  return items[0]?.id ?? '';
}

test('a name is registered at once, gets its records, and is connected by itself', async ({ page, request }) => {
  const person = await newAccount(request);
  const domain = `nemune-${person.email.slice(0, 8)}`;
  const site = await paidSite(request, person, domain);
  await enterAs(page, person, `/dashboard/sites/${site}?tab=registration`);
  const card = page.getByRole('region', { name: `${domain}.ir` });
  await expect(card.getByText('در انتظار ثبت')).toBeVisible();
  await card.getByRole('textbox', { name: 'شناسهٔ ایرنیک شما' }).fill('xx');
  await card.getByRole('button', { name: 'ذخیره' }).click();
  await expect(card.getByText('مثل ab1234-irnic بنویسید')).toBeVisible();
  await expectScreenHolds(page);
  await card.getByRole('textbox', { name: 'شناسهٔ ایرنیک شما' }).fill('ab1234-irnic');
  await card.getByRole('button', { name: 'ذخیره' }).click();
  await card.getByRole('button', { name: 'همین حالا ثبت شود' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'همین حالا ثبت شود' }).click();
  await expect(card.getByText('ثبت‌شده')).toBeVisible();
  await card.getByLabel('مقدار').fill('mail.example.com');
  await card.getByRole('button', { name: 'افزودن رکورد' }).click();
  await expect(card.getByRole('list', { name: /رکوردهای DNS/ }).getByText('10 mail.example.com')).toBeVisible();
  await expectScreenHolds(page);
  await page.getByRole('tab', { name: 'دامنه‌ها' }).click();
  const connected = page.getByRole('listitem', { name: `${domain}.ir`, exact: true });
  await expect(connected.getByText('متصل', { exact: true })).toBeVisible();
  await expect(connected.getByText('دامنهٔ اصلی', { exact: true })).toBeVisible();
  await expectScreenHolds(page);
});
