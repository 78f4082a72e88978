import { execFileSync } from 'node:child_process';
import { brandVariables } from '../design/brand.js';
import { siteCss } from '../styles/site.css.js';
import { htmlFaults, outsideAddresses } from '../testing/html-check.js';
import { builtText, testPage, testPicture, testSite, testTools, textsOf } from '../testing/test-site.js';
import { layoutsOf } from '../layouts/layouts.js';
import type { Layout } from '../section.types.js';
import { buildSite } from './build-site.js';
import type { ReleaseFile } from './release-file.js';
import type { SiteInput } from './site-input.js';

const pages = [
  testPage('main', 'خانه', 'headers-1', 'hero-1', 'services-1', 'gallery-1', 'footer-1'),
  testPage('about', 'دربارهٔ ما', 'headers-1', 'about-1', 'team-1', 'footer-1'),
  testPage('contact', 'تماس', 'headers-1', 'contact-1', 'forms-1', 'footer-1'),
];
const pictured = (page: (typeof pages)[number], at: number, images: Record<string, string>) => ({
  ...page,
  sections: page.sections.map((section, index) => (index === at ? { ...section, customData: { images } } : section)),
});
const site = testSite({
  pages: [
    pictured(pages[0]!, 3, { picture1: 'file:1', picture2: 'file:2', picture3: 'file:1' }),
    pictured(pages[1]!, 2, { picture1: 'file:2' }),
    pages[2]!,
  ],
  pictures: new Map([
    ['file:1', testPicture(1)],
    ['file:2', testPicture(2, 'png')],
    ['file:logo', testPicture(3, 'png')],
  ]),
  brand: { primaryColor: '#7C3AED', logo: 'file:logo' },
});

/** A layout in which a video may play. */
const videoLayout = () =>
  layoutsOf('content').find(
    (each): each is Layout => 'composition' in each && each.composition.slots.videos.length > 0,
  )!;

const built = (input: SiteInput) => buildSite(input, testTools);
const digest = (files: readonly ReleaseFile[]): string =>
  files.map(({ path, type, bytes }) => `${path}|${type}|${Buffer.from(bytes).toString('base64')}`).join('\n');
const withoutData = (html: string): string =>
  html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/g, '').replaceAll('https://mehr.example', '');

/** The built pages, with these links of the first page's hero. */
async function linked(links: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const [main, ...others] = pages;
  const sections = main!.sections.map((each, at) => (at === 1 ? { ...each, customData: { links } } : each));
  return textsOf(await built(testSite({ pages: [{ ...main!, sections }, ...others] })));
}

describe('pictures of a built site', () => {
  const own = (over: object) => {
    const [main, ...others] = site.pages;
    const sections = main!.sections.map((each, at) =>
      at === 3 ? { ...each, customData: { images: { picture1: 'file:1' }, ...over } } : each,
    );
    const pictures = new Map([...site.pictures, ['file:1 0 0 0.5 1', { ...testPicture(4), width: 500 }]]);
    return builtText({ ...site, pictures, pages: [{ ...main!, sections }, ...others] }, 'index.html');
  };

  test('say what they show, and keep their important point in sight', async () => {
    const html = await own({ pictureTexts: { picture1: 'ویترین <فروشگاه>' }, focalPoints: { picture1: '20 80' } });
    expect(html).toContain('alt="ویترین &lt;فروشگاه&gt;"');
    expect(html).toContain('style="object-position:20% 80%"');
  });

  test('show the part that a crop leaves', async () => {
    const html = await own({ crops: { picture1: '0 0 0.5 1' } });
    expect(html).toContain('width="500"');
    expect(await own({ crops: { picture1: '0 0 9 1' } })).toBe(await own({}));
  });

  test('open a video by a click, and nothing of it before', async () => {
    const page = testPage('main', 'خانه', 'content-1');
    const layout = videoLayout();
    const section = { ...page.sections[0]!, sectionType: layout.type, layoutId: layout.id };
    const html = async (videos: Record<string, string>) => {
      const customData = {
        texts: { title: 'کارگاه' },
        images: { main: 'file:1' },
        pictureTexts: { main: 'کارگاه "ما"' },
        videos,
      };
      return builtText({ ...site, pages: [{ ...page, sections: [{ ...section, customData }] }] }, 'index.html');
    };
    const shown = await html({ main: 'aparat:abC12' });
    expect(htmlFaults(shown)).toEqual([]);
    expect(shown).not.toMatch(/<iframe[^>]* src=/);
    const [, inner = ''] = /srcDoc="([^"]*)"/i.exec(shown) ?? [];
    expect(inner).toContain('aparat.com/video/video/embed/videohash/abC12/vt/frame');
    expect(inner).toContain('&amp;quot;ما&amp;quot;');
    expect(await html({ main: 'https://evil.example' })).toBe(await html({}));
    expect(await html({ main: 'aparat:a"><script>' })).toBe(await html({}));
    expect(await html({ title: 'aparat:abC12' })).toBe(await html({}));
  });

  test('cannot carry a style through their point', async () => {
    const html = await own({ focalPoints: { picture1: '50 50;background:url(//evil.example)' } });
    expect(html).not.toContain('evil');
    expect(html).not.toContain('object-position');
  });
});

