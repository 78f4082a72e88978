/** From the keyboard alone to a draft order, and the same order in the hands of two devices. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs } from '../people.js';
import { expectDialogHolds } from '../screens.js';

test.setTimeout(480_000);

/** More stops than any screen of the wizard has. */
const STOPS = 160;

/** Walks there as somebody without a mouse does. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the first step to the order, without a mouse. */
async function orderByKeyboard(page: Page): Promise<void> {
  await press(page, button(page, 'رد کردن'));
  await press(page, button(page, /^شخصی/));
  await expect(page).toHaveURL(/step=2/);
  await press(page, button(page, /^طراحی بخش‌به‌بخش/));
  await press(page, button(page, 'افزودن بخش').first());
  const gallery = page.getByRole('dialog', { name: 'افزودن بخش' });
  await press(page, gallery.getByRole('button', { name: /^افزودن بنر اصلی،/ }).first());
  await expect(gallery).toBeHidden();
  await press(page, button(page, 'ویرایش محتوای بنر اصلی'));
  const panel = page.getByRole('region', { name: 'محتوای بنر اصلی' });
  await reach(page, panel.getByRole('textbox').first());
  await press(page, panel.getByRole('button', { name: 'پایان ویرایش این بخش' }));
  await expect(panel).toBeHidden();
  const onward = page.getByRole('button', { name: 'بعدی', exact: true });
  await press(page, onward);
  await expect(page).toHaveURL(/step=3/);
  await press(page, button(page, 'رنگ زمردی'), 'Space');
  await press(page, onward);
  await expect(page).toHaveURL(/step=4/);
  await reach(page, page.getByLabel('نام دامنه', { exact: true }));
  await page.keyboard.type('sara-rad');
  await expect(page.getByText(/آزاد است/)).toBeVisible();
  await press(page, onward);
  await expect(page).toHaveURL(/step=5/);
  await press(page, page.getByLabel(/پشتیبان‌گیری/).first(), 'Space');
  await press(page, onward);
  await expect(page).toHaveURL(/step=6/);
  await press(page, page.locator('summary').filter({ hasText: 'عنوان و توضیح سفارش' }));
  await reach(page, page.getByLabel('عنوان سفارش'));
  await page.keyboard.type('دفتر سارا');
}

/** Another device saves the order: through the API, as a second browser would. */
async function saveElsewhere(request: APIRequestContext, token: string, title: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { items } = (await (await request.get('/api/orders', { headers })).json()) as {
    items: readonly { id: string }[];
  };
  const url = `/api/orders/${items[0]?.id}`;
  const { wizard_data: wizard } = (await (await request.get(url, { headers })).json()) as {
    wizard_data: { website_framework: { dynamic_design: { pages: object[] } } };
  };
  const { pages } = wizard.website_framework.dynamic_design;
  pages.push({ ...pages[0], id: 'elsewhere', name: 'از دستگاه دیگر' });
  const answer = await request.patch(url, { headers, data: { title, wizard_data: wizard } });
  expect(answer.ok()).toBe(true);
}

test('S-087 S-097 S-098 a draft by keyboard, then on two devices', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await enterAs(page, await newAccount(page.request), '/wizard');
  await expect(page).toHaveURL(/step=1/);
  await orderByKeyboard(page);
  const title = page.getByLabel('عنوان سفارش');

  await test.step('a reload keeps what was typed; the draft is put by', async () => {
    await page.reload();
    await expect(title).toHaveValue('دفتر سارا');
    await press(page, button(page, 'ذخیره برای بعد'));
    await expect(page).toHaveURL(/\/dashboard/);
  });

  const edit = page.getByRole('article', { name: /دفتر سارا/ }).getByRole('link', { name: 'ویرایش' });
  await test.step('it goes on where it stopped, and the edit is kept here', async () => {
    await edit.click();
    await expect(page).toHaveURL(/mode=edit.*step=6/);
    await title.fill('دفتر سارا، این‌جا');
    await page.reload();
    await expect(title).toHaveValue('دفتر سارا، این‌جا');
  });

  const address = page.url();
  const dialog = page.getByRole('dialog', { name: 'کدام نسخه را ادامه می‌دهید؟' });
  await test.step('saved elsewhere meanwhile, nothing is overwritten', async () => {
    await saveElsewhere(page.request, token, 'دفتر سارا، آن‌جا');
    await button(page, 'ذخیرهٔ تغییرات').click();
    await expect(dialog.getByText('صفحهٔ «از دستگاه دیگر» فقط در نسخهٔ حساب شما هست.')).toBeVisible();
    await page.goto(address);
    await expect(dialog.getByText('عنوان یا توضیح سفارش فرق دارد.')).toBeVisible();
    await expectDialogHolds(page);
    await button(page, 'ادامه با نسخهٔ حساب شما').click();
    await expect(title).toHaveValue('دفتر سارا، آن‌جا');
  });

  await test.step('the other copy comes back and is saved knowingly', async () => {
    await button(page, 'بازگرداندن نسخهٔ دیگر').click();
    await expectDialogHolds(page);
    await button(page, 'ادامه با نسخهٔ کنارگذاشته').click();
    await expect(title).toHaveValue('دفتر سارا، این‌جا');
    await expectDialogHolds(page, 'main');
    await button(page, 'ذخیرهٔ تغییرات').click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('article', { name: 'دفتر سارا، این‌جا' })).toBeVisible();
  });
});
