/** A site that was given nothing but a name says nothing that only somebody could know of it (decision 118). */
import { layoutsOf, sampleTexts, templateSamples } from '../layouts/layouts.js';
import { TEMPLATES, designOfTemplate } from '../templates/templates.js';
import { TRADES } from '../templates/trades.js';
import { saidIn, SECTION_KINDS, tellingWord, undeclared } from '../testing/claims.js';
import { builtFromName, faultsOf, nameAloneFaults, ONLY_NAME } from '../testing/name-alone.js';
import { testPage } from '../testing/test-site.js';
import { SAMPLE_KINDS, slotPattern, type SampleKind } from '../texts/sample-kinds.js';

/** Every layout with its place, so that all trades have their turn. */
const single = SECTION_KINDS.flatMap((type) => layoutsOf(type)).map(({ id }, at) => [id, at % TRADES.length] as const);

describe('a site built from a name alone', () => {
  test.each(TEMPLATES.map((template) => [template.id, template] as const))('%s claims nothing', async (_, template) => {
    const { pages } = designOfTemplate(template, 'صفحهٔ اصلی');
    const files = await builtFromName({ pages, trade: template.trade });
    expect(faultsOf(files, template.trade)).toEqual([]);
    expect(files.get('index.html')).toContain(ONLY_NAME);
  });

  test.each(TRADES.map((trade, at) => [trade, at] as const))('no layout claims anything for %s', async (trade, at) => {
    const ids = single.filter(([, turn]) => turn === at).map(([id]) => id);
    expect(await nameAloneFaults(trade, ids)).toEqual([]);
  });

  test.each(TRADES)('the samples of %s that are published are true of anybody', (trade) => {
    const shown = SECTION_KINDS.flatMap((type) =>
      Object.entries(sampleTexts(type, trade)).filter(([slot]) => SAMPLE_KINDS[type][slotPattern(slot)] === 'ornament'),
    );
    const ofTemplates = TEMPLATES.filter((each) => each.trade === trade).flatMap(({ id }) =>
      Object.entries(templateSamples(trade, id)),
    );
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
        SECTION_KINDS.flatMap((type) =>
          Object.keys(sampleTexts(type, trade)).map((slot) => `${type}.${slotPattern(slot)}`),
        ),
      ),
    );
    const declared = SECTION_KINDS.flatMap((type) => Object.keys(SAMPLE_KINDS[type]).map((slot) => `${type}.${slot}`));
    // A network that no trade has a sample of may be added by its owner.
    expect(declared.filter((slot) => !used.has(slot) && !/^socials\.(?:eitaa|bale)\./.test(slot))).toEqual([]);
  });

  test('cannot lose one without being noticed', () => {
    const missed: string[] = [];
    for (const type of SECTION_KINDS)
      for (const slot of Object.keys(SAMPLE_KINDS[type])) {
        const { [slot]: _, ...left } = SAMPLE_KINDS[type];
        const found = TRADES.some((trade) => undeclared(trade, { ...SAMPLE_KINDS, [type]: left }).length > 0);
        if (!found && !/^(?:eitaa|bale)\./.test(slot)) missed.push(`${type}.${slot}`);
      }
    expect(missed).toEqual([]);
  });

  test.each(SECTION_KINDS.filter((type) => Object.values(SAMPLE_KINDS[type]).some((kind) => kind !== 'ornament')))(
    'claims of %s that are called ornaments are seen in what is built',
    async (type) => {
      const kinds = SAMPLE_KINDS[type] as Record<string, SampleKind>;
      const before = { ...kinds };
      try {
        for (const slot of Object.keys(kinds)) kinds[slot] = 'ornament';
        const ids = layoutsOf(type).map(({ id }) => id);
        expect(await nameAloneFaults('clinic', ids)).not.toEqual([]);
      } finally {
        Object.assign(kinds, before);
      }
    },
  );
});
