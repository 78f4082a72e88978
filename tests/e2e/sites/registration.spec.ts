/** A name from its order into the registry of the sandbox, on the site's page. */
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs } from '../people.js';
import { expectScreenHolds } from '../screens.js';
import { siteFromWallet } from './paid-site.js';

test('a name is registered at once, gets its records, and is connected by itself', async ({ page, request }) => {
  const person = await newAccount(request);
  const domain = `nemune-${person.email.slice(0, 8)}`;
  const { id: site } = await siteFromWallet(request, person, domain);
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
