import { designSchema } from '../core/design.js';
import { findLayout } from './layouts.js';
import { designOfTemplate, findTemplate, TEMPLATES, tradeOf } from './templates.js';

describe('ready templates', () => {
  test('there are at least eight, each with its own name', () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(8);
    expect(new Set(TEMPLATES.map((template) => template.name)).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map((template) => template.id)).size).toBe(TEMPLATES.length);
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
