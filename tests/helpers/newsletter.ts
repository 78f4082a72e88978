/** Subscribers of sites in tests. */
import { NEWSLETTER_PATHS, type NewsletterAct } from '#core/sites/newsletter.js';
import { confirmSubscriber, subscriberToken } from '#features/newsletter/index.js';
import { startSubscription } from '#features/newsletter/subscription/request-subscription.js';
import { row } from '#platform/db/rows.js';
import type { TestApp } from './app.js';
import { hostOf, visit, type SiteFacts, type Visit } from './sites.js';

export interface StoredSubscriber {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly page_path: string;
  readonly confirmed_at: Date | null;
  readonly mail_ids: readonly string[];
}

type Booted = Pick<TestApp, 'ctx'>;

export function storedSubscriber(app: Booted, siteId: string, email: string): Promise<StoredSubscriber | null> {
  const text = 'select * from newsletter_subscribers where site_id = $1 and email = $2';
  return row<StoredSubscriber>(app.ctx().em, text, [siteId, email]);
}

/** An address that has not been confirmed. Returns its id. */
export async function pendingOf(app: Booted, siteId: string, email: string): Promise<string> {
  await startSubscription(app.ctx(), { siteId, email, name: null, pagePath: '/' });
  const stored = await storedSubscriber(app, siteId, email);
  if (!stored) throw new Error(`${email} was not stored`);
  return stored.id;
}

/** A confirmed one. Returns its id. */
export async function subscriberOf(app: Booted, siteId: string, email: string): Promise<string> {
  const id = await pendingOf(app, siteId, email);
  if (!(await confirmSubscriber(app.ctx(), siteId, id))) throw new Error(`${email} was not confirmed`);
  return id;
}

/** The path that a mail leads to. */
export function linkOf(app: Booted, act: NewsletterAct, siteId: string, id: string): string {
  return `${NEWSLETTER_PATHS[act]}?t=${subscriberToken(app.ctx().config, act, siteId, id)}`;
}

/** Presses like the button of the page, or a mail program. */
export function press(app: TestApp, site: SiteFacts, path: string, headers = {}, body = ''): Promise<Visit> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return visit(app.url, hostOf(site), path, { method: 'POST', headers: { ...type, ...headers }, body });
}
