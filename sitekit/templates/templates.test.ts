import { existsSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { countSections, ownCanvasHeight } from '#core/design/design-measures.js';
import { designSchema } from '#core/design/design.js';
import { WIZARD } from '#core/limits/limits.js';
import { normalizePersian } from '#core/text/digits.js';
import { findLayout, layoutOf, templateSamples, textSlotsOf } from '../layouts/layouts.js';
import { pageParts } from '../page/page-parts.js';
import { PageView } from '../page/page-view.js';
import type { FullPageLayout } from '../section.types.js';
import {
  designOfTemplate,
  findTemplate,
  searchTemplates,
  TEMPLATES,
  templatesOf,
  tradeOf,
  type Template,
} from './templates.js';
import { BUSINESS_TRADES, nearestTrade, TRADE_NAMES, TRADES } from './trades.js';

function pageOf({ id, layoutId }: Template): FullPageLayout {
  const layout = layoutOf({ layoutId, template: id });
  if (layout?.type !== 'full_page') throw new Error(`${id} is not drawn as a page.`);
  return layout;
}
const partIds = (template: Template): string[] => pageOf(template).parts.map(({ layoutId }) => layoutId);
const typeOf = (id: string): string => id.replace(/-\d+$/, '');

/** Compositions that both have, as a share of the shorter page. */
function sharedParts(one: Template, other: Template): number {
  const compositions = (template: Template) =>
    partIds(template).flatMap((id) => {
      const layout = findLayout(id);
      return layout && layout.type !== 'full_page' ? `${layout.type} ${layout.composition.name}` : [];
    });
  const [a, b] = [compositions(one), new Set(compositions(other))];
  return a.filter((name) => b.has(name)).length / Math.min(a.length, b.size);
}

/** Every template in the words of each trade that is offered it. */
const OFFERED = BUSINESS_TRADES.flatMap(templatesOf);

describe('ready templates', () => {
  test('S-112 there are 36, each with its own name', () => {
    expect(TEMPLATES).toHaveLength(WIZARD.templateCount);
    expect(new Set(TEMPLATES.map((template) => template.name)).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map((template) => template.id)).size).toBe(TEMPLATES.length);
  });

  test('no two share a first section, look or description', () => {
    const firsts = TEMPLATES.map((template) => partIds(template).find((id) => id.startsWith('hero-')));
    expect(new Set(firsts).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map(({ style }) => JSON.stringify(style))).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map((each) => each.description)).size).toBe(TEMPLATES.length);
  });

  test('any two share few sections, and no order', () => {
    const alike = TEMPLATES.flatMap((one, at) =>
      TEMPLATES.slice(at + 1).map((other) => ({ pair: `${one.id} ${other.id}`, shared: sharedParts(one, other) })),
    );
    expect(alike.filter(({ shared }) => shared > 0.4)).toEqual([]);
    const orders = TEMPLATES.map((template) => partIds(template).map(typeOf).join());
    expect(new Set(orders).size).toBe(TEMPLATES.length);
  });

  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s has existing parts, from header to footer',
    (_, template) => {
      const ids = partIds(template);
      expect(ids.filter((id) => findLayout(id) === null)).toEqual([]);
      expect([typeOf(ids[0]!), typeOf(ids.at(-1)!)]).toEqual(['headers', 'footer']);
      expect(ids.length).toBeGreaterThanOrEqual(8);
      expect(new Set(ids.map(typeOf)).size).toBe(ids.length);
    },
  );

  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s is drawn with one h1 and no empty text',
    (_, template) => {
      const [page] = designOfTemplate(template, 'خانه').pages;
      const { trade, style: brand } = template;
      const html = renderToStaticMarkup(createElement(PageView, { page: page!, trade, brand, standalone: true }));
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      const texts = pageParts(page!.sections, { trade }).flatMap((part) =>
        Object.entries(part.texts).map(([slot, text]) => [part.layout.id, slot, text.trim()]),
      );
      // A second line of a figure, and the further columns of a table.
      const mayBeEmpty = /\.(?:more|fourth|fifth|sixth|seventh)$|^column[5-8]\.title$/;
      expect(texts.filter(([, slot, text]) => text === '' && !mayBeEmpty.test(slot!))).toEqual([]);
    },
  );

  test('S-090 each costs what one section costs', () => {
    for (const template of TEMPLATES) expect(countSections(designOfTemplate(template, 'خانه'))).toBe(1);
  });

  test('every trade but the general one is offered three', () => {
    for (const trade of TRADES) {
      const offered = templatesOf(trade);
      expect(offered).toHaveLength(trade === 'general' ? 0 : 3);
      for (const each of offered) expect([each.trade, each.category]).toEqual([trade, TRADE_NAMES[trade]]);
    }
  });

  test('a nearest trade has templates of its own', () => {
    for (const trade of TRADES) expect(nearestTrade(nearestTrade(trade))).toBe(nearestTrade(trade));
  });

  test('S-110 each has description, category, tags and colour', () => {
    for (const { description, category, tags, style } of TEMPLATES) {
      expect([description.length > 20, category.length > 3, tags.length >= 3]).toEqual([true, true, true]);
      expect(style.primaryColor).toMatch(/^#[0-9A-F]{6}$/);
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
    expect(searchTemplates('', 'shop')).toHaveLength(3);
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

  test.each(OFFERED.map((template) => [template.id, template.trade, template] as const))(
    '%s speaks in the own words of %s',
    (_, trade, template) => {
      const own = templateSamples(trade, template.id);
      const slots = new Map(textSlotsOf(pageOf(template)).map((slot) => [slot.name, slot]));
      expect(Object.keys(own).filter((name) => !slots.has(name))).toEqual([]);
      expect(Object.keys(own).length).toBeGreaterThanOrEqual(8);
      for (const [name, text] of Object.entries(own))
        expect(text.length).toBeLessThanOrEqual(slots.get(name)?.maxLength ?? 0);
      expect(designOfTemplate(template, 'صفحهٔ اصلی').pages[0]?.sections[0]?.customData).toEqual({ texts: own });
    },
  );

  test('no two say the same, and all in Persian', () => {
    const texts = OFFERED.flatMap(({ trade, id }) => Object.values(templateSamples(trade, id)));
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
    expect(tradeOf('clinic-family', 'business')).toBe('clinic');
    expect(tradeOf(undefined, 'business', 'gym')).toBe('gym');
  });

  test('a trade keeps its texts in the templates of its nearest', () => {
    expect(tradeOf('clinic-care', 'business', 'dentist')).toBe('dentist');
    expect(tradeOf('clinic-family', 'business', 'dentist')).toBe('dentist');
  });

  test('a trade cannot keep its texts in other templates', () => {
    expect(tradeOf('shop-craft', 'business', 'dentist')).toBe('shop');
    expect(tradeOf('shop-craft', 'business', 'gym')).toBe('shop');
  });

  test('a search speaks in the words of the shown trade', () => {
    const trades = (found: readonly Template[]) => new Set(found.map(({ trade }) => trade));
    expect(trades(searchTemplates('', 'dentist'))).toEqual(new Set(['dentist']));
    expect(trades(searchTemplates('', 'clinic', 'dentist'))).toEqual(new Set(['clinic']));
    expect(searchTemplates('', null, 'dentist')).toHaveLength(WIZARD.templateCount);
    expect(trades(searchTemplates('', null, 'dentist')).has('dentist')).toBe(true);
    expect(trades(searchTemplates('', null, 'dentist')).has('clinic')).toBe(false);
  });

  test('an unknown template is not found', () => {
    expect(findTemplate('castle')).toBeNull();
  });
});
