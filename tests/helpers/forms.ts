/** Forms of sites in tests: a site that has some, and what a visitor's browser sends by them. */
import type { FormField } from '#core/sites/site-forms.js';
import { rows } from '#platform/db/rows.js';
import type { Account } from './accounts.js';
import type { TestApp } from './app.js';
import { fillWallet, payOrder } from './money.js';
import { placeOrder } from './orders.js';
import { hostOf, untilSite, visit, type SiteFacts, type Visit } from './sites.js';
import { payableOf, wizardWithForms } from './wizards.js';

/**
 * A site that is online, with a booking form `book`, on request of these fields, and a newsletter `letter` on its one
 * page.
 */
export async function siteWithForms(app: TestApp, account: Account, own?: readonly FormField[]): Promise<SiteFacts> {
  const wizardData = wizardWithForms(own && { own });
  const order = await placeOrder(app, account, { wizardData, totalToman: payableOf(wizardData) });
  await fillWallet(app, account, order.priceRials);
  const { status, body } = await payOrder(app, account, order.id, 'wallet');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return untilSite(app, order.id);
}

export interface PostOptions {
  readonly form?: string;
  readonly host?: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let caller = 0;
/** An address that nobody else has sent from. */
export const newAddress = (): string => `198.51.${Math.floor((caller += 1) / 250)}.${(caller % 250) + 1}`;

/** Posts a form like a browser; from an address of its own unless one is given. */
export function postForm(
  app: TestApp,
  site: SiteFacts,
  fields: Readonly<Record<string, string>> | string,
  options: PostOptions = {},
): Promise<Visit> {
  const { form = 'book', host = hostOf(site), from = newAddress(), headers = {} } = options;
  return visit(app.url, host, `/_form/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from, ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

export interface StoredMessage {
  readonly id: string;
  readonly kind: string;
  readonly form_title: string;
  readonly page_path: string;
  readonly fields: readonly { readonly name?: string; readonly label: string; readonly value: string }[];
  readonly sender_name: string | null;
  readonly sender_email: string | null;
  readonly sender_phone: string | null;
  readonly state: string;
  readonly spam_reasons: readonly string[];
}

/** Oldest first. */
export function storedMessages(app: TestApp, { id }: Pick<SiteFacts, 'id'>): Promise<StoredMessage[]> {
  return rows<StoredMessage>(app.ctx().em, 'select * from site_messages where site_id = $1 order by id', [id]);
}
