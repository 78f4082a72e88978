import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { designSchema, type Design } from '#core/design/design.js';
import { findingsOf, type FindingKind } from './findings.js';
import './layouts/layouts.js';
import { pageParts } from './page/page-parts.js';
import { clinicRetired } from './templates/clinic.retired.js';
import { shopReworded } from './templates/shop.retired.js';
import { designOfTemplate, findTemplate } from './templates/templates.js';
import { testPage } from './testing/test-site.js';
import { knownTexts } from './texts/known-texts.js';

const FACTS = { name: 'کافه مهر', phone: '۰۲۱-۸۷۶۵۴۳۲۱' };

function design(layoutIds: readonly string[], over: object = {}, facts: object | null = FACTS): Design {
  const page = testPage('main', 'خانه', ...layoutIds);
  const parsed = designSchema.parse({ pages: [page], facts: facts ?? undefined });
  const pages = parsed.pages.map((of) => ({
    ...of,
    // Not parsed: a draft in the browser may have what the server refuses.
    sections: of.sections.map((section) => ({ ...section, customData: over })),
  }));
  return { ...parsed, pages };
}
const kindsOf = (of: Design, templateId: string | null = null): FindingKind[] =>
  findingsOf({ design: of, trade: 'shop', templateId }).map(({ kind }) => kind);

describe('findings before a site is published', () => {
  test('a site without a name and a way to reach it is told first', () => {
    expect(kindsOf(design(['hero-1'], {}, null))).toEqual(['name', 'reach', 'left', 'sample']);
  });

  test('a section of nothing but samples of others is hidden', () => {
    expect(findingsOf({ design: design(['testimonials-1']), trade: 'shop', templateId: null })).toEqual([
      { kind: 'hidden', count: 1, pageId: 'main', sectionId: 'main-0', sectionType: 'testimonials' },
    ]);
  });

  test('a full page with one hidden part is not called hidden', () => {
    const [page] = designOfTemplate(findTemplate('clinic-care')!, 'خانه').pages;
    const parsed = designSchema.parse({ pages: [page], facts: FACTS });
    const kinds = findingsOf({ design: parsed, trade: 'clinic', templateId: 'clinic-care' }).map(({ kind }) => kind);
    expect(kinds).toContain('left');
    expect(kinds).not.toContain('hidden');
  });

  test('a known telephone is no sample, an address is left out', () => {
    const [left] = findingsOf({ design: design(['contact-3']), trade: 'shop', templateId: null });
    expect(left).toMatchObject({ kind: 'left', sectionType: 'contact' });
  });

  test('a shared section is looked at once', () => {
    const pages = ['main', 'b', 'c'].map((id) => testPage(id, id, 'about-1'));
    const [footer] = testPage('f', 'f', 'footer-1').sections;
    const of = designSchema.parse({ pages, shared: { footer }, facts: { name: 'کافه مهر' } });
    const found = findingsOf({ design: of, trade: 'shop', templateId: null });
    expect(found.filter(({ sectionType, kind }) => sectionType === 'footer' && kind === 'left')).toMatchObject([
      { pageId: 'main', sectionId: footer?.id },
    ]);
  });

  test('own texts are looked at for their length and their title', () => {
    expect(kindsOf(design(['hero-1'], { texts: { title: '', eyebrow: 'x'.repeat(200) } }))).toEqual([
      'left',
      'empty',
      'long',
      'sample',
    ]);
  });

  test('a call to a page that is gone leads nowhere', () => {
    expect(kindsOf(design(['hero-1'], { links: { primary: 'page:gone' } }))).toContain('link');
    expect(kindsOf(design(['hero-1'], { links: { primary: 'page:main' } }))).not.toContain('link');
  });

  test('a call to a section that is gone or hidden leads nowhere', () => {
    const of = (primary: string) => kindsOf(design(['hero-1', 'about-1', 'testimonials-1'], { links: { primary } }));
    expect(of('section:main/main-1')).not.toContain('link');
    expect(of('section:main/main-2')).toContain('link');
    expect(of('section:main/gone')).toContain('link');
    expect(kindsOf(design(['hero-1'], { texts: { text: 'الف [ب](page:gone)' } }))).toContain('link');
  });

  test('the words of a template are samples until they are changed', () => {
    const template = findTemplate('shop-craft')!;
    const of = (change: object): number => {
      const made = designOfTemplate(template, 'خانه');
      const [page] = made.pages;
      const [section] = page!.sections;
      const texts = { ...section!.customData.texts, ...change };
      const changed = { ...made, pages: [{ ...page!, sections: [{ ...section!, customData: { texts } }] }] };
      return findingsOf({ design: changed, trade: 'shop', templateId: template.id }).find(
        ({ kind }) => kind === 'sample',
      )!.count;
    };
    expect(of({ 'hero.title': 'تیتر خودم' })).toBe(of({}) - 1);
    const [earlier = ''] = shopReworded['hero.text'] ?? [];
    expect(of({ 'hero.text': earlier })).toBe(of({}));
    expect(of({ 'hero.text': `${earlier}!` })).toBe(of({}) - 1);
  });

  test('words of the nearest trade stay samples of a new one', () => {
    const template = findTemplate('clinic-care')!;
    const made = designOfTemplate(template, 'خانه');
    const count = (trade: 'clinic' | 'dentist') =>
      findingsOf({ design: made, trade, templateId: template.id }).find(({ kind }) => kind === 'sample')!.count;
    expect(count('dentist')).toBe(count('clinic'));
  });

  test('former claims of the nearest trade cannot be published', () => {
    const [claim = ''] = clinicRetired['hero.title'] ?? [];
    const [section] = design(['hero-1'], { texts: { title: claim } }).pages[0]!.sections;
    const [part] = pageParts([section!], { trade: 'dentist', known: knownTexts([], FACTS), isPublished: true });
    expect(part?.texts['title']).not.toBe(claim);
  });

  test('an earlier wording of a template stays published', () => {
    const [earlier = ''] = shopReworded['hero.text'] ?? [];
    const [section] = design(['hero-1'], { texts: { text: earlier } }).pages[0]!.sections;
    const [part] = pageParts([section!], { trade: 'shop', known: knownTexts([], FACTS), isPublished: true });
    expect(part?.texts['text']).toBe(earlier);
    expect(part?.held.has('text')).toBe(false);
  });

  test('a page without sections is named', () => {
    const empty = designSchema.parse({ pages: [{ id: 'p', name: 'خالی', sections: [] }], facts: FACTS });
    expect(kindsOf(empty)).toEqual(['emptyPage']);
  });

  test('the largest design is checked without a quadratic search', () => {
    const made = testPage('main', 'خانه', ...Array.from({ length: 40 }, (_, at) => (at % 2 ? 'contact-3' : 'hero-1')));
    const links = { primary: 'section:p0/main-38', secondary: 'section:p0/gone' };
    const page = { ...made, sections: made.sections.map((each) => ({ ...each, customData: { links } })) };
    const designOf = (count: number): Design => {
      const pages = Array.from({ length: count }, (_, at) => ({ ...page, id: `p${at}` }));
      return designSchema.parse({ pages, facts: FACTS });
    };
    const check = (design: Design) => findingsOf({ design, trade: 'shop', templateId: null });
    expect(growth(designOf, check, 1, 30)).toBeLessThan(LINEAR_GROWTH);
  });
});
