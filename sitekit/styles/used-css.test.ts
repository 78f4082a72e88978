import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SECTION_COUNTS } from '#core/catalogue.js';
import '../layouts/layouts.js';
import { PageView } from '../page/page-view.js';
import { siteCss } from './site.css.js';
import { selectorsOf, usedCss } from './used-css.js';

const pageHtml = (n: number): string => {
  const sections = [{ id: 's', sectionType: 'full_page' as const, layoutId: `full_page-${n}` }];
  return renderToStaticMarkup(createElement(PageView, { page: { id: 'main', name: 'خانه', sections }, brand: {} }));
};

describe('styles of a delivered page', () => {
  test('all classes together need the whole stylesheet', () => {
    const every = [...new Set(siteCss.match(/(?<=\.)bp-[a-z0-9-]+/g) ?? [])];
    const marks = [...siteCss.matchAll(/\[(data-[a-z-]+)(?:="?([\w-]+)"?)?\]/g)];
    const marked = marks.map(([, name, value = '']) => `<p ${name}="${value}">`).join('');
    const html = `<p class="${every.join(' ')}">${marked}`;
    expect(usedCss(html).replace(/\s/g, '').length).toBe(siteCss.replace(/\s/g, '').length);
  });

  test('a page brings less than half of them', () => {
    for (let n = 1; n <= SECTION_COUNTS.full_page; n += 1)
      expect(usedCss(pageHtml(n)).length).toBeLessThan(siteCss.length / 2);
  });

  test('a class of the page keeps its rules', () => {
    const css = usedCss('<div class="bp-site"><p class="bp-lead">');
    expect(css).toMatch(/\.bp-lead\{/);
    expect(css).not.toMatch(/\.bp-(hero|about)-/);
  });

  test('an ornament that no section has brings no rules', () => {
    const css = usedCss('<span class="bp-site bp-ornament" data-ornament="girih">');
    expect(css).toContain('[data-ornament=girih]');
    expect(css).not.toContain('[data-ornament=rays]');
  });

  test('two pages need what each of them needs', () => {
    const both = usedCss(pageHtml(1), pageHtml(3));
    expect(both.length).toBeGreaterThan(Math.max(usedCss(pageHtml(1)).length, usedCss(pageHtml(3)).length));
  });

  test('the same pages give the same bytes', () => {
    expect(usedCss(pageHtml(2))).toBe(usedCss(pageHtml(2)));
  });

  test('commas inside of brackets part nothing', () => {
    expect(selectorsOf('.a:is(b,c),.d')).toEqual(['.a:is(b,c)', '.d']);
  });
});
