/**
 * The section library (sitekit/): nothing runs out of the page, nothing is cut or covered, every text has AA contrast,
 * axe finds nothing, no two layouts of a type look the same. Every layout is judged at three widths, in one of the
 * paints at each: of four brand colours, light and dark. `npm run sections` judges every paint, and every layout with
 * each kind of texts, which only the first layout of each composition gets here.
 * `npm run draw -- look <type> --out=<folder>` shows what a failure speaks of. Valid HTML is judged in
 * sitekit/sections/valid-html.test.ts.
 */
import { SECTION_COUNTS, SECTION_TYPES, type SectionType } from '#core/catalogue.js';
import { SECTION_STYLE } from '#core/sections/section-style.js';
import { expect, test } from '../fixtures.js';
import {
  contrastsOf,
  IS_WHOLE,
  judgeAlone,
  layOut,
  LOOK_COLORS,
  LOOK_SCHEMES,
  LOOK_WIDTHS,
  lookAlikes,
  openJudge,
  openSheet,
  openStyled,
  paint,
  probe,
  type Fault,
} from '../sites/section-sheet.js';

/** Some sixty layouts each; a failure names the layout. */
const GROUPS: readonly (readonly SectionType[])[] = [
  ['headers', 'footer'],
  ['hero', 'socials'],
  ['about', 'services', 'tables'],
  ['features', 'left_right_sections', 'accordion'],
  ['content', 'gallery', 'stats'],
  ['testimonials', 'team', 'pricing', 'faqs'],
  ['blog_posts', 'call_to_actions', 'newsletter'],
  ['forms', 'contact', 'logos'],
  ['full_page'],
];

const PAINTS = LOOK_COLORS.flatMap((color) => LOOK_SCHEMES.map((scheme) => ({ color, scheme })));

/** The paints of a width: every third; of the sample one of them, which differs from group to group. */
function paintsAt(width: number, group: number) {
  const paints = PAINTS.filter((_, at) => at % LOOK_WIDTHS.length === width);
  return paints.filter((_, at) => IS_WHOLE || at === group % paints.length);
}

/** The paints of a tone: all; of the sample a light and a dark one. */
const paintsOf = (tone: number) => PAINTS.filter((_, at) => IS_WHOLE || at === tone || at === tone + 3);

// A trace keeps a copy of the document at every step, and these are megabytes long.
test.use({ trace: 'off', screenshot: 'off' });
// The last file of a run, and long: both workers take part.
test.describe.configure({ mode: 'parallel' });

test('the groups are the whole catalogue', () => {
  expect(GROUPS.flat().sort()).toEqual([...SECTION_TYPES].sort());
  expect(Object.values(SECTION_COUNTS).reduce((sum, count) => sum + count, 0)).toBe(504);
});

for (const [group, types] of GROUPS.entries()) {
  test(`S-108 S-111 every layout of ${types.join(', ')} holds at any width`, async ({ page }) => {
    test.setTimeout(240_000);
    await openSheet(page, types);
    const faults: string[] = [];
    const note = (where: string, found: readonly Fault[]): void => {
      faults.push(...found.map(({ id, fault }) => `${id} ${where}: ${fault}`));
    };
    for (const [at, width] of LOOK_WIDTHS.entries()) {
      const places = await layOut(page, width);
      expect(places).toHaveLength(types.reduce((sum, type) => sum + SECTION_COUNTS[type], 0));
      note(`${width} px`, await probe(page, 'probeShapes'));
      for (const { color, scheme } of paintsAt(at, group)) {
        await paint(page, color, scheme);
        note(`${width} px ${scheme} ${color}`, await probe(page, 'probeContrast'));
        note(`${width} px ${scheme} ${color}`, await lookAlikes(page, places));
      }
    }
    await openJudge(page);
    for (const type of types) note('alone', await judgeAlone(page, type));
    expect(faults).toEqual([]);
  });
}

for (const [at, tone] of SECTION_STYLE.tone.entries()) {
  test(`every composition can be read in the tone ${tone}`, async ({ page }) => {
    test.setTimeout(240_000);
    const pattern = SECTION_STYLE.pattern[at + 1] ?? 'girih';
    await openStyled(
      page,
      SECTION_TYPES.filter((type) => type !== 'full_page'),
      { tone, pattern },
    );
    const faults: string[] = [];
    await layOut(page, 1200);
    for (const { color, scheme } of paintsOf(at)) {
      await paint(page, color, scheme);
      const found = await probe(page, 'probeContrast');
      faults.push(...found.map(({ id, fault }) => `${id} ${scheme} ${color}: ${fault}`));
    }
    expect(await page.locator('[data-layout]').count()).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
}

for (const items of [1, 3, 12]) {
  test(`lists of ${items} items hold at any width`, async ({ page }) => {
    test.setTimeout(120_000);
    await openSheet(page, ['services', 'gallery', 'team', 'pricing', 'testimonials', 'faqs'], { items });
    const faults: string[] = [];
    for (const width of [...LOOK_WIDTHS, 320] as const) {
      await layOut(page, width);
      faults.push(...(await probe(page, 'probeShapes')).map(({ id, fault }) => `${id} ${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

for (const fill of ['bare', 'short', 'long', 'latin', 'mixed'] as const) {
  test(`every composition holds ${fill} texts on a narrow page`, async ({ page }) => {
    test.setTimeout(240_000);
    await openSheet(page, SECTION_TYPES, { fill, onlyCompositions: !IS_WHOLE });
    expect((await layOut(page, 320)).length).toBeGreaterThan(100);
    expect(await probe(page, 'probeShapes')).toEqual([]);
  });
}

test('the probe of contrast agrees with axe', async ({ page }) => {
  test.setTimeout(240_000);
  await openJudge(page);
  let count = 0;
  for (const type of SECTION_TYPES.filter((each) => each !== 'full_page')) {
    for (const { id, text, theirs, ours, patterned } of await contrastsOf(page, type, [1])) {
      count += 1;
      expect(ours, `${id}: ${text}`).toBeLessThan(theirs + 0.05);
      if (!patterned) expect(ours, `${id}: ${text}`).toBeGreaterThan(theirs - 0.05);
    }
  }
  expect(count).toBeGreaterThan(200);
});

test('the probes find what is wrong', async ({ page }) => {
  await openSheet(page, ['about']);
  await page.addStyleTag({
    content: `[data-layout=about-1] .bp-title{inline-size:140cqi!important}[data-layout=about-2] .bp-prose{color:#bbb!important}`,
  });
  await layOut(page, 1200);
  await paint(page, LOOK_COLORS[0], 'light');
  expect(await probe(page, 'probeShapes')).toContainEqual({
    id: 'about-1',
    fault: expect.stringMatching(/^wider than/),
  });
  expect(await probe(page, 'probeContrast')).toContainEqual({
    id: 'about-2',
    fault: expect.stringMatching(/^contrast/),
  });
});
