import { designSchema, type Design } from '#core/design/design.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { textLength } from '#core/sections/text-slots.js';
import { confirmPart, confirmSamples, heldBack } from './held-back.js';
import { templateSamples } from './layouts/layouts.js';
import { pageParts } from './page/page-parts.js';
import { designOfTemplate, findTemplate } from './templates/templates.js';
import { testPage } from './testing/test-site.js';
import { knownTexts } from './texts/known-texts.js';

const NAME = { name: 'ماه‌نو' };
const made = (layoutIds: readonly string[], customData: object = {}, facts: object = NAME): Design => {
  const page = testPage('main', 'خانه', ...layoutIds);
  const sections = page.sections.map((section) => ({ ...section, customData }));
  return designSchema.parse({ pages: [{ ...page, sections }], facts });
};
const siteOf = (design: Design) => ({ trade: 'clinic' as const, known: knownTexts(drawnPages(design), design.facts) });
const published = (design: Design) =>
  pageParts(design.pages[0]!.sections, { ...siteOf(design), isPublished: true }).map(({ texts }) => texts);
const confirmed = (design: Design): Design => {
  const sections = design.pages[0]!.sections.map((section) => confirmSamples(section, siteOf(design)));
  return { ...design, pages: [{ ...design.pages[0]!, sections }] };
};

describe('what is held back', () => {
  test('is listed with its place, label, text and kind', () => {
    const [section] = heldBack(made(['team-1']), 'clinic');
    expect(section).toMatchObject({ pageId: 'main', pageName: 'خانه', sectionId: 'main-0', sectionType: 'team' });
    expect(section?.parts).toMatchObject([{ type: 'team', layoutId: 'team-1', prefix: '', isHidden: true }]);
    const [part] = section?.parts ?? [];
    expect(part?.slots).toContainEqual({
      slot: 'member1.name',
      label: 'همکار ۱: نام',
      text: 'دکتر آفرین مهدوی',
      kind: 'claim',
    });
  });

  test('is nothing where all is ornament, known, or written', () => {
    expect(heldBack(made(['services-1', 'features-1']), 'clinic')).toEqual([]);
    const own = { texts: { note: 'یک خط', phone: '۰۲۱-۸۷۶۵۴۳۲۱' } };
    expect(heldBack(made(['headers-2'], own), 'clinic')).toEqual([]);
  });

  test('is of the kind contact where it is a telephone', () => {
    const slots = heldBack(made(['contact-1']), 'clinic')[0]?.parts[0]?.slots ?? [];
    expect(slots.find(({ slot }) => slot === 'phone')?.kind).toBe('contact');
  });

  test('names the parts of a full page by their prefixes', () => {
    const design = { ...designOfTemplate(findTemplate('clinic-care')!, 'خانه'), facts: NAME };
    const [section] = heldBack(design, 'clinic');
    const team = section?.parts.find(({ type }) => type === 'team');
    expect(team).toMatchObject({ prefix: 'team.', isHidden: true });
    expect(team?.slots.map(({ slot }) => slot)).toContain('team.member1.name');
  });

  test('counts a section that every page shares once', () => {
    const [footer] = testPage('f', 'f', 'footer-1').sections;
    const pages = ['a', 'b'].map((id) => testPage(id, id, 'services-1'));
    expect(heldBack(designSchema.parse({ pages, shared: { footer } }), 'clinic')).toMatchObject([
      { pageId: 'a', sectionId: footer?.id },
    ]);
  });

  test('is what the published page lacks, and no more', () => {
    const design = made(['hero-1', 'about-2', 'contact-1', 'pricing-1']);
    const held = new Set(heldBack(design, 'clinic').flatMap(({ parts }) => parts.flatMap(({ slots }) => slots)));
    const shown = published(design).flatMap((texts) => Object.values(texts));
    for (const { text } of held) expect(shown).not.toContain(text);
  });
});

describe('confirming', () => {
  test('makes claims the words of the owner', () => {
    const design = confirmed(made(['team-1']));
    expect(heldBack(design, 'clinic')).toEqual([]);
    expect(published(design)[0]?.['member1.name']).toBe('دکتر آفرین مهدوی');
    expect(designSchema.parse(design)).toEqual(design);
  });

  test('cannot make a sample telephone somebody’s', () => {
    const design = confirmed(made(['contact-1']));
    const kinds = heldBack(design, 'clinic').flatMap(({ parts }) => parts.flatMap(({ slots }) => slots));
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['contact']));
    expect(published(made(['hero-1', 'contact-1'])).flatMap((texts) => texts['phone'] ?? [])).not.toContain(
      '۰۲۱-۱۲۳۴۵۶۷۸',
    );
  });

  test('leaves a section alone that has nothing to confirm', () => {
    const [section] = made(['services-1']).pages[0]!.sections;
    expect(confirmSamples(section!, siteOf(made(['services-1'])))).toBe(section);
  });

  test('confirms one part of a full page and no other', () => {
    const design = made(['full_page-1']);
    const partsOf = (of: Design) => heldBack(of, 'clinic').flatMap(({ parts }) => parts.map(({ prefix }) => prefix));
    const [first = '', ...others] = partsOf(design);
    expect(others.length).toBeGreaterThan(0);
    const after = confirmPart(design, 'clinic', { sectionId: 'main-0', prefix: first });
    const texts = Object.keys(after.pages[0]!.sections[0]!.customData.texts ?? {});
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((slot) => slot.startsWith(first))).toBe(true);
    expect(partsOf(after)).toEqual(expect.arrayContaining(others));
  });

  test('confirms no text that is too long to be stored', () => {
    for (const layout of ['team-1', 'pricing-1', 'content-1', 'accordion-1', 'tables-1', 'blog_posts-1'])
      for (const [slot, text] of Object.entries(
        confirmed(made([layout])).pages[0]!.sections[0]!.customData.texts ?? {},
      ))
        expect(text.length).toBeLessThanOrEqual(textLength(slot));
  });
});

describe('former words of templates', () => {
  const OLD = 'دوازده تخصص، یک پرونده، یک ساختمان';
  const design = made(['hero-1'], { texts: { title: OLD } });

  test('cannot be published, and leave the ornament in their place', () => {
    expect(published(design)[0]?.['title']).toBe('پزشکی که به حرفتان تا آخر گوش می‌دهد');
    expect(heldBack(design, 'clinic')[0]?.parts[0]?.slots).toContainEqual(
      expect.objectContaining({ slot: 'title', text: OLD, kind: 'claim' }),
    );
  });

  test('are published once they are confirmed, or changed', () => {
    const own = confirmed(design);
    expect(own.pages[0]?.sections[0]?.customData.confirmed).toEqual({ title: OLD });
    expect(published(own)[0]?.['title']).toBe(OLD);
    expect(published(made(['hero-1'], { texts: { title: `${OLD}!` } }))[0]?.['title']).toBe(`${OLD}!`);
    expect(published(made(['hero-1'], { texts: { title: OLD }, confirmed: { title: 'دیگر' } }))[0]?.['title']).not.toBe(
      OLD,
    );
  });

  test('are no longer said by any template', () => {
    expect(Object.values(templateSamples('clinic', 'clinic-centre'))).not.toContain(OLD);
  });
});
