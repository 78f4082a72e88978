import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionType } from '../../core/catalogue.js';
import { layoutsOf } from '../layouts/layouts.js';
import type { PageInput } from './page-parts.js';
import { PageView, type PageViewProps } from './page-view.js';
import { danglingReferences, headingLevels, htmlFaults, idsOf, visibleText } from '../testing/html-check.js';

const page = (...ids: string[]): PageInput => ({
  id: 'main',
  name: 'صفحهٔ اصلی',
  sections: ids.map((layoutId, order) => ({
    id: `s${order}`,
    sectionType: layoutId.replace(/-\d+$/, '') as SectionType,
    layoutId,
    order,
  })),
});

const html = (props: PageViewProps): string => renderToStaticMarkup(createElement(PageView, { brand: {}, ...props }));
const count = (text: string, part: string): number => text.split(part).length - 1;

const site = (pages: number): PageInput[] =>
  Array.from({ length: pages }, (_, at) => ({
    ...page('headers-1', 'hero-1', 'footer-1'),
    id: `p${at}`,
    name: `n${at}`,
  }));

describe('menus of pages', () => {
  test('six pages are shown beside each other', () => {
    const pages = site(6);
    expect(html({ page: pages[0]!, pages })).not.toContain('bp-more');
  });

  test('more than six fold into one', () => {
    const pages = site(9);
    const text = html({ page: pages[0]!, pages, standalone: true });
    const [, folded = ''] = /<details class="bp-more">([\s\S]*?)<\/details>/.exec(text) ?? [];
    expect([...folded.matchAll(/>(n\d)</g)].map(([, name]) => name)).toEqual(['n5', 'n6', 'n7', 'n8']);
    expect(htmlFaults(text)).toEqual([]);
  });

  test.each(layoutsOf('headers').map(({ id }) => id))('%s leads to each of thirty pages', (id) => {
    const pages = site(30).map((each) => ({ ...each, sections: page(id, 'hero-1').sections }));
    const text = html({ page: pages[0]!, pages });
    for (const { name } of pages) expect(text).toContain(`>${name}</a>`);
  });
});

