import { teamFilter, teamPage, withoutTeamFilter, withTeamValue } from './team-filter.js';

const read = (search: string) => teamFilter(new URLSearchParams(search));

it('reads the filters of the address', () => {
  expect(read('search=+دامنه&status=open&priority=urgent&assignee=me&category=domain&user=a')).toEqual({
    search: 'دامنه',
    status: 'open',
    priority: 'urgent',
    assignee: 'me',
    category: 'domain',
    userId: 'a',
  });
});

it.each(['status=gone', 'priority=__proto__', 'category=toString', 'assignee=others', 'search=++'])(
  'ignores ?%s, which is no filter',
  (search) => {
    expect(Object.values(read(search)).every((value) => value === null)).toBe(true);
  },
);

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=many', 1],
])('reads the page of ?%s', (search, page) => {
  expect(teamPage(new URLSearchParams(search))).toBe(page);
});

it('returns to the first page when a filter changes', () => {
  const params = new URLSearchParams('tab=support&page=3&ticket=a');
  expect(String(withTeamValue(params, 'status', 'open'))).toBe('tab=support&ticket=a&status=open');
  expect(String(withTeamValue(params, 'page', '2'))).toBe('tab=support&ticket=a&page=2');
  expect(String(withTeamValue(params, 'page', '1'))).toBe('tab=support&ticket=a');
});

it('takes the filters away and nothing else', () => {
  const params = new URLSearchParams('tab=support&sort=created&status=open&search=a&user=b&page=2&ticket=c');
  expect(String(withoutTeamFilter(params))).toBe('tab=support&sort=created&ticket=c');
});
