import { htmlFaults } from '../testing/html-check.js';
import { testPage, testSite, testTools, textsOf } from '../testing/test-site.js';
import { buildSite } from './build-site.js';
import { PRIVACY_FILE } from '#core/sites/privacy-page.js';
import { PRIVACY_WORDS as W } from './privacy.messages.js';
import type { SiteInput } from './site-input.js';

const PLAIN = testPage('main', 'اصلی', 'hero-1', 'footer-1');
const FORMS = testPage('main', 'اصلی', 'hero-1', 'forms-1', 'newsletter-1');
const NOTHING = { isCounted: false, keptMonths: null };

async function built(given: Partial<SiteInput>): Promise<ReadonlyMap<string, string>> {
  return textsOf(await buildSite(testSite({ pages: [PLAIN], privacy: NOTHING, ...given }), testTools));
}
const pageOf = async (given: Partial<SiteInput>): Promise<string> => (await built(given)).get(PRIVACY_FILE) ?? '';

describe('the page about privacy', () => {
  test('is linked at the end of every page, and valid', async () => {
    const files = await built({ pages: [FORMS, testPage('about', 'درباره', 'hero-1')] });
    for (const file of ['index.html', 'درباره.html']) expect(files.get(file)).toContain(`href="${PRIVACY_FILE}"`);
    const html = files.get(PRIVACY_FILE) ?? '';
    expect(htmlFaults(html)).toEqual([]);
    expect(html).toContain('noindex');
    expect(html).toContain('href="index.html"');
    // It is opened from a folder as well.
    expect(html).not.toMatch(/(?:href|src|srcset)="\//);
    expect(files.get('sitemap.xml')).not.toContain(PRIVACY_FILE);
  });

  test('says nothing that the site does not do', async () => {
    const html = await pageOf({});
    expect(html).toContain(W.nothing.title);
    for (const { title } of [W.forms, W.newsletter, W.visits, W.videos]) expect(html).not.toContain(`>${title}<`);
  });

  test('says what the forms collect, and for how long', async () => {
    const html = await pageOf({ pages: [FORMS], privacy: { isCounted: true, keptMonths: 6 } });
    for (const { title } of [W.forms, W.newsletter, W.visits]) expect(html).toContain(`>${title}<`);
    expect(html).toContain(W.forms.kept(6));
    expect(html).not.toContain(W.forms.kept(null));
    expect(await pageOf({ pages: [FORMS] })).toContain(W.forms.kept(null));
  });

  test('names how to reach the owner, if that is known', async () => {
    expect(await pageOf({})).toContain(W.contact.none);
    const html = await pageOf({ facts: { email: 'negar@example.ir' } });
    expect(html).toContain('href="mailto:negar@example.ir"');
    expect(await pageOf({ facts: { phone: '02112345678' } })).toContain('href="tel:02112345678"');
  });

  test('cannot be made to hold markup', async () => {
    const html = await pageOf({ facts: { name: '<b>نام</b>', email: '"><script>' } });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>نام');
  });

  test('leaves its address to a page of the customer', async () => {
    const own = { ...testPage('own', 'ما', 'hero-1'), seo: { slug: 'privacy' } };
    const html = await pageOf({ pages: [PLAIN, own] });
    expect(html).not.toContain(W.nothing.title);
  });

  test('is left out where nothing is known of the host', async () => {
    const files = await built({ privacy: undefined });
    expect(files.has(PRIVACY_FILE)).toBe(false);
    expect(files.get('index.html')).not.toContain(PRIVACY_FILE);
  });
});
