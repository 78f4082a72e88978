import '../layouts/layouts.js';
import { builtText, testPage, testPicture, testSite } from '../testing/test-site.js';
import { phonePictures } from './phone-pictures.js';

test('of each picture the size that a phone takes', () => {
  const set = (...widths: number[]) =>
    `<source type="image/webp" srcSet="${widths.map((width) => `assets/p-${width}.webp ${width}w`).join(', ')}" sizes="x">`;
  expect(phonePictures(set(320, 640, 1280) + set(320, 640) + set(1280, 320))).toEqual([
    'assets/p-1280.webp',
    'assets/p-640.webp',
  ]);
  expect(phonePictures('<img src="a.png"><source type="image/webp" srcset="">')).toEqual([]);
});

test('are found in a page as it is built', async () => {
  const page = testPage('main', 'خانه', 'gallery-1');
  const [section] = page.sections;
  const sections = [{ ...section!, customData: { images: { picture1: 'file:1' } } }];
  const site = testSite({ pages: [{ ...page, sections }], pictures: new Map([['file:1', testPicture(1)]]) });
  const found = phonePictures(await builtText(site, 'index.html'));
  expect(found).toEqual([expect.stringMatching(/^assets\/picture-640\.[0-9a-f]{16}\.webp$/)]);
});
