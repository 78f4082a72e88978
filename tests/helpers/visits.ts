/** Visits of sites in tests: sites that are counted, visitors, and what was counted. */
import type { IncomingMessage } from 'node:http';
import { rows } from '#platform/db/rows.js';
import type { Account } from './accounts.js';
import type { TestApp } from './app.js';
import { fillWallet, payOrder } from './money.js';
import { placeOrder } from './orders.js';
import { hostOf, untilSite, visit, type SiteFacts, type Visit } from './sites.js';
import { freshDomain, payableOf, wizard } from './wizards.js';

export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
export const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
export const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** An online site with these services; the one that counts visits if left out. */
export async function siteWith(
  app: TestApp,
  owner: Account,
  services: readonly string[] = ['analyticsSetup'],
): Promise<SiteFacts> {
  const wizardData = wizard({ domain: freshDomain(), services, pages: [3, 2] });
  const order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
  await fillWallet(app, owner, order.priceRials);
  const paid = await payOrder(app, owner, order.id, 'wallet');
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body));
  return untilSite(app, order.id);
}

/** A page, as a browser at the address requests it. */
export function browse(
  app: TestApp,
  site: SiteFacts,
  path = '/',
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Visit> {
  const from = { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.77' };
  return visit(app.url, hostOf(site), path, { method, headers: { ...from, ...headers } });
}

/** A request as the counter reads it, of a connection through the proxy. */
export function requestOf(
  address: string,
  userAgent: string,
  headers: Readonly<Record<string, string>> = {},
): IncomingMessage {
  const all = { host: 'narvan.example', 'user-agent': userAgent, 'x-forwarded-for': address, ...headers };
  return { headers: all, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;
}

/** `total  2/1` for two views of one visitor; one line for each row, sorted. */
export async function countedLines(app: TestApp, siteId: string): Promise<string[]> {
  const text = `select day::text || ' ' || dimension || ' ' || value || ' ' || views || '/' || visitors as line
    from visit_counts where site_id = $1`;
  return (await rows<{ line: string }>(app.ctx().em, text, [siteId])).map(({ line }) => line).sort();
}
