/** A discount code from the administration to the paid invoice, and what a late customer is shown. */
import { newAccount } from './accounts.js';
import { expect, test } from './fixtures.js';
import { ADMIN, enterAs, payAtGateway, signIn } from './people.js';
import { expectScreenHolds } from './screens.js';
import { next, orderTitle, pickSiteType, pickTemplate, total, typeDomain } from './wizard-steps.js';

test('a coupon is made, used by one, and refused to another', async ({ page, browser, baseURL }) => {
  test.setTimeout(300_000);
  const code = `MEHR-${Date.now() % 1_000_000}`;
  const buyer = await newAccount(page.request);
  const late = await newAccount(page.request);
  const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  const adminPage = await office.newPage();
  await adminPage.setViewportSize({ width: 1440, height: 900 });
  const row = adminPage.getByRole('row', { name: new RegExp(code) });

  await test.step('an administrator makes it for one order', async () => {
    await enterAs(adminPage, ADMIN, `/admin?tab=coupons&search=${code}`);
    await adminPage.getByRole('button', { name: 'کد جدید' }).click();
    const dialog = adminPage.getByRole('dialog');
    await dialog.getByRole('button', { name: 'ساخت کد' }).click();
    await expect(dialog.getByText('عددی از ۱ تا ۱۰۰ بنویسید.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'کد', exact: true }).fill(code.toLowerCase());
    await dialog.getByLabel('درصد تخفیف').fill('20');
    await dialog.getByLabel('سقف همه').fill('1');
    await dialog.getByRole('button', { name: /^پایان/ }).click();
    await adminPage.getByRole('button', { name: 'ماه بعد' }).click();
    await adminPage.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expectScreenHolds(adminPage, '[role=dialog]');
    await adminPage.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'ساخت کد' }).click();
    await expect(row).toContainText('۰ از ۱');
    await expectScreenHolds(adminPage, '#admin-panel');
    await adminPage.setViewportSize({ width: 1440, height: 900 });
    const used = adminPage.getByRole('columnheader', { name: 'به‌کاررفته' });
    await used.getByRole('button').click();
    await expect(used).toHaveAttribute('aria-sort', 'descending');
    await expect(adminPage).toHaveURL(/sort=used/);
    await expect(row).toContainText('۰ از ۱');
  });

  await test.step('a guest sees the price fall, and pays it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wizard');
    await pickSiteType(page, 'شخصی');
    await pickTemplate(page);
    await next(page);
    await next(page);
    await typeDomain(page, 'mehregan', /آزاد است/);
    await next(page);
    await page.getByLabel('کد تخفیف').fill(`${code} X`);
    await page.getByRole('button', { name: 'اعمال' }).click();
    await expect(page.getByText('چنین کد تخفیفی نداریم. نوشتهٔ آن را بررسی کنید.')).toBeVisible();
    await page.getByLabel('کد تخفیف').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'اعمال' }).click();
    await expect(total(page)).toHaveText('۲٬۰۰۰٬۰۰۰ تومان');
    await next(page);
    await page.getByRole('main').getByRole('link', { name: 'ورود', exact: true }).click();
    await signIn(page, buyer);
    await expect(total(page)).toHaveText('۲٬۰۰۰٬۰۰۰ تومان');
  });

  const second = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  const other = await second.newPage();
  await test.step('another customer has it in hand as well', async () => {
    // The same design, as that customer's own browser would keep it.
    const kept = await page.evaluate(() => Object.entries(localStorage));
    const token = await enterAs(other, late, '/debug');
    const me = await other.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    const { id } = (await me.json()) as { id: string };
    // The values of an account are kept under its id. The name is another: who pays first has it.
    const theirs = kept
      .filter(([key]) => key.includes('@'))
      .map(([key, value]) => [key.replace(/@.*/, `@${id}`), value.replaceAll('mehregan', 'mehregan-nou')] as const);
    await other.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), theirs);
    await other.goto('/wizard?step=6');
    await (await orderTitle(other)).fill('کارگاه دیرآمده');
    await expect(total(other)).toHaveText('۲٬۰۰۰٬۰۰۰ تومان');
  });

  await test.step('the first one pays; the invoice shows the line', async () => {
    await page.getByRole('button', { name: 'تکمیل و پرداخت' }).click();
    await payAtGateway(page, '۲۰٬۰۰۰٬۰۰۰');
    await expect(page.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible();
    await expect(row).toContainText('۱ از ۱');
    await expect(row).toContainText('پر شده');
    await page.goto('/dashboard?tab=invoices');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /HTML/ }).first().click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const printed = Buffer.concat(chunks).toString();
    expect(printed).toContain(`کد تخفیف \u2066${code}\u2069 (۲۰٪)`);
    expect(printed).toContain('۲۰٬۰۰۰٬۰۰۰');
  });

  await test.step('the second one is refused, and keeps what was typed', async () => {
    await other.getByRole('button', { name: 'تکمیل و پرداخت' }).click();
    await expect(other.getByText('ظرفیت این کد تخفیف پر شده است.')).toBeVisible();
    await expect(other.getByText('بدون کد تخفیف، مبلغ ۲٬۵۰۰٬۰۰۰ تومان است.')).toBeVisible();
    await expect(await orderTitle(other)).toHaveValue('کارگاه دیرآمده');
    await other.getByRole('button', { name: 'ثبت بدون کد تخفیف' }).click();
    await payAtGateway(other, '۲۵٬۰۰۰٬۰۰۰');
    await expect(other.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible();
  });
  await office.close();
  await second.close();
});