describe('texts of a built site', () => {
  const hero = (text: string) => {
    const [main, ...others] = pages;
    const sections = main!.sections.map((each, at) => (at === 1 ? { ...each, customData: { texts: { text } } } : each));
    return builtText(testSite({ pages: [{ ...main!, sections }, ...others] }), 'index.html');
  };

  test('have bold words, links and lines', async () => {
    const html = await hero('نان **داغ**\n[تماس](page:contact) و [گم](page:gone)');
    expect(html).toContain('نان <b>داغ</b><br/><a class="bp-inline" href="تماس.html">تماس</a> و گم</p>');
    expect(html).toMatch(/<meta name="description" content="نان داغ تماس و گم"/);
    expect(htmlFaults(html)).toEqual([]);
  });

  test('cannot carry markup or a program', async () => {
    const html = await hero('**<img src=x onerror=alert(1)>** [x](javascript:alert(1)) [y](https://a.ir/"onclick=z)');
    expect(html).toContain('<b>&lt;img src=x onerror=alert(1)&gt;</b>');
    expect(html).not.toMatch(/href="javascript|onclick="|<img src=x/);
  });
});

describe('links of a built site', () => {
  test('lead to sections, pages and telephones', async () => {
    const primary = async (link: string) => (await linked({ primary: link })).get('index.html');
    expect(await primary('section:main/main-2')).toContain('href="#services"');
    expect(await primary('section:about/about-1')).toContain('href="دربارهٔ-ما.html#about"');
    // Nothing of it is published.
    expect(await primary('section:about/about-2')).not.toContain('#team');
    expect(await primary('tel:02112345678')).toContain('href="tel:02112345678"');
  });

  test('a section that is gone leaves the usual target', async () => {
    const [usual, gone] = [await linked({}), await linked({ primary: 'section:main/gone' })];
    expect(gone.get('index.html')).toBe(usual.get('index.html'));
  });
});

