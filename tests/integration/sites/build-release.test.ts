/** A site built from an order of the product: real pictures, fonts and icons, from the real database and store. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type WizardData, wizardDataSchema } from '#core/design/design.js';
import { stockReference } from '#core/design/stock-reference.js';
import { buildRelease } from '#features/sites/build/build-release.js';
import { manifestOfFiles } from '#features/sites/site/manifest.js';
import { companionFiles } from '#features/sites/source/release-source.js';
import { sweepFiles } from '#features/files/sweep-files.job.js';
import { row } from '#platform/db/rows.js';
import { projectPath } from '#platform/paths.js';
import type { FileStore } from '#platform/ports.js';
import type { ReleaseFile } from '#sitekit/build/release-file.js';
import { STOCK } from '#sitekit/pictures/stock.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

const ADDRESS = 'https://mehr.example/';
// The store writes down when bytes came by this machine's own clock.
const clock = manualClock(new Date().toISOString());
let app: TestApp;
let owner: Account;
let wizardData: WizardData;

async function photo(colour: string): Promise<string> {
  const create = { width: 900, height: 600, channels: 3, background: colour } as const;
  return `data:image/jpeg;base64,${(await sharp({ create }).jpeg().toBuffer()).toString('base64')}`;
}

async function logo(): Promise<string> {
  const create = { width: 200, height: 160, channels: 4, background: { r: 9, g: 90, b: 160, alpha: 0.6 } } as const;
  return `data:image/png;base64,${(await sharp({ create }).png().toBuffer()).toString('base64')}`;
}

beforeAll(async () => {
  app = await createTestApp({ clock });
  owner = await createAccount(app);
  const raw = wizard({ domain: freshDomain(), pages: [8, 3, 3], logo: await logo() });
  const given = wizardDataSchema.parse(raw);
  const { pages } = given.websiteFramework.dynamicDesign;
  const gallery = pages[0]!.sections.find(({ sectionType }) => sectionType === 'gallery')!;
  gallery.customData = { images: { picture1: await photo('#a33'), picture2: await photo('#3a3') } };
  pages[1]!.seo = { title: 'عنوان دوم', slug: 'صفحهٔ دوم' };
  const order = await placeOrder(app, owner, { wizardData: given, totalToman: payableOf(raw) });
  const text = 'select wizard_data as stored from orders where id = $1';
  wizardData = wizardDataSchema.parse((await row<{ stored: unknown }>(app.ctx().em, text, [order.id]))?.stored);
});
afterAll(() => app?.close());

const build = (data = wizardData) => buildRelease(app.ctx(), { wizardData: data, address: ADDRESS });
const digest = (files: readonly ReleaseFile[]): string[] =>
  files.map(({ path, bytes }) => `${path} ${createHash('sha256').update(bytes).digest('hex')}`);
const textOf = (files: readonly ReleaseFile[], path: string): string =>
  Buffer.from(files.find((file) => file.path === path)?.bytes ?? []).toString('utf8');

/** Keys of what is put into the store while `act` runs. */
async function putMeanwhile(act: () => Promise<unknown>): Promise<string[]> {
  const store: FileStore = app.ctx().ports.files;
  const put = jest.spyOn(store, 'put');
  try {
    await act();
    return put.mock.calls.map(([key]) => key);
  } finally {
    put.mockRestore();
  }
}

