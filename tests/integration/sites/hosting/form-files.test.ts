/** Files of a form: from the visitor to the owner, and the attempts of strangers at them. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MESSAGE_FILES } from '#core/limits/limits.js';
import type { MessageFile } from '#core/sites/message-files.js';
import type { FormField } from '#core/sites/site-forms.js';
import { sweepMessages } from '#features/inbox/index.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { FileStore } from '#platform/ports.js';
import { createDiskFileStore } from '#server/adapters/stores/disk/disk-file-store.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { postFiles, type SentInTest } from '#tests/helpers/form-files.js';
import { postForm, siteWithForms } from '#tests/helpers/forms.js';
import { hostOf, visit, type SiteFacts } from '#tests/helpers/sites.js';

const OWN: readonly FormField[] = [
  { name: 'name', label: 'نام', type: 'text', required: true },
  { name: 'cv', label: 'رزومه', type: 'file', required: true },
];
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const FIELDS = { name: 'سارا راد' };
const pdf = (name = 'رزومه.pdf', bytes = PDF): SentInTest => ({ name, bytes });

/** How many bytes are free; null: the store does not say. */
let free: number | null = null;
const disk = createDiskFileStore(mkdtempSync(join(tmpdir(), 'barpa-form-files-')));
/** Every file is old enough to be swept. */
async function* oldFiles(folder: string): ReturnType<FileStore['list']> {
  for await (const file of disk.list(folder)) yield { ...file, at: new Date(0) };
}
const files: FileStore = { ...disk, list: oldFiles, freeBytes: () => Promise.resolve(free) };

let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ ports: { files }, rateLimitFactor: 100 });
  owner = await createAccount(app);
  site = await siteWithForms(app, owner, OWN);
});
afterAll(() => app?.close());
beforeEach(async () => {
  free = null;
  await rows(app.ctx().em, 'delete from site_messages', []);
});

interface Stored {
  readonly id: string;
  readonly files: readonly MessageFile[];
  readonly file_bytes: number;
}
const stored = () =>
  rows<Stored>(app.ctx().em, 'select id, files, file_bytes from site_messages where site_id = $1 order by id', [
    site.id,
  ]);
async function keysOf(message: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of disk.list(`message-files/${message}`)) found.push(key);
  return found;
}
const send = (...sent: SentInTest[]) => postFiles(app, site, FIELDS, sent);
const pathOf = ({ id, files: [file] }: Stored) => `/sites/${site.id}/messages/${id}/files/${file?.id}`;

async function received(...sent: SentInTest[]): Promise<Stored> {
  expect((await send(...sent)).status).toBe(303);
  const [message] = await stored();
  if (!message) throw new Error('nothing is stored');
  return message;
}

