/** The end of a site by its owner: no further renewal, and the money back, which an administrator approves. */
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { ADMIN, enterAs, openAs } from '../people.js';
import { expectDialogHolds } from '../screens.js';
import { headersOf, siteFromWallet } from './paid-site.js';

test.setTimeout(180_000);
// The page that visitors of a closed site get.
test.use({ expectedErrors: [/status of 410/] });

const REASON = 'سایت به کار مغازهٔ من نیامد';

test('a customer stops renewals and gets the money back', async ({ page, request, browser, baseURL }) => {
  const person = await newAccount(request);
  const { id } = await siteFromWallet(request, person);
  const headers = await headersOf(request, person);
  const siteNow = async () => (await (await request.get(`/api/sites/${id}`, { headers })).json()) as Site;
  await expect.poll(async () => (await siteNow()).status, { timeout: 60_000 }).toBe('online');
  const { url, order_number: number } = await siteNow();
  await enterAs(page, person, `/dashboard/sites/${id}?tab=billing`);

  await test.step('a renewal is stopped after a question, and can go on', async () => {
    const renewal = page.getByRole('region', { name: 'تمدید' });
    await renewal.getByRole('button', { name: 'توقف تمدید' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'توقف تمدید' }).click();
    await expect(renewal.getByRole('alert')).toContainText('تمدید متوقف است');
    await page.reload();
    await expect(renewal.getByText('صورت‌حساب بعدی')).toHaveCount(0);
    await expect(renewal.getByRole('button', { name: 'از سر گرفتن تمدید' })).toBeVisible();
  });

  const guarantee = page.getByRole('region', { name: 'ضمانت بازگشت وجه' });
  await test.step('the money is asked for with a reason', async () => {
    await guarantee.getByRole('button', { name: 'درخواست بازگشت وجه' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'ارسال درخواست' })).toBeDisabled();
    await dialog.getByLabel('دلیل درخواست بازگشت وجه').fill(REASON);
    await expectDialogHolds(page);
    await dialog.getByRole('button', { name: 'ارسال درخواست' }).click();
    await expect(guarantee).toContainText('در حال بررسی');
  });

  await test.step('an administrator reads it and approves', async () => {
    const office = await openAs(browser, baseURL ?? '', ADMIN, '/admin?tab=payments');
    const waiting = office.getByRole('region', { name: 'درخواست‌های بازگشت وجه' });
    const approve = waiting.getByRole('button', { name: `پذیرفتن بازگشت وجه سفارش ${number}` });
    await expect(waiting).toContainText(REASON);
    await approve.click();
    const dialog = office.getByRole('dialog', { name: 'بازگشت وجه سفارش' });
    await expect(dialog).toContainText('۲٬۵۰۰٬۰۰۰ تومان');
    await dialog.getByRole('button', { name: 'پذیرفتن' }).click();
    await expect(approve).toHaveCount(0);
    await office.context().close();
  });

  await test.step('the site is closed, and the money is in the wallet', async () => {
    await expect(page.getByText('بسته', { exact: true })).toBeVisible();
    await page.reload();
    await expect(guarantee).toContainText('۲٬۵۰۰٬۰۰۰ تومان به کیف پول شما بازگشت.');
    const visitor = await page.context().newPage();
    expect((await visitor.goto(url))?.status()).toBe(410);
    await page.goto('/dashboard?tab=wallet');
    await expect(page.getByText('۲۵٬۰۰۰٬۰۰۰ تومان').first()).toBeVisible();
  });
});

interface Site {
  readonly status: string;
  readonly url: string;
  readonly order_number: string;
}
