/**
 * The owner of an account connects a program to its events: by the keyboard, with kinds of one group, a new secret, a
 * replay, and turning off. The program is on this machine, which the demonstration reaches.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { profileLink } from '#core/client-links.js';
import { freshDomain, payableOf, typedWizard, wizard } from '#tests/helpers/wizards.js';
import { newAccount } from './accounts.js';
import { expect, test as base } from './fixtures.js';
import { enterAs } from './people.js';
import { expectDialogHolds, expectScreenHolds } from './screens.js';
import { graphql } from './sites/paid-site.js';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface Program {
  readonly url: string;
  /** Oldest first. */
  readonly received: Received[];
  /** The status of answers from now on. */
  status: number;
}

const test = base.extend<{ readonly program: Program }>({
  program: async ({ browserName: _ }, use) => {
    const program = { url: '', received: [] as Received[], status: 204 };
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        program.received.push({ headers, body: Buffer.concat(parts).toString('utf8') });
        response.writeHead(program.status).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    // Some programs have such long addresses.
    program.url = `http://localhost:${port}/${'long-part-of-an-address/'.repeat(8)}hook`;
    await use(program);
    await new Promise((done) => server.close(done));
  },
});

const CREATE = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';

const desktop = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const dialog = (page: Page) => page.getByRole('dialog');
const typesOf = ({ received }: Program): unknown[] =>
  received.map(({ body }) => (JSON.parse(body) as { readonly type: string }).type);

/** Confirms that the shown secret is kept, and gives it. */
async function confirmSecret(page: Page): Promise<string> {
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

test('a program follows the events of an account', async ({ page, request, program }) => {
  // Five screens and four dialogs are judged.
  test.setTimeout(300_000);
  const token = await enterAs(page, await newAccount(request), profileLink('security'));
  await page.getByRole('link', { name: 'وب‌هوک‌ها', exact: true }).click();
  await expect(page.getByText('هنوز وب‌هوکی ندارید')).toBeVisible();
  await expectScreenHolds(page);
  await desktop(page);
  let secret = '';

  await test.step('it is added by the keyboard, for the events of orders', async () => {
    await page.getByRole('button', { name: 'افزودن وب‌هوک' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('آدرس دریافت')).toBeFocused();
    await page.keyboard.type('http://192.168.1.1/hook');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(/باید با https شروع شود/)).toBeVisible();
    await page.getByLabel('آدرس دریافت').fill(program.url);
    await page.getByLabel(/^همهٔ رویدادها/).focus();
    await page.keyboard.press('Space');
    await dialog(page).getByRole('checkbox', { name: 'سفارش‌ها' }).focus();
    await page.keyboard.press('Space');
    await expect(dialog(page).getByRole('checkbox', { name: 'لغو سفارش' })).toBeChecked();
    await expectDialogHolds(page);
    await desktop(page);
    await dialog(page).getByRole('button', { name: 'افزودن' }).click();
    secret = await confirmSecret(page);
  });

  const rows = page.getByRole('list', { name: 'ارسال‌های اخیر' }).getByRole('listitem');

  await test.step('an order arrives signed', async () => {
    const raw = wizard({ domain: freshDomain() });
    const input = {
      submitMode: 'draft',
      title: 'آتلیهٔ نگار',
      wizardData: typedWizard(raw),
      totalToman: payableOf(raw),
    };
    await graphql(request, token, CREATE, { input });
    await expect.poll(() => typesOf(program)).toEqual(['order.created']);
    const [received] = program.received as [Received];
    expect(new Webhook(secret).verify(received.body, received.headers)).toMatchObject({ type: 'order.created' });
    await expect(rows.filter({ hasText: 'سفارش جدید' })).toContainText('رسید');
  });

  await test.step('a new secret is valid beside the one before', async () => {
    await page.getByRole('button', { name: /^تغییر کلید امضای/ }).click();
    await dialog(page).getByRole('button', { name: 'تغییر کلید امضا' }).click();
    const after = await confirmSecret(page);
    await expect(page.getByText(/هر دو کلید معتبرند/)).toBeVisible();
    await page.getByRole('button', { name: /^ارسال آزمایشی/ }).click();
    await expect.poll(() => typesOf(program)).toEqual(['order.created', 'webhook.test']);
    const test = program.received[1] as Received;
    for (const each of [secret, after]) expect(new Webhook(each).verify(test.body, test.headers)).toBeTruthy();
    await expectScreenHolds(page);
    await desktop(page);
  });

  await test.step('the log shows the event, and its number replays it', async () => {
    await page.getByText('رویدادها', { exact: true }).first().click();
    const event = page
      .getByRole('list', { name: 'رویدادهای حساب' })
      .getByRole('listitem')
      .filter({ hasText: 'سفارش جدید' });
    await expect(event.getByRole('link', { name: 'سفارش جدید' })).toHaveAttribute('href', '/dashboard?tab=orders');
    const number = /شمارهٔ ([۰-۹]+)/.exec((await event.textContent()) ?? '')?.[1] ?? '';
    await expectScreenHolds(page);
    await desktop(page);
    await page.getByText('وب‌هوک‌های حساب', { exact: true }).first().click();
    await page.getByRole('button', { name: /^ارسال دوبارهٔ رویدادها/ }).click();
    await page.getByLabel('از شمارهٔ').fill(number);
    await page.getByLabel('تا شمارهٔ').fill(number);
    await expectDialogHolds(page);
    await desktop(page);
    await dialog(page).getByRole('button', { name: 'ارسال دوباره' }).click();
    await expect.poll(() => typesOf(program)).toEqual(['order.created', 'webhook.test', 'order.created']);
    const ids = [0, 2].map((at) => program.received[at]?.headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
  });

  await test.step('a failed delivery says what was answered, and is sent again', async () => {
    program.status = 500;
    await page.getByRole('button', { name: /^ارسال آزمایشی/ }).click();
    const failed = rows.filter({ hasText: 'پاسخ ۵۰۰' });
    await expect(failed).toBeVisible();
    await expectScreenHolds(page);
    await desktop(page);
    program.status = 204;
    await failed.getByRole('button').click();
    await expect(failed).toHaveCount(0);
  });

  await test.step('it is turned off and on by its owner, and removed', async () => {
    await page.getByRole('button', { name: /^خاموش کردن/ }).click();
    await dialog(page).getByRole('button', { name: 'خاموش کردن' }).click();
    await expect(page.getByText('این وب‌هوک را خاموش کرده‌اید')).toBeVisible();
    await expectScreenHolds(page);
    await desktop(page);
    await page.getByRole('button', { name: /^روشن کردن/ }).click();
    await expect(page.getByRole('button', { name: /^ارسال آزمایشی/ })).toBeVisible();
    await page.getByRole('button', { name: /^حذف/ }).click();
    await dialog(page).getByRole('button', { name: 'حذف وب‌هوک' }).click();
    await expect(page.getByText('هنوز وب‌هوکی ندارید')).toBeVisible();
  });
});
