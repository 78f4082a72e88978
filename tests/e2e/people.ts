import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect } from './fixtures.js';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody the product has never seen. */
export function newPerson(name = 'مهرنوش گل‌برگ کاویانی'): Person {
  return { name, email: `${randomUUID()}@example.ir`, password: 'رمز عبور بلند ۱۲۳' };
}

export const ADMIN: Person = { name: 'مدیر برپا', email: 'admin@barpa.example', password: 'demo-admin-1404' };

export const CUSTOMER: Person = {
  name: 'مشتری نمونه',
  email: 'customer@barpa.example',
  password: 'demo-customer-1404',
};

/** Signed in at once, for tests about something else: the tokens are stored as the sign-in page stores them. */
export async function enterAs(page: Page, { email, password }: Person, path: string): Promise<string> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  const tokens = (await answer.json()) as Record<'access_token' | 'refresh_token', string> & { expires_at: number };
  // An address of the product without a client, which the page would only leave again.
  await page.goto('/api/health');
  await page.evaluate((given) => {
    localStorage.setItem('access_token', given.access_token);
    localStorage.setItem('refresh_token', given.refresh_token);
    localStorage.setItem('token_expires_at', String(given.expires_at));
  }, tokens);
  await page.goto(path);
  return tokens.access_token;
}

/** Signed in in a browser of their own, beside the test's page; its context is the caller's to close. */
export async function openAs(browser: Browser, baseURL: string, who: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fa-IR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, who, path);
  return page;
}

export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('نام و نام خانوادگی').fill(person.name);
  await page.getByLabel('ایمیل').fill(person.email);
  await page.getByRole('textbox', { name: 'رمز عبور', exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: 'تکرار رمز عبور' }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'ساخت حساب' }).click();
  await expect(page.getByText('یک مرحله مانده است')).toBeVisible();
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('ایمیل').fill(person.email);
  await page.getByRole('textbox', { name: 'رمز عبور', exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'ورود', exact: true }).click();
}

/** At the sandbox gateway: looks at the amount, pays, and comes back. */
export async function payAtGateway(page: Page, rials: string): Promise<void> {
  await page.waitForURL(/StartPay/);
  await page.getByRole('button', { name: `پرداخت ${rials} ریال` }).click();
  await page.waitForURL(/payment\/callback/);
}
