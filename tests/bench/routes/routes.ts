/**
 * The routes of the client in the eyes of Lighthouse, with their requests and bytes: `npm run bench -- routes`; with
 * `--runs=1` each is seen once, and with addresses (`/auth /admin`) only those are.
 */
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { CHROME_FLAGS } from '../page-report.js';
import { ask, serve } from '../processes.js';
import { look, type Look } from './look.js';

type Viewer = 'guest' | 'customer' | 'admin';

export interface Route {
  /** `:site`: the id of a site of the customer's. */
  readonly path: string;
  readonly viewer: Viewer;
  /** The least performance, from 0 to 1 (issue 16). */
  readonly performance: number;
  /** Search engines see it. */
  readonly isPublic: boolean;
}

const signedIn = (viewer: Viewer, paths: readonly string[]): Route[] =>
  paths.map((path) => ({ path, viewer, performance: 0.85, isPublic: false }));

export const ROUTES: readonly Route[] = [
  { path: '/', viewer: 'guest', performance: 0.98, isPublic: true },
  { path: '/auth', viewer: 'guest', performance: 0.93, isPublic: true },
  { path: '/wizard', viewer: 'guest', performance: 0.9, isPublic: true },
  { path: '/wizard', viewer: 'customer', performance: 0.9, isPublic: false },
  ...signedIn('customer', ['/dashboard', '/dashboard?tab=wallet', '/dashboard?tab=profile', '/dashboard/sites/:site']),
  ...signedIn('admin', [
    '/admin',
    '/admin?tab=orders',
    '/admin?tab=payments',
    '/admin?tab=invoices',
    '/admin?tab=users',
    '/admin?tab=support',
  ]),
];

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** ms since 1970. */
  readonly expiresAt: number;
}

interface Viewers {
  readonly siteId: string;
  readonly customer: Tokens;
  readonly admin: Tokens;
}

/** Stores the tokens like the sign-in page, in the browser that Lighthouse uses. */
async function enter(port: number, url: string, tokens: Tokens): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((given) => {
    localStorage.clear();
    localStorage.setItem('access_token', given.accessToken);
    localStorage.setItem('refresh_token', given.refreshToken);
    localStorage.setItem('token_expires_at', String(given.expiresAt));
  }, tokens);
  await page.close();
  await browser.close();
}

export interface Seen extends Look {
  readonly route: Route;
}

const median = (looks: readonly Look[]): Look | undefined =>
  looks.toSorted((a, b) => a.scores.performance - b.scores.performance)[looks.length >> 1];

export interface RouteChoice {
  readonly runs: number;
  /** Only routes whose address is among them; all where there is none. */
  readonly paths: readonly string[];
}

/** The median run of each route by performance. In an empty database. @throws when no browser is found. */
export async function benchRoutes(
  databaseUrl: string,
  dataDir: string,
  chromePath: string,
  { runs, paths }: RouteChoice,
): Promise<Seen[]> {
  const product = await serve('routes/demo-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const chrome = await launch({ chromePath, chromeFlags: [...CHROME_FLAGS] });
  try {
    const seen: Seen[] = [];
    for (const route of ROUTES.filter(({ path }) => paths.length === 0 || paths.includes(path))) {
      const viewers = await ask<Viewers>(product, {});
      if (route.viewer !== 'guest') await enter(chrome.port, product.url, viewers[route.viewer]);
      const url = product.url + route.path.replace(':site', viewers.siteId);
      const looks: Look[] = [];
      for (let run = 0; run < runs; run += 1) looks.push(await look(chrome.port, url));
      const middle = median(looks);
      if (middle) seen.push({ ...middle, route });
    }
    return seen;
  } finally {
    await chrome.kill();
    await product.stop();
  }
}
