/** Galleries of a built site show the customer's pictures as large as the window, without script. */
import { SECTION_COUNTS } from '#core/catalogue.js';
import { htmlFaults } from '../testing/html-check.js';
import { builtText, testPage, testPicture, testSite } from '../testing/test-site.js';

const pictures = new Map([['file:1', testPicture(1)]]);

function gallery(layout: string, texts: Record<string, string> = {}) {
  const page = testPage('main', 'یک', 'headers-1', layout, 'footer-1');
  const customData = { images: { picture1: 'file:1' }, texts };
  const sections = page.sections.map((each, at) => (at === 1 ? { ...each, customData } : each));
  return builtText(testSite({ pages: [{ ...page, sections }], pictures }), 'index.html');
}
const LAYOUTS = Array.from({ length: SECTION_COUNTS.gallery }, (_, at) => `gallery-${at + 1}`);

test.each(LAYOUTS)('%s has a light box for its own picture only', async (layout) => {
  const html = await gallery(layout);
  expect(html.match(/popover="auto"/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*popovertarget="gallery-picture1"/i);
  expect(html).toContain('id="gallery-picture1"');
  expect(htmlFaults(html)).toEqual([]);
});

test('the picture in a light box is fetched on request', async () => {
  const [, box = ''] = /popover="auto"[^>]*>(.*?)<\/div>/s.exec(await gallery('gallery-1')) ?? [];
  expect(box).toContain('loading="lazy"');
});

test('a caption cannot leave its place', async () => {
  const html = await gallery('gallery-1', { 'item1.caption': '"><script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert');
});

test('pages without galleries have no light box', async () => {
  const page = testPage('main', 'یک', 'headers-1', 'hero-1', 'footer-1');
  expect(await builtText(testSite({ pages: [page], pictures }), 'index.html')).not.toMatch(/popover|bp-zoom/);
});
