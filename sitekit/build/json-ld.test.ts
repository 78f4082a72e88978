import type { PageInput } from '../page/page-parts.js';
import { builtText, testPage, testPicture, testSite } from '../testing/test-site.js';

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

async function graphOf(over: Parameters<typeof testSite>[0]): Promise<{ owner: Thing; things: Thing[]; html: string }> {
  const html = await builtText(testSite(over), 'index.html');
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const things = (JSON.parse(data) as { '@graph': Thing[] })['@graph'];
  return { owner: things[0]!, things, html };
}

function written(texts: Record<string, string>): PageInput[] {
  const page = testPage('main', 'خانه', 'contact-1', 'socials-1');
  return [{ ...page, sections: page.sections.map((section) => ({ ...section, customData: { texts } })) }];
}

const HOSTILE = '</script><script>alert(1)</script><!--"\'\u2028&';

describe('facts for machines', () => {
  test('answers name the services and the people', async () => {
    const answers = {
      services: [{ title: 'آزمایش خون', text: '' }],
      people: [{ title: 'دکتر نادری', text: 'متخصص قلب' }],
      prices: [{ title: HOSTILE.slice(0, 40), text: '' }],
    };
    const { owner } = await graphOf({ facts: { name: 'کلینیک مهر', answers } });
    expect(owner).toMatchObject({
      makesOffer: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'آزمایش خون' } }],
      employee: [{ '@type': 'Person', name: 'دکتر نادری', jobTitle: 'متخصص قلب' }],
    });
    const person = await graphOf({ siteType: 'personal', facts: { name: 'مهر', answers } });
    expect([person.owner['makesOffer'], person.owner['employee']]).toEqual([undefined, undefined]);
  });

  test('a business is a place with what the customer wrote', async () => {
    const texts = {
      phone: '۰۲۱-۱۲۳۴۵۶۷۸',
      address: 'تهران، خیابان مهر',
      email: 'a@b.example',
      'instagram.handle': '@mehr',
    };
    const { owner } = await graphOf({ pages: written(texts) });
    expect(owner).toMatchObject({
      '@type': 'MedicalClinic',
      name: 'کلینیک مهر',
      telephone: '02112345678',
      address: { '@type': 'PostalAddress', streetAddress: 'تهران، خیابان مهر' },
      email: 'a@b.example',
      sameAs: ['https://www.instagram.com/mehr'],
    });
  });

  test('a personal site is about a person', async () => {
    const { owner } = await graphOf({ siteType: 'personal', trade: 'portfolio', pages: written({ phone: '021' }) });
    expect(owner['@type']).toBe('Person');
  });

  test('samples are nobody’s facts', async () => {
    const { owner } = await graphOf({ pages: [testPage('main', 'خانه', 'full_page-1')] });
    expect(owner).toEqual({
      '@type': 'Organization',
      '@id': expect.any(String),
      name: 'کلینیک مهر',
      url: expect.any(String),
    });
  });

  test('a place has its hours where they can be read', async () => {
    const hours = [
      { days: 'شنبه تا چهارشنبه', times: '۹ تا ۱۸' },
      { days: 'پنجشنبه', times: '۹ تا ۱۳' },
    ];
    const facts = { name: 'کلینیک مهر', phone: '021', hours };
    const hoursOf = async (over: Parameters<typeof testSite>[0]) => (await graphOf(over)).owner['openingHours'];
    expect(await hoursOf({ facts })).toEqual(['Sa,Su,Mo,Tu,We 09:00-18:00', 'Th 09:00-13:00']);
    const unread = [...hours, { days: 'جمعه', times: 'با وقت قبلی' }];
    expect(await hoursOf({ facts: { ...facts, hours: unread } })).toBeUndefined();
    // Neither a person nor an organization without a place is open.
    expect(await hoursOf({ facts, siteType: 'personal' })).toBeUndefined();
    expect(await hoursOf({ facts: { name: 'کلینیک مهر', hours } })).toBeUndefined();
  });

  test('the photograph is the first of the customer’s own pictures that is shown', async () => {
    const page = testPage('main', 'خانه', 'hero-1', 'about-1');
    const sections = page.sections.map((section, at) => ({
      ...section,
      customData: { images: { main: `file:${at}` } },
    }));
    const shown = {
      pages: [{ ...page, sections }],
      brand: { primaryColor: '#059669', logo: 'file:logo' },
      // In another order than they are shown, with one that is not.
      pictures: new Map([
        ['file:logo', testPicture(9)],
        ['file:unused', testPicture(8)],
        ['file:1', testPicture(2)],
        ['file:0', testPicture(1)],
      ]),
    };
    const { owner, html } = await graphOf(shown);
    const address = String(owner['image']);
    expect(address).toMatch(/^https:\/\/mehr\.example\/assets\/picture-640\.[0-9a-f]{16}\.jpg$/);
    expect(html).toContain(address.replace('https://mehr.example/', ''));
    expect(owner['logo']).not.toBe(address);
    const alone = await graphOf({ ...shown, pictures: new Map([['file:0', testPicture(1)]]) });
    expect([alone.owner['image'], alone.owner['logo']]).toEqual([address, undefined]);
  });

  test('without a photograph the logo is the picture, and a drawing is none', async () => {
    const logo = { primaryColor: '#059669', logo: 'file:logo' };
    const { owner } = await graphOf({ brand: logo, pictures: new Map([['file:logo', testPicture(9, 'png')]]) });
    expect(owner['image']).toBe(owner['logo']);
    expect((await graphOf({})).owner['image']).toBeUndefined();
  });

  test('every page names the site it belongs to', async () => {
    const { things } = await graphOf({});
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
    expect(things[2]!['isPartOf']).toEqual({ '@id': things[1]!['@id'] });
  });

  test('hostile facts stay texts, in the data as in the head', async () => {
    const [page] = written({ phone: HOSTILE, address: HOSTILE, email: HOSTILE, 'instagram.handle': HOSTILE });
    const seo = { title: HOSTILE, description: HOSTILE };
    const { owner, html } = await graphOf({ pages: [{ ...page!, name: HOSTILE, seo }], facts: { name: HOSTILE } });
    expect(owner['name']).toBe(HOSTILE);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<!--|content="[^"]*<|\u2028[^<]*<\/script/);
  });

  test('hostile texts cannot break the sitemap or the web manifest', async () => {
    const site = testSite({ facts: { name: HOSTILE }, pages: [testPage('main', 'خانه'), testPage('b', HOSTILE)] });
    expect(await builtText(site, 'sitemap.xml')).not.toMatch(/script>|'|"&/);
    expect((JSON.parse(await builtText(site, 'site.webmanifest')) as { name: string }).name).toBe(HOSTILE);
  });
});
