import {
  addressOfFile,
  addressOfPath,
  isHashed,
  manifestPath,
  namesIndex,
  otherSpellings,
  slugIn,
} from './site-path.js';

it.each([
  ['/', 'index.html'],
  ['/?a=../b', 'index.html'],
  ['/a/', 'a/index.html'],
  ['/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA.html', 'خدمات.html'],
  ['/assets/site.4f3a2b1c.css', 'assets/site.4f3a2b1c.css'],
  ['/%252e%252e/secret', '%2e%2e/secret'],
])('%s requests %s', (target, path) => {
  expect(manifestPath(target)).toBe(path);
});

it.each([
  '/../secret',
  '/a/../../secret',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/a%2Fb',
  '/a%5cb',
  '/a\\b',
  '/%00',
  '/a%0d%0ab',
  '//evil.example/',
  '/a//b',
  '/.env',
  '/a/.git/config',
  '/%ff',
  '/%',
  '*',
  'http://evil.example/',
  '',
])('%j requests nothing', (target) => {
  expect(manifestPath(target)).toBeNull();
});

it.each([
  ['about', ['about.html', 'about/index.html']],
  ['about.html', ['about/index.html']],
  ['about/index.html', ['about.html']],
  ['About', ['About.html', 'About/index.html', 'about', 'about.html', 'about/index.html']],
  ['blog/News.html', ['blog/News/index.html', 'blog/news.html', 'blog/news/index.html']],
  ['index', ['index.html']],
  ['blog/index', ['blog.html', 'blog/index.html']],
  ['Assets/Photo.PNG', ['assets/photo.png']],
  ['خدمات', ['خدمات.html', 'خدمات/index.html']],
  ['a.css', []],
  ['index.html', []],
])('%s may mean another file', (path, others) => {
  expect([...new Set(otherSpellings(path))]).toEqual(others);
});

it.each([
  ['index.html', '/'],
  ['blog/index.html', '/blog/'],
  ['about.html', '/about.html'],
  ['reindex.html', '/reindex.html'],
  ['خدمات.html', encodeURI('/خدمات.html')],
])('%s has one address, which requests it', (file, address) => {
  expect([addressOfFile(file), manifestPath(address), namesIndex(address, file)]).toEqual([address, file, false]);
});

it.each([
  ['/درباره#تیم', '?a=1', `${encodeURI('/درباره')}?a=1#${encodeURI('تیم')}`],
  ['/', '', '/'],
])('%s with the query %j is %s', (path, query, address) => {
  expect(addressOfPath(path, query)).toBe(address);
});

it('the first page of a folder is named by the folder', () => {
  const targets = ['/index.html', '/index%2ehtml?a=/', '/?a=index.html', '/reindex.html'];
  expect(targets.map((target) => namesIndex(target, manifestPath(target) ?? ''))).toEqual([true, true, false, false]);
});

it.each(['assets/site.4f3a2b1c.css', 'picture-0123456789abcdef.webp'])('%s is named by its content', (path) => {
  expect(isHashed(path)).toBe(true);
});

it.each(['index.html', 'favicon.ico', 'about-us.html', 'news-20261123.html', 'a.deadbee.css'])('%s is not', (path) => {
  expect(isHashed(path)).toBe(false);
});

it('a page is known by its name with or without an ending, and files are no pages', () => {
  expect(['about', 'about.html', 'about/index.html', 'خدمات'].map(slugIn)).toEqual([
    'about',
    'about',
    'about',
    'خدمات',
  ]);
  expect(['a.css', 'a/b', 'a/b.html', 'sitemap.xml', 'assets/a.1234.html'].map(slugIn)).toEqual(Array(5).fill(null));
});
