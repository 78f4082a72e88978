import { redirectTable } from '#core/design/redirects.js';
import type { HostedSite } from '#features/sites/index.js';
import { movedPage } from './moved-page.js';
import type { Files, SiteDirectory } from './site-directory.js';
import { manifestPath } from './site-path.js';

const FILES = new Map(
  ['index.html', 'about.html', 'تماس.html', 'shop/index.html'].map((path) => [path, {}]),
) as unknown as Files;

const MOVES = {
  files: new Map([
    ['us', 'about.html'],
    ['gone', 'gone.html'],
  ]),
  redirects: redirectTable([
    { from: '/a', to: '/about' },
    { from: '/b', to: '/us#تیم' },
    { from: '/c', to: '/index' },
    { from: '/d', to: '/SHOP' },
    { from: '/e', to: '/gone' },
    { from: '/f', to: '/تماس#فرم' },
    { from: '/g', to: '/a' },
    { from: '/us', to: '/shop' },
  ]),
};

const location = (target: string, moves = MOVES) => {
  const directory = { pageMoves: () => Promise.resolve(moves) } as unknown as SiteDirectory;
  const requested = manifestPath(target) ?? '';
  return movedPage(directory, {} as HostedSite, { requested, target, files: FILES });
};

test.each([
  ['another spelling of a page', '/a?x=1', '/about.html?x=1'],
  ['the first page', '/c', '/'],
  ['a folder in other letters', '/d', '/shop/'],
  ['a place on a page', '/f?x=1', `/${encodeURI('تماس')}.html?x=1#${encodeURI('فرم')}`],
  ['another redirect', '/g', '/about.html'],
])('a redirect to %s is followed at once', async (_, target, expected) => {
  expect(await location(target)).toBe(expected);
});

test('a redirect to an earlier address leads to the page', async () => {
  const redirects = redirectTable([{ from: '/b', to: '/us#team' }]);
  expect(await location('/b?x=1', { ...MOVES, redirects })).toBe('/about.html?x=1#team');
});

test('what the owner said comes before an earlier address', async () => {
  expect(await location('/us')).toBe('/shop/');
  expect(await location('/b')).toBe('/shop/');
});

test('an address that leads to no page cannot lead to a deleted one', async () => {
  expect(await location('/gone')).toBeNull();
  expect(await location('/e')).toBe('/gone');
  expect(await location('/other')).toBeNull();
});