describe('files of a site', () => {
  test('are the pages, their assets, and what machines ask for', async () => {
    const whole = (await built(site)).map(({ path }) => path);
    expect(whole).toEqual(whole.toSorted());
    const paths = whole.map((path) => path.replace(/[0-9a-f]{16}/, 'HASH'));
    expect([...new Set(paths)]).toEqual(
      expect.arrayContaining([
        '404.html',
        'apple-touch-icon.png',
        'assets/picture-320.HASH.jpg',
        'assets/picture-320.HASH.png',
        'assets/picture-640.HASH.webp',
        'assets/site.HASH.css',
        'assets/social.HASH.jpg',
        'assets/vazirmatn-persian.HASH.woff2',
        'favicon.ico',
        'icon-192.png',
        'icon-512.png',
        'index.html',
        'robots.txt',
        'site.webmanifest',
        'sitemap.xml',
        'تماس.html',
        'دربارهٔ-ما.html',
      ]),
    );
  });

  test('are the same byte for byte, here and in another process on another day', async () => {
    const here = digest(await built(site));
    expect(digest(await built(structuredClone(site)))).toBe(here);
    const program = `
      import { buildSite } from ${JSON.stringify(new URL('./build-site.js', import.meta.url).href)};
      import { testSite, testTools } from ${JSON.stringify(new URL('../testing/test-site.js', import.meta.url).href)};
      import { createHash } from 'node:crypto';
      globalThis.Date.now = () => 4102444800000;
      const hash = createHash('sha256');
      for (const { path, bytes } of await buildSite(testSite(), testTools)) hash.update(path).update(bytes);
      process.stdout.write(hash.digest('hex'));`;
    const run = (zone: string): string =>
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        env: { TZ: zone, LANG: zone === 'UTC' ? 'C' : 'fa_IR.UTF-8' },
        encoding: 'utf8',
      });
    expect(run('UTC')).toMatch(/^[0-9a-f]{64}$/);
    expect(run('Asia/Tehran')).toBe(run('UTC'));
  });

  test('name another asset as soon as its content is another', async () => {
    const style = async (input: SiteInput) => (await built(input)).find(({ path }) => path.endsWith('.css'))?.path;
    expect(await style({ ...site, brand: { primaryColor: '#DC2626' } })).not.toBe(await style(site));
  });

  test('hold every asset that a page names, and name every asset', async () => {
    const files = await built(site);
    const texts = textsOf(files);
    const named = new Set<string>();
    for (const text of texts.values())
      for (const [path] of text.matchAll(/assets\/[\w.-]+\.[0-9a-f]{16}\.\w+/g)) named.add(path);
    const css = [...texts].find(([path]) => path.endsWith('.css'))![1];
    for (const [, name] of css.matchAll(/url\("([\w.-]+)"\)/g)) named.add(`assets/${name}`);
    const assets = files.map(({ path }) => path).filter((path) => path.startsWith('assets/'));
    expect([...named].toSorted()).toEqual(assets);
  });
});

describe('pages of a site', () => {
  test('run no script, ask no other host, and are well formed', async () => {
    for (const [path, text] of textsOf(await built(site))) {
      if (!path.endsWith('.html')) continue;
      expect(withoutData(text)).not.toMatch(/<script|javascript:| on[a-z]+="/i);
      expect([path, ...outsideAddresses(withoutData(text))]).toEqual([path]);
      expect([path, ...htmlFaults(text.replace(/^.*<body>|<\/body>.*$/gs, ''))]).toEqual([path]);
    }
  });

  test('lead to each other by their files', async () => {
    expect(await builtText(site, 'index.html')).toContain('href="دربارهٔ-ما.html"');
  });

  test('carry their own title, description, address and picture', async () => {
    const seo = { title: 'عنوان دیگر', description: 'شرح دیگر', slug: 'about us', image: 'file:9' };
    const input = {
      ...site,
      pages: [site.pages[0]!, { ...site.pages[1]!, seo }],
      socialPictures: new Map([['file:9', Uint8Array.of(9)]]),
    };
    const html = await builtText(input, 'about-us.html');
    expect(html).toContain('<title>عنوان دیگر</title>');
    expect(html).toContain('<meta name="description" content="شرح دیگر">');
    expect(html).toContain('<link rel="canonical" href="https://mehr.example/about-us.html">');
    const own = /property="og:image" content="([^"]+)"/;
    expect(own.exec(html)?.[1]).not.toBe(own.exec(await builtText(input, 'index.html'))?.[1]);
  });

  test('take name and lead where nothing was written for search engines', async () => {
    expect(await builtText(site, 'index.html')).toContain('<title>کلینیک مهر</title>');
    const about = await builtText(site, 'دربارهٔ-ما.html');
    expect(about).toContain('<title>دربارهٔ ما | کلینیک مهر</title>');
    expect(about).toMatch(/<meta name="description" content="[^"]{20,200}">/);
  });

  test('keep the colours of the brand in the stylesheet', async () => {
    const texts = textsOf(await built(site));
    expect(texts.get('index.html')).not.toContain('--bp-plain-bg');
    const css = [...texts].find(([path]) => path.endsWith('.css'))![1];
    for (const [name, value] of Object.entries(brandVariables(site.brand))) expect(css).toContain(`${name}:${value}`);
  });

  test('have one stylesheet that leaves out what none of them uses', async () => {
    const files = await built(site);
    const styles = files.filter(({ type }) => type.startsWith('text/css'));
    expect(styles).toHaveLength(1);
    const css = new TextDecoder().decode(styles[0]!.bytes);
    expect(css).toContain('.bp-gallery');
    expect(css).not.toMatch(/\.bp-(plan|bubbles|stat-panel)\b/);
    expect(css.length).toBeLessThan(siteCss.length / 2);
  });
});

