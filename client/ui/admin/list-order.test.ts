import { DUE_FIRST, orderChanges, orderOf, shownOrder } from './list-order.js';

test('the order of a list is in the address', () => {
  const url = (text: string) => ({ get: (name: string) => new URLSearchParams(text).get(name) });
  expect(orderOf(url('sort=price&dir=asc'), ['created', 'price'])).toEqual({ sort: 'price', direction: 'asc' });
  expect(orderOf(url('sort=secret&dir=up'), ['created', 'price'])).toEqual({ sort: null, direction: null });
  expect(shownOrder(url(''))).toEqual({ sort: 'created', direction: 'desc' });
  expect(orderChanges({ sort: 'created', direction: 'desc' })).toEqual({ sort: null, dir: null });
  expect(orderChanges({ sort: 'price', direction: 'asc' })).toEqual({ sort: 'price', dir: 'asc' });
});

test('a list of work begins with what is due first', () => {
  const url = (text: string) => new URLSearchParams(text);
  expect(shownOrder(url(''), DUE_FIRST)).toEqual({ sort: 'due', direction: 'asc' });
  expect(orderChanges({ sort: 'due', direction: 'asc' }, DUE_FIRST)).toEqual({ sort: null, dir: null });
  const newest = { sort: 'created', direction: 'desc' } as const;
  expect(orderChanges(newest, DUE_FIRST)).toEqual({ sort: 'created', dir: 'desc' });
  expect(shownOrder(url('sort=created&dir=desc'), DUE_FIRST)).toEqual(newest);
});
