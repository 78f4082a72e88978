/** The facts and samples that are in the files of a site. */
import type { DesignFacts } from '#core/design/design-facts.js';
import { layoutsOf, sampleTexts } from '../layouts/layouts.js';
import type { PageInput } from '../page/page-parts.js';
import { holesOf } from '../testing/holes.js';
import { builtText, testPage, testSite } from '../testing/test-site.js';

const FACTS: DesignFacts = {
  name: 'کافه مهر',
  trade: 'restaurant',
  description: 'قهوه و کیک خانگی در دل شهر.',
  phone: '۰۲۱-۸۷۶۵۴۳۲۱',
  mobile: '۰۹۱۲۷۶۵۴۳۲۱',
  email: 'info@mehr.example',
  address: 'شیراز، خیابان ارم، پلاک ۳',
  mapLink: 'https://neshan.org/maps/mehr',
  hours: [{ days: 'هر روز', times: '۸ تا ۲۲' }],
  profiles: { instagram: '@cafe.mehr' },
};
const ALL = testPage('main', 'خانه', 'headers-4', 'hero-1', 'contact-3', 'socials-1', 'forms-1', 'footer-1');
const index = (over: Parameters<typeof testSite>[0]) => builtText(testSite(over), 'index.html');

describe('facts of a site', () => {
  test('stand in header, contact, socials, footer and head', async () => {
    const html = await index({ pages: [ALL], facts: FACTS });
    for (const text of ['کافه مهر', '۰۲۱-۸۷۶۵۴۳۲۱', 'info@mehr.example', 'شیراز، خیابان ارم، پلاک ۳', 'هر روز'])
      expect(html).toContain(text);
    expect(html).toContain('<title>کافه مهر</title>');
    expect(html).toContain('property="og:site_name" content="کافه مهر"');
    expect(html).toContain('<meta name="description" content="قهوه و کیک خانگی در دل شهر.">');
    expect(html).toContain('href="https://neshan.org/maps/mehr"');
    expect(html).toContain('href="https://www.instagram.com/cafe.mehr"');
    expect(html).not.toContain('@nemoone');
  });

  test('answers about the work are published as they are, and escaped', async () => {
    const page = testPage('main', 'خانه', 'services-1', 'team-2', 'logos-1', 'gallery-1', 'stats-1');
    const line = (title: string, text = '') => [{ title, text }];
    const answers = {
      services: line('صبحانهٔ <b>محلی</b>'),
      people: line('سارا نادری', 'سرآشپز'),
      partners: line('نان سحر'),
      works: line('حیاط کافه'),
      years: line('۱۲ سال'),
    };
    const html = await index({ pages: [page], trade: 'restaurant', facts: { ...FACTS, answers } });
    const shown = [
      'صبحانهٔ &lt;b&gt;محلی&lt;/b&gt;',
      'سارا نادری',
      'سرآشپز',
      'نان سحر',
      'حیاط کافه',
      '۱۲ سال',
      'سابقهٔ کار',
    ];
    expect(shown.filter((text) => !html.includes(text))).toEqual([]);
    expect(html).not.toContain(sampleTexts('services', 'restaurant')['item1.title']);
  });

  test('changing one changes all places of it', async () => {
    const count = async (phone: string) =>
      (await index({ pages: [ALL], facts: { ...FACTS, phone } })).split(phone).length;
    expect(await count('۰۵۱-۱۱۱۱۱۱۱۱')).toBe(await count('۰۲۱-۸۷۶۵۴۳۲۱'));
  });

  test('a text of one’s own wins in its place', async () => {
    const own = { texts: { phone: '۰۱۱-۲۲۲۲۲۲۲۲' } };
    const sections = ALL.sections.map((each) => (each.sectionType === 'contact' ? { ...each, customData: own } : each));
    const html = await index({ pages: [{ ...ALL, sections }], facts: FACTS });
    expect(html).toContain('۰۱۱-۲۲۲۲۲۲۲۲');
    expect(html).toContain('۰۲۱-۸۷۶۵۴۳۲۱');
  });

  test('tell machines who the site is about', async () => {
    const html = await index({ pages: [ALL], facts: FACTS });
    const data = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? '';
    expect((JSON.parse(data) as { '@graph': unknown[] })['@graph'][0]).toMatchObject({
      '@type': 'Restaurant',
      name: 'کافه مهر',
      description: FACTS.description,
      telephone: '02187654321',
      email: 'info@mehr.example',
      address: { '@type': 'PostalAddress', streetAddress: FACTS.address },
      hasMap: FACTS.mapLink,
      sameAs: ['https://www.instagram.com/cafe.mehr'],
    });
  });

  test('cannot put markup or scripts into a page', async () => {
    const bad = '</script><script>alert(1)</script><!--"\'\u2028&';
    const facts = { name: bad, description: bad, address: bad, hours: [{ days: bad, times: bad }] };
    const html = await index({ pages: [ALL], facts });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<!--|javascript:/);
  });
});