describe('a form with a file', () => {
  it('is drawn as multipart and names the kinds', async () => {
    const { text } = await visit(app.url, hostOf(site));
    expect(text).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
    expect(text).toMatch(/<input[^>]*type="file"[^>]*accept="\.jpg[^>]*name="cv"/);
  });

  it('gives the owner the file, as an attachment alone', async () => {
    const message = await received(pdf());
    expect(message.files).toMatchObject([{ field: 'cv', label: 'رزومه', name: 'رزومه.pdf', refusal: null }]);
    const answer = await fetch(`${app.url}/api${pathOf(message)}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('drops the metadata of a picture', async () => {
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const message = await received(pdf('photo.jpg', Buffer.concat([bytes, Buffer.from('<script>')])));
    const [key = ''] = await keysOf(message.id);
    const kept = (await disk.get(key))!.bytes;
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('<script>')).toBe(false);
  });

  it('loses its files with the message', async () => {
    const message = await received(pdf());
    expect(await keysOf(message.id)).toHaveLength(1);
    await app.rest('DELETE', `/sites/${site.id}/messages/${message.id}`, { token: owner.token });
    await eventually('the end of the file', async () => (await keysOf(message.id)).length === 0);
  });

  it('keeps files of messages when orphans are swept', async () => {
    const message = await received(pdf());
    const orphan = newId();
    await disk.put(`message-files/${orphan}/${newId()}`, { bytes: PDF, mime: 'application/pdf' });
    await sweepMessages(app.ctx());
    expect([await keysOf(message.id), await keysOf(orphan)]).toEqual([[expect.any(String)], []]);
  });

  it('loses its files when the owner keeps messages no longer', async () => {
    const message = await received(pdf());
    const path = `/sites/${site.id}/inbox-settings`;
    expect((await app.rest('PUT', path, { token: owner.token, body: { kept_months: 6 } })).status).toBe(200);
    await rows(app.ctx().em, `update site_messages set received_at = '2020-01-01'`, []);
    await sweepMessages(app.ctx());
    await eventually('the end of the file', async () => (await keysOf(message.id)).length === 0);
    expect(await stored()).toEqual([]);
  });

  it('keeps the text where no space is left', async () => {
    free = MESSAGE_FILES.leastFree;
    const { status, text } = await send(pdf());
    expect(status).toBe(200);
    expect(text).toContain('رزومه.pdf');
    expect((await stored())[0]?.files).toMatchObject([{ refusal: 'no_space' }]);
  });

  it('keeps the typed text where the file is missing', async () => {
    const { status, text } = await send();
    expect(status).toBe(422);
    expect(text).toContain('value="سارا راد"');
    expect((await postForm(app, site, FIELDS)).status).toBe(422);
  });
});

describe('a stranger', () => {
  it.each([
    ['4 files', [pdf(), pdf(), pdf(), pdf()]],
    ['11 MB', [pdf('a.pdf', Buffer.alloc(11 * 1024 * 1024, 1))]],
    ['a program', [pdf('a.exe')]],
    ['a page named as a PDF', [pdf('a.pdf', Buffer.from('<html><script>alert(1)</script>'))]],
    ['a PDF that is a page as well', [pdf('a.pdf', Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n%%EOF'))]],
    ['an SVG', [pdf('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))]],
  ])('cannot send %s', async (_what, sent) => {
    const { status, text } = await send(...sent);
    expect(status).toBe(422);
    expect(text).toContain('value="سارا راد"');
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['../../etc/a.pdf', 'a.pdf'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['a\u202efdp.pdf', 'afdp.pdf'],
  ])('cannot bring a path or a direction by %j', async (given, name) => {
    expect((await received(pdf(given))).files[0]?.name).toBe(name);
  });

  it('cannot send thousands of parts', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, 'x']));
    expect((await postFiles(app, site, many, [pdf()])).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('cannot exceed the quota by two at once', async () => {
    await received(pdf());
    const used = MESSAGE_FILES.perSite - PDF.length;
    await rows(app.ctx().em, 'update site_messages set file_bytes = $1', [used]);
    await Promise.all([send(pdf()), send(pdf())]);
    const sum = (await stored()).reduce((all, { file_bytes: bytes }) => all + bytes, 0);
    expect(sum).toBe(MESSAGE_FILES.perSite);
    const refused = (await stored()).flatMap(({ files: all }) => all).filter(({ refusal }) => refusal !== null);
    expect(refused).toMatchObject([{ refusal: 'site_full' }]);
  });

  it('cannot open the file of another site or message', async () => {
    const message = await received(pdf());
    const other = await createAccount(app);
    const path = pathOf(message);
    expect((await app.rest('GET', path, { token: other.token })).status).toBe(404);
    expect((await app.rest('GET', path, {})).status).toBe(401);
    await send(pdf());
    const second = (await stored())[1]!;
    const mixed = path.replace(message.files[0]!.id, second.files[0]!.id);
    expect((await app.rest('GET', mixed, { token: owner.token })).status).toBe(404);
  });
});
