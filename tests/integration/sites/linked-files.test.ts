/**
 * Files that buttons, texts and the announcement of a site lead to: published with it, saved or shown as they may be,
 * and taken away.
 */
import { unzipSync, zipSync } from 'fflate';
import { wizardDataSchema } from '#core/design/design.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { docx, PDF, SVG } from '#tests/helpers/samples/sample-files.js';
import { hostOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;
let html: string;
let ids: Record<'menu' | 'catalogue' | 'drawing' | 'foreign', string>;

interface Answer {
  readonly file?: { readonly id: string };
  readonly missing?: readonly string[];
  readonly error_code?: string;
}

async function send(path: string, { token }: Account, field: string, bytes: Uint8Array, name: string) {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.url}/api${path}`, { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

async function upload(who: Account, bytes: Buffer, name: string): Promise<string> {
  const { status, body } = await send('/storage/upload/uploads', who, 'files[]', bytes, name);
  expect(status).toBeLessThan(300);
  return body.file?.id ?? '';
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  ids = {
    menu: await upload(owner, PDF, 'منوی «بهار» ۱۴۰۵.pdf'),
    catalogue: await upload(owner, docx(), 'catalogue.docx'),
    drawing: await upload(owner, SVG, 'نقشه.svg'),
    foreign: await upload(owner, PDF, 'foreign.pdf'),
  };
  const raw = wizard({ domain: freshDomain(), pages: [8] });
  const given = wizardDataSchema.parse(raw);
  const hero = given.websiteFramework.dynamicDesign.pages[0]!.sections.find((each) => each.sectionType === 'hero')!;
  hero.customData = {
    links: { primary: `file:${ids.menu}`, secondary: `file:${ids.foreign}` },
    texts: { text: `[کاتالوگ](file:${ids.catalogue}) و [نقشه](file:${ids.drawing}) و [بیگانه](file:${ids.foreign})` },
  };
  const announcement = { text: 'منوی بهار رسید', to: `file:${ids.menu}` };
  given.websiteFramework.dynamicDesign.settings = { announcement };
  const order = await placeOrder(app, owner, { wizardData: given, totalToman: payableOf(raw) });
  const stranger = await createAccount(app);
  await rows(app.ctx().em, 'update files set owner_id = $2 where id = $1', [ids.foreign, stranger.id]);
  await fillWallet(app, owner, order.priceRials);
  expect((await payOrder(app, owner, order.id, 'wallet')).status).toBe(200);
  site = await untilSite(app, order.id);
  html = (await visit(app.url, hostOf(site))).text;
});
afterAll(() => app?.close());

const hrefs = (): string[] => [...html.matchAll(/href="(files\/[^"]+)"/g)].map(([, path = '']) => path);
const hrefOf = (ending: string): string => hrefs().find((path) => path.endsWith(ending)) ?? '';
const fetched = (ending: string) => visit(app.url, hostOf(site), `/${encodeURI(hrefOf(ending))}`);

it('pages lead to the files under readable names', () => {
  expect(hrefOf('.pdf')).toMatch(/^files\/منوی-بهار-۱۴۰۵-[0-9a-f]{8}\.pdf$/);
  expect(hrefOf('.docx')).toMatch(/^files\/catalogue-[0-9a-f]{8}\.docx$/);
  expect(hrefs()).toHaveLength(4);
  expect(html).toContain(`<a href="${hrefOf('.pdf')}">منوی بهار رسید</a>`);
});

it('a site cannot publish a file of somebody else', () => {
  expect(html).not.toContain(ids.foreign);
  expect(html).not.toContain('foreign-');
  expect(html).toContain('و بیگانه');
});

it('a PDF is shown, under its own name and by the browser’s viewer', async () => {
  const { status, headers, bytes } = await fetched('.pdf');
  expect([status, bytes.equals(PDF)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('منوی-بهار-۱۴۰۵.pdf')}`,
  });
  expect(headers['content-security-policy']).toContain('frame-ancestors');
  expect(headers['content-security-policy']).not.toContain('default-src');
});

it('a text file is saved, and an SVG cannot be a page of the site', async () => {
  const [text, svg] = [await fetched('.docx'), await fetched('.svg')];
  expect(text.headers['content-disposition']).toBe("attachment; filename*=UTF-8''catalogue.docx");
  expect(svg.headers['content-disposition']).toMatch(/^attachment; /);
  expect(svg.headers['content-security-policy']).toContain("default-src 'none'");
});

it('a file cannot be deleted under the design that leads to it', async () => {
  for (const id of [ids.menu, ids.catalogue]) {
    const { body } = await app.rest('DELETE', `/storage/uploads/${id}`, { token: owner.token });
    expect(body['error_code']).toBe('FILE_IN_USE');
  }
});

describe('the zip', () => {
  let zip: Record<string, Uint8Array>;

  beforeAll(async () => {
    const path = `${app.url}/api/sites/${site.id}/releases/${site.liveReleaseId}/export`;
    const answer = await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } });
    zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  });

  const importOf = (who: Account, files: Record<string, Uint8Array>) =>
    send('/wizard/import', who, 'file', zipSync(files), 'site.zip');

  it('holds each file once, and its design names them', () => {
    for (const path of hrefs()) expect(zip).toHaveProperty([path]);
    const design = Buffer.from(zip['design.json'] ?? []).toString();
    for (const path of hrefs()) expect(design).toContain(path);
    expect(design).not.toContain('file:');
    expect(Object.keys(zip).filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
  });

  it('gives the files back to whoever imports it', async () => {
    const other = await createAccount(app);
    const { status, body } = await importOf(other, zip);
    expect([status, body.missing]).toEqual([200, []]);
    const listed = await app.rest('GET', '/storage/uploads', { token: other.token });
    const names = (listed.body['files'] as unknown as { file_name: string }[]).map((file) => file.file_name);
    expect(names.toSorted()).toEqual(['catalogue.docx', 'منوی-بهار-۱۴۰۵.pdf', 'نقشه.svg']);
    expect(JSON.stringify(body)).toMatch(/"primary":"file:[0-9a-f-]{36}"/);
    expect(JSON.stringify(body)).toMatch(/"announcement":\{"text":"منوی بهار رسید","to":"file:[0-9a-f-]{36}"\}/);
    expect(JSON.stringify(body)).not.toContain(ids.menu);
  });

  it('cannot bring in a file that is not what its name says', async () => {
    const other = await createAccount(app);
    const { status, body } = await importOf(other, { ...zip, [hrefOf('.pdf')]: Buffer.from('<script>x</script>') });
    expect([status, body.error_code]).toEqual([422, 'VALIDATION_ERROR']);
    const listed = await app.rest('GET', '/storage/uploads', { token: other.token });
    expect(listed.body['files']).toEqual([]);
  });
});
