/** How many requests a page makes at a first visit, of the built product and with an empty cache. */
import type { Page, Request } from '@playwright/test';
import { profileLink } from '#core/client-links.js';
import { expect, test } from '../fixtures.js';
import { ADMIN_TABS } from '../all-screens/admin-tabs.js';
import { ADMIN, CUSTOMER, enterAs, type Person } from '../people.js';

const MOST = 25;

/** A record's id in an address. */
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * A list that is read again once the socket is open, so that no event is missed, counts once, and so do the pictures of
 * its rows: how many rows there are depends on what other tests have ordered.
 */
function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  if (pathname !== '/graphql') return pathname.replaceAll(ID, ':id');
  const { operationName } = request.postDataJSON() as { readonly operationName: string };
  return `${pathname} ${operationName}`;
}

interface FirstVisit {
  readonly who: Person | null;
  readonly path: string;
  /** A sign that only the shown page has, where its heading alone does not say so. */
  readonly sign?: string | RegExp;
}

/** Until the page is shown. */
async function requestsOf(page: Page, { path, sign }: FirstVisit): Promise<string[]> {
  const made = new Set<string>();
  page.on('request', (request) => made.add(nameOf(request)));
  await page.goto(path);
  // The server draws the heading, which the page replaces by its own.
  await expect(page.locator('[data-first-words]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (sign !== undefined) await expect(page.getByText(sign).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return [...made];
}

const PAGES: readonly FirstVisit[] = [
  { who: null, path: '/' },
  { who: null, path: '/auth' },
  { who: null, path: '/support' },
  { who: null, path: '/wizard' },
  // The initials on the button of the account, which comes after the page.
  { who: CUSTOMER, path: '/', sign: /^م.ن$/ },
  { who: CUSTOMER, path: '/wizard' },
  { who: CUSTOMER, path: '/dashboard' },
  { who: CUSTOMER, path: '/dashboard?tab=wallet', sign: 'موجودی' },
  { who: CUSTOMER, path: '/dashboard?tab=invoices' },
  { who: CUSTOMER, path: '/dashboard?tab=receipts' },
  { who: CUSTOMER, path: profileLink(), sign: 'عضو از' },
  { who: CUSTOMER, path: profileLink('security'), sign: 'دستگاه‌های واردشده' },
  { who: CUSTOMER, path: profileLink('data'), sign: 'بستن حساب' },
  { who: ADMIN, path: '/admin' },
  ...ADMIN_TABS.map(([tab, , sign]) => ({ who: ADMIN, path: `/admin?tab=${tab}`, sign })),
];

for (const visit of PAGES) {
  const { who, path } = visit;
  test(`a first visit to ${path} makes few requests: ${who?.email ?? 'guest'}`, async ({ page, context }) => {
    // An empty page: what another page of the product is still loading would be counted as well.
    if (who !== null) await enterAs(page, who, 'about:blank');
    // A page of its own has an empty memory; the disk's cache is emptied.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    const made = await requestsOf(page, visit);
    expect(made.length).toBeGreaterThan(5);
    expect(made.length, made.join('\n')).toBeLessThanOrEqual(MOST);
  });
}

for (const [path, next] of [
  ['/', 'wizard'],
  ['/auth', 'dashboard'],
] as const) {
  test(`a touched field of ${path} fetches the ${next} ahead`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const fetched = page.waitForRequest((request) => new RegExp(`/assets/[^/]*${next}[^/]*[.]js`).test(request.url()));
    await page.getByRole('textbox').first().pressSequentially('ن');
    await fetched;
  });
}

test('a key pressed in a step of the wizard fetches the next one ahead', async ({ page }) => {
  await page.goto('/wizard');
  await expect(page.locator('[data-step="1"]')).toBeVisible();
  const fetched = page.waitForRequest((request) => /\/assets\/studio[^/]*[.]js/.test(request.url()));
  await page.keyboard.press('Tab');
  await fetched;
});
