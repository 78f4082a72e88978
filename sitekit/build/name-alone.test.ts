/** A site that was given nothing but a name says nothing that only somebody could know of it (decision 118). */
import { layoutsOf, sampleTexts, templateSamples } from '../layouts/layouts.js';
import { SECTIONS, SINGLE_TYPES } from '../sections/index.js';
import type { SampleKind } from '../sections/manifest.types.js';
import { designOfTemplate, templatesOf } from '../templates/templates.js';
import { BUSINESS_TRADES, TRADES } from '../templates/trades.js';
import { saidIn, tellingWord, undeclared } from '../testing/claims.js';
import { builtFromName, faultsOf, nameAloneFaults, ONLY_NAME } from '../testing/name-alone.js';
import { compositionsOf } from '../testing/section-sample.js';
import { testPage } from '../testing/test-site.js';
import { slotPattern } from '../texts/sample-kinds.js';

/** Every layout with its place, so that all trades have their turn. */
const single = SINGLE_TYPES.flatMap((type) => layoutsOf(type)).map(({ id }, at) => [id, at % TRADES.length] as const);

describe('a site built from a name alone', () => {
  const offered = BUSINESS_TRADES.flatMap(templatesOf).map(
    (template) => [template.id, template.trade, template] as const,
  );
  test.each(offered)('%s claims nothing for %s', async (_, trade, template) => {
    const { pages } = designOfTemplate(template, 'صفحهٔ اصلی');
    const files = await builtFromName({ pages, trade });
    expect(faultsOf(files, trade)).toEqual([]);
    expect(files.get('index.html')).toContain(ONLY_NAME);
  });

  test.each(TRADES.map((trade, at) => [trade, at] as const))('no layout claims anything for %s', async (trade, at) => {
    const ids = single.filter(([, turn]) => turn === at).map(([id]) => id);
    expect(await nameAloneFaults(trade, ids)).toEqual([]);
  });

  test.each(TRADES)('the samples of %s that are published are true of anybody', (trade) => {
    const shown = SINGLE_TYPES.flatMap((type) =>
      Object.entries(sampleTexts(type, trade)).filter(
        ([slot]) => SECTIONS[type].slots[slotPattern(slot)] === 'ornament',
      ),
    );
    const ofTemplates = templatesOf(trade).flatMap(({ id }) => Object.entries(templateSamples(trade, id)));
    const told = [...shown, ...ofTemplates].filter(([, text]) => tellingWord(text) !== null);
    expect(told).toEqual([]);
  });

  test('without a name it is called after its domain', async () => {
    const files = await builtFromName({
      facts: undefined,
      label: 'noon',
      pages: [testPage('main', 'خانه', 'headers-1', 'hero-1')],
      trade: 'company',
    });
    const said = saidIn(files.get('index.html') ?? '');
    expect(said).not.toContain('پایا');
    expect(files.get('index.html')).toContain('<title>noon</title>');
    expect(files.get('index.html')).toContain('property="og:site_name" content="noon"');
    expect(files.get('index.html')).toContain('"name":"noon"');
    expect(files.get('404.html')).toContain('| noon</title>');
    expect(JSON.parse(files.get('site.webmanifest') ?? '')).toMatchObject({ name: 'noon', short_name: 'noon' });
    for (const [path, text] of files) expect([path, text.includes('پایا سامانه')]).toEqual([path, false]);
  });
});

describe('the declarations of the samples', () => {
  test.each(TRADES)('are complete for %s', (trade) => expect(undeclared(trade)).toEqual([]));

  test('name no slot that has no sample', () => {
    const used = new Set(
      TRADES.flatMap((trade) =>
        SINGLE_TYPES.flatMap((type) =>
          Object.keys(sampleTexts(type, trade)).map((slot) => `${type}.${slotPattern(slot)}`),
        ),
      ),
    );
    const declared = SINGLE_TYPES.flatMap((type) => Object.keys(SECTIONS[type].slots).map((slot) => `${type}.${slot}`));
    // A network that no trade has a sample of may be added by its owner.
    expect(declared.filter((slot) => !used.has(slot) && !/^socials\.(?:eitaa|bale)\./.test(slot))).toEqual([]);
  });

  test('cannot lose one without being noticed', () => {
    const missed: string[] = [];
    for (const type of SINGLE_TYPES)
      for (const slot of Object.keys(SECTIONS[type].slots)) {
        const found = TRADES.some((trade) => undeclared(trade, `${type}.${slot}`).length > 0);
        if (!found && !/^(?:eitaa|bale)\./.test(slot)) missed.push(`${type}.${slot}`);
      }
    expect(missed).toEqual([]);
  });

  test.each(SINGLE_TYPES.filter((type) => Object.values(SECTIONS[type].slots).some((kind) => kind !== 'ornament')))(
    'claims of %s that are called ornaments are seen in what is built',
    async (type) => {
      const kinds = SECTIONS[type].slots as Record<string, SampleKind>;
      const before = { ...kinds };
      try {
        for (const slot of Object.keys(kinds)) kinds[slot] = 'ornament';
        const ids = compositionsOf(type).map(({ id }) => id);
        expect(await nameAloneFaults('clinic', ids)).not.toEqual([]);
      } finally {
        Object.assign(kinds, before);
      }
    },
  );
});
