/** Customers' sites in tests: a paid order that is online, and what a visitor's browser gets. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { row } from '#platform/db/rows.js';
import type { Account } from './accounts.js';
import { eventually, type TestApp } from './app.js';
import { fillWallet, payOrder, placeOrder } from './money.js';

export interface SiteFacts {
  readonly id: string;
  readonly orderId: string;
  readonly label: string;
  readonly status: string;
  readonly stop: string | null;
  readonly liveReleaseId: string | null;
  readonly lastNumber: number;
  readonly buildingNumber: number | null;
  readonly buildFailures: number;
  readonly failure: string | null;
}

const SITE = `select id, order_id as "orderId", label, status, stop, live_release_id as "liveReleaseId",
  last_number as "lastNumber", building_number as "buildingNumber", build_failures as "buildFailures", failure
  from sites where order_id = $1`;

export function siteOf(app: TestApp, orderId: string): Promise<SiteFacts | null> {
  return row<SiteFacts>(app.ctx().em, SITE, [orderId]);
}

/** A paid order of the account; its site may still be in the making. */
export async function paidOrder(app: TestApp, account: Account, domain?: string, extension?: string): Promise<string> {
  const order = await placeOrder(app, account, domain, extension);
  await fillWallet(app, account, order.priceRials);
  const { status, body } = await payOrder(app, account, order.id, 'wallet');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return order.id;
}

export async function untilSite(
  app: TestApp,
  orderId: string,
  holds: (site: SiteFacts) => boolean = ({ status }) => status === 'online',
): Promise<SiteFacts> {
  return eventually('the site has this status', async () => {
    const site = await siteOf(app, orderId);
    return site && holds(site) ? site : null;
  });
}

export interface Visit {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface VisitOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The response of a host for a visitor: without a resolver, the request goes to the app's own port. */
export function visit(url: string, host: string, path = '/', options: VisitOptions = {}): Promise<Visit> {
  const { port } = new URL(url);
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export const hostOf = ({ label }: { readonly label: string }): string => `${label}.sites.localhost`;
