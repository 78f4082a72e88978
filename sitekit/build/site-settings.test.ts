/** The settings of a site in its files: its announcement, the words of its 404 page, and its seals. */
import '../layouts/layouts.js';
import { buildSite } from './build-site.js';
import { builtText, testPage, testSite, testTools, textsOf } from '../testing/test-site.js';

const pages = [testPage('main', 'خانه', 'hero-1', 'footer-1'), testPage('b', 'منوی ما', 'hero-1')];
const enamad = 'https://trustseal.enamad.ir/?id=123456&Code=abcdefghij0123456789';
const samandehi = 'https://logo.samandehi.ir/Verify.aspx?id=1234567&p=xlaorfthaodsobpd';

describe('the announcement', () => {
  const announced = (text: string, to?: string) =>
    testSite({ pages, settings: { announcement: { text, ...(to !== undefined && { to }) } } });
  const lineIn = (html: string) => /<aside class="bp-announcement"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';

  test('stands above the header of every page, escaped, without a script', async () => {
    const site = announced('تخفیف <b>۲۰</b> درصد & بیشتر', 'page:b');
    for (const file of ['index.html', 'منوی-ما.html']) {
      const html = await builtText(site, file);
      expect(lineIn(html)).toContain('<a href="منوی-ما.html">تخفیف &lt;b&gt;۲۰&lt;/b&gt; درصد &amp; بیشتر</a>');
      expect(html.indexOf('bp-announcement')).toBeLessThan(html.indexOf('<main'));
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    }
  });

  test.each([undefined, 'page:gone', 'section:main/gone', 'file:00000000-0000-4000-8000-000000000000'])(
    'is only words where it leads to %s',
    async (to) => {
      expect(lineIn(await builtText(announced('سلام', to), 'index.html'))).toMatch(/<p>سلام<\/p>/);
    },
  );

  test('cannot be drawn with a link of another kind', async () => {
    const html = await builtText(announced('سلام', 'javascript:alert(1)'), 'index.html');
    expect(html).not.toContain('javascript:');
  });

  test('is not there without a text', async () => {
    const site = testSite({ pages, settings: { announcement: { to: 'page:b' } } });
    const texts = [...textsOf(await buildSite(site, testTools)).values()];
    expect(texts.filter((text) => text.includes('bp-announcement'))).toEqual([]);
  });
});

describe('the page of addresses that do not exist', () => {
  test("has the owner's words in its title and on itself, escaped", async () => {
    const notFound = { title: 'گم <b>شدید</b>؟', text: 'از منو & صفحهٔ اصلی شروع کنید.' };
    const html = await builtText(testSite({ pages, settings: { notFound } }), '404.html');
    expect(html).toContain('<title>گم &lt;b&gt;شدید&lt;/b&gt;؟ | کلینیک مهر</title>');
    expect(html).toContain('<h1 class="bp-title">گم &lt;b&gt;شدید&lt;/b&gt;؟</h1>');
    expect(html).toContain('از منو &amp; صفحهٔ اصلی شروع کنید.');
  });

  test('keeps our words where the owner has left them out', async () => {
    const html = await builtText(testSite({ pages, settings: { notFound: { title: 'گم شدید؟' } } }), '404.html');
    expect(html).toContain('گم شدید؟');
    expect(html).toContain('شاید آدرس را');
    expect(await builtText(testSite({ pages }), '404.html')).toContain('این صفحه پیدا نشد');
  });
});

describe('seals', () => {
  test('stand on every page, as a link with the picture of Enamad and as a link to Samandehi', async () => {
    const site = testSite({ pages, settings: { seals: { enamad, samandehi } } });
    for (const file of ['index.html', 'منوی-ما.html']) {
      const html = await builtText(site, file);
      const [seals = ''] = /<aside class="bp-seals"[\s\S]*?<\/aside>/.exec(html) ?? [];
      expect(seals).toContain(`href="${enamad.replace('&', '&amp;')}" target="_blank" rel="noopener"`);
      expect(seals).toContain('src="https://trustseal.enamad.ir/logo.aspx?id=123456&amp;Code=abcdefghij0123456789"');
      expect(seals).toContain('alt="نماد اعتماد الکترونیکی"');
      expect(seals).toContain(`href="${samandehi.replace('&', '&amp;')}"`);
      expect(seals.match(/referrerPolicy="origin"/gi)).toHaveLength(3);
      expect(html.indexOf('<aside')).toBeGreaterThan(html.indexOf('</main>'));
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    }
  });

  test('a site with Samandehi alone asks no other host for a picture', async () => {
    const html = await builtText(testSite({ pages, settings: { seals: { samandehi } } }), 'index.html');
    expect(html).toContain('نشان ساماندهی');
    expect(html).not.toContain('enamad');
  });

  test('a site without them has no trace of them', async () => {
    const texts = [...textsOf(await buildSite(testSite({ pages }), testTools)).values()];
    expect(texts.filter((text) => text.includes('bp-seals'))).toEqual([]);
  });
});
