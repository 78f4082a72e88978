import { linkAddress } from './link-address.js';
import '../layouts/layouts.js';
import { sectionAnchors } from '../page/section-anchors.js';
import { testPage } from '../testing/test-site.js';

const pages = [{ id: 'main' }, { id: 'about-us' }];

describe('addresses of links', () => {
  test.each(['https://barpa.example/a?b=c', 'mailto:a@b.ir', 'tel:+98211234', '#contact'])('%s is kept', (address) => {
    expect(linkAddress(address, { pages })).toBe(address);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a"onclick=x', 'page:gone', ''])(
    'cannot lead to %s',
    (address) => expect(linkAddress(address, { pages })).toBeNull(),
  );

  test('a page of the site is its file', () => {
    expect(linkAddress('page:about-us', { pages })).toBe('about-us.html');
    expect(linkAddress('page:main', { pages })).toBe('index.html');
  });

  test('a section is a place on its page', () => {
    const site = [testPage('main', 'خانه', 'hero-1', 'about-1'), testPage('us', 'درباره', 'about-1', 'about-2')];
    const anchorOf = sectionAnchors({ trade: 'shop' }, 'main', 'view-');
    const places = { pages: site, pageId: 'main', anchorOf };
    expect(linkAddress('section:main/main-1', places)).toBe('#view-about');
    expect(linkAddress('section:us/us-1', places)).toBe('درباره.html#about-2');
    expect(linkAddress('section:us/gone', places)).toBeNull();
    expect(linkAddress('section:gone/us-1', places)).toBeNull();
  });

  test('a section that is not published cannot be led to', () => {
    const site = [testPage('main', 'خانه', 'hero-1', 'testimonials-1')];
    const anchorOf = sectionAnchors({ trade: 'shop', isPublished: true }, 'main');
    expect(linkAddress('section:main/main-1', { pages: site, pageId: 'main', anchorOf })).toBeNull();
  });
});
