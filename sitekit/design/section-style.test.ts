/** The effect of the style of a section on the files of a site, and that no style changes nothing. */
import type { SectionStyle } from '#core/sections/section-style.js';
import { buildSite } from '../build/build-site.js';
import { layoutsOf } from '../layouts/layouts.js';
import type { PageInput } from '../page/page-parts.js';
import { builtText, testPage, testSite, testTools, textsOf } from '../testing/test-site.js';

const LAYOUTS = ['headers-1', 'hero-1', 'services-1', 'call_to_actions-1', 'footer-1'];

function siteOf(style?: SectionStyle, at = 2) {
  const page = testPage('main', 'یک', ...LAYOUTS);
  const sections = page.sections.map((section, order): PageInput['sections'][number] =>
    order === at && style ? { ...section, customData: { ...section.customData, style } } : section,
  );
  return testSite({ pages: [{ ...page, sections }] });
}
const html = (style?: SectionStyle, at?: number) => builtText(siteOf(style, at), 'index.html');

async function css(style?: SectionStyle): Promise<string> {
  const texts = textsOf(await buildSite(siteOf(style), testTools));
  return [...texts].find(([path]) => path.endsWith('.css'))?.[1] ?? '';
}

/** The opening tag of the services. */
const tag = async (style: SectionStyle) =>
  /<section[^>]*id="services"[^>]*>(?:<span[^>]*>)?/.exec(await html(style))?.[0];

test('a site without styles has none of their rules', async () => {
  expect((await html()) + (await css())).not.toMatch(/divider|bp-edge|bp-above/);
  expect(await html({})).toBe(await html());
});

test('tone and pattern replace those of the layout', async () => {
  expect(await tag({ tone: 'ink', pattern: 'girih' })).toMatch(/data-tone="ink".*data-ornament="girih"/);
  expect(await tag({ pattern: 'none' })).not.toContain('bp-ornament');
});

test('an edge has the colour of the section above it', async () => {
  expect(await tag({ divider: 'wave' })).toMatch(/data-divider="wave".*class="bp-divider" data-above="\w+"/);
  const styles = await css({ divider: 'wave' });
  expect(styles).toContain('[data-divider=wave]>.bp-divider::before{mask-image:url("data:image/svg+xml');
  expect(styles).not.toContain('[data-divider=slant]');
});

test('nothing of a style is fetched from elsewhere', async () => {
  const styles = await css({ tone: 'brand', divider: 'arc', pattern: 'arches' });
  const addresses = [...styles.matchAll(/url\("?([^")]{0,24})/g)].map(([, address]) => address);
  expect(addresses.every((address) => !/^(?:https?:)?\/\//.test(address ?? ''))).toBe(true);
});

const framed = layoutsOf('call_to_actions').find(
  (layout) => 'treatment' in layout && layout.treatment.frame === 'inset',
)!.id;

test.each([
  ['the first section of a page', 0],
  ['a framed section', 3],
])('%s keeps its straight edge', async (_, at) => {
  const page = testPage('main', 'یک', ...LAYOUTS.with(3, framed));
  const sections = page.sections.map((section, order) =>
    order === at ? { ...section, customData: { style: { divider: 'slant' as const } } } : section,
  );
  const built = await builtText(testSite({ pages: [{ ...page, sections }] }), 'index.html');
  expect(at === 0 || built.includes('data-frame="inset"')).toBe(true);
  expect(built).not.toContain('data-divider');
});
