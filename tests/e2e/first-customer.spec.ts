/** How much a first-time customer on a phone has to do, from the landing page to a site that is online. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { followMailButton, openNewestMail } from './mailbox.js';
import { newPerson } from './people.js';

/** The bounds that were promised; the counts below are what it takes today. */
const MOST = { taps: 16, fields: 6 };
const TODAY = { taps: 10, fields: 5 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.setTimeout(300_000);

class Counted {
  taps = 0;
  fields = 0;

  /** Where the thumb reaches it without scrolling, unless it says otherwise. */
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async tapInReach(target: Locator): Promise<void> {
    await expect(target).toBeInViewport();
    await this.tap(target);
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }
}

const button = (page: Page, name: string | RegExp, exact = true) => page.getByRole('button', { name, exact });

test('landing to online in at most 16 taps', async ({ page }) => {
  const customer = newPerson();
  const by = new Counted();
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await page.goto('/');
  await by.tap(button(page, 'ساخت سایت').first());
  // The trade that the landing page shows is taken along: type, template and words are chosen already.
  await expect(page).toHaveURL(/step=2/);

  const next = button(page, 'بعدی');
  await by.tapInReach(next);
  await expect(page).toHaveURL(/step=3/);
  await by.tapInReach(next);
  await expect(page).toHaveURL(/step=4/);
  const name = page.getByLabel('نام دامنه', { exact: true });
  await expect(name).toBeInViewport();
  await by.fill(name, 'first-customer');
  await expect(page.getByText(/آزاد است/)).toBeVisible();
  await by.tapInReach(next);
  await expect(page).toHaveURL(/step=5/);
  await by.tapInReach(next);

  await by.tapInReach(page.getByRole('main').getByRole('link', { name: 'ساخت حساب' }));
  await by.fill(page.getByLabel('نام و نام خانوادگی'), customer.name);
  await by.fill(page.getByLabel('ایمیل'), customer.email);
  await by.fill(page.getByRole('textbox', { name: 'رمز عبور', exact: true }), customer.password);
  await by.fill(page.getByRole('textbox', { name: 'تکرار رمز عبور' }), customer.password);
  await by.tap(page.locator('form').getByRole('button', { name: 'ساخت حساب' }));
  await expect(page.getByText('یک مرحله مانده است')).toBeVisible();
  await openNewestMail(page, customer.email, /تأیید/);
  by.taps += 1;
  await followMailButton(page, /تأیید ایمیل/);
  await expect(page).toHaveURL(/\/wizard.*step=6/);

  await by.tapInReach(button(page, /^تکمیل و پرداخت.*۲٬۵۰۰٬۰۰۰ تومان/, false));
  await page.waitForURL(/StartPay/);
  await by.tap(button(page, /^پرداخت .* ریال/, false));
  await expect(page.getByText('سایت شما آنلاین است')).toBeVisible();
  await expect(page.getByRole('link', { name: 'باز کردن سایت' })).toBeVisible();

  expect(by.taps).toBeLessThanOrEqual(MOST.taps);
  expect(by.fields).toBeLessThanOrEqual(MOST.fields);
  // Growth below the bounds is seen, too: whoever adds a step writes it down here.
  expect({ taps: by.taps, fields: by.fields }).toEqual(TODAY);
});
