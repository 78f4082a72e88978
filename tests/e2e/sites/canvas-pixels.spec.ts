/**
 * The studio draws what visitors get: the announcement and one layout of each type of section, drawn on the canvas of a
 * paid site and opened at its address, at the widths of a desktop and a phone, compared point by point.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { SECTION_TYPES } from '#core/catalogue.js';
import type { DesignFacts } from '#core/design/design-facts.js';
import { freshDomain, wizard } from '#tests/helpers/wizards.js';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs } from '../people.js';
import { paidSite } from './paid-site.js';
import { difference } from './pixels.js';

type Layouts = typeof import('#sitekit/layouts/layouts.js');
type Parts = typeof import('#sitekit/page/page-parts.js');
type Known = typeof import('#sitekit/texts/known-texts.js');
type Kinds = typeof import('#sitekit/texts/sample-kinds.js');

/** The modules that tsc compiled: the browser tests' own loader would make something else of the components. */
const compiled = <T>(path: string): Promise<T> =>
  import(pathToFileURL(resolve('dist/sitekit', path)).href) as Promise<T>;
const { layoutsOf } = await compiled<Layouts>('layouts/layouts.js');
const { pageParts } = await compiled<Parts>('page/page-parts.js');
const { knownTexts } = await compiled<Known>('texts/known-texts.js');
const { sampleKind } = await compiled<Kinds>('texts/sample-kinds.js');

/** Samples of these are not published; what the owner says is. */
const FACTS: DesignFacts = {
  name: 'کافه مهر',
  trade: 'restaurant',
  description: 'قهوه و صبحانه در دل شهر',
  phone: '021-87654321',
  mobile: '09121234567',
  email: 'salam@mehr.ir',
  address: 'تهران، خیابان ولیعصر، شمارهٔ ۱۲',
  hours: [{ days: 'هر روز', times: '۸ تا ۲۲' }],
  profiles: { instagram: 'cafe.mehr' },
};
const SETTINGS = { announcement: { text: 'جمعه‌ها تا ساعت ۱۴ باز هستیم.', to: 'tel:02187654321' } };
const WIDTHS = [1200, 375] as const;
const PRESETS = { 1200: 'کامپیوتر', 375: 'موبایل' } as const;
/** Points of a section that may differ: edges of curves. A missing dot of a list is four times as many. */
const MOST = 300;
/** The line where the canvas ends is a mark for the editor. */
const HIDE_EDGE = '[data-testid=sheet] > p { display: none }';
/** Around the canvas at 1200 px: the panels of the studio. The height is that of both windows. */
const STUDIO = { width: 2000, height: 2400 };

/** A layout of each type, another number each time. */
const sampled = SECTION_TYPES.map((type, at) => {
  const layouts = layoutsOf(type);
  return { type, layoutId: layouts[(at * 7) % layouts.length]?.id ?? `${type}-1` };
});

/** The page, its claims written by the owner. */
function sections(): object[] {
  const all = sampled.map(({ type, layoutId }, order) => ({
    id: `s${order}`,
    sectionType: type,
    layoutId,
    order,
    customData: {},
  }));
  const known = knownTexts([], FACTS);
  return all.map((section) => ({
    ...section,
    customData: {
      texts: Object.fromEntries(
        pageParts([section], { trade: 'restaurant', known }).flatMap(({ layout, texts, slotPrefix }) =>
          Object.entries(texts)
            .filter(([slot]) => sampleKind(layout.type, slot) !== 'ornament' && !(slot in known))
            .map(([slot, text]) => [slotPrefix + slot, text]),
        ),
      ),
    },
  }));
}

function designed(): Record<string, unknown> {
  const raw = wizard({ domain: freshDomain(), pages: [1], siteType: 'business' });
  const framework = raw['websiteFramework'] as { dynamicDesign: { pages: object[] } };
  const pages = framework.dynamicDesign.pages.map((page) => ({ ...page, sections: sections() }));
  return {
    ...raw,
    websiteFramework: {
      ...framework,
      dynamicDesign: { ...framework.dynamicDesign, pages, facts: FACTS, settings: SETTINGS },
    },
  };
}

/** A picture of the announcement, without a name, and of every part by its anchor, once nothing loads any more. */
async function pictures(page: Page, scope: string, prefix: string): Promise<Map<string, Buffer>> {
  const parts = page.locator(`${scope} :is(.bp-announcement, .bp-sec[id])`);
  await expect(parts.nth(sampled.length)).toBeAttached();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const found = new Map<string, Buffer>();
  for (const part of await parts.all()) {
    const id = (await part.getAttribute('id')) ?? '';
    found.set(id.slice(prefix.length), await part.screenshot({ animations: 'disabled' }));
  }
  return found;
}

test('the built page is the canvas, point by point', async ({ page, request }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const { id, url } = await paidSite(page, request, token, { title: 'کافه مهر' }, designed());
  const visitor = await page.context().newPage();
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.goto(url);
  await page.setViewportSize(STUDIO);
  await page.goto(`/dashboard/sites/${id}/design`);
  await page.addStyleTag({ content: HIDE_EDGE });
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.getByTestId('studio-bar').getByTitle(PRESETS[width]).click();
    await page.mouse.move(1, 1);
    await visitor.setViewportSize({ width, height: STUDIO.height });
    const drawn = await pictures(page, '[data-testid=canvas]', 'canvas-');
    const built = await pictures(visitor, '.bp-site', '');
    expect([...built.keys()]).toEqual([...drawn.keys()]);
    for (const [anchor, picture] of drawn) {
      const { points, sizes } = await difference(picture, built.get(anchor) ?? picture);
      if (points === null || points > MOST) faults.push(`${anchor} at ${width} px: ${points}, ${sizes.join(' and ')}`);
    }
  }
  expect(faults).toEqual([]);
  await expectFound(page, '#canvas-about .bp-title { translate: 3px }');
  await expectFound(page, '#canvas-about .bp-title { font-weight: 500 }');
});

/** The comparison must find this change of a section on the canvas. */
async function expectFound(page: Page, css: string): Promise<void> {
  const about = page.locator('#canvas-about');
  const before = await about.screenshot({ animations: 'disabled' });
  await page.addStyleTag({ content: css });
  const { points } = await difference(before, await about.screenshot({ animations: 'disabled' }));
  expect(points === null || points > MOST, `${css}: ${points}`).toBe(true);
}
