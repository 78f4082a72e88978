import { pageSlugs, slugFaults, slugOf } from './page-address.js';

const page = (id: string, name: string, slug?: string) => ({ id, name, ...(slug !== undefined && { seo: { slug } }) });

test('a typed slug comes before the name of an earlier page', () => {
  const pages = [page('main', 'خانه'), page('b', 'خدمات'), page('c', 'تیم', 'خدمات')];
  expect(pageSlugs(pages)).toEqual(['', 'خدمات-2', 'خدمات']);
  expect(slugFaults(pages).size).toBe(0);
});

test('equal slugs are faults of both pages, however they are written', () => {
  const faults = slugFaults([page('main', 'خانه'), page('b', 'x', ' كتاب ها'), page('c', 'y', 'کتاب-ها!')]);
  expect([...faults]).toEqual([
    ['b', 'taken'],
    ['c', 'taken'],
  ]);
});

test.each([
  ['index', 'reserved'],
  [' 404 ', 'reserved'],
  ['!!!', 'empty'],
  ['../..', 'empty'],
])('a page cannot be called %s', (slug, fault) => {
  expect([...slugFaults([page('main', 'خانه'), page('b', 'x', slug)])]).toEqual([['b', fault]]);
});

test('the first page and blank slugs have no fault', () => {
  expect(slugFaults([page('main', 'خانه', 'index'), page('b', 'x', '  '), page('c', 'y', 'main')]).size).toBe(0);
});

test('a slug cannot leave its folder or its encoding', () => {
  expect(['../../etc/passwd', 'a%2f..%2fb', 'C:\\x', 'a?b#c'].map(slugOf)).toEqual([
    'etc-passwd',
    'a-2f-2fb',
    'c-x',
    'a-b-c',
  ]);
});
