import { kindOf } from './notification-types.js';

it.each([
  ['order', 'order'],
  ['wallet', 'money'],
  ['two_factor_off', 'security'],
  ['api_key_created', 'security'],
  ['open_work', 'news'],
])('%s is about %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

it.each([
  ['order_completed', 'order'],
  ['security', 'security'],
  ['ticket.answered', 'support'],
  ['something else', 'news'],
])('%s, which an earlier version stored, is about %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});
