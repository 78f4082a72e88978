import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody the product has never seen. */
export function newPerson(name = 'مهرنوش گل‌برگ کاویانی'): Person {
  return { name, email: `${randomUUID()}@example.ir`, password: 'گذرواژه‌ی بلند ۱۲۳' };
}

export const ADMIN: Person = { name: 'مدیر برپا', email: 'admin@barpa.example', password: 'demo-admin-1404' };

export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('نام و نام خانوادگی').fill(person.name);
  await page.getByLabel('ایمیل').fill(person.email);
  await page.getByRole('textbox', { name: 'گذرواژه', exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: 'تکرار گذرواژه' }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'ساخت حساب' }).click();
  await expect(page.getByText('یک گام مانده است')).toBeVisible();
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('ایمیل').fill(person.email);
  await page.getByRole('textbox', { name: 'گذرواژه', exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'ورود', exact: true }).click();
}

/** At the sandbox gateway: looks at the amount, pays, and comes back. */
export async function payAtGateway(page: Page, rials: string): Promise<void> {
  await page.waitForURL(/StartPay/);
  await page.getByRole('button', { name: `پرداخت ${rials} ریال` }).click();
  await page.waitForURL(/payment\/callback/);
}