async function keysUnder(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.ctx().ports.files.list(folder)) keys.push(key);
  return keys;
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + 30_000;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error('It never came to hold.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('a release of an order', () => {
  test('finds its pictures ready since they were uploaded', async () => {
    await eventually(async () => (await keysUnder('made/renditions')).length === 3);
    const put = await putMeanwhile(() => build());
    expect(put.filter((key) => key.startsWith('made/renditions'))).toEqual([]);
  });

  test('is the same byte for byte, and nothing is made twice', async () => {
    const first = digest(await build());
    let second: string[] = [];
    expect(await putMeanwhile(async () => (second = digest(await build())))).toEqual([]);
    expect(second).toEqual(first);
  });

  test('holds pages under their slugs, with pictures in sizes and without metadata', async () => {
    const files = await build();
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['index.html', 'صفحهٔ-دوم.html', 'صفحه-3.html', '404.html']));
    expect(textOf(files, 'صفحهٔ-دوم.html')).toContain('<title>عنوان دوم</title>');
    const pictures = files.filter(({ path }) => path.startsWith('assets/picture-'));
    expect(pictures.length).toBeGreaterThanOrEqual(2 * 2 * 2 + 2);
    for (const { bytes, type } of pictures) {
      const { format, exif } = await sharp(bytes).metadata();
      expect([`image/${format}`, exif]).toEqual([type, undefined]);
    }
    const [shown] = textOf(files, 'index.html').match(/<picture class="bp-frame[^]*?<\/picture>/) ?? [];
    expect(shown).toMatch(/\.webp 320w, .*\.webp 640w, .*\.webp 900w/);
    expect(shown).toContain('width="900" height="600"');
  });

  test('carries the font and the marks of its name', async () => {
    const files = await build();
    const font = files.find(({ path }) => path.startsWith('assets/vazirmatn-persian.'));
    expect(Buffer.from(font!.bytes.subarray(0, 4)).toString('latin1')).toBe('wOF2');
    expect(textOf(files, 'index.html').includes(`rel="preload" href="${font!.path}"`)).toBe(true);
    const social = files.find(({ path }) => path.startsWith('assets/social.'));
    expect(await sharp(social!.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('carries the open fonts of its texts and headings', async () => {
    const data = structuredClone(wizardData);
    data.branding = { ...data.branding, fontFamily: 'nazanin', headingFont: 'titra' };
    const files = await build(data);
    const paths = files.map(({ path }) => path);
    expect(paths.some((path) => path.startsWith('assets/noto-naskh-arabic-persian.'))).toBe(true);
    expect(paths.some((path) => path.startsWith('assets/lalezar-persian.'))).toBe(true);
    expect(paths.some((path) => path.startsWith('assets/vazirmatn-persian.'))).toBe(false);
    const licences = (await companionFiles(manifestOfFiles(files))).slice(1);
    expect(licences.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['licenses/Noto-Naskh-Arabic-OFL.txt', 'licenses/Lalezar-OFL.txt']),
    );
    for (const { bytes } of licences) expect(Buffer.from(bytes).toString()).toContain('SIL OPEN FONT LICENSE');
  });

  test('shows a drawing where a picture is gone', async () => {
    const data = structuredClone(wizardData);
    const gallery = data.websiteFramework.dynamicDesign.pages[0]!.sections.find((each) => each.customData.images)!;
    gallery.customData.images = { picture1: 'file:00000000-0000-7000-8000-000000000000' };
    expect(textOf(await build(data), 'index.html')).not.toContain('bp-frame');
  });

  test('holds a stock picture where the design shows it', async () => {
    const data = structuredClone(wizardData);
    const { pages } = data.websiteFramework.dynamicDesign;
    const gallery = pages[0]!.sections.find((each) => each.customData.images)!;
    const { name, alt, width, height } = STOCK[0]!;
    const picture = stockReference(name);
    gallery.customData = { images: { picture1: picture }, pictureTexts: { picture1: alt } };
    pages[1]!.seo = { ...pages[1]!.seo, image: picture };
    const files = await build(data);
    expect(digest(await build(data))).toEqual(digest(files));
    const [shown] = textOf(files, 'index.html').match(/<picture class="bp-frame[^]*?<\/picture>/) ?? [];
    expect(shown).toMatch(/\.webp 320w, .*\.webp 640w, /);
    expect(shown).toContain(`width="${width}" height="${height}"`);
    expect(shown).toContain(`alt="${alt}"`);
    const social = files.filter(({ path }) => path.startsWith('assets/social.'));
    expect(social).toHaveLength(2);
    expect(files.some(({ path, bytes }) => path.includes('stock:') || Buffer.from(bytes).includes('stock:'))).toBe(
      false,
    );
  });

  test.each(['stock:gone', 'stock:../../package', 'stock:constructor'])(
    'cannot show %s, which is no stock picture',
    async (picture) => {
      const data = structuredClone(wizardData);
      const gallery = data.websiteFramework.dynamicDesign.pages[0]!.sections.find((each) => each.customData.images)!;
      gallery.customData.images = { picture1: picture };
      data.branding = { ...data.branding, logo: stockReference(STOCK[0]!.name) };
      const index = textOf(await build(data), 'index.html');
      expect(index).not.toContain('<picture');
      expect(index).not.toContain('stock:');
    },
  );

  test('refuses more pictures than a design may have', async () => {
    const data = structuredClone(wizardData);
    const [section] = data.websiteFramework.dynamicDesign.pages[0]!.sections;
    section!.customData.images = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`p${n}`, `file:${n}`]));
    await expect(build(data)).rejects.toThrow('200');
  });

  test('what was made is forgotten after a month, and made again when asked for', async () => {
    const before = digest(await build());
    clock.advance(31 * 24 * 60 * 60 * 1000);
    await sweepFiles(app.ctx());
    expect(await keysUnder('made')).toEqual([]);
    expect(digest(await build())).toEqual(before);
  });
});

test('fonts, icons and sizes are the same bytes in another process', () => {
  const from = (path: string): string => JSON.stringify(projectPath('dist', path));
  const program = `
    import { createHash } from 'node:crypto';
    import sharp from ${JSON.stringify(import.meta.resolve('sharp'))};
    import { memoryStore } from ${from('server/features/files/renditions/testing/memory-store.js')};
    import { makeRenditions } from ${from('server/features/files/renditions/renditions.js')};
    import { siteFonts } from ${from('server/features/files/fonts/site-fonts.js')};
    import { siteIcons } from ${from('server/features/sites/build/marks/site-icons.js')};
    const { ctx } = memoryStore();
    const colours = { page: '#ffffff', background: '#047857', ink: '#ffffff', muted: '#d1fae5', accent: '#065f46' };
    const icons = await siteIcons(ctx, { name: 'مهر', text: 'سلام', host: 'a.example', logo: null, colours });
    const fonts = [...(await siteFonts(ctx, 'vazir', 'سلام é')), ...(await siteFonts(ctx, 'titra', 'سلام é'))];
    const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#a33' } }).png().toBuffer();
    const { files } = await makeRenditions(picture);
    const hash = createHash('sha256').update(icons.favicon).update(icons.social);
    for (const { bytes } of [...fonts, ...files]) hash.update(bytes);
    process.stdout.write(hash.digest('hex'));`;
  const run = (zone: string): string =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { env: { TZ: zone }, encoding: 'utf8' });
  expect(run('UTC')).toMatch(/^[0-9a-f]{64}$/);
  expect(run('Asia/Tehran')).toBe(run('UTC'));
}, 120_000);
