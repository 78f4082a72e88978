import { DESIGN_SETTINGS } from '../limits/limits.js';
import { designSettingsSchema } from './design-settings.js';

const parsed = (given: unknown) => designSettingsSchema.parse(given);
const messages = (given: unknown) =>
  designSettingsSchema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('empty settings are none, and a part that is left out is not there', () => {
  expect(parsed(undefined)).toBeUndefined();
  expect(parsed({})).toBeUndefined();
  expect(parsed({ notFound: { title: ' ' }, redirects: [], seals: { enamad: '' } })).toBeUndefined();
  expect(parsed({ notFound: { title: 'گم شدید؟' } })).toEqual({ notFound: { title: 'گم شدید؟' } });
});

describe('the icon', () => {
  test.each(['file:a', 'data:image/png;base64,AAAA', 'data:image/webp;base64,AAAA'])('is a picture: %s', (icon) => {
    expect(parsed({ icon })).toEqual({ icon });
  });

  test('is none where it is empty', () => {
    expect(parsed({ icon: '' })).toBeUndefined();
  });

  test.each(['https://x.ir/a.png', 'javascript:alert(1)', 'data:image/svg+xml;base64,AA', 'originals/a.png'])(
    'cannot be %s',
    (icon) => {
      expect(messages({ icon })).toEqual(['icon: آیکون سایت باید یکی از تصویرهای خودتان باشد.']);
    },
  );

  test('cannot be larger than its bound', () => {
    const start = 'data:image/png;base64,';
    expect(messages({ icon: start + 'A'.repeat(DESIGN_SETTINGS.icon) })).toEqual(['icon: این آیکون خیلی بزرگ است.']);
  });
});

describe('the announcement', () => {
  const { announcement: most } = DESIGN_SETTINGS;

  test('is one line, with or without a link, and none where both are empty', () => {
    const announcement = { text: 'تا پنجشنبه\nتعطيليم\u202e', to: 'page:main' };
    expect(parsed({ announcement })).toEqual({ announcement: { text: 'تا پنجشنبه تعطیلیم', to: 'page:main' } });
    expect(parsed({ announcement: { text: 'سلام', to: '' } })).toEqual({ announcement: { text: 'سلام' } });
    expect(parsed({ announcement: { text: ' ', to: 'tel:021' } })).toEqual({ announcement: { to: 'tel:021' } });
    expect(parsed({ announcement: { text: ' ', to: '' } })).toBeUndefined();
  });

  test('cannot be longer than its line', () => {
    expect(messages({ announcement: { text: 'ب'.repeat(most) } })).toBeUndefined();
    expect(messages({ announcement: { text: 'ب'.repeat(most + 1) } })).toEqual([
      'announcement.text: حداکثر ۱۲۰ کاراکتر بنویسید.',
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://bank.ir@evil.example/',
    'files/menu-0a1b2c3d.pdf',
  ])('cannot lead to %s', (to) => {
    expect(messages({ announcement: { text: 'سلام', to } })).toHaveLength(1);
  });

  test('cannot lead to an endless address', () => {
    const to = `https://a.example/${'x'.repeat(500)}`;
    expect(messages({ announcement: { text: 'سلام', to } })).toContain('announcement.to: این آدرس بیش از حد بلند است.');
  });
});

describe('the words of the page of addresses that do not exist', () => {
  test('are one line each, with Persian letters and without what is unseen', () => {
    const title = 'كجا\nمي‌رويد\u202e؟';
    expect(parsed({ notFound: { title } })).toEqual({ notFound: { title: 'کجا می‌روید؟' } });
  });

  test('cannot be longer than their places', () => {
    const [title, text] = ['ب'.repeat(DESIGN_SETTINGS.notFoundTitle), 'ب'.repeat(DESIGN_SETTINGS.notFoundText)];
    expect(messages({ notFound: { title, text } })).toBeUndefined();
    expect(messages({ notFound: { title: `${title}ب`, text: `${text}ب` } })).toEqual([
      'notFound.title: حداکثر ۸۰ کاراکتر بنویسید.',
      'notFound.text: حداکثر ۳۰۰ کاراکتر بنویسید.',
    ]);
  });
});

describe('redirects', () => {
  const redirect = (from: string, to: string) => ({ from, to });

  test('are stored as people read them, and stay the same when they are read again', () => {
    const typed = [
      redirect('old%2Dpage', '/%D8%AF%D8%B1%D8%A8%D8%A7%D8%B1%D9%87.html'),
      redirect('/a/b/', '/#contact'),
    ];
    const stored = { redirects: [redirect('/old-page', '/درباره.html'), redirect('/a/b/', '/#contact')] };
    expect(parsed({ redirects: typed })).toEqual(stored);
    expect(parsed(stored)).toEqual(stored);
  });

  test('cannot be more than 200', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => redirect(`/old-${at}`, '/'));
    expect(messages({ redirects: many(200) })).toBeUndefined();
    expect(messages({ redirects: many(201) })).toEqual(['redirects: هر سایت حداکثر ۲۰۰ آدرس قدیمی دارد.']);
  });

  test('cannot be followed where they are more than 200', () => {
    const read = jest.fn(() => '/a');
    const chain = Array.from({ length: 30_000 }, () => Object.defineProperty({ to: '/b' }, 'from', { get: read }));
    expect(messages({ redirects: chain })).toHaveLength(1);
    expect(read).not.toHaveBeenCalled();
  });

  test('cannot begin twice at one page, however it is spelled', () => {
    expect(messages({ redirects: [redirect('/About', '/'), redirect('/about.html', '/b')] })).toHaveLength(1);
  });

  test('cannot lead in a circle, also over several of them or to themselves', () => {
    expect(messages({ redirects: [redirect('/a', '/A/')] })).toHaveLength(1);
    expect(messages({ redirects: [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/a#x')] })).toHaveLength(
      3,
    );
    expect(messages({ redirects: [redirect('/a', '/b'), redirect('/b', '/c')] })).toBeUndefined();
  });
});

describe('seals', () => {
  const enamad = 'https://trustseal.enamad.ir/?id=123456&Code=abcdefghij0123456789';

  test('are stored as links that are read again as they are', () => {
    const seals = { enamad };
    expect(parsed({ seals: { enamad: `<a href='${enamad}'>x</a>` } })).toEqual({ seals });
    expect(parsed({ seals })).toEqual({ seals });
  });

  test('cannot be something else', () => {
    expect(messages({ seals: { enamad: '<script>alert(1)</script>' } })).toHaveLength(1);
    expect(messages({ seals: { samandehi: enamad } })).toHaveLength(1);
  });
});
