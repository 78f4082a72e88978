import { renderPage, type RenderOptions } from './render-page.js';
import { outsideAddresses } from './testing/html-check.js';
import type { PageInput } from './page-parts.js';

const page: PageInput = {
  id: 'main',
  name: 'صفحهٔ اصلی',
  sections: [{ id: 'a', sectionType: 'full_page', layoutId: 'full_page-1', order: 0 }],
};
const options: RenderOptions = { brand: { primaryColor: '#059669' }, siteName: 'کلینیک مهر', trade: 'clinic' };

describe('rendered page', () => {
  test('is the same byte for byte', () => {
    expect(renderPage(page, options)).toBe(renderPage(page, options));
  });

  test('is a Persian document, right to left', () => {
    expect(renderPage(page, options)).toMatch(/^<!doctype html><html lang="fa" dir="rtl">/);
  });

  test('has title, description and viewport', () => {
    const html = renderPage(page, options);
    expect(html).toContain('<title>کلینیک مهر</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]{30,160}">/);
    expect(html).toContain('name="viewport"');
  });

  test('second page carries its name in the title', () => {
    const second = { ...page, id: 'p2', name: 'خدمات' };
    expect(renderPage(second, { ...options, pages: [page, second] })).toContain('<title>خدمات | کلینیک مهر</title>');
  });

  test('runs no script and asks no other host', () => {
    const html = renderPage(page, options);
    expect(html).not.toMatch(/<script|javascript:/);
    expect(outsideAddresses(html)).toEqual([]);
  });

  test('canonical address comes from the domain', () => {
    expect(renderPage(page, { ...options, domain: 'mehr.ir' })).toContain(
      '<link rel="canonical" href="https://mehr.ir/">',
    );
  });

  test('cannot be broken out of through the domain', () => {
    expect(renderPage(page, { ...options, domain: '"><script>' })).not.toContain('<script');
  });

  test('links the stylesheet when told to', () => {
    const html = renderPage(page, { ...options, cssHref: 'site.css' });
    expect(html).toContain('<link rel="stylesheet" href="site.css">');
    expect(html).not.toContain('@layer');
  });

  test('escapes the name of the site', () => {
    expect(renderPage(page, { ...options, siteName: '</title><b>' })).toContain(
      '<title>&lt;/title&gt;&lt;b&gt;</title>',
    );
  });
});
