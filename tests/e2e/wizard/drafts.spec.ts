/** Whose a draft is: two people in one browser, two tabs, a reload while typing, and a new order. */
import type { Page } from '@playwright/test';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs, signIn } from '../people.js';
import { addSection, next, pickSiteType, typeDomain, orderTitle } from '../wizard-steps.js';

test.setTimeout(480_000);
// A session that an administrator or another tab has ended is refused by the server.
test.use({ expectedErrors: [/401/] });

const SECRET = 'یادداشت محرمانهٔ نفر اول';
const PDF = { name: 'secret.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const mark = (page: Page) => page.getByText(/^(در حساب شما )?ذخیره شد$/);
const title = (page: Page) => page.getByLabel('عنوان سفارش');

/** To step 3 with a section, a file beside the colours. */
async function designAndAttach(page: Page): Promise<void> {
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await next(page);
  await expect(page).toHaveURL(/step=3/);
  await page.locator('input[type=file][multiple]').setInputFiles(PDF);
  await expect(page.getByText(PDF.name)).toBeVisible();
}

async function toConfirmation(page: Page, domain: string): Promise<void> {
  await next(page);
  await typeDomain(page, domain, /آزاد است/);
  await next(page);
  await next(page);
  await expect(page).toHaveURL(/step=6/);
}

/** In the bar of the wizard: the header has the same menu until the step is loaded. */
async function openAccountMenu(page: Page): Promise<void> {
  await page
    .getByTestId('studio-bar')
    .getByRole('button', { name: /^حساب کاربری/ })
    .click();
}

async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'خروج از حساب' }).click();
}

/** Everything that is stored in the browser: storages and the kept files' names. */
function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('barpa_files');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error as DOMException);
    });
    const files = await new Promise<{ file: File }[]>((resolve) => {
      if (!database.objectStoreNames.contains('kept')) return resolve([]);
      const request = database.transaction('kept').objectStore('kept').getAll();
      request.onsuccess = () => resolve(request.result as { file: File }[]);
    });
    database.close();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, files.map(({ file }) => file.name)]);
  });
}

test('a guest’s draft goes to their account and ends with the sign-out', async ({ page, context }) => {
  const [first, second] = [await newAccount(page.request), await newAccount(page.request)];

  await test.step('the guest signs in from the wizard and finds everything', async () => {
    await page.goto('/wizard');
    await designAndAttach(page);
    await toConfirmation(page, 'guest-of-a');
    await page.getByRole('main').getByRole('link', { name: /ورود/ }).first().click();
    await signIn(page, first);
    await expect(page).toHaveURL(/\/wizard.*step=6/);
    await (await orderTitle(page)).fill(SECRET);
    await page.goto('/wizard?step=3');
    await expect(page.getByText(PDF.name)).toBeVisible();
  });

  await test.step('signing out asks, removes, and ends the other tab’s wizard', async () => {
    const tab = await context.newPage();
    await tab.goto('/wizard?step=6');
    await expect(title(tab)).toHaveValue(SECRET);
    await page.goto('/wizard?step=6');
    await signOut(page);
    const dialog = page.getByRole('dialog', { name: 'طرح‌های این دستگاه پاک شوند؟' });
    await dialog.getByRole('button', { name: 'انصراف' }).click();
    expect(await everything(page)).toContain(SECRET);
    await signOut(page);
    await dialog.getByRole('button', { name: 'خروج و پاک کردن' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'ورود' })).toBeVisible();
    await expect(tab).toHaveURL(/step=1/);
    await tab.close();
    const left = await everything(page);
    expect(left).not.toContain(SECRET);
    expect(left).not.toContain(PDF.name);
  });

  await test.step('the next person begins with nothing', async () => {
    await enterAs(page, second, '/wizard');
    await expect(page).toHaveURL(/step=1/);
    await page.goto('/dashboard');
    await expect(page.getByText('هنوز سفارشی ندارید')).toBeVisible();
  });
});

