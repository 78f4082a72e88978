/** How many requests a page makes at a first visit, of the built product and with an empty cache. */
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { ADMIN, CUSTOMER, enterAs, type Person } from '../people.js';

const MOST = 25;

/** A list that is read again once the socket is open, so that no event is missed, counts once. */
function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  if (pathname !== '/graphql') return pathname;
  const { operationName } = request.postDataJSON() as { readonly operationName: string };
  return `${pathname} ${operationName}`;
}

/** Until the page is shown. The wizard fetches its next step ahead, by a timer; that comes after. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const made = new Set<string>();
  if (path === '/wizard') await pauseTimers(page);
  page.on('request', (request) => made.add(nameOf(request)));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return [...made];
}

async function pauseTimers(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

const PAGES: readonly (readonly [who: Person | null, path: string])[] = [
  [null, '/'],
  [null, '/auth'],
  [null, '/support'],
  [null, '/wizard'],
  [CUSTOMER, '/'],
  [CUSTOMER, '/wizard'],
  [CUSTOMER, '/dashboard'],
  [ADMIN, '/admin'],
];

for (const [who, path] of PAGES) {
  test(`a first visit to ${path} makes few requests: ${who?.email ?? 'guest'}`, async ({ page, context }) => {
    if (who !== null) await enterAs(page, who, '/status');
    // A page of its own has an empty memory; the disk's cache is emptied.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    const made = await requestsOf(page, path);
    expect(made.length).toBeGreaterThan(5);
    expect(made.length, made.join('\n')).toBeLessThanOrEqual(MOST);
  });
}
