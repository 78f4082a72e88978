import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { countSections } from '#core/design/design-measures.js';
import { designSchema, type Design } from '#core/design/design.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { findingsOf } from '../findings.js';
import { layoutsOf } from '../layouts/layouts.js';
import { pageParts } from '../page/page-parts.js';
import { PageView } from '../page/page-view.js';
import { isWhole, takenApart } from './take-apart.js';
import { designOfTemplate, TEMPLATES } from './templates.js';
import { visibleText } from '../testing/html-check.js';

function counter(): () => string {
  let n = 0;
  return () => `new-${(n += 1)}`;
}
function textOf(design: Design): string {
  const pages = drawnPages(design);
  const facts = { phone: '۰۲۱-۸۷۶۵۴۳۲۱' };
  return visibleText(renderToStaticMarkup(createElement(PageView, { page: pages[0]!, pages, facts, trade: 'shop' })));
}
const whole = (layoutId: string, ...others: readonly object[]): Design =>
  designSchema.parse({
    pages: [
      { id: 'main', name: 'خانه', sections: [{ id: 's', sectionType: 'full_page', layoutId, order: 0 }] },
      ...others,
    ],
  });

describe('a template taken apart', () => {
  test.each(layoutsOf('full_page').map(({ id }) => id))('%s says the same as before', (id) => {
    const before = whole(id);
    const after = takenApart(before, counter());
    expect([isWhole(before), isWhole(after)]).toEqual([true, false]);
    expect(textOf(after)).toBe(textOf(before));
    expect(designSchema.safeParse(after).success).toBe(true);
  });

  test('its parts keep what was written into them', () => {
    const template = TEMPLATES.find(({ trade }) => trade === 'shop')!;
    const before = designOfTemplate(template, 'خانه');
    expect(textOf(takenApart(before, counter()))).toBe(textOf(before));
  });

  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s becomes the sections of its own parts',
    (_, template) => {
      const before = designOfTemplate(template, 'خانه');
      const after = takenApart(before, counter());
      expect(countSections(after)).toBe(pageParts(before.pages[0]!.sections, { trade: template.trade }).length);
      expect(designSchema.safeParse(after).success).toBe(true);
    },
  );

  test('the words of the template stay samples', () => {
    const template = TEMPLATES.find(({ trade }) => trade === 'shop')!;
    const design = takenApart(designOfTemplate(template, 'خانه'), counter());
    const hero = findingsOf({ design, trade: 'shop', templateId: template.id }).filter(
      ({ sectionType, kind }) => sectionType === 'hero' && kind === 'sample',
    );
    expect(hero).toHaveLength(1);
  });

  test('header and footer are shared where it is the only page', () => {
    const after = takenApart(whole('full_page-1'), counter());
    expect([after.shared?.header?.sectionType, after.shared?.footer?.sectionType]).toEqual(['headers', 'footer']);
    expect(countSections(after)).toBe(8);
  });

  test('other pages stay as they are', () => {
    const other = { id: 'b', name: 'ب', sections: [] };
    const after = takenApart(whole('full_page-1', other), counter());
    expect([after.shared, after.pages[1]?.sections, after.pages[0]?.sections.length]).toEqual([undefined, [], 8]);
  });

  test('ids are all different, and the first is that of the template', () => {
    const after = takenApart(whole('full_page-2', { id: 'b', name: 'ب', sections: [] }), counter());
    const ids = after.pages.flatMap(({ sections }) => sections.map(({ id }) => id));
    expect([new Set(ids).size, ids[0]]).toEqual([ids.length, 's']);
  });

  test('a page cannot get more sections than allowed', () => {
    const sections = Array.from({ length: 39 }, (_, order) => ({
      id: `x${order}`,
      sectionType: 'hero',
      layoutId: 'hero-1',
      order: order + 1,
    }));
    const design = designSchema.parse({
      pages: [
        {
          id: 'main',
          name: 'خانه',
          sections: [{ id: 's', sectionType: 'full_page', layoutId: 'full_page-1', order: 0 }, ...sections],
        },
      ],
    });
    expect(takenApart(design, counter()).pages).toEqual(design.pages);
  });
});
