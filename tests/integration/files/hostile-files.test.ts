/** Files sent by somebody who means harm: refused with the documented message, or stored so that they cannot act. */
import { request } from 'node:http';
import { ERRORS, type ErrorCode } from '#core/errors/errors.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/orders.js';
import {
  doc,
  docx,
  DOCX_PARTS,
  PDF,
  picture,
  SVG,
  upload,
  zip,
  type SampleFile,
} from '#tests/helpers/samples/sample-files.js';

const TYPE_REFUSED = 'فرمت فایل پشتیبانی نمیشود';
const SIZE_REFUSED = 'حجم فایل نباید بیشتر از 10 مگابایت باشد';
const SCRIPT = '<script>alert(document.domain)</script>';

let app: TestApp;
let owner: Account;
let orderId: string;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  owner = await createAccount(app);
  orderId = (await placeOrder(app, owner)).id;
});
afterAll(() => app?.close());

const rowsKept = async (): Promise<unknown[]> =>
  app.ctx().em.execute('select id from files where owner_id = ?', [owner.id]);

/** The answer of the address of a kept file to a browser. */
async function opened(path: unknown): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${app.url}${String(path)}`, { headers: { authorization: `Bearer ${owner.token}` } });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

function expectInert(headers: Headers): void {
  expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')).not.toMatch(/html|javascript|xml$/);
}

const bomb = async (): Promise<Buffer> => picture(12_000).png({ compressionLevel: 9 }).toBuffer();

const refused: readonly [string, () => SampleFile | Promise<SampleFile>][] = [
  ['an executable', () => ({ name: 'setup.exe', bytes: Buffer.from('MZ\x90') })],
  ['an executable called a PDF', () => ({ name: 'invoice.pdf', bytes: Buffer.from(`MZ\x90${'x'.repeat(99)}%%EOF`) })],
  ['an executable claiming a type', () => ({ name: 'logo.png', bytes: Buffer.from('MZ\x90'), type: 'image/png' })],
  ['a shell script called a picture', () => ({ name: 'logo.jpg', bytes: Buffer.from('#!/bin/sh\nrm -rf /') })],
  ['a double ending', () => ({ name: 'invoice.pdf.exe', bytes: PDF, type: 'application/pdf' })],
  ['an ending behind a NUL', () => ({ name: 'invoice.pdf\0.exe', bytes: PDF })],
  ['an ending turned around', () => ({ name: 'invoice\u202Efdp.exe', bytes: PDF })],
  ['no ending', () => ({ name: 'pdf', bytes: PDF })],
  ['a page', () => ({ name: 'index.html', bytes: Buffer.from(SCRIPT), type: 'image/png' })],
  ['a page called a PDF', () => ({ name: 'a.pdf', bytes: Buffer.from(`<html>${SCRIPT}%PDF-1.4 %%EOF`) })],
  [
    'a PDF that begins as a page',
    () => ({ name: 'a.pdf', bytes: Buffer.from(`%PDF-1.4\n<html>${SCRIPT}</html>\n%%EOF`) }),
  ],
  ['a PDF without an end', () => ({ name: 'a.pdf', bytes: PDF.subarray(0, 60) })],
  [
    'a script behind the head of a GIF',
    () => ({ name: 'a.gif', bytes: Buffer.from(`GIF89a/*${'x'.repeat(40)}*/=1;alert(1)`) }),
  ],
  ['half a picture', async () => ({ name: 'a.png', bytes: (await picture(200).png().toBuffer()).subarray(0, 90) })],
  ['a picture that unpacks to gigabytes', async () => ({ name: 'a.png', bytes: await bomb() })],
  ['a ZIP called DOCX', () => ({ name: 'a.docx', bytes: zip([{ name: 'a.txt', content: 'x' }]) })],
  [
    'a DOCX that leaves its folder',
    () => ({ name: 'a.docx', bytes: docx({ name: '../../../etc/cron.d/x', content: 'x' }) }),
  ],
  ['a DOCX with macros', () => ({ name: 'a.docx', bytes: docx({ name: 'word/vbaProject.bin', content: 'x' }) })],
  [
    'a bomb in a DOCX',
    () => ({ name: 'a.docx', bytes: docx({ name: 'word/media/0.bin', content: Buffer.alloc(101 * 1024 * 1024) }) }),
  ],
  [
    'a bomb that lies about its size',
    () => ({ name: 'a.docx', bytes: docx({ name: 'x', content: Buffer.alloc(101 * 1024 * 1024), claimed: 10 }) }),
  ],
  ['a DOCX behind something else', () => ({ name: 'a.docx', bytes: zip(DOCX_PARTS, Buffer.from('GIF89a')) })],
  ['a DOCX with something behind it', () => ({ name: 'a.docx', bytes: Buffer.concat([docx(), Buffer.from(SCRIPT)]) })],
  ['a broken DOCX', () => ({ name: 'a.docx', bytes: docx().subarray(0, 80) })],
  ['an installer called DOC', () => ({ name: 'a.doc', bytes: doc('Property', 'Binary.x') })],
  ['a DOC with macros', () => ({ name: 'a.doc', bytes: doc('WordDocument', '_VBA_PROJECT') })],
  ['an SVG that is a page', () => ({ name: 'a.svg', bytes: Buffer.from(`<html>${SCRIPT}</html>`) })],
  [
    'an SVG of entities',
    () => ({
      name: 'a.svg',
      bytes: Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${SVG.toString()}`),
    }),
  ],
  ['an empty file', () => ({ name: 'a.pdf', bytes: Buffer.alloc(0) })],
];

