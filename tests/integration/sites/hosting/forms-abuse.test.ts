/** The attempts of strangers at the forms of a site: nothing of them is stored, runs long, or reaches another site. */
import { connect, type Socket } from 'node:net';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { newAddress, postForm, siteWithForms, storedMessages } from '#tests/helpers/forms.js';
import { rawRequest } from '#tests/helpers/network/raw-request.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;
let plain: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
  owner = await createAccount(app);
  site = await siteWithForms(app, owner);
  plain = await untilSite(app, await paidOrder(app, owner));
});
afterAll(() => app?.close());
beforeEach(() => rows(app.ctx().em, 'delete from site_messages', []));

const GOOD = { name: 'سارا راد', phone: '09123456789' };
const stored = async () => (await rows(app.ctx().em, 'select 1 from site_messages', [])).length;

describe('a body', () => {
  it('cannot be larger than the bound, declared or not', async () => {
    const body = `name=${'a'.repeat(SITE_MESSAGE.bodyBytes)}`;
    expect((await postForm(app, site, body)).status).toBe(413);
    const { port } = new URL(app.url);
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const head = `POST /_form/book HTTP/1.1\r\nHost: ${hostOf(site)}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
    const raw = `${head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(2)}0\r\n\r\n`;
    expect((await rawRequest(Number(port), raw)).status).toBe(413);
    expect(await stored()).toBe(0);
  });

  it('cannot have more fields than any form', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `f${at}=x`).join('&');
    expect((await postForm(app, site, many)).status).toBe(400);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'cannot be of the type "%s"',
    async (type) => {
      const { status } = await postForm(app, site, JSON.stringify(GOOD), { headers: { 'content-type': type } });
      expect(status).toBe(400);
    },
  );

  it('cannot be compressed', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await postForm(app, site, GOOD, { headers })).status).toBe(400);
  });

  it('cannot bring fields that the form does not have, nor a state of its own', async () => {
    const more = { state: 'archived', site_id: plain.id, email: 'x@example.com', __proto__x: 'y', constructor: 'z' };
    expect((await postForm(app, site, { ...GOOD, ...more })).status).toBe(303);
    const [message] = await storedMessages(app, site);
    expect(message).toMatchObject({ state: 'inbox', sender_email: null });
    expect(message?.fields.map(({ value }) => value)).toEqual(['سارا راد', '09123456789']);
  });

  it('cannot store NUL, controls or marks of direction', async () => {
    const message = 'a\0b\u0007c\u202ed <script>alert(1)</script>\r\ne';
    expect((await postForm(app, site, { ...GOOD, message })).status).toBe(303);
    const [{ fields } = { fields: [] }] = await storedMessages(app, site);
    // A text that looks like markup is the visitor's text: it is kept, and escaped wherever it is shown.
    expect(fields.at(-1)?.value).toMatch(/^ab ?c ?d <script>alert\(1\)<\/script>\ne$/);
  });

  it.each(['%', '%zz=%ff', '&&&&', '=', 'name', '%00=%00', 'name[]=a&name[x]=b', 'name=%F0%9F'])(
    'of %j is answered and stores nothing',
    async (body) => {
      expect((await postForm(app, site, body)).status).toBe(422);
      expect(await stored()).toBe(0);
    },
  );

  it('cannot put a line into the mail header', async () => {
    const name = 'سارا\r\nBcc: all@example.com';
    expect((await postForm(app, site, { ...GOOD, name })).status).toBe(303);
    const [message] = await storedMessages(app, site);
    expect(message?.sender_name).toBe('سارا Bcc: all@example.com');
  });
});

describe('a request', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'not an address' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('cannot come from the page of another site: %j', async (headers) => {
    expect((await postForm(app, site, GOOD, { headers })).status).toBe(403);
    expect(await stored()).toBe(0);
  });

  it('may say that it comes from the site itself', async () => {
    const headers = { origin: `http://${hostOf(site)}`, 'sec-fetch-site': 'same-origin' };
    expect((await postForm(app, site, GOOD, { headers })).status).toBe(303);
  });

  it('cannot reach a form by the host of another site, of the app, or of nobody', async () => {
    expect((await postForm(app, site, GOOD, { host: hostOf(plain) })).status).toBe(404);
    expect((await postForm(app, site, GOOD, { host: 'nobody.sites.localhost' })).status).toBe(404);
    expect((await postForm(app, site, GOOD, { host: 'sites.localhost' })).status).toBe(404);
    expect((await postForm(app, site, GOOD, { host: new URL(app.url).host })).status).toBe(404);
    expect(await stored()).toBe(0);
  });

  it('cannot name two hosts, or another in its first line', async () => {
    const { port } = new URL(app.url);
    const body = 'name=a&phone=09123456789';
    const rest = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
    for (const head of [
      `POST /_form/book HTTP/1.1\r\nHost: ${hostOf(site)}\r\nHost: ${hostOf(plain)}\r\n`,
      `POST http://${hostOf(plain)}/_form/book HTTP/1.1\r\nHost: ${hostOf(site)}\r\n`,
    ])
      expect((await rawRequest(Number(port), head + rest)).status).toBe(400);
    expect(await stored()).toBe(0);
  });

  it.each(['..%2Fbook', '%', 'book/x', 'book%00', 'constructor', '__proto__', 'a'.repeat(2000)])(
    'cannot find a form at %s',
    async (form) => {
      expect([404, 409]).toContain((await postForm(app, site, GOOD, { form })).status);
      expect(await stored()).toBe(0);
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('cannot use the method %s', async (method) => {
    const { status } = await visit(app.url, hostOf(site), '/_form/book', { method });
    expect(status).toBe(405);
  });

  it('cannot post to any other path', async () => {
    for (const path of ['/', '/index.html', '/_form', '/x/_form/book', '/graphql'])
      expect((await visit(app.url, hostOf(site), path, { method: 'POST' })).status).toBe(405);
  });

  it('cannot write to a site that is closed', async () => {
    const closed = await siteWithForms(app, owner);
    const admin = await createAccount(app, { role: 'admin' });
    const { status } = await app.rest('POST', `/admin/sites/${closed.id}/suspend`, {
      token: admin.token,
      body: { reason: 'آزمایش بستن سایت' },
    });
    expect(status).toBe(200);
    const { status: answered, text } = await postForm(app, closed, GOOD);
    expect(answered).toBe(503);
    // The visitor keeps the text, and can send it again once the site is open.
    expect(text).toContain('<dd>سارا راد</dd>');
    expect(text).toContain('<input type="hidden" name="name" value="سارا راد">');
    expect(await stored()).toBe(0);
  });

  it('cannot have a closed site repeat what the page of another site sent', async () => {
    const closed = await siteWithForms(app, owner);
    await rows(app.ctx().em, `update sites set status = 'building', live_release_id = null where id = $1`, [closed.id]);
    const { status, text } = await postForm(app, closed, GOOD, { headers: { origin: 'https://evil.example' } });
    expect([status, text.includes('سارا')]).toEqual([403, false]);
  });
});

describe('a flood', () => {
  it('from everywhere at one site is asked to confirm, and a visitor who does is heard', async () => {
    const flooded = await siteWithForms(app, owner);
    const statuses = [];
    for (let at = 0; at < 130; at += 1) statuses.push((await postForm(app, flooded, GOOD)).status);
    expect(statuses.slice(0, 100)).toEqual(Array<number>(100).fill(303));
    expect(statuses.slice(-5)).toEqual(Array<number>(5).fill(200));
    const kept = await storedMessages(app, flooded);
    expect(kept).toHaveLength(statuses.filter((status) => status === 303).length);
    const asked = await postForm(app, flooded, { ...GOOD, message: 'برای شنبه وقت می‌خواهم.' });
    expect([asked.status, asked.text.includes('برای شنبه وقت می‌خواهم.')]).toEqual([200, true]);
    const confirmation = /name="confirmation" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
    const confirmed = await postForm(app, flooded, { ...GOOD, message: 'برای شنبه وقت می‌خواهم.', confirmation });
    expect(confirmed.status).toBe(303);
    expect((await storedMessages(app, flooded)).at(-1)).toMatchObject({ state: 'inbox', spam_reasons: [] });
    expect((await postForm(app, site, GOOD)).status).toBe(303);
  });

  it('of rubbish by many addresses cannot use up the budget of the site', async () => {
    const flooded = await siteWithForms(app, owner);
    for (let at = 0; at < 200; at += 1) expect((await postForm(app, flooded, { phone: 'x' })).status).toBe(422);
    expect((await postForm(app, flooded, GOOD)).status).toBe(303);
  });

  it('of faulty posts by one address is stopped before the database', async () => {
    const from = newAddress();
    const statuses = [];
    for (let at = 0; at < 32; at += 1) statuses.push((await postForm(app, site, {}, { from })).status);
    expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(422));
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  it('of 500 unfinished bodies from 25 networks cannot keep out anybody, not even their neighbours', async () => {
    const other = await siteWithForms(app, owner);
    const from = (at: number): string => `2001:db8:5:${(at % 25).toString(16)}::${at + 1}`;
    const slow = await Promise.all(Array.from({ length: 500 }, (_, at) => slowPost(from(at))));
    expect((await postForm(app, other, GOOD)).status).toBe(303);
    expect((await postForm(app, site, GOOD)).status).toBe(303);
    expect((await postForm(app, site, GOOD, { from: from(0) })).status).toBe(303);
    slow.forEach((socket) => socket.destroy());
  });
});

/** A post whose body never comes, once the server has begun to wait for it. */
function slowPost(from: string): Promise<Socket> {
  const head = [
    'POST /_form/book HTTP/1.1',
    `Host: ${hostOf(site)}`,
    `X-Forwarded-For: ${from}`,
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 100',
    'Expect: 100-continue',
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n`),
    );
    socket.once('data', () => resolve(socket));
    socket.on('error', reject);
  });
}