describe('pictures of a site', () => {
  /** Without those of light boxes. */
  const picturesOf = (html: string): string[] =>
    html.replace(/<div class="bp-box".*?<\/div>/gs, '').match(/<picture.*?<\/picture>/gs) ?? [];

  test('come in sizes and two formats, with their measures', async () => {
    const [, first] = picturesOf(await builtText(site, 'index.html'));
    expect(first).toMatch(
      /<source type="image\/webp" srcSet="assets\/\S+\.webp 320w, assets\/\S+\.webp 640w" sizes="/i,
    );
    expect(first).toMatch(/<img src="assets\/\S+\.jpg" srcSet="assets\/\S+ 320w, assets\/\S+ 640w" sizes="/i);
    expect(first).toContain('width="640" height="480"');
  });

  test('only the first of a page is fetched before all others', async () => {
    const [, first, ...others] = picturesOf(await builtText(site, 'index.html')).filter((_, at) => at < 4);
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).not.toContain('loading="lazy"');
    expect(others).toHaveLength(2);
    for (const other of others) {
      expect(other).toContain('loading="lazy"');
      expect(other).not.toMatch(/fetchpriority/i);
    }
  });

  test('one in a section that a device hides cannot be fetched before all others', async () => {
    const pages = site.pages.map((page) => {
      const sections = page.sections.map((section) => ({ ...section, hiddenOn: 'phone' as const }));
      return { ...page, sections };
    });
    for (const picture of picturesOf(await builtText({ ...site, pages }, 'index.html')).slice(1))
      expect(picture).not.toMatch(/fetchpriority="high"/i);
  });

  test('the same picture twice is one file', async () => {
    const twice = { ...site, pictures: new Map([...site.pictures, ['file:2', testPicture(1)]]) };
    const jpegs = (await built(twice)).filter(
      ({ path }) => path.startsWith('assets/picture-320') && path.endsWith('jpg'),
    );
    expect(jpegs).toHaveLength(1);
  });

  test.each(['file:gone', 'https://evil.example/a.png', '/api/files/1', 'data:image/png;base64,AAAA'])(
    '%s is not shown: a drawing stands there',
    async (reference) => {
      const html = await builtText(
        testSite({ pages: [pictured(pages[0]!, 3, { picture1: reference })] }),
        'index.html',
      );
      expect(html).not.toContain('<img');
    },
  );

  test('one without sizes cannot be built', async () => {
    const pictures = new Map([['file:1', { width: 1, height: 1, files: [] }]]);
    await expect(built(testSite({ pictures }))).rejects.toThrow(RangeError);
  });
});

describe('what machines read of a site', () => {
  test('the sitemap names every page, encoded', async () => {
    const xml = await builtText(site, 'sitemap.xml');
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://mehr.example/</loc>',
      `<loc>https://mehr.example/${encodeURI('دربارهٔ-ما.html')}</loc>`,
      `<loc>https://mehr.example/${encodeURI('تماس.html')}</loc>`,
    ]);
  });

  test('robots are shown the sitemap', async () => {
    expect(await builtText(site, 'robots.txt')).toContain('Sitemap: https://mehr.example/sitemap.xml');
  });

  test('the web manifest names icons that are there', async () => {
    const files = await built(site);
    const manifest = JSON.parse(textsOf(files).get('site.webmanifest') ?? '') as { icons: { src: string }[] };
    for (const { src } of manifest.icons) expect(files.map(({ path }) => path)).toContain(src);
  });

  test('the page of addresses that are none names everything from the root', async () => {
    const html = await builtText(site, '404.html');
    expect(html).toContain('<meta name="robots" content="noindex">');
    for (const [, address] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^\//);
    expect(html).toContain('کلینیک مهر');
  });
});

describe('an input that is no site', () => {
  test.each(['mehr.example', 'https://mehr.example/', 'javascript:alert(1)', 'https://a"><script>', 'ftp://a.example'])(
    'cannot stand at %s',
    (origin) => expect(built(testSite({ origin }))).rejects.toThrow(RangeError),
  );

  test('cannot be without a page', () => expect(built(testSite({ pages: [] }))).rejects.toThrow(RangeError));
});