/** Files that are refused for another reason than their type. */
const REASONS: Readonly<Record<string, ErrorCode>> = {
  'a PDF that begins as a page': 'FILE_UNSAFE',
  'a PDF without an end': 'FILE_BROKEN',
  'a script behind the head of a GIF': 'FILE_BROKEN',
  'half a picture': 'FILE_BROKEN',
  'a picture that unpacks to gigabytes': 'FILE_TOO_COMPLEX',
  'a DOCX that leaves its folder': 'FILE_UNSAFE',
  'a DOCX with macros': 'FILE_HAS_MACROS',
  'a bomb in a DOCX': 'FILE_TOO_COMPLEX',
  'a bomb that lies about its size': 'FILE_TOO_COMPLEX',
  'a DOCX behind something else': 'FILE_BROKEN',
  'a DOCX with something behind it': 'FILE_UNSAFE',
  'a broken DOCX': 'FILE_BROKEN',
  'a DOC with macros': 'FILE_HAS_MACROS',
  'an SVG of entities': 'FILE_HAS_ENTITIES',
  'an empty file': 'FILE_EMPTY',
};

it.each(refused)('S-136 cannot be %s', async (what, make) => {
  const before = await rowsKept();
  const file = await make();
  const { status, body } = await upload(app, owner, [file], { order_id: orderId });
  const code = REASONS[what] ?? 'FILE_TYPE_UNSUPPORTED';
  expect([status, body['error_code']]).toEqual([415, code]);
  expect(body['message_fa']).toContain(code === 'FILE_TYPE_UNSUPPORTED' ? TYPE_REFUSED : ERRORS[code].fa);
  expect(await rowsKept()).toEqual(before);
});

