/** @jest-environment node */
import { PLATFORM_DEFAULTS } from '#core/platform.js';
import { render } from '#client/entry-server.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { shell } from '#client/lib/messages/shell.messages.js';

/** The prerendered page, which a reader without JavaScript gets. */
const rendered = render();
const { head } = rendered;
/** Without the template's page in the hero, which is a picture with sections of its own. */
const html = rendered.html.replace(/<template shadowrootmode="open">.*?<\/template>/s, '');
const slides = html.split('<section').slice(1);
const words = (part: string | undefined): string => (part ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const page = words(html);

describe('claims', () => {
  test('S-001 names five minutes and under 24 hours', () => {
    expect(page).toContain('معمولاً حدود ۵ دقیقه بعد از پرداخت آنلاین می‌شود و تحویل کامل کمتر از ۲۴ ساعت');
  });

  test.each([
    'طراحی و کد اختصاصی',
    'سئو',
    'سرعت بالا',
    '۹۹٫۹۹',
    'پرداخت آنلاین امن',
    'کد منبع کامل',
    'هاست، SSL و CDN',
    'تیم توسعه',
    'ضمانت بازگشت وجه',
  ])('S-002 promises %s', (claim) => expect(page).toContain(claim));

  test('S-003 counts customers and projects', () => {
    expect(page).toMatch(/مشتری راضی\s+بیش از ۱٬۰۰۰/);
    expect(page).toMatch(/پروژهٔ تحویل‌شده\s+بیش از ۵۰۰/);
  });

  test('S-004 dynamic sites are coming soon', () => {
    expect(page).toContain('سایت‌های ایستا روی هاست ابری');
    expect(page).toContain('سایت‌های پویا، به‌زودی');
  });

  test('S-005 S-010 shows the monthly price in Persian digits', () => {
    expect(words(slides[0])).toContain('۲٬۵۰۰٬۰۰۰ تومان در ماه');
  });
});

test('S-002 a CDN that the operator has not is not promised', () => {
  const settings = { ...PLATFORM_DEFAULTS, claims: { ...PLATFORM_DEFAULTS.claims, cdn: '' } };
  const text = words(render({ settings, mode: { mode: 'normal', message: null, until: null } }).html);
  expect(text).toContain('هاست و SSL');
  expect(text).not.toContain('CDN');
});

describe('measured uptime', () => {
  const state = { settings: PLATFORM_DEFAULTS, mode: { mode: 'normal', message: null, until: null } } as const;
  const uptime = { percent: 99.93, since: '2026-11-21T10:00:00Z' };

  test('stands beside the claim once it is measured', () => {
    const text = words(render({ ...state, uptime }).html);
    expect(text).toContain('۹۹٫۹۹٪');
    expect(text).toContain('از ۱۴۰۵/۰۸/۳۰: ۹۹٫۹۳٪ بررسی‌ها موفق بود');
    expect(text).toContain('اندازه‌گیری‌شده: ۹۹٫۹۳٪');
  });

  test('is left out before', () => {
    expect(words(render(state).html)).not.toMatch(/بررسی‌ها موفق بود|اندازه‌گیری‌شده/);
  });
});

describe('measured time to online', () => {
  const state = { settings: PLATFORM_DEFAULTS, mode: { mode: 'normal', message: null, until: null } } as const;

  test('follows the claim once it is measured', () => {
    const text = words(render({ ...state, timeToOnline: { minutes: 4 } }).html);
    expect(text).toContain('نیمی از سایت‌های ۹۰ روز گذشته تا ۴ دقیقه پس از پرداخت آنلاین شدند.');
  });

  test('is left out before', () => {
    expect(words(render(state).html)).not.toContain('پس از پرداخت آنلاین شدند');
  });
});

describe('published examples', () => {
  const state = { settings: PLATFORM_DEFAULTS, mode: { mode: 'normal', message: null, until: null } } as const;

  test('open at their real addresses', () => {
    const examples = [{ title: 'کافه <یاس>', url: 'https://cafe-yas.sites.example:8443' }];
    const page = render({ ...state, examples }).html;
    expect(page).toContain('<a href="https://cafe-yas.sites.example:8443" target="_blank" rel="noopener">');
    expect(page).toContain('کافه &lt;یاس&gt;');
    expect(words(page)).toContain('cafe-yas.sites.example:8443');
  });

  test('are left out where there are none', () => {
    expect(words(render(state).html)).not.toContain(landing.trust.examples);
  });
});

describe('the voice of a customer', () => {
  const voiceOf = (claims: object) => {
    const settings = { ...PLATFORM_DEFAULTS, claims: { ...PLATFORM_DEFAULTS.claims, ...claims } };
    return words(render({ settings, mode: { mode: 'normal', message: null, until: null } }).html);
  };

  test('is marked as an example until there is one', () => {
    expect(voiceOf({})).toContain(`${landing.trust.example} ${landing.trust.quote}`);
    expect(voiceOf({ quote: 'بدون گوینده' })).toContain(landing.trust.example);
  });

  test('is the one that an operator entered', () => {
    const text = voiceOf({ quote: 'سایت ما یک‌روزه راه افتاد.', quoteBy: 'سارا رضایی', quoteRole: 'صاحب گل‌فروشی' });
    expect(text).toMatch(/سایت ما یک‌روزه راه افتاد\.\s+سارا رضایی\s*، صاحب گل‌فروشی/);
    expect(text).not.toContain(landing.trust.example);
    expect(text).not.toContain(landing.trust.quoteBy);
  });
});

describe('slides', () => {
  test('S-011 S-037 all six can be read without JavaScript', () => {
    expect(slides).toHaveLength(6);
    expect(html).not.toMatch(/<section[^>]* inert|hidden=""/);
  });

  test('S-038 the first has name, tagline and starts', () => {
    expect(words(slides[0])).toContain(PLATFORM_DEFAULTS.name);
    expect(words(slides[0])).toContain(PLATFORM_DEFAULTS.slogan);
    expect(slides[0]).toContain('href="/dashboard"');
    expect(slides[0]).toContain('href="/wizard"');
  });

  test.each([
    ['S-039', 1, 'سه مرحله', landing.steps.items.map(({ title }) => title)],
    ['S-040', 2, 'فناوری', landing.technology.items(PLATFORM_DEFAULTS.claims.cdn).map(({ title }) => title)],
    ['S-041', 3, 'امن', landing.security.items(PLATFORM_DEFAULTS.claims.cdn).map(({ title }) => title)],
    [
      'S-042',
      4,
      'قیمت',
      [PLATFORM_DEFAULTS.claims.freeDomain, ...landing.value.included(PLATFORM_DEFAULTS.claims.cdn)],
    ],
  ])('%s slide %i is about its subject', (_, index, subject, items) => {
    expect(words(slides[index])).toContain(subject);
    for (const item of items) expect(words(slides[index])).toContain(item);
  });

  test('S-043 the last has figures, a voice and a start', () => {
    expect(words(slides[5])).toContain(landing.trust.quoteBy);
    expect(slides[5]).toContain('<blockquote');
    expect(slides[5]).toMatch(/href="\/wizard"[^>]*>همین امروز شروع کنید/);
  });

  test('one heading of the first level', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

describe('the page in the hero', () => {
  test('is prerendered with styles and name', () => {
    expect(rendered.html).toMatch(/data-demo="restaurant"[^>]*><template shadowrootmode="open"><style>/);
    expect(rendered.html).toContain('<span data-name="">');
  });
});

describe('header and footer', () => {
  test('S-029 the header names the product and its contacts', () => {
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    for (const part of [
      PLATFORM_DEFAULTS.name,
      PLATFORM_DEFAULTS.slogan,
      `tel:${PLATFORM_DEFAULTS.phone}`,
      `mailto:${PLATFORM_DEFAULTS.email}`,
      PLATFORM_DEFAULTS.instagram,
    ])
      expect(header).toContain(part);
  });

  test('S-030 a visitor finds login and start', () => {
    expect(html).toMatch(new RegExp(`href="/auth"[^>]*>${shell.login}`));
    expect(html).toMatch(new RegExp(`href="/wizard"[^>]*>${shell.start}`));
  });

  test('S-036 the footer has contacts and rights', () => {
    const footer = html.slice(html.lastIndexOf('<footer'));
    for (const part of [
      PLATFORM_DEFAULTS.linkedin,
      PLATFORM_DEFAULTS.github,
      `tel:${PLATFORM_DEFAULTS.phone}`,
      `mailto:${PLATFORM_DEFAULTS.email}`,
      'محفوظ',
    ])
      expect(footer).toContain(part);
  });
});

describe('metadata', () => {
  test.each([
    ['title', `<title>${PLATFORM_DEFAULTS.defaultTitle}</title>`],
    ['description', `<meta name="description" content="${PLATFORM_DEFAULTS.description}" />`],
    ['keywords', `<meta name="keywords" content="${PLATFORM_DEFAULTS.keywords[0]}`],
    ['canonical link', '<link rel="canonical" href="__PUBLIC_URL__/" />'],
    ['image', '<meta property="og:image" content="__PUBLIC_URL__/assets/og.jpg" />'],
    ['locale', '<meta property="og:locale" content="fa_IR" />'],
    ['type', '<meta property="og:type" content="website" />'],
    ['card', '<meta name="twitter:card" content="summary_large_image" />'],
  ])('S-047 S-009 has its %s', (_, tag) => expect(head).toContain(tag));

  test('structured data is JSON and names the price', () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
    const data = JSON.parse(json) as { '@graph': { '@type': string; offers?: { price: number } }[] };
    expect(data['@graph'].find((each) => each['@type'] === 'Service')?.offers?.price).toBe(25_000_000);
  });
});
