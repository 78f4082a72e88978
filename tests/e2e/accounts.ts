/** Accounts of a test's own: the demonstration's two belong to everybody. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.js';
import { newPerson, signIn, type Person } from './people.js';

/** The link of the newest mail to `to` whose address has `path` in it. */
export async function linkFromMail(request: APIRequestContext, to: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/sandbox/mail.json?to=${encodeURIComponent(to)}`);
      const mails = (await answer.json()) as readonly { readonly text: string }[];
      const links = mails.map(({ text }) => new RegExp(`https?://\\S*${path}\\S*`).exec(text)?.[0] ?? '');
      link = links.find((each) => each !== '') ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** A registered and verified person. */
export async function newAccount(request: APIRequestContext): Promise<Person> {
  const person = newPerson('سارا راد');
  const { name, email, password } = person;
  await request.post('/api/auth/signup', { data: { email, password, full_name: name } });
  const link = new URL(await linkFromMail(request, email, 'verify-email'));
  const data = Object.fromEntries(link.searchParams);
  expect((await request.post('/api/auth/verify-email', { data })).ok()).toBe(true);
  return person;
}

/** From the sign-in page into the dashboard. */
export async function enter(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await signIn(page, person);
  await page.waitForURL(/dashboard/);
}
