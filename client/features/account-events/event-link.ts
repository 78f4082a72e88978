import { dashboardLink, profileLink, siteLink } from '#core/client-links.js';
import type { AccountEventKind } from '#core/account-events.js';

/** Ids of records by the names of the log's fields. */
type Data = Readonly<Record<string, unknown>>;

const textOf = (data: Data, field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

/** The page that shows what an event of the log is about. */
export function eventLink(kind: AccountEventKind, data: unknown): string {
  const known: Data = typeof data === 'object' && data !== null ? { ...data } : {};
  const siteId = textOf(known, 'site_id');
  if (siteId !== null) return siteEventLink(kind, siteId, known);
  if (kind.startsWith('key.')) return profileLink('security');
  if (kind.startsWith('invoice.')) return dashboardLink('invoices');
  if (kind.startsWith('payment.') || kind === 'refund.made')
    return dashboardLink(textOf(known, 'order_id') === null ? 'wallet' : 'invoices');
  return dashboardLink('orders');
}

function siteEventLink(kind: AccountEventKind, siteId: string, data: Data): string {
  const message = textOf(data, 'message_id');
  if (message !== null) return siteLink(siteId, 'messages', { message });
  if (kind.startsWith('subscriber.')) return siteLink(siteId, 'messages', { list: 'newsletter' });
  return siteLink(siteId, kind.startsWith('domain.') ? 'domains' : null);
}
