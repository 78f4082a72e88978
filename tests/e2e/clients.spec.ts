/** The programs of tests/clients against the started product, as their authors run them: by the documents alone. */
import { spawn } from 'node:child_process';
import type { APIRequestContext, Browser } from '@playwright/test';
import { newAccount } from './accounts.js';
import { expect, test } from './fixtures.js';
import type { Person } from './people.js';
import { graphql, headersOf } from './sites/paid-site.js';

interface Running {
  /** The next line, as JSON. @throws Error with the errors of the program where it ends before. */
  line(): Promise<Record<string, unknown>>;
  /** Ends with the program. @throws Error where it has failed. */
  readonly ended: Promise<void>;
}

/** With nothing of this repository's environment. */
function run(program: string, given: Readonly<Record<string, string>>): Running {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [`tests/clients/${program}.ts`], { env: { PATH, ...given } });
  const lines: string[] = [];
  let errors = '';
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<void>((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => (status === 0 ? done() : fail(new Error(`${program} failed:\n${errors}`))));
  });
  // It is awaited where it matters; until then nobody has to catch it.
  ended.catch(() => undefined);
  return {
    ended,
    line: async () => {
      await Promise.race([expect.poll(() => lines.length, { timeout: 120_000 }).toBeGreaterThan(0), ended]);
      return JSON.parse(lines.shift() ?? 'null') as Record<string, unknown>;
    },
  };
}

async function keyOf(
  request: APIRequestContext,
  token: string,
  { password }: Person,
  scopes: string[],
): Promise<string> {
  const create = 'mutation ($input: NewApiKeyInput!) { createApiKey(input: $input) { key } }';
  const input = { name: 'برنامه', scopes, password };
  return (await graphql<{ createApiKey: { key: string } }>(request, token, create, { input })).createApiKey.key;
}

/** Slower than programs write, so that it is no spam. */
async function writeTo(browser: Browser, url: string): Promise<void> {
  const visitor = await (await browser.newContext({ locale: 'fa-IR' })).newPage();
  await visitor.goto(url);
  const form = visitor.locator('form[action="/_form/book"]');
  await form.locator('[name=name]').fill('سارا راد');
  await form.locator('[name=phone]').fill('0912 345 6789');
  await form.locator('textarea[name=message]').pressSequentially('برای شنبه وقت می‌خواهم.', { delay: 150 });
  await form.getByRole('button').click();
  await expect(visitor).toHaveURL(/_form\/sent\.html$/);
}

test('a reseller, an accounting program and a mobile app work by the documents', async ({
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const person = await newAccount(request);
  const { authorization } = await headersOf(request, person);
  const token = authorization.replace('Bearer ', '');
  const given = { BARPA_URL: baseURL ?? '' };
  const from = new Date();
  let site = { id: '', url: '' };

  await test.step('the reseller sells a site', async () => {
    const scopes = ['read_orders', 'write_orders', 'read_sites', 'read_invoices', 'write_payments', 'write_wallet'];
    const key = await keyOf(request, token, person, [...scopes, 'read_webhooks', 'write_webhooks', 'read_payments']);
    const reseller = run('reseller', { ...given, BARPA_KEY: key });
    const sold = await reseller.line();
    await reseller.ended;
    site = { id: String(sold['siteId']), url: String(sold['siteUrl']) };
    expect(sold['paidRials']).toBeGreaterThan(0);
  });

  await test.step('the accounting program closes the month', async () => {
    const key = await keyOf(request, token, person, ['read_invoices', 'read_payments']);
    // The clock of the product is its database's.
    const [begin, end] = [from.getTime() - 3_600_000, Date.now() + 3_600_000].map((at) => new Date(at).toISOString());
    const accounting = run('accounting-month', { ...given, BARPA_KEY: key, FROM: begin ?? '', TO: end ?? '' });
    const sums = await accounting.line();
    await accounting.ended;
    expect(sums).toMatchObject({ invoices: 1, payments: 2, receipts: 2 });
  });

  await test.step('the mobile app receives what a visitor writes', async () => {
    const { email: EMAIL, password: PASSWORD } = person;
    const mobile = run('mobile', { ...given, EMAIL, PASSWORD, SITE_ID: site.id });
    expect(await mobile.line()).toEqual({ listens: true });
    await writeTo(browser, site.url);
    expect(await mobile.line()).toMatchObject({ sender: 'سارا راد' });
    await mobile.ended;
  });

  await test.step('the accounting program cannot close without the scope', async () => {
    const key = await keyOf(request, token, person, ['read_invoices']);
    const accounting = run('accounting-month', {
      ...given,
      BARPA_KEY: key,
      FROM: from.toISOString(),
      TO: from.toISOString(),
    });
    await expect(accounting.ended).rejects.toThrow('FORBIDDEN');
  });
});
