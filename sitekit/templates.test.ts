import { existsSync } from 'node:fs';
import { ownCanvasHeight } from '../core/design/design-measures.js';
import { designSchema } from '../core/design/design.js';
import { WIZARD } from '../core/limits/limits.js';
import { normalizePersian } from '../core/text/digits.js';
import { findLayout, templateSamples, textSlotsOf } from './layouts.js';
import { designOfTemplate, findTemplate, searchTemplates, TEMPLATES, tradeOf } from './templates.js';
import { TRADE_NAMES, TRADES } from './trades.js';

describe('ready templates', () => {
  test('S-112 there are 36, each with its own name', () => {
    expect(TEMPLATES).toHaveLength(WIZARD.templateCount);
    expect(new Set(TEMPLATES.map((template) => template.name)).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map((template) => template.id)).size).toBe(TEMPLATES.length);
  });

  test('no two share trade and layout, or description', () => {
    expect(new Set(TEMPLATES.map((each) => `${each.trade} ${each.layoutId}`)).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map((each) => each.description)).size).toBe(TEMPLATES.length);
  });

  test('every trade has its category of at least five', () => {
    for (const trade of TRADES) {
      const own = TEMPLATES.filter((template) => template.trade === trade);
      expect(own.length).toBeGreaterThanOrEqual(5);
      expect([...new Set(own.map((template) => template.category))]).toEqual([TRADE_NAMES[trade]]);
    }
  });

  test('S-110 each has description, category, tags and colour', () => {
    for (const { description, category, tags, suggestedColor } of TEMPLATES) {
      expect([description.length > 20, category.length > 3, tags.length >= 3]).toEqual([true, true, true]);
      expect(suggestedColor).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  test('S-110 each has a picture that exists', () => {
    for (const { previewImage } of TEMPLATES)
      expect(existsSync(`server/features/designs/pictures/${previewImage.replace('/designs/', '')}`)).toBe(true);
  });

  test('S-104 each begins with the height of its sections', () => {
    for (const template of TEMPLATES)
      for (const page of designOfTemplate(template, 'خانه').pages) expect(ownCanvasHeight(page)).toBeNull();
  });

  test('S-090 a template has one main page with one full_page section', () => {
    for (const template of TEMPLATES) {
      const { pages } = designOfTemplate(template, 'صفحهٔ اصلی');
      expect(pages).toHaveLength(1);
      expect(pages[0]?.sections.map((section) => section.sectionType)).toEqual(['full_page']);
    }
  });

  test.each([
    ['گره چینی', 'restaurant-night'],
    ['  كافه ', 'restaurant-garden'],
    ['پرسش‌ها آمار', 'shop-bazaar'],
    ['نیلوفر', 'shop-craft'],
  ])('search for %s finds %s', (words, id) => {
    expect(searchTemplates(words).map((template) => template.id)).toContain(id);
  });

  test('search narrows to a category, and may find nothing', () => {
    expect(searchTemplates('', 'فروشگاه')).toHaveLength(5);
    expect(searchTemplates('', null)).toHaveLength(TEMPLATES.length);
    expect(searchTemplates('کهکشان')).toEqual([]);
  });

  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s makes a valid design of one page',
    (_, template) => {
      const design = designOfTemplate(template, 'صفحهٔ اصلی');
      expect(designSchema.parse(design)).toEqual(design);
      expect(design.pages.map((page) => [page.id, page.sections.map((section) => section.sectionType)])).toEqual([
        ['main', ['full_page']],
      ]);
      expect(findLayout(template.layoutId)?.id).toBe(template.layoutId);
    },
  );

  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s speaks in its own words',
    (_, template) => {
      const own = templateSamples(template.trade, template.id);
      const slots = new Map(textSlotsOf(findLayout(template.layoutId)!).map((slot) => [slot.name, slot]));
      expect(Object.keys(own).filter((name) => !slots.has(name))).toEqual([]);
      expect(Object.keys(own).length).toBeGreaterThanOrEqual(8);
      for (const [name, text] of Object.entries(own))
        expect(text.length).toBeLessThanOrEqual(slots.get(name)?.maxLength ?? 0);
      expect(designOfTemplate(template, 'صفحهٔ اصلی').pages[0]?.sections[0]?.customData).toEqual({ texts: own });
    },
  );

  test('no two say the same, and all in Persian', () => {
    const texts = TEMPLATES.flatMap(({ trade, id }) => Object.values(templateSamples(trade, id)));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toBe(normalizePersian(text));
      expect(text).not.toMatch(
        /[0-9a-zA-Z٠-٩كي]|(^|[\s«])ن?می [آ-ی]|[آ-ی] (ها|های|هایی|تر|ترین)([\s.،؛!؟]|$)|\s{2}|\s[.،؛:!؟]/,
      );
    }
  });

  test('cannot make a design of a single section', () => {
    const broken = { ...TEMPLATES[0]!, layoutId: 'hero-1' };
    expect(() => designOfTemplate(broken, 'صفحهٔ اصلی')).toThrow(RangeError);
  });

  test('trade follows the template, then the site type', () => {
    expect(tradeOf('clinic-care', 'personal')).toBe('clinic');
    expect(tradeOf(undefined, 'personal')).toBe('portfolio');
    expect(tradeOf('gone', 'business')).toBe('company');
  });

  test('an unknown template is not found', () => {
    expect(findTemplate('castle')).toBeNull();
  });
});
