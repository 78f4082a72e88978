import { customerOf, filterCount, instantsOf, pageOf, withChanges } from './use-admin-url.js';

test('S-195 a range of days takes both ends in', () => {
  const day = Date.UTC(2026, 10, 21) / 86_400_000;
  expect(instantsOf({ from: day, to: day })).toEqual({
    from: '2026-11-20T20:30:00.000Z',
    to: '2026-11-21T20:29:59.999Z',
  });
  expect(instantsOf({ from: null, to: null })).toEqual({ from: null, to: null });
});

test('the filters are in the address', () => {
  const now = new URLSearchParams('tab=users&page=3');
  expect(withChanges(now, { search: 'سارا', page: null }).toString()).toBe('tab=users&search=%D8%B3%D8%A7%D8%B1%D8%A7');
  expect([pageOf('4'), pageOf('0'), pageOf('x'), pageOf(null)]).toEqual([4, 1, 1, 1]);
});

test('a customer in the address is an id', () => {
  const id = '01a209d8-779b-77ed-9e18-cf15dc438092';
  expect([id, 'sara', ''].map((user) => customerOf({ get: () => user }))).toEqual([id, null, null]);
});

test('set filters are counted, a range as one', () => {
  const count = (text: string): number => filterCount(new URLSearchParams(text));
  expect(count('tab=orders&section=list&search=x&page=2&sort=price&dir=asc&user=1')).toBe(0);
  expect(count('tab=orders&status=pending&from=2026-11-01&to=2026-11-03')).toBe(2);
  expect(count('tab=payments&fromTime=10:00&from=2026-11-01')).toBe(1);
});
