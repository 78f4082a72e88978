import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DesignMenu, MenuItem } from '#core/design/design-menu.js';
import { layoutsOf } from '../layouts/layouts.js';
import { PageView } from '../page/page-view.js';
import { htmlFaults } from '../testing/html-check.js';
import { buildSite } from '../build/build-site.js';
import { builtText, testPage, testSite, testTools } from '../testing/test-site.js';

const item = (
  id: string,
  label: string,
  to: string,
  children: readonly Omit<MenuItem, 'children'>[] = [],
): MenuItem => ({
  id,
  label,
  to,
  children: [...children],
});
const child = (id: string, label: string, to: string) => ({ id, label, to });

const pages = [
  testPage('main', 'خانه', 'headers-1', 'hero-1', 'services-1', 'footer-1'),
  testPage('team', 'پزشکان', 'headers-1', 'team-1', 'footer-1'),
];
const menu: DesignMenu = {
  items: [
    item('i1', 'شروع', 'page:main'),
    item('i2', 'بیشتر از ما', '', [
      child('c1', 'تیم', 'page:team'),
      child('c2', 'خدمات', 'section:main/main-2'),
      child('c3', '', 'https://barpa.ir/'),
    ]),
    item('i3', 'تماس', 'tel:02112345678'),
    item('i4', 'جایی نیست', 'page:gone'),
  ],
  hidden: [],
  button: { label: 'رزرو نوبت', to: 'mailto:a@b.ir' },
};

const drawn = (
  given: DesignMenu | undefined,
  layoutId = 'headers-1',
  pageId = 'main',
  footerId = 'footer-1',
): string => {
  const all = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.sectionType === 'headers'
        ? { ...section, layoutId }
        : section.sectionType === 'footer'
          ? { ...section, layoutId: footerId }
          : section,
    ),
  }));
  const page = all.find(({ id }) => id === pageId)!;
  const view = { page, pages: all, menu: given, brand: {}, trade: 'clinic' as const, standalone: true };
  return renderToStaticMarkup(createElement(PageView, view));
};
const navOf = (html: string, name: string): string =>
  new RegExp(`<nav class="${name}"[^>]*>([\\s\\S]*?)</nav>`).exec(html)?.[1] ?? '';

describe('an own menu', () => {
  test('has its own words, links, groups and button', () => {
    const nav = navOf(drawn(menu), 'bp-nav bp-nav-ends');
    expect([...nav.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, words]) => [href, words])).toEqual([
      ['index.html', 'شروع'],
      ['پزشکان.html', 'تیم'],
      ['#services', 'خدمات'],
      ['tel:02112345678', 'تماس'],
      ['mailto:a@b.ir', 'رزرو نوبت'],
    ]);
    expect(nav).toContain('<summary>بیشتر از ما</summary>');
  });

  test('marks the page that it is on', () => {
    expect(drawn(menu)).toContain('<a href="index.html" class="bp-here" aria-current="page">شروع</a>');
    const other = drawn(menu, 'headers-1', 'team');
    expect(other).toContain('<a href="پزشکان.html" class="bp-here" aria-current="page">تیم</a>');
    expect(other).toContain('<a href="index.html#services">خدمات</a>');
  });

  test('the own link of a group is the first inside', () => {
    const given = { ...menu, items: [item('a', '', 'page:team', [child('b', 'تلفن', 'tel:02112345678')])] };
    expect(drawn(given)).toMatch(
      /<summary>پزشکان<\/summary><ul><li><a href="پزشکان.html">پزشکان<\/a><\/li><li><a href="tel:02112345678">تلفن/,
    );
  });

  test('what has no words or leads nowhere cannot be drawn', () => {
    const nothing = drawn({
      items: [item('a', '', 'https://barpa.ir/'), item('b', 'سر', '', []), item('c', 'گم', 'section:main/x')],
      hidden: ['main', 'team'],
      button: { label: '', to: 'tel:02112345678' },
    });
    expect(nothing).not.toContain('bp-nav');
    expect(nothing).not.toContain('bp-menu');
  });

  test('a link that is none cannot become an address', () => {
    const hostile = drawn({
      ...menu,
      items: [item('a', '<b>ب</b>', 'javascript:alert(1)', [child('c', '"><script>', 'page:main')])],
    });
    expect(hostile).not.toMatch(/javascript|<b>|<script/);
  });

  test('the button takes the place of the call of the header', () => {
    const buttons = (given: DesignMenu) => /<header[\s\S]*?<\/header>/.exec(drawn(given))?.[0].match(/bp-btn/g);
    expect(buttons({ ...menu, button: undefined })).toHaveLength(1);
    // In the row and in the disclosure.
    expect(buttons(menu)).toHaveLength(2);
  });

  test.each(layoutsOf('headers').map(({ id }) => id))('%s shows all of it, wide and narrow, as valid HTML', (id) => {
    const html = drawn(menu, id);
    expect(htmlFaults(html)).toEqual([]);
    for (const words of ['شروع', 'تیم', 'تماس', 'رزرو نوبت'])
      expect(html.split(`>${words}</a>`)).toHaveLength(words === 'رزرو نوبت' ? 3 : 4);
  });

  test.each(layoutsOf('footer').map(({ id }) => id))('%s shows its links', (id) => {
    const html = drawn(menu, 'headers-1', 'main', id);
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
    if (footer.includes('bp-footnav')) expect(footer).toContain('>تماس</a>');
    expect(htmlFaults(html)).toEqual([]);
  });

  test('twelve entries and their groups fold without loss', () => {
    const items = Array.from({ length: 12 }, (_, at) =>
      item(`i${at}`, `n${at}`, 'tel:02112345678', [child(`c${at}`, `k${at}`, 'page:team')]),
    );
    const html = drawn({ items, hidden: ['main'] });
    for (let at = 0; at < 12; at += 1) expect(html).toContain(`>k${at}</a>`);
    expect(htmlFaults(html)).toEqual([]);
  });
});

describe('the files of a site', () => {
  test('have the menu on every page, without a script', async () => {
    const site = testSite({ pages, menu });
    const html = await builtText(site, 'پزشکان.html');
    expect(html).toContain('aria-current="page">تیم</a>');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  test('a site without an own menu has no trace of it', async () => {
    const files = await buildSite(testSite({ pages }), testTools);
    const words = /bp-(?:group|here|nav-ends|menu-own|menu-button)|aria-current/;
    expect(files.some(({ bytes }) => words.test(new TextDecoder().decode(bytes)))).toBe(false);
  });
});
