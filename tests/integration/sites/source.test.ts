/** The export of a site by its customer: all of it, and from it the same site again. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { wizardDataSchema, type CustomData, type WizardData } from '#core/design/design.js';
import { stockReference } from '#core/design/stock-reference.js';
import { allSections } from '#core/design/shared-sections.js';
import { SITE_SOURCE } from '#core/limits/limits.js';
import { parseWizardData } from '#features/designs/index.js';
import { buildRelease } from '#features/sites/build/build-release.js';
import { describeManifest, manifestOfFiles } from '#features/sites/site/manifest.js';
import { siteAddress } from '#features/sites/site/site-address.js';
import { storeSource } from '#features/sites/source/release-source.js';
import { row } from '#platform/db/rows.js';
import { STOCK_NAMES } from '#sitekit/pictures/stock.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { picture, zip as packed } from '#tests/helpers/samples/sample-files.js';
import { hostOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

const run = promisify(execFile);

let app: TestApp;
let owner: Account;
let site: SiteFacts;
let zip: Buffer;
let files: Record<string, Uint8Array>;

async function photo(colour: string): Promise<string> {
  const create = { width: 700, height: 500, channels: 3, background: colour } as const;
  return `data:image/jpeg;base64,${(await sharp({ create }).jpeg().toBuffer()).toString('base64')}`;
}

async function logo(): Promise<string> {
  const create = { width: 200, height: 160, channels: 4, background: { r: 9, g: 90, b: 160, alpha: 0.6 } } as const;
  return `data:image/png;base64,${(await sharp({ create }).png().toBuffer()).toString('base64')}`;
}

async function exported({ id, liveReleaseId }: SiteFacts, { token }: Account): Promise<Buffer> {
  const path = `${app.url}/api/sites/${id}/releases/${liveReleaseId}/export`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function paidSite(account: Account, order: { id: string; priceRials: number }): Promise<SiteFacts> {
  await fillWallet(app, account, order.priceRials);
  expect((await payOrder(app, account, order.id, 'wallet')).status).toBe(200);
  return untilSite(app, order.id);
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  const raw = wizard({ domain: freshDomain(), pages: [8, 3], logo: await logo() });
  const given = wizardDataSchema.parse(raw);
  const [main, second] = given.websiteFramework.dynamicDesign.pages;
  const gallery = main!.sections.find(({ sectionType }) => sectionType === 'gallery')!;
  gallery.customData = {
    images: { picture1: await photo('#a33'), picture2: await photo('#3a3') },
    crops: { picture1: '0 0 0.5 1' },
  };
  given.websiteFramework.dynamicDesign.settings = { icon: await photo('#33a') };
  second!.seo = { title: 'عنوان دوم', slug: 'صفحهٔ دوم' };
  const order = await placeOrder(app, owner, { wizardData: given, totalToman: payableOf(raw) });
  site = await paidSite(owner, order);
  zip = await exported(site, owner);
  files = unzipSync(zip);
});
afterAll(() => app?.close());

/** By a program that people have; where `unzip` is not installed, Python's. */
async function unpack(bytes: Buffer, folder: string): Promise<void> {
  const file = join(folder, 'site.zip');
  await writeFile(file, bytes);
  try {
    await run('unzip', ['-q', file, '-d', folder]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await run('python3', ['-m', 'zipfile', '-e', file, folder]);
  }
  await rm(file);
}

const ADDRESS = /\s(?:href|src)="([^"]*)"|\ssrcset="([^"]*)"/gi;

function addressesIn(html: string): string[] {
  const found = [...html.matchAll(ADDRESS)].flatMap(([, one, several]) =>
    one === undefined ? (several ?? '').split(',').map((each) => each.trim().split(' ')[0] ?? '') : [one],
  );
  return found.filter((each) => !/^(?:[a-z]+:|#|$)/i.test(each));
}

/** Pages that a server shows at any address; everything in them is named from the site's root. */
const SHOWN_ANYWHERE = /^(?:404\.html|_form\/)/;

/** The files that a page names and the folder does not have. */
async function missingFrom(folder: string, page: string): Promise<string[]> {
  const addresses = addressesIn(await readFile(join(folder, page), 'utf8'));
  expect(addresses.length).toBeGreaterThan(0);
  const files = await Promise.all(
    addresses.map(async (address) => {
      const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
      const isFromRoot = path.startsWith('/') && SHOWN_ANYWHERE.test(page);
      const file = isFromRoot ? join(folder, path === '/' ? 'index.html' : path) : resolve(folder, dirname(page), path);
      return (await stat(file).catch(() => null))?.isFile() ? [] : [`${page}: ${address}`];
    }),
  );
  return files.flat();
}

const textOf = (path: string): string => Buffer.from(files[path] ?? []).toString();

describe('the zip of a release', () => {
  it('holds the site, its design, the pictures, the licence and how to host it', () => {
    const names = Object.keys(files);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(
      expect.arrayContaining([
        '404.html',
        'README.fa.md',
        'design.json',
        'index.html',
        'licenses/Vazirmatn-OFL.txt',
        'robots.txt',
        'sitemap.xml',
      ]),
    );
    expect(names.filter((name) => name.startsWith('originals/'))).toHaveLength(4);
    expect(textOf('licenses/Vazirmatn-OFL.txt')).toContain('SIL Open Font License');
    expect(textOf('README.fa.md')).toContain('GitHub Pages');
  });

  it('gives the design in its documented form, and nothing of its owner', () => {
    const design = JSON.parse(textOf('design.json')) as Record<string, never>;
    expect(design).toMatchObject({ format: 'barpa-design', version: 1, siteType: 'personal' });
    expect(Object.keys(design).toSorted()).toEqual([
      'branding',
      'format',
      'method',
      'pages',
      'settings',
      'siteName',
      'siteType',
      'templateId',
      'version',
    ]);
    const named = [...textOf('design.json').matchAll(/"(originals\/[^"]+)"/g)].map(([, path]) => path);
    expect(named).toHaveLength(4);
    for (const path of named) expect(files).toHaveProperty([path ?? '']);
    expect(textOf('design.json')).not.toContain('file:');
  });

  it('holds each picture as the customer’s upload was kept', async () => {
    const kept = `select key from files where owner_id = $1 and mime = 'image/png'`;
    const { key } = (await row<{ key: string }>(app.ctx().em, kept, [owner.id])) ?? { key: '' };
    const stored = await app.ctx().ports.files.get(key);
    const png = Object.keys(files).find((name) => /^originals\/.*\.png$/.test(name)) ?? '';
    expect(Buffer.from(files[png] ?? []).equals(stored?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it('stays the same where a picture is deleted afterwards', async () => {
    await app.ctx().em.fork().execute('delete from files where owner_id = ?', [owner.id]);
    expect((await exported(site, owner)).equals(zip)).toBe(true);
  });

  it('opens from a folder: every page finds what it names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    try {
      await unpack(zip, folder);
      const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
      expect(pages).toEqual(expect.arrayContaining(['404.html', 'index.html', 'privacy.html', 'صفحهٔ-دوم.html']));
      const named = await Promise.all(pages.map(async (page) => missingFrom(folder, page)));
      expect(named.flat()).toEqual([]);
      const words = await readFile(join(folder, 'privacy.html'), 'utf8');
      expect(addressesIn(words)).toEqual(
        expect.arrayContaining(['index.html', expect.stringMatching(/^assets\/site\./)]),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('shows visitors nothing of design, originals and readme', async () => {
    const original = Object.keys(files).find((name) => name.startsWith('originals/')) ?? '';
    for (const path of ['design.json', original, 'README.fa.md', 'licenses/Vazirmatn-OFL.txt', 'originals/'])
      expect((await visit(app.url, hostOf(site), `/${path}`)).status).toBe(404);
  });
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, never>;
}

async function sendFile(who: Account, bytes: Uint8Array, name = 'site.zip'): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await fetch(`${app.url}/api/wizard/import`, { method: 'POST', body: form, headers });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const filesOf = async ({ id }: Account): Promise<number> =>
  (await row<{ n: number }>(app.ctx().em, 'select count(*)::int as n from files where owner_id = $1', [id]))?.n ?? -1;

describe('a site that comes back', () => {
  it('becomes the same bytes again, also for somebody else', async () => {
    const other = await createAccount(app);
    const { status, body } = await sendFile(other, zip);
    expect([status, body['pictures'], body['missing']]).toEqual([200, 4, []]);
    const wizardData = parseWizardData(body['wizard_data']);
    const named = { ...wizardData, userInfo: { ...wizardData.userInfo, domain: freshDomain() } };
    const totalToman = payableOf(named);
    const order = await placeOrder(app, other, { wizardData: named, totalToman });
    const stored = 'select wizard_data as "wizardData" from orders where id = $1';
    const ordered = (await row<{ wizardData: WizardData }>(app.ctx().em, stored, [order.id]))!;
    const address = siteAddress(app.ctx().config, site.label);
    const privacy = { isCounted: false, keptMonths: null };
    const built = await buildRelease(app.ctx(), { ...ordered, address, privacy });
    const manifest = manifestOfFiles(built);
    const again = describeManifest(manifest, await storeSource(app.ctx(), ordered, manifest));
    const live = 'select digest, manifest, source from releases where id = $1';
    expect(again).toMatchObject((await row<object>(app.ctx().em, live, [site.liveReleaseId]))!);
  });

  it('comes from its design alone, without the pictures', async () => {
    const { status, body } = await sendFile(owner, files['design.json']!, 'design.json');
    expect([status, body['pictures']]).toEqual([200, 0]);
    expect(body['missing']).toHaveLength(4);
  });

  it('keeps stock pictures by name, without those that are gone', async () => {
    const picture = stockReference(STOCK_NAMES[0]!);
    const design = JSON.parse(textOf('design.json')) as { pages: { sections: { customData: CustomData }[] }[] };
    const gallery = design.pages[0]!.sections.find(({ customData }) => customData.images)!;
    gallery.customData.images = { picture1: picture, picture2: 'stock:gone' };
    const { status, body } = await sendFile(owner, Buffer.from(JSON.stringify(design)), 'design.json');
    expect([status, JSON.stringify(body['missing']).includes('stock:')]).toEqual([200, false]);
    const { dynamicDesign } = parseWizardData(body['wizard_data']).websiteFramework;
    const shown = allSections(dynamicDesign).flatMap(({ customData }) => Object.values(customData.images ?? {}));
    expect(shown).toEqual([picture]);
  });

  it('comes from a folder that somebody has packed around it', async () => {
    const wrapped = zipSync(Object.fromEntries(Object.entries(files).map(([path, bytes]) => [`سایت/${path}`, bytes])));
    expect((await sendFile(owner, wrapped)).body).toMatchObject({ pictures: 4, missing: [] });
  });

  it('a picture that we have not written is drawn anew', async () => {
    const path = Object.keys(files).find((name) => /^originals.*webp$/.test(name))!;
    const foreign = await picture(60)
      .jpeg()
      .withMetadata({ exif: { IFD0: { Copyright: 'secret' } } })
      .toBuffer();
    const who = await createAccount(app);
    expect((await sendFile(who, zipSync({ ...files, [path]: foreign }))).status).toBe(200);
    const kept = await app
      .ctx()
      .em.fork()
      .execute<{ key: string }[]>('select key from files where owner_id = ?', [who.id]);
    for (const { key } of kept) expect((await app.ctx().ports.files.get(key))!.bytes.includes('secret')).toBe(false);
  });
});

describe('a file that is no site', () => {
  const design = (): Record<string, unknown> => JSON.parse(textOf('design.json')) as Record<string, unknown>;
  const withDesign = (changed: object) => zipSync({ ...files, 'design.json': Buffer.from(JSON.stringify(changed)) });
  const only = (more: Record<string, Uint8Array>) => zipSync({ 'design.json': files['design.json']!, ...more });
  const part = { name: 'design.json', content: '{}' };
  const bytes = (text: string) => Buffer.from(text);

  it.each<[string, () => Uint8Array]>([
    ['text', () => bytes('سلام')],
    ['a zip without a design', () => zipSync({ 'index.html': bytes('x') })],
    ['a design of another program', () => withDesign({ format: 'x', version: 1 })],
    ['a design of a later version', () => withDesign({ ...design(), version: 2 })],
    ['a cut zip', () => zip.subarray(0, zip.length - 30)],
    ['a path that climbs', () => only({ '../../etc/passwd': bytes('x') })],
    ['a path from the root', () => only({ '/etc/passwd': bytes('x') })],
    ['a path with a backslash', () => only({ 'a\\..\\b': bytes('x') })],
    ['a file twice', () => only({ 'A.html': bytes('x'), 'a.html': bytes('y') })],
    ['more files than a site has', () => only(many())],
    ['a bomb', () => packed([part, { name: 'zeros.bin', content: 'x', claimed: 2 * SITE_SOURCE.bytes + 1 }])],
    ['a bomb that hides its size', () => packed([{ ...part, content: Buffer.alloc(20_000_000), claimed: 100 }])],
    ['a link', () => asLink(only({ 'originals/link.png': bytes('/etc/passwd') }))],
    ['other bytes than its directory names', () => withWrongSum(only({}))],
  ])('cannot be opened: %s', async (_what, make) => {
    const who = await createAccount(app);
    const { status, body } = await sendFile(who, make());
    expect([status, body['error_code']]).toEqual([422, 'SITE_FILE_UNREADABLE']);
    expect(await filesOf(who)).toBe(0);
  });

  it.each<[string, () => object]>([
    [
      'a section that is none',
      () => ({
        ...design(),
        pages: [{ id: 'a', name: 'a', sections: [{ id: 'x', sectionType: 'evil', layoutId: 'evil-1', order: 0 }] }],
      }),
    ],
    [
      'more pages than a site has',
      () => ({ ...design(), pages: Array.from({ length: 200 }, () => ({ id: 'a', name: 'a', sections: [] })) }),
    ],
    ['a colour that is code', () => ({ ...design(), branding: { primaryColor: 'red;}body{display:none' } })],
  ])('cannot smuggle in %s', async (_what, make) => {
    const { status, body } = await sendFile(owner, withDesign(make()));
    expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('cannot name pictures of others, or files outside of the zip', async () => {
    const who = await createAccount(app);
    const changed = JSON.parse(
      textOf('design.json').replaceAll(/"originals\/[^"]+"/g, '"../../../etc/passwd"'),
    ) as object;
    expect((await sendFile(who, withDesign(changed))).body['pictures']).toBe(0);
    const stolen = textOf('design.json').replaceAll(/"originals\/[^"]+"/g, `"file:${site.id}"`);
    const { body } = await sendFile(who, withDesign(JSON.parse(stolen) as object));
    expect(JSON.stringify(body['wizard_data'])).not.toContain(site.id);
    expect(await filesOf(who)).toBe(0);
  });

  it('keeps nothing of it where a picture is none', async () => {
    const who = await createAccount(app);
    const path = Object.keys(files).findLast((name) => name.startsWith('originals/'))!;
    const { status, body } = await sendFile(who, zipSync({ ...files, [path]: bytes('<script>') }));
    expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    expect(await filesOf(who)).toBe(0);
  });

  it('cannot be opened by nobody', async () => {
    expect((await sendFile({ ...owner, token: 'none' }, zip)).status).toBe(401);
  });
});

const many = (): Record<string, Uint8Array> =>
  Object.fromEntries(Array.from({ length: SITE_SOURCE.entries }, (_, at) => [`a${at}`, new Uint8Array()]));

/** The last entry of the directory becomes a symbolic link of a Unix system. */
function asLink(bytes: Uint8Array): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt8(3, at + 5);
  changed.writeUInt32LE((0o120777 << 16) >>> 0, at + 38);
  return changed;
}

/** The checksum of the first entry, in the directory, is another. */
function withWrongSum(bytes: Uint8Array): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt32LE(1, at + 16);
  return changed;
}
