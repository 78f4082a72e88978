/**
 * An owner connects a program to a site: what a visitor writes is posted to it, signed. On a product of its own, which
 * reaches programs of this machine.
 */
import { createHmac } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { startReceiver, type Received, type WebhookReceiver } from '#tests/helpers/network/webhook-receiver.js';
import { wizardWithForms } from '#tests/helpers/wizards.js';
import { newAccount } from '../accounts.js';
import { expect, test as base } from '../fixtures.js';
import { enterAs } from '../people.js';
import { startProduct } from '../product.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';
import { paidSite } from './paid-site.js';

const test = base.extend<{ readonly program: WebhookReceiver }>({
  baseURL: async ({ browserName: _ }, use) => {
    const product = await startProduct('webhook-product.log', 'dist/tests/helpers/run/browser-product.js');
    try {
      await product.ready;
      await use(product.url);
    } finally {
      await product.stop();
    }
  },
  program: async ({ browserName: _ }, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    await receiver.close();
  },
});
// With the start of the product.
test.describe.configure({ timeout: 300_000 });

const desktop = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const dialog = (page: Page) => page.getByRole('dialog');

/** By the keyboard alone: a refused address, the right one, and the secret. */
async function addByKeyboard(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: 'افزودن وب‌هوک' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('آدرس دریافت')).toBeFocused();
  await page.keyboard.type('http://programs.example/hook');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/باید با https شروع شود/)).toBeVisible();
  await expectDialogHolds(page);
  await desktop(page);
  await page.getByLabel('آدرس دریافت').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(url);
  await page.keyboard.press('Enter');
  const shown = dialog(page).getByLabel('کلید امضا', { exact: true });
  await expect(shown).toHaveText(/^whsec_/);
  const secret = (await shown.textContent()) ?? '';
  await expectDialogHolds(page);
  await desktop(page);
  await page.getByLabel('کلید امضا را نگه داشتم.').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  return secret;
}

/** Slower than programs write, so that it is no spam. */
async function writeTo(visitor: Page, url: string): Promise<void> {
  await visitor.goto(url);
  const form = visitor.locator('form[action="/_form/book"]');
  await form.locator('[name=name]').fill('سارا راد');
  await form.locator('[name=phone]').fill('0912 345 6789');
  await form.locator('textarea[name=message]').pressSequentially('برای شنبه وقت می‌خواهم.', { delay: 150 });
  await form.getByRole('button').click();
  await expect(visitor).toHaveURL(/_form\/sent\.html$/);
}

/** How many the owner has, apart from spam. */
async function messagesOf(request: APIRequestContext, token: string, site: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/sites/${site}/messages`, { headers });
  return ((await answer.json()) as { items: unknown[] }).items.length;
}

function signatureOf(secret: string, { headers, body }: Received): string {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a message reaches the program of the owner, signed', async ({ page, request, browser, program }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const site = await paidSite(page, request, token, { title: 'آتلیهٔ نگار' }, wizardWithForms());
  await page.goto(`/dashboard/sites/${site.id}?tab=messages`);
  await page.getByRole('link', { name: 'وب‌هوک‌های این سایت' }).click();
  await expect(page.getByText('هنوز وب‌هوکی ندارید')).toBeVisible();
  await expectScreenHolds(page);
  await desktop(page);
  const secret = await addByKeyboard(page, program.url);
  const rows = page.getByRole('list', { name: 'ارسال‌های اخیر' }).getByRole('listitem');

  await test.step('what a visitor writes arrives signed', async () => {
    await writeTo(await (await browser.newContext({ locale: 'fa-IR' })).newPage(), site.url);
    await expect.poll(() => program.received.length).toBe(1);
    const [received] = program.received as [Received];
    expect(JSON.parse(received.body)).toMatchObject({
      type: 'message.received',
      data: { site_id: site.id, sender_name: 'سارا راد' },
    });
    expect(received.headers['webhook-signature']).toBe(signatureOf(secret, received));
    await expect(rows.filter({ hasText: 'پیام جدید' })).toContainText('رسید');
    await expectScreenHolds(page);
    await desktop(page);
  });

  await test.step('it is sent again with the same id', async () => {
    await rows.getByRole('button', { name: /ارسال دوباره/ }).click();
    await expect.poll(() => program.received.map(({ headers }) => headers['webhook-id'])).toHaveLength(2);
    expect(new Set(program.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  await test.step('a program that is gone is turned off, and the notification leads there', async () => {
    program.status = 410;
    await page.getByRole('button', { name: /^ارسال آزمایشی/ }).click();
    await expect(rows.filter({ hasText: 'ارسال آزمایشی' })).toContainText('نرسید');
    await page.goto('/dashboard/notifications');
    await page.getByText('وب‌هوک سایت خاموش شد').first().click();
    await expect(page.getByText('این وب‌هوک خاموش شده است')).toBeVisible();
    await expectScreenHolds(page);
    await desktop(page);
    program.status = 204;
    await page.getByRole('button', { name: /^روشن کردن/ }).click();
    await rows.filter({ hasText: 'ارسال آزمایشی' }).getByRole('button').click();
    await expect(rows.filter({ hasText: 'ارسال آزمایشی' })).toContainText('رسید');
  });

  await test.step('an unchosen event stays so, and is not sent', async () => {
    const message = page.getByRole('checkbox', { name: 'پیام جدید' });
    await message.uncheck();
    await page.getByRole('button', { name: /^ذخیرهٔ انتخاب/ }).click();
    await expect(page.getByText('ذخیره شد. از این پس همین‌ها ارسال می‌شود.')).toBeVisible();
    await page.reload();
    await expect(message).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'عضو جدید خبرنامه' })).toBeChecked();
    program.received.length = 0;
    await writeTo(await (await browser.newContext({ locale: 'fa-IR' })).newPage(), site.url);
    await expect.poll(() => messagesOf(request, token, site.id)).toBe(2);
    // A message that is asked for later arrives, and the first one has not gone before it.
    await page.getByRole('button', { name: /^ارسال آزمایشی/ }).click();
    const types = () => program.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    await expect.poll(types).toEqual(['webhook.test']);
  });

  await test.step('it is removed after a question', async () => {
    await page.getByRole('button', { name: /^حذف/ }).click();
    await expectDialogHolds(page);
    await desktop(page);
    await dialog(page).getByRole('button', { name: 'حذف وب‌هوک' }).click();
    await expect(page.getByText('هنوز وب‌هوکی ندارید')).toBeVisible();
  });
});
