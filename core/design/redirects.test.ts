import { readNewPath, readOldPath, redirectedTo, redirectKey, redirectTable } from './redirects.js';

const value = (read: ReturnType<typeof readOldPath>) => ('value' in read ? read.value : null);

test.each([
  ['/about', '/about'],
  ['about', '/about'],
  [' /shop/item.php ', '/shop/item.php'],
  ['/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA/', '/خدمات/'],
  ['/كتاب', '/کتاب'],
  ['/می‌روم', '/می‌روم'],
  ['/a\u202eb', '/ab'],
])('%s is the old path %s', (typed, stored) => {
  expect(value(readOldPath(typed))).toBe(stored);
  expect(value(readOldPath(stored))).toBe(stored);
});

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example/a',
  '/\\evil.example',
  '/a//b',
  '/../b',
  '/a/%2e%2e/b',
  '/a%2fb',
  '/.well-known/report',
  '/%00',
  '/a%0d%0aset-cookie:x',
  '/a?b=1',
  '/a"b',
  '/%',
  '/%25',
  '/a b',
  '/\ud800',
  `/${'a'.repeat(200)}`,
])('%j cannot be a path', (typed) => {
  expect(value(readOldPath(typed))).toBeNull();
  expect(value(readNewPath(typed))).toBeNull();
});

test.each(['/', '', '/index.html', '/INDEX.html', '/_form/contact'])('%j cannot be an old path', (typed) => {
  expect(value(readOldPath(typed))).toBeNull();
});

test('a new path may be the first page and name a place', () => {
  expect(value(readNewPath('/'))).toBe('/');
  expect(value(readNewPath('/about.html#تیم'))).toBe('/about.html#تیم');
  expect(value(readNewPath(`/about#${encodeURI('تیم')}`))).toBe('/about#تیم');
  expect(value(readNewPath('#contact'))).toBe('/#contact');
  expect(value(readNewPath('/#كتاب\u202e_ي'))).toBe('/#کتاب_ی');
  expect(value(readOldPath('/a#b'))).toBeNull();
});

test.each(['/a#', '/a#b#c', '/a#b%23c', '/a#%', '/a#%0d%0a', '/a#%22b', '/a#b c', `/a#${'b'.repeat(61)}`])(
  '%j cannot name a place',
  (typed) => {
    expect(value(readNewPath(typed))).toBeNull();
  },
);

test('all spellings of an address are one', () => {
  expect(new Set(['/About', '/about/', '/about.html', '/about/index.html', '/about#x'].map(redirectKey)).size).toBe(1);
  expect(new Set(['/', '/index', '/index.html', '/#x'].map(redirectKey))).toEqual(new Set(['']));
  expect(redirectKey('/indexes')).not.toBe(redirectKey('/'));
  expect(redirectKey('/a.htm')).not.toBe(redirectKey('/a'));
});

describe('where a path leads', () => {
  const table = redirectTable([
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c#x' },
  ]);
  const none = () => false;

  test('is past all redirects on the way', () => {
    expect(redirectedTo(table, '/A.html', none)).toBe('/c#x');
    expect(redirectedTo(table, '/other', none)).toBeNull();
  });

  test('is the first page on the way', () => {
    expect(redirectedTo(table, '/a', (path) => path === '/b')).toBe('/b');
  });

  test('cannot be a circle', () => {
    const circle = redirectTable([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ]);
    expect(redirectedTo(circle, '/a', none)).toBeNull();
  });
});