describe('page view', () => {
  test.each(layoutsOf('full_page').map((layout) => layout.id))('%s is a sound page', (id) => {
    const text = html({ page: page(id), standalone: true });
    expect(htmlFaults(text)).toEqual([]);
    expect(danglingReferences(text)).toEqual([]);
    expect(new Set(idsOf(text)).size).toBe(idsOf(text).length);
    expect(headingLevels(text).filter((level) => level === 1)).toHaveLength(1);
    expect([count(text, '<main'), count(text, '<footer')]).toEqual([1, 1]);
  });

  test('header and footer stand outside main', () => {
    const text = html({ page: page('headers-1', 'hero-1', 'footer-1'), standalone: true });
    expect(text.indexOf('<header')).toBeLessThan(text.indexOf('<main'));
    expect(text.indexOf('</main>')).toBeLessThan(text.indexOf('<footer'));
  });

  test('a page inside an app brings no main', () => {
    expect(html({ page: page('full_page-1') })).not.toContain('<main');
  });

  test('a page of frames still has a heading', () => {
    expect(headingLevels(html({ page: page('headers-1', 'footer-1') }))).toEqual([1]);
  });

  test('an empty page still has a heading', () => {
    expect(headingLevels(html({ page: page() }))).toEqual([1]);
  });

  test('sections are drawn in their order', () => {
    const sections = [...page('hero-1', 'contact-1').sections].reverse();
    const text = html({ page: { id: 'main', name: 'خانه', sections } });
    expect(text.indexOf('id="hero"')).toBeLessThan(text.indexOf('id="contact"'));
  });

  test('two sections of a type get two anchors', () => {
    expect(idsOf(html({ page: page('hero-1', 'gallery-1', 'gallery-2') }))).toEqual(
      expect.arrayContaining(['gallery', 'gallery-2']),
    );
  });

  test('sections of one title are one landmark', () => {
    const of = page('about-1', 'services-1', 'contact-1');
    const sections = of.sections.map((section, at) => ({
      ...section,
      customData: { texts: { title: ['کافه مهر', 'کافه مهر ', 'تماس'][at]! } },
    }));
    const text = html({ page: { ...of, sections } });
    expect([...text.matchAll(/aria-labelledby="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'about-title',
      'contact-title',
    ]);
    expect(htmlFaults(text)).toEqual([]);
  });

  test('own texts stand in place of samples', () => {
    const own = page('hero-1');
    const sections = own.sections.map((section) => ({ ...section, customData: { texts: { title: 'عنوان من' } } }));
    expect(visibleText(html({ page: { ...own, sections } }))).toContain('عنوان من');
  });

  test('own texts reach the parts of a full page', () => {
    const own = page('full_page-1');
    const sections = own.sections.map((section) => ({
      ...section,
      customData: { texts: { 'hero.title': 'عنوان من' } },
    }));
    expect(visibleText(html({ page: { ...own, sections } }))).toContain('عنوان من');
  });

  test('an emptied text leaves nothing behind', () => {
    const own = page('hero-1');
    const sections = own.sections.map((section) => ({ ...section, customData: { texts: { eyebrow: '' } } }));
    expect(html({ page: { ...own, sections } })).not.toContain('bp-eyebrow');
  });

  test('own pictures stand in place of drawings', () => {
    const own = page('hero-1');
    const sections = own.sections.map((section) => ({ ...section, customData: { images: { main: 'file:7' } } }));
    const text = html({ page: { ...own, sections }, fileUrl: (reference) => `/files/${reference.slice(5)}.png` });
    expect(text).toContain('src="/files/7.png"');
  });

  test.each([
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:gone',
  ])('cannot show a picture from %s', (address) => {
    const own = page('hero-1');
    const sections = own.sections.map((section) => ({ ...section, customData: { images: { main: address } } }));
    expect(html({ page: { ...own, sections }, fileUrl: () => null })).not.toContain('<img');
  });

  test('cannot put markup into a page', () => {
    const own = page('hero-1');
    const sections = own.sections.map((section) => ({
      ...section,
      customData: { texts: { title: '<script>alert(1)</script>' } },
    }));
    expect(html({ page: { ...own, sections }, facts: { name: '"><img src=x>' } })).not.toMatch(/<script|<img/);
  });

  test('several pages are linked by name', () => {
    const pages = [page('headers-1', 'hero-1'), { ...page('contact-1'), id: 'about-us', name: 'دربارهٔ ما' }];
    const text = html({ page: pages[0]!, pages });
    expect(text).toContain('href="دربارهٔ-ما.html"');
    expect(text).toContain('href="دربارهٔ-ما.html#contact"');
  });

  test("a form's page leads its calls to the form", () => {
    expect(html({ page: page('hero-1', 'forms-1') })).toMatch(/<a class="bp-btn"[^>]*href="#forms"/);
    expect(html({ page: page('hero-1', 'forms-1', 'contact-1') })).toMatch(/<a class="bp-btn"[^>]*href="#contact"/);
  });

  test('calls find the contact inside of a full page elsewhere', () => {
    const pages = [page('hero-1'), { ...page('full_page-1'), id: 'all', name: 'همه' }];
    expect(html({ page: pages[0]!, pages })).toContain('href="همه.html#contact"');
  });

  test('calls lead to a form that has no mailbox beside it', () => {
    const own = page('hero-1', 'forms-1');
    const sections = own.sections.map((section) => ({ ...section, customData: { texts: { email: '' } } }));
    expect(html({ page: { ...own, sections } })).toContain('href="#forms"');
  });

  test("the site's own e-mail is the form's, too", () => {
    const own = page('forms-1', 'newsletter-1', 'contact-1');
    const [form, letter, contact] = own.sections;
    const written = { ...contact!, customData: { texts: { email: 'me@sepidar.ir' } } };
    const text = html({ page: { ...own, sections: [form!, letter!, written] } });
    expect(text.match(/href="mailto:me@sepidar\.ir"/g)).toHaveLength(3);
    expect(text).not.toContain('example.com');
  });

  test("a form's own e-mail stays its own", () => {
    const own = page('forms-1', 'contact-1');
    const texts = ['orders@sepidar.ir', 'me@sepidar.ir'];
    const sections = own.sections.map((section, at) => ({ ...section, customData: { texts: { email: texts[at]! } } }));
    expect(html({ page: { ...own, sections } })).toContain('href="mailto:orders@sepidar.ir"');
  });

  test('slots are marked for an editor only', () => {
    expect(html({ page: page('full_page-1'), editable: true })).toContain('data-slot="hero.title"');
    expect(html({ page: page('full_page-1') })).not.toContain('data-slot');
  });
});
