import { ACCOUNT_EVENT_KINDS } from '#core/account-events.js';
import { kindsOf } from './event-kinds.js';

it('are all of them where its owner chose none', () => {
  expect(kindsOf({ events: [], madeByKey: null, scopes: null })).toEqual(ACCOUNT_EVENT_KINDS);
});

it('cannot be more than the scopes of the key that added it show', () => {
  const choice = { events: ['order.paid', 'invoice.paid', 'key.created'] as const, madeByKey: 'k' };
  expect(kindsOf({ ...choice, scopes: ['read:orders', 'write:orders'] })).toEqual(['order.paid']);
  expect(kindsOf({ events: [], madeByKey: 'k', scopes: ['read:messages'] })).toEqual(['message.received']);
});

it('are none once that key has ended', () => {
  expect(kindsOf({ events: [], madeByKey: 'k', scopes: null })).toEqual([]);
});
