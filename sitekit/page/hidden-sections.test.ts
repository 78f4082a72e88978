/** Sections that one device hides: what leads to them, and which section has the h1 of the page. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Device } from '#core/sections/devices.js';
import '../layouts/layouts.js';
import { testPage } from '../testing/test-site.js';
import type { PageInput } from './page-parts.js';
import { PageView, type PageViewProps } from './page-view.js';

const page = (...layoutIds: string[]) => testPage('main', 'صفحهٔ اصلی', ...layoutIds);

type Hidden = Readonly<Record<number, Device>>;
/** The page with its sections at these places hidden on a device. */
const hidden = (own: PageInput, on: Hidden): PageInput => ({
  ...own,
  sections: own.sections.map((each, at) => ({ ...each, hiddenOn: on[at] })),
});

const html = (props: PageViewProps): string => renderToStaticMarkup(createElement(PageView, { brand: {}, ...props }));

test('a section that is hidden on a device is drawn, marked, and in no automatic menu', () => {
  const own = page('headers-1', 'hero-1', 'gallery-1', 'pricing-1');
  const text = html({ page: hidden(own, { 2: 'phone' }) });
  expect(text).toMatch(/<section[^>]*id="gallery"[^>]*data-hidden-on="phone"/);
  expect(text).toContain('href="#pricing"');
  expect(text).not.toContain('href="#gallery"');
  expect(html({ page: own })).not.toContain('data-hidden-on');
});

test('a menu leads to the first section of a type that every device shows', () => {
  const own = page('headers-1', 'hero-1', 'gallery-1', 'gallery-2');
  expect(html({ page: hidden(own, { 2: 'phone' }) })).toContain('href="#gallery-2"');
});

describe('calls', () => {
  const callsOf = (text: string) => [...text.matchAll(/<a class="bp-btn[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  const facts = { phone: '۰۲۱-۱۲۳۴۵۶۷۸' };

  test.each(['contact-1', 'forms-1'])('cannot lead to %s where a device hides it', (layoutId) => {
    const own = page('headers-1', 'hero-1', layoutId);
    const [type = ''] = layoutId.split('-');
    expect(callsOf(html({ page: own, facts, isPublished: true }))).toContain(`#${type}`);
    const calls = callsOf(html({ page: hidden(own, { 2: 'desktop' }), facts, isPublished: true }));
    expect(calls).toContain('tel:02112345678');
    expect(calls).not.toContain(`#${type}`);
  });

  test('lead to a section below that is shown', () => {
    const own = hidden(page('headers-1', 'hero-1', 'contact-1', 'contact-2'), { 2: 'phone' });
    expect(callsOf(html({ page: own, facts, isPublished: true }))).toContain('#contact-2');
  });

  test('lead to the page whose section is shown', () => {
    const first = page('headers-1', 'hero-1');
    const pages = [first, hidden(testPage('p1', 'n1', 'contact-1'), { 0: 'phone' }), testPage('p2', 'n2', 'contact-1')];
    const calls = callsOf(html({ page: first, pages, facts, isPublished: true }));
    expect(calls).toContain('n2.html#contact');
  });
});

describe('where a device hides sections, the h1', () => {
  /** The sections with an h1, and whether the name of the page is one. */
  const h1Of = (text: string) =>
    [...text.matchAll(/<h1[^>]*?(?:id="([\w-]+)-title"|class="(bp-hidden)")/g)].map(([, id, named]) => id ?? named);
  const h1Where = (on: Hidden, ...layoutIds: string[]) => h1Of(html({ page: hidden(page(...layoutIds), on) }));

  test('is of the first section that all show', () => {
    expect(h1Where({ 0: 'phone', 1: 'phone' }, 'hero-1', 'about-1', 'services-1')).toEqual(['services']);
  });

  test('is of the section that takes the place of another', () => {
    expect(h1Where({ 0: 'phone', 1: 'desktop' }, 'hero-1', 'hero-2', 'services-1')).toEqual(['hero', 'hero-2']);
  });

  test('is the name of the page where one of them shows nothing', () => {
    expect(h1Where({ 1: 'phone', 2: 'phone' }, 'headers-1', 'hero-1', 'about-1')).toEqual(['bp-hidden']);
  });
});
