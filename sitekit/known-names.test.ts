import { SECTION_TYPES } from '#core/catalogue.js';
import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { isKnownName, namesLike, NAMED_RECORDS } from './known-names.js';
import { imageSlotsOf, layoutsOf, linkSlotsOf, partsOf, textSlotsOf } from './layouts/layouts.js';
import { templatesOf } from './templates/templates.js';
import { BUSINESS_TRADES } from './templates/trades.js';
import { layoutOf, templateSamples } from './layouts/library.js';

const hero = { sectionType: 'hero', layoutId: 'hero-1' } as const;
const table = { sectionType: 'tables', layoutId: 'tables-1' } as const;
const page = { sectionType: 'full_page', layoutId: 'full_page-1' } as const;

it.each(['1', 'item1', '1_', 'a.1'])('takes time as long as a name of %j', (piece) => {
  const name = (n: number): string => piece.repeat(n / piece.length);
  expect(growth(name, (given) => isKnownName(hero, 'texts', given), 4000)).toBeLessThan(LINEAR_GROWTH);
});

describe('a name of a section', () => {
  it('is known where the designer offers it, in every layout', () => {
    for (const sectionType of SECTION_TYPES) {
      for (const layout of layoutsOf(sectionType)) {
        const section = { sectionType, layoutId: layout.id };
        const lists = partsOf(layout).flatMap(({ prefix, layout: { composition } }) =>
          composition.slots.lists.map(({ name }) => prefix + name),
        );
        const pictures = imageSlotsOf(layout);
        const offered = [
          ...textSlotsOf(layout).map(({ name }) => ['texts', name] as const),
          ...linkSlotsOf(layout).map(({ name }) => ['links', name] as const),
          ...pictures.map(({ name }) => ['images', name] as const),
          ...pictures.map(({ name }) => ['videos', name] as const),
          ...lists.map((name) => ['lists', name] as const),
        ];
        const unknown = offered.filter(([record, name]) => !isKnownName(section, record, name));
        expect([layout.id, unknown]).toEqual([layout.id, []]);
      }
    }
  });

  it('is known for the texts of every ready template', () => {
    for (const { id, trade, layoutId } of BUSINESS_TRADES.flatMap(templatesOf)) {
      expect(layoutOf({ layoutId, template: id })).not.toBeNull();
      const section = { sectionType: 'full_page', layoutId } as const;
      const unknown = Object.keys(templateSamples(trade, id)).filter((slot) => !isKnownName(section, 'texts', slot));
      expect([id, unknown]).toEqual([id, []]);
    }
  });

  it('stays known in a section that has got another layout, of its type or not', () => {
    expect(isKnownName(hero, 'texts', 'stat12.title')).toBe(true);
    expect(isKnownName({ sectionType: 'about', layoutId: 'hero-1' }, 'texts', 'milestone1.title')).toBe(true);
  });

  it.each([
    [hero, 'texts', 'titel'],
    [table, 'texts', 'column9.title'],
    [table, 'texts', 'row1.eighth'],
    [page, 'texts', 'tables.column9.title'],
    [hero, 'texts', 'member1.name'],
    [hero, 'texts', '__proto__'],
    [hero, 'links', 'title'],
    [hero, 'lists', 'member'],
    [hero, 'images', 'logo'],
    [hero, 'crops', 'logo'],
    [page, 'texts', 'title'],
    [page, 'texts', 'heroes.title'],
    [page, 'texts', 'hero.titel'],
    [page, 'lists', 'hero.member'],
  ] as const)('of %j cannot be %s.%s', (section, record, name) => {
    expect(isKnownName(section, record, name)).toBe(false);
  });
});

describe('the names that may have been meant', () => {
  it('have the number and the part that were sent', () => {
    expect(namesLike(hero, 'texts', 'stat3.titel')).toContain('stat3.title');
    expect(namesLike(page, 'texts', 'hero2.titel')).toContain('hero2.title');
    expect(namesLike(page, 'texts', 'heroo.title')).toContain('hero.title');
    expect(namesLike(hero, 'crops', 'mian')).toContain('main');
    expect(namesLike(table, 'texts', 'column9.title')).toContain('column8.title');
  });

  it('are known names themselves', () => {
    for (const record of Object.keys(NAMED_RECORDS) as (keyof typeof NAMED_RECORDS)[])
      for (const name of namesLike(page, record, 'team4.x'))
        expect([record, name, isKnownName(page, record, name)]).toEqual([record, name, true]);
  });
});
