import { ticketOrder, withTicketOrder } from './team-order.js';

const LAST = { sort: 'last_message', direction: 'desc' };

it.each([
  ['', LAST],
  ['sort=priority', { sort: 'priority', direction: 'desc' }],
  ['sort=created&dir=asc', { sort: 'created', direction: 'asc' }],
  ['sort=subject&dir=sideways', LAST],
])('reads the order of ?%s', (search, order) => {
  expect(ticketOrder(new URLSearchParams(search))).toEqual(order);
});

it('leaves the usual order out of the address', () => {
  const params = new URLSearchParams('tab=support&sort=priority&dir=asc&page=2');
  expect(String(withTicketOrder(params, 'created.asc'))).toBe('tab=support&sort=created&dir=asc');
  expect(String(withTicketOrder(params, 'last_message.desc'))).toBe('tab=support');
});
