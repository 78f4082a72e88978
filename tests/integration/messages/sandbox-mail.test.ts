/** The real mailer through real SMTP into the sandbox's mailbox, and what the mailbox shows of it. */
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSmtpMailer } from '#server/adapters/mail/smtp/smtp-mailer.js';
import type { Mailer } from '#platform/ports.js';
import { startSandbox, type Sandbox } from '#server/sandbox/index.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';

const FROM = 'برپا <no-reply@barpa.example>';

interface MailJson {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly links: readonly string[];
}

let database: TestDatabase;
let fastify: FastifyInstance;
let sandbox: Sandbox;
let mailer: Mailer;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  fastify = Fastify({ forceCloseConnections: true });
  sandbox = await startSandbox({
    fastify,
    databaseUrl: database.url,
    publicUrl: 'http://sandbox.example',
    gateway: false,
    registry: false,
  });
  url = await fastify.listen({ port: 0, host: '127.0.0.1' });
  mailer = createSmtpMailer({ url: sandbox.smtpUrl ?? '', from: FROM });
});

afterAll(async () => {
  await sandbox.close();
  await fastify.close();
  await database.drop();
});

async function mailsTo(to: string): Promise<MailJson[]> {
  return JSON.parse((await get(`/sandbox/mail.json?to=${encodeURIComponent(to)}`)).body) as MailJson[];
}

interface Shown {
  readonly status: number;
  readonly body: string;
  readonly policy: string;
  readonly type: string | null;
}

async function get(path: string): Promise<Shown> {
  const response = await fetch(url + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, policy, type: response.headers.get('content-type'), body: await response.text() };
}

test('a mail arrives as it was written', async () => {
  const link = 'https://barpa.example/verify?token=abc_-1&next=%2Fwizard';
  const { messageId } = await mailer.send({
    to: 'Sara@Example.com',
    subject: 'ایمیل خود را تأیید کنید',
    html: `<p>سلام «سارا»</p><a href="${link}">تأیید</a>`,
    text: `سلام «سارا»\n${link}\nمی‌بینیمت.`,
  });
  expect(messageId).toMatch(/^<.+@barpa\.example>$/);
  const [mail] = await mailsTo('sara@example.COM');
  expect(mail).toMatchObject({ to: 'sara@example.com', from: FROM, subject: 'ایمیل خود را تأیید کنید', links: [link] });
  expect(mail?.html).toContain(`<a href="${link}">`);
  expect(mail?.text).toContain('می‌بینیمت.');
});

test('the newest mail comes first, others are not shown', async () => {
  for (const subject of ['first', 'second'])
    await mailer.send({ to: 'order@example.com', subject, html: '<p>x</p>', text: 'x' });
  await mailer.send({ to: 'other@example.com', subject: 'third', html: '<p>x</p>', text: 'x' });
  expect((await mailsTo('order@example.com')).map(({ subject }) => subject)).toEqual(['second', 'first']);
});

test('a subject cannot add a header', async () => {
  await mailer.send({
    to: 'inject@example.com',
    subject: 'hello\r\nBcc: victim@example.com\r\n\r\nbody\u2028x',
    html: '<p>x</p>',
    text: 'x',
  });
  const [mail] = await mailsTo('inject@example.com');
  expect(mail?.subject).toBe('hello Bcc: victim@example.com body x');
  expect(await mailsTo('victim@example.com')).toEqual([]);
  const shown = await get(`/sandbox/mail/${mail?.id}`);
  expect(shown.body).not.toMatch(/<bdi class="code">bcc</i);
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'سارا <a@example.com>',
  'nobody',
  '',
])('a mail cannot go to %j', async (to) => {
  await expect(mailer.send({ to, subject: 'x', html: 'x', text: 'x' })).rejects.toThrow(RangeError);
});

test('an unreachable server is an error of the sender', async () => {
  const lost = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM });
  await expect(lost.send({ to: 'a@example.com', subject: 'x', html: 'x', text: 'x' })).rejects.toThrow('ECONNREFUSED');
});

test('a client that hangs up in the middle leaves the server alive', async () => {
  const { port, hostname } = new URL(sandbox.smtpUrl ?? '');
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write('EHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<gone@example.com>\r\nDATA\r\nSubject: half');
  socket.destroy();
  await expect(mailer.send({ to: 'after@example.com', subject: 'x', html: 'x', text: 'x' })).resolves.toBeDefined();
  expect(await mailsTo('gone@example.com')).toEqual([]);
});

describe('the pages', () => {
  async function openMail(html: string, text = 'x'): Promise<string> {
    const to = `page-${Math.random().toString(36).slice(2)}@example.com`;
    await mailer.send({ to, subject: 'موضوع <i>', html, text });
    return `/sandbox/mail/${(await mailsTo(to))[0]?.id}`;
  }

  test('the list names every mail and links to it', async () => {
    const address = await openMail('<p>x</p>');
    const { status, body, policy } = await get('/sandbox/mail');
    expect(status).toBe(200);
    expect(body).toContain(`href="${address}"`);
    expect(body).toContain('موضوع &lt;i&gt;');
    expect(policy).not.toContain('script-src');
  });

  test("a mail's own HTML is in a frame without scripts", async () => {
    const address = await openMail('<a href="https://barpa.example/v">x</a><script>alert(1)</script>');
    const shown = await get(address);
    expect(shown.body).toContain(
      `src="${address}/body" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"`,
    );
    expect(shown.body).not.toContain('<script>');
    const body = await get(`${address}/body`);
    expect(body.policy).toMatch(/^sandbox [a-z -]+; default-src 'none'; script-src 'none';/);
    expect(body.policy).not.toMatch(/allow-same-origin|allow-forms/);
    expect(body.body).toContain('<base target="_top">');
  });

  test('addresses in the text are links, without the full stop', async () => {
    const shown = await get(
      await openMail('<p>x</p>', 'ببینید: https://barpa.example/a?b=1&c=2. بعد "https://x.example"'),
    );
    expect(shown.body).toContain('<a href="https://barpa.example/a?b=1&amp;c=2" dir="ltr">');
    expect(shown.body).toContain('<a href="https://x.example" dir="ltr">');
  });

  test.each([
    '/sandbox/mail/999999999',
    '/sandbox/mail/abc',
    '/sandbox/mail/1%20or%201',
    '/sandbox/mail/999999999/body',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('the first page names only the simulated services', async () => {
    const { body } = await get('/sandbox');
    expect(body).toContain('/sandbox/mail');
    expect(body).not.toContain('/sandbox/gateway');
    expect((await get('/sandbox/gateway/book')).status).toBe(404);
    expect(sandbox).toMatchObject({ gateways: [], rdapBases: undefined, whoisServers: undefined });
  });

  test('the policy allows the style that the page carries', async () => {
    const { body, policy } = await get('/sandbox/mail');
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
  });

  test.each([
    [
      '<!doctype html><html><head lang="fa"><title>x</title></head>',
      '<!doctype html><html><head lang="fa"><base target="_top"><title>x</title></head>',
    ],
    ['<header>x</header>', '<base target="_top"><header>x</header>'],
  ])('links of %s leave the frame', async (html, framed) => {
    expect((await get(`${await openMail(html)}/body`)).body.trim()).toBe(framed);
  });

  test('the font is served beside them', async () => {
    const font = await get('/sandbox/mail/assets/vazirmatn.woff2');
    expect(font.type).toBe('font/woff2');
  });
});