describe('samples that nobody gave', () => {
  const TYPES = [
    'headers',
    'hero',
    'testimonials',
    'logos',
    'contact',
    'forms',
    'newsletter',
    'socials',
    'footer',
  ] as const;
  const claims = Object.entries({ ...sampleTexts('contact', 'clinic'), ...sampleTexts('socials', 'clinic') })
    .filter(([slot]) => /^(phone|mobile|email|address|extra|hours\d\.)|\.handle$/.test(slot))
    .map(([, text]) => text)
    .concat(
      Object.entries(sampleTexts('testimonials', 'clinic'))
        .filter(([slot]) => /^(item|rating)/.test(slot))
        .map(([, text]) => text),
    );

  test.each(TYPES)('cannot be published in %s, and leave no hole', async (type) => {
    const hero = testPage('x', 'x', 'hero-1').sections;
    for (const layout of layoutsOf(type)) {
      const page = testPage('main', 'خانه', layout.id);
      const html = await index({ pages: [{ ...page, sections: [...hero, ...page.sections] }], facts: { name: 'مهر' } });
      const body = html.slice(html.indexOf('<body>'));
      expect([layout.id, ...claims.filter((text) => text.length > 6 && body.includes(text))]).toEqual([layout.id]);
      expect([layout.id, ...holesOf(body)]).toEqual([layout.id]);
    }
  });

  test.each([
    { email: 'a@b.example' },
    { phone: '۰۲۱-۸۷۶۵۴۳۲۱' },
    { address: 'شیراز' },
    { hours: [{ days: 'هر روز', times: '' }] },
  ])('leave no hole beside %j alone', async (facts) => {
    for (const layout of (['headers', 'contact', 'forms', 'footer', 'call_to_actions'] as const).flatMap(layoutsOf)) {
      const html = await index({ pages: [testPage('main', 'خانه', layout.id)], facts });
      expect([layout.id, ...holesOf(html.slice(html.indexOf('<body>')))]).toEqual([layout.id]);
    }
  });

  test('forms are published without any address', async () => {
    const html = await index({ pages: [testPage('main', 'خانه', 'hero-1', 'forms-1', 'newsletter-1')] });
    expect(html.match(/action="\/_form\/[^"]+" method="post"/g)).toHaveLength(2);
    expect(html).toContain('href="#forms"');
    expect(html).not.toContain('mailto:');
  });

  test('testimonials of a template go, with their place in the menu', async () => {
    const html = await index({ pages: [testPage('main', 'خانه', 'full_page-1')] });
    expect(html).not.toContain('id="testimonials"');
    expect(html).not.toContain('href="#testimonials"');
    expect(html).not.toContain('href="#contact"');
  });

  test('of several testimonials one’s own stays', async () => {
    const page: PageInput = testPage('main', 'خانه', 'hero-1', 'testimonials-1');
    const own = { texts: { 'item2.quote': 'کارشان عالی بود.', 'item2.name': 'مریم' } };
    const sections = page.sections.map((each, at) => (at === 1 ? { ...each, customData: own } : each));
    const html = await index({ pages: [{ ...page, sections }] });
    expect(html).toContain('کارشان عالی بود.');
    expect(html.match(/<blockquote/g)).toHaveLength(1);
  });
});