it('what is kept of an SVG does nothing', async () => {
  const bytes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject><image href="https://evil.example/x.png"/><rect width="9" height="9"/></svg>`,
  );
  const { status, body } = await upload(app, owner, [{ name: 'logo.svg', bytes }], { order_id: orderId });
  expect(status).toBe(200);
  const { headers, bytes: kept } = await opened(body.items?.[0]?.['file_path']);
  expect(kept.toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><image></image><rect width="9" height="9"></rect></svg>\n',
  );
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('content-security-policy')).toContain('sandbox');
});

it('what an SVG has lost is said, and a drawing inside a link stays', async () => {
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}.b{background:url(https://evil.example)}</style><a href="https://shop.example"><path class="a" d="M0 0h9v9z"/></a></svg>',
    'utf8',
  );
  const files = [
    { name: 'logo.svg', bytes },
    { name: 'plain.svg', bytes: Buffer.from(`\ufeff${SVG.toString()}`, 'utf16le') },
  ];
  const { status, body } = await upload(app, owner, files, { order_id: orderId });
  expect([status, body.items?.map((item) => item['notice'])]).toEqual([
    200,
    [expect.stringMatching(/لینک‌ها.*، بخشی از رنگ‌ها و سبک‌ها/), undefined],
  ]);
  const [linked, plain] = await Promise.all(body.items?.map((item) => opened(item['file_path'])) ?? []);
  expect(linked?.bytes.toString()).toContain('<style>.a{fill:red}</style><g><path class="a" d="M0 0h9v9z"></path></g>');
  expect(plain?.bytes.toString()).toContain('<path d="M0 0h9v9z"></path>');
});

it('files are what their bytes say, and WebP is taken among uploads alone', async () => {
  const [jpeg, webp] = await Promise.all([picture().jpeg().toBuffer(), picture().webp().toBuffer()]);
  const sent = await upload(app, owner, [{ name: 'a.png', bytes: jpeg }], { order_id: orderId });
  expect(sent.body.items?.map((item) => [item['file_name'], item['mime_type']])).toEqual([['a.jpg', 'image/jpeg']]);
  const ticket = await upload(app, owner, [{ name: 'b.webp', bytes: webp }], {}, '/storage/upload/uploads');
  expect([ticket.status, ticket.body.file?.['mime_type'], ticket.body.file?.['notice']]).toEqual([
    200,
    'image/webp',
    undefined,
  ]);
  const refusedAs = await upload(app, owner, [{ name: 'b.webp', bytes: webp }], { order_id: orderId });
  expect(refusedAs.body['error_code']).toBe('FILE_TYPE_UNSUPPORTED');
});

it('files that are two things at once are kept as one and cannot act', async () => {
  const gif = Buffer.concat([await picture().gif().toBuffer(), Buffer.from(`/*${SCRIPT}*/`)]);
  const pdf = Buffer.concat([PDF.subarray(0, -7), Buffer.from(`\n${' '.repeat(2100)}${SCRIPT}\n%%EOF\n`)]);
  const files = [
    { name: 'a.gif', bytes: gif, type: 'text/html' },
    { name: 'b.pdf', bytes: pdf, type: 'text/html' },
    { name: 'shell.php.png', bytes: await picture().png().toBuffer(), type: 'application/x-php' },
  ];
  const { status, body } = await upload(app, owner, files, { order_id: orderId });
  expect(status).toBe(200);
  const types = ['image/gif', 'application/pdf', 'image/png'];
  for (const [index, item] of (body.items ?? []).entries()) {
    expect(item['mime_type']).toBe(types[index]);
    const { headers } = await opened(item['file_path']);
    expect(headers.get('content-type')).toBe(types[index]);
    expectInert(headers);
  }
});

it('names lose their folders, marks and commands', async () => {
  const png = await picture().png().toBuffer();
  const names = ['../../../etc/passwd.png', '..\\..\\boot.png', 'a\u202Egpj.png', 'x\r\nSet-Cookie: a=b.png'];
  const { body } = await upload(
    app,
    owner,
    names.map((name) => ({ name, bytes: png })),
    { order_id: orderId },
  );
  expect(body.items?.map((item) => item['file_name'])).toEqual([
    'passwd.png',
    'boot.png',
    'agpj.png',
    expect.stringMatching(/^x[^\r\n]*Set-Cookie- a=b\.png$/),
  ]);
  for (const item of body.items ?? []) {
    const { headers } = await opened(item['file_path']);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
  }
  const keys = await app.ctx().em.execute<{ key: string }[]>('select key from files where owner_id = ?', [owner.id]);
  for (const { key } of keys) expect(key).toMatch(/^[a-z-_]+\/[0-9a-f-]{36}\.[a-z]+$/);
});

it('S-136 S-137 cannot be over 10 MB, and says which file', async () => {
  const before = await rowsKept();
  const large = { name: 'بزرگ.pdf', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, PDF) };
  const { status, body } = await upload(app, owner, [{ name: 'a.pdf', bytes: PDF }, large], { order_id: orderId });
  expect([status, body['error_code'], body['message_fa']]).toEqual([
    413,
    'FILE_TOO_LARGE',
    `بزرگ.pdf: ${SIZE_REFUSED}`,
  ]);
  expect(await rowsKept()).toEqual(before);
});

/** Sends a body that never ends; answers the status, or null where the line was cut. */
function sendEndlessly(): Promise<number | null> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(app.url);
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=b' };
    const call = request({ hostname, port, method: 'POST', path: '/api/wizard/upload-files', headers });
    const chunk = Buffer.alloc(256 * 1024, 0x20);
    let isOver = false;
    const pump = (): void => {
      while (!isOver && call.write(chunk));
    };
    const end = (status: number | null): void => {
      isOver = true;
      call.destroy();
      resolve(status);
    };
    call.on('response', (response) => end(response.statusCode ?? null));
    call.on('error', () => end(null));
    call.on('drain', pump);
    call.write(
      `--b\r\nContent-Disposition: form-data; name="order_id"\r\n\r\n${orderId}\r\n--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.4`,
    );
    pump();
  });
}

it('a stream without an end is cut', async () => {
  const before = await rowsKept();
  expect(await sendEndlessly()).toBe(413);
  expect(await rowsKept()).toEqual(before);
});

it('a stream that breaks off leaves nothing behind', async () => {
  const before = await rowsKept();
  const { hostname, port } = new URL(app.url);
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': '5000',
  };
  await new Promise<void>((resolve) => {
    const call = request({ hostname, port, method: 'POST', path: '/api/wizard/upload-files', headers });
    call.on('error', () => resolve());
    call.on('close', () => resolve());
    call.write(`--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.4`, () =>
      call.destroy(),
    );
  });
  expect((await app.rest('GET', '/health')).status).toBe(200);
  expect(await rowsKept()).toEqual(before);
});

it('cannot be more than twenty files at once, or no form', async () => {
  const files = Array.from({ length: 21 }, (_, n) => ({ name: `${n}.pdf`, bytes: PDF }));
  expect((await upload(app, owner, files, { order_id: orderId })).status).toBe(413);
  const json = await app.rest('POST', '/wizard/upload-files', { token: owner.token, body: { order_id: orderId } });
  expect(json.body['error_code']).toBe('VALIDATION_ERROR');
  expect((await upload(app, owner, [], { order_id: orderId })).body['error_code']).toBe('VALIDATION_ERROR');
});
