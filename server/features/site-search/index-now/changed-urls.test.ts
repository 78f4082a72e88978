import type { Manifest } from '#features/sites/site/manifest.js';
import { changedUrls, sitePages } from './changed-urls.js';

const manifest = (files: Readonly<Record<string, string>>): Manifest =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      { hash: content.padEnd(64, '0'), size: 1, type: 'text/html' },
    ]),
  );
const at = (files: Readonly<Record<string, string>>, address = 'https://a.example') =>
  sitePages(address, manifest(files));

it('submits all pages the first time, and nothing else', () => {
  const files = {
    'index.html': 'a',
    'خدمات.html': 'b',
    '404.html': 'c',
    'privacy.html': 'p',
    '_form/x/thanks.html': 'd',
    'style.css': 'e',
  };
  expect(changedUrls(null, at(files))).toEqual([
    'https://a.example/',
    `https://a.example/${encodeURIComponent('خدمات.html')}`,
  ]);
});

it('submits what is new, changed or gone', () => {
  const before = at({ 'index.html': 'a', 'same.html': 'b', 'old.html': 'c' });
  const after = at({ 'index.html': 'a2', 'same.html': 'b', 'new.html': 'c' });
  expect(changedUrls(before, after)).toEqual(['', 'new.html', 'old.html'].map((path) => `https://a.example/${path}`));
  expect(changedUrls(after, after)).toEqual([]);
});

it('submits all pages at a new address, and none of the old host', () => {
  const files = { 'index.html': 'a', 'b.html': 'b' };
  expect(changedUrls(at(files), at(files, 'https://b.example'))).toEqual([
    'https://b.example/b.html',
    'https://b.example/',
  ]);
});

it('cannot submit more than the protocol allows', () => {
  const many = Object.fromEntries(Array.from({ length: 12_000 }, (_, number) => [`p${number}.html`, 'a']));
  expect(changedUrls(null, at(many))).toHaveLength(10_000);
});

it('cannot be led to another host by the name of a page', () => {
  const [url = ''] = changedUrls(null, at({ '@evil.example?x#.html': 'a' }));
  expect(new URL(url).origin).toBe('https://a.example');
});
