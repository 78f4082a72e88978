import type { DesignPage } from '#core/design/design.js';
import { comparedPages, firstPair } from './compare.rules.js';

const page = (id: string, name: string): DesignPage => ({
  id,
  name,
  sections: [],
  canvasDimensions: { width: 1200, height: 800 },
});
const releases = [
  { id: 'c', number: 3, isLive: false },
  { id: 'b', number: 2, isLive: true },
  { id: 'a', number: 1, isLive: false },
];

test('pages of both are listed once, removed ones last', () => {
  const first = [page('main', 'خانه'), page('old', 'قدیمی'), page('b', 'خدمت')];
  expect(comparedPages(first, [page('main', 'خانه'), page('b', 'خدمات')])).toEqual([
    { id: 'main', name: 'خانه' },
    { id: 'b', name: 'خدمات' },
    { id: 'old', name: 'قدیمی' },
  ]);
});

test('a release is compared with the live one, older first', () => {
  expect(firstPair(releases, releases[2]!)).toEqual(['a', 'b']);
  expect(firstPair(releases, releases[0]!)).toEqual(['b', 'c']);
});

test('the live release is compared with the one before it', () => {
  expect(firstPair(releases, releases[1]!)).toEqual(['a', 'b']);
});
