import { ACCOUNT_EVENT_KINDS, type AccountEventKind } from '#core/account-events.js';
import { KIND_GROUPS } from './account-events.messages.js';
import { eventLink } from './event-link.js';

test.each<[AccountEventKind, object, string]>([
  ['order.paid', { order_id: 'o1' }, '/dashboard?tab=orders'],
  ['payment.succeeded', { order_id: 'o1' }, '/dashboard?tab=invoices'],
  ['payment.succeeded', { order_id: null }, '/dashboard?tab=wallet'],
  ['invoice.overdue', { invoice_id: 'i1', order_id: 'o1' }, '/dashboard?tab=invoices'],
  ['site.online', { site_id: 's1', order_id: 'o1' }, '/dashboard/sites/s1'],
  ['domain.connected', { site_id: 's1' }, '/dashboard/sites/s1?tab=domains'],
  ['domain.expiring', { order_id: 'o1' }, '/dashboard?tab=orders'],
  ['message.received', { site_id: 's1', message_id: 'm1' }, '/dashboard/sites/s1?tab=messages&message=m1'],
  ['subscriber.removed', { site_id: 's1' }, '/dashboard/sites/s1?tab=messages&list=newsletter'],
  ['key.revoked', { key_id: 'k1' }, '/dashboard?tab=profile&part=security'],
])('%s with %j leads to %s', (kind, data, link) => {
  expect(eventLink(kind, data)).toBe(link);
});

test('data of a shape that this page does not know leads to a page all the same', () => {
  expect(eventLink('order.paid', null)).toBe('/dashboard?tab=orders');
});

test('each kind is in one group', () => {
  expect(KIND_GROUPS.flatMap(({ kinds }) => kinds).toSorted()).toEqual(ACCOUNT_EVENT_KINDS.toSorted());
});