test('a session that ended shows its draft to nobody else', async ({ page }) => {
  const [first, second] = [await newAccount(page.request), await newAccount(page.request)];
  await enterAs(page, first, '/wizard');
  await designAndAttach(page);
  await toConfirmation(page, 'ended-session');
  await (await orderTitle(page)).fill(SECRET);
  await expect(mark(page)).toBeVisible();

  await test.step('neither a guest nor another customer sees it', async () => {
    await page.evaluate(() => ['access_token', 'refresh_token'].forEach((key) => localStorage.removeItem(key)));
    await page.goto('/wizard');
    await expect(page).toHaveURL(/step=1/);
    await enterAs(page, second, '/wizard');
    await expect(page).toHaveURL(/step=1/);
  });

  await test.step('its owner finds it again', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await enterAs(page, first, '/wizard');
    await expect(title(page)).toHaveValue(SECRET);
  });
});

test('a second tab is shown the order that exists', async ({ page, context }) => {
  await enterAs(page, await newAccount(page.request), '/wizard');
  await designAndAttach(page);
  await toConfirmation(page, 'two-tabs-one-order');
  await (await orderTitle(page)).fill('سایت دو زبانه');
  await expect(mark(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/wizard?step=6');
  await expect(title(tab)).toHaveValue('سایت دو زبانه');

  await page.getByRole('button', { name: 'ذخیره برای بعد' }).click();
  await expect(tab.getByRole('alert')).toContainText('سفارش «سایت دو زبانه» از همین طرح ثبت شده است');
  await tab.getByRole('button', { name: 'شروع سفارش جدید' }).click();
  await expect(tab).toHaveURL(/step=1/);
  await tab.goto('/dashboard');
  await expect(tab.getByRole('article', { name: 'سایت دو زبانه' })).toHaveCount(1);
});

test('typed text outlives a reload, and the mark never lies', async ({ page }) => {
  await enterAs(page, await newAccount(page.request), '/wizard');
  await designAndAttach(page);
  await toConfirmation(page, 'typed-and-kept');
  await expect(mark(page)).toBeVisible();

  await test.step('the mark waits from the first letter until it is stored', async () => {
    const told = await (
      await orderTitle(page)
    ).evaluate(async (field: HTMLInputElement) => {
      const seen: string[] = [];
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(field, 'حرف');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const isStored = Object.values({ ...localStorage }).some((value) => value.includes('حرف'));
      if (!isStored) seen.push(document.body.innerText.includes('در حال ذخیره') ? 'waits' : 'lies');
      return seen;
    });
    expect(told).not.toContain('lies');
    await expect(mark(page)).toBeVisible();
  });

  await test.step('a reload at once keeps a field', async () => {
    await (await orderTitle(page)).fill('پیش از بارگذاری');
    await page.reload();
    await expect(title(page)).toHaveValue('پیش از بارگذاری');
  });

  await test.step('and a name and a text on the page that are still being written', async () => {
    await page.goto('/wizard?step=2');
    await page
      .getByRole('button', { name: /^گزینه‌های «/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'تغییر نام' }).click();
    await page.getByLabel('نام صفحه').fill('نامی نیمه‌کاره');
    await page.reload();
    await expect(page.getByText('نامی نیمه‌کاره').first()).toBeVisible();

    // The page is in reach once the pointer is over it.
    const canvas = page.getByTestId('canvas');
    await canvas.hover();
    await canvas.locator('h1[data-slot=title]').click();
    await page.keyboard.type('متنی نیمه‌کاره روی صفحه');
    await page.reload();
    await expect(page.getByText('متنی نیمه‌کاره روی صفحه').first()).toBeAttached();
  });

  await test.step('S-031 a new order asks, and the unfinished one stays listed', async () => {
    await page.goto('/wizard?step=6');
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'شروع پروژهٔ جدید' }).click();
    await expect(page.getByText('یک طرح ناتمام دارید')).toBeVisible();
    await page.getByRole('button', { name: 'شروع سفارش جدید' }).click();
    await expect(page).toHaveURL(/step=1/);
    await page.goto('/dashboard');
    await expect(page.getByRole('article', { name: 'پیش از بارگذاری' })).toBeVisible();
  });
});
