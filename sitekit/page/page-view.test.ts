import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionType } from '#core/catalogue.js';
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

describe('menus of a single page', () => {
  const menuOf = (text: string) => {
    const [, nav = ''] = /<nav class="bp-nav"[^>]*>([\s\S]*?)<\/nav>/.exec(text) ?? [];
    return [...nav.matchAll(/href="#([\w-]+)"/g)].map(([, anchor]) => anchor);
  };

  test('lead to the form and to the prices', () => {
    const text = html({ page: page('headers-1', 'hero-1', 'pricing-1', 'forms-1') });
    expect(menuOf(text)).toEqual(['pricing', 'forms']);
    expect(text).toContain('>ثبت درخواست</a>');
  });

  test('keep what is sought most, in the order of the page', () => {
    const types = ['about', 'features', 'services', 'gallery', 'faqs', 'pricing', 'forms', 'contact'];
    const own = page('headers-1', ...types.map((type) => `${type}-1`));
    const facts = { phone: '021-88776655' };
    // A price list of samples is not published, and takes no entry.
    const hidden = menuOf(html({ page: own, facts }));
    expect(hidden).toEqual(['about', 'features', 'services', 'gallery', 'forms', 'contact']);
    const priced = own.sections.map((each) =>
      each.layoutId === 'pricing-1' ? { ...each, customData: { texts: { 'plan1.title': 'پایه' } } } : each,
    );
    const menu = menuOf(html({ page: { ...own, sections: priced }, facts }));
    expect(menu).toEqual(['about', 'services', 'gallery', 'pricing', 'forms', 'contact']);
    const published = menuOf(html({ page: { ...own, sections: priced }, facts, isPublished: true }));
    expect(published).toEqual(menu);
  });

  test.each(layoutsOf('full_page').map(({ id }) => id))('%s leads to its form and prices', (id) => {
    const text = html({ page: page(id) });
    const there = ['forms', 'pricing', 'contact'].filter((anchor) => idsOf(text).includes(anchor));
    for (const anchor of there) expect(text).toContain(`<li><a href="#${anchor}"`);
  });
});

describe('what an editor shows and visitors do not get', () => {
  /** Calls and links of menus, with whether they are marked. */
  const linksOf = (text: string) =>
    [...text.matchAll(/<a( [^>]*)>([\s\S]*?)<\/a>/g)]
      .filter(([, marks = '']) => marks.includes('class="bp-btn"') || marks.startsWith(' href="#'))
      .map(([, marks = '', inner = '']) => ({
        isHeld: marks.includes('data-held'),
        words: inner.replace(/<[^>]*>/g, ''),
      }));
  const withoutHidden = (text: string) => text.replace(/<section[^>]*data-hidden=[\s\S]*?<\/section>/g, '');
  const layouts = [
    'hero-1',
    'pricing-1',
    'contact-1',
    'testimonials-1',
    'blog_posts-1',
    'call_to_actions-1',
    ...layoutsOf('full_page').map(({ id }) => id),
  ];

  test.each(layouts)('is marked around %s', (id) => {
    for (const facts of [undefined, { phone: '021-88776655' }]) {
      const own = page('headers-1', id, 'footer-1');
      const drawn = linksOf(withoutHidden(html({ page: own, facts, trade: 'clinic', editable: true })));
      const published = linksOf(html({ page: own, facts, trade: 'clinic', isPublished: true })).map(
        ({ words }) => words,
      );
      expect(drawn.filter(({ isHeld }) => !isHeld).map(({ words }) => words)).toEqual(published);
    }
  });

  test('is a call without a way to reach anybody', () => {
    const own = page('hero-1');
    expect(html({ page: own, editable: true })).toMatch(/<a class="bp-btn"[^>]*data-held=""[^>]*title="دکمه/);
    expect(html({ page: own, editable: true, facts: { phone: '021-88776655' } })).not.toMatch(/bp-btn"[^>]*data-held/);
    expect(html({ page: own, facts: {} })).not.toContain('data-held');
  });
});

describe('profiles of the site', () => {
  const facts = { profiles: { instagram: '@sepidar', bale: 'sepidar', telegram: 'javascript:alert(1)' } };
  const found = (text: string) => [...text.matchAll(/<a href="(https:[^"]*)" rel="noopener" aria-label="([^"]*)"/g)];

  test.each(layoutsOf('footer').map(({ id }) => id))('%s leads to them', (id) => {
    const text = html({ page: page('hero-1', id), facts, standalone: true });
    expect(found(text).map(([, href, name]) => [href, name])).toEqual([
      ['https://www.instagram.com/sepidar', 'اینستاگرام'],
      ['https://ble.ir/sepidar', 'بله'],
    ]);
    expect(htmlFaults(text)).toEqual([]);
  });

  test.each(layoutsOf('headers').map(({ id }) => id))('the menu of %s leads to them', (id) => {
    const text = html({ page: page(id, 'about-1'), facts, standalone: true });
    expect(found(text)).toHaveLength(2);
    expect(htmlFaults(text)).toEqual([]);
  });

  test.each(layoutsOf('full_page').map(({ id }) => id))('%s leads to them at its end', (id) => {
    const text = html({ page: page(id), facts });
    expect(found(text.slice(text.indexOf('<footer')))).toHaveLength(2);
  });

  test('cannot be those of samples', () => {
    expect(html({ page: page('headers-1', 'about-1', 'socials-1', 'footer-1') })).not.toContain('bp-social"');
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

  test('a section has the word of its owner, and links of other pages follow it', () => {
    const own = page('headers-1', 'hero-1', 'gallery-1', 'gallery-2');
    const sections = own.sections.map((each, at) => (at === 2 ? { ...each, anchor: 'نمونه_کار' } : each));
    expect(idsOf(html({ page: { ...own, sections } }))).toEqual(expect.arrayContaining(['نمونه_کار', 'gallery-2']));
    const contact = { ...page('contact-1'), id: 'about-us', name: 'تماس' };
    const named = { ...contact, sections: contact.sections.map((each) => ({ ...each, anchor: 'راه_ارتباط' })) };
    const first = page('headers-1', 'hero-1');
    const links = [{ ...first.sections[1]!, customData: { links: { primary: 'section:about-us/s0' } } }];
    const text = html({ page: { ...first, sections: [first.sections[0]!, ...links] }, pages: [first, named] });
    expect(text.split('href="تماس.html#راه_ارتباط"').length - 1).toBeGreaterThan(1);
  });
  test('cannot have one word for two sections', () => {
    const own = page('hero-1', 'gallery-1');
    const sections = own.sections.map((each) => ({ ...each, anchor: 'یک' }));
    const ids = idsOf(html({ page: { ...own, sections } }));
    expect(ids.filter((id) => id === 'یک')).toHaveLength(1);
    expect(ids).toContain('gallery');
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

  test.each(['clinic', 'restaurant', 'beauty', 'garage'] as const)(
    'calls of %s for a booking lead to its form',
    (trade) => {
      const text = html({ page: page('headers-1', 'hero-1', 'contact-1', 'forms-1', 'footer-1'), trade });
      expect(text).toMatch(/<a class="bp-btn"[^>]*href="#forms"[^>]*>[^<]*(?:نوبت|رزرو)/);
      expect(text).not.toMatch(/href="#contact"[^>]*>[^<]*(?:نوبت|رزرو)/);
    },
  );

  test('a call for a booking finds the form of another page', () => {
    const pages = [page('hero-1', 'contact-1'), { ...page('forms-1'), id: 'book', name: 'رزرو' }];
    expect(html({ page: pages[0]!, pages, trade: 'restaurant' })).toContain('href="رزرو.html#forms"');
  });

  test('of two forms a call for a booking leads to the one that takes it', () => {
    const own = page('hero-1', 'forms-1', 'forms-2');
    const texts = { eyebrow: 'همکاری', title: 'همکار ما شوید', action: 'ارسال' };
    const sections = own.sections.map((each, at) => (at === 1 ? { ...each, customData: { texts } } : each));
    const text = html({ page: { ...own, sections }, trade: 'clinic' });
    expect(text).toMatch(/<a class="bp-btn"[^>]*href="#forms-2"/);
  });

  test('cannot lead other calls, or those with an own target, to the form', () => {
    const own = page('hero-1', 'forms-1', 'contact-1');
    const written = (customData: object) => own.sections.map((each, at) => (at === 0 ? { ...each, customData } : each));
    const other = html({ page: { ...own, sections: written({ texts: { primary: 'تماس با ما' } }) } });
    expect(other).toMatch(/<a class="bp-btn"[^>]*href="#contact"/);
    const aimed = { texts: { primary: 'رزرو میز' }, links: { primary: 'tel:02112345678' } };
    expect(html({ page: { ...own, sections: written(aimed) } })).toMatch(/href="tel:02112345678"[^>]*>رزرو میز/);
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
