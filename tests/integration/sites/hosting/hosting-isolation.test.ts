/** No site can be made to show what is not of its live release, and no cache to keep something else for others. */
import { connect } from 'node:net';
import { storeContent } from '#features/sites/content/content-store.js';
import { describeRelease } from '#features/sites/site/manifest.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { rawRequest, sendBytes } from '#tests/helpers/network/raw-request.js';
import { HTML, showRelease, testFile } from '#tests/helpers/shown-release.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const MISSING = 'برگهٔ خود سایت: نیست';
const PAGE = `<!doctype html><p>${'سلام '.repeat(200)}</p>`;
const THEIRS = 'assets/theirs.0123456789abcdef.css';
const HIDDEN = 'assets/hidden.0123456789abcdef.css';
const FILES = [
  testFile('index.html', HTML, PAGE),
  testFile('about.html', HTML, 'درباره'),
  testFile('404.html', HTML, MISSING),
  testFile('assets/site.0123456789abcdef.css', 'text/css; charset=utf-8', 'a{color:red}'.repeat(100)),
  testFile('assets/film.mp4', 'video/mp4', Buffer.alloc(1000, 7)),
];

let builder: TestApp;
let app: TestApp;
let owner: Account;
let site: SiteFacts;
let other: SiteFacts;
let host: string;

beforeAll(async () => {
  builder = await createTestApp();
  const { files } = builder.app.services.ports;
  const env = { PUBLIC_URL: 'https://barpa.example' };
  app = await createTestApp({ database: builder.database, worker: false, env, ports: { files } });
  owner = await createAccount(builder);
  site = await untilSite(builder, await paidOrder(builder, owner));
  other = await untilSite(builder, await paidOrder(builder, await createAccount(builder)));
  host = hostOf(site);
});
beforeAll(async () => {
  await showRelease(app, site, FILES);
  await showRelease(app, other, [...FILES, testFile(THEIRS, 'text/css; charset=utf-8', 'b{color:blue}')]);
});
afterAll(async () => {
  await app?.close();
  await builder?.close();
});

const port = (): number => app.app.services.config.port;
const base = (): string => `http://127.0.0.1:${port()}`;
const get = (path: string, headers: Record<string, string> = {}, at = host) => visit(base(), at, path, { headers });

describe('what is not of the live release', () => {
  it('files of another site cannot be read, by their names or their hashes', async () => {
    expect((await get(`/${THEIRS}`, {}, hostOf(other))).status).toBe(200);
    expect((await get(`/${THEIRS}`)).text).toBe(MISSING);
    for (const path of [`/${hostOf(other)}/${THEIRS}`, `/../${other.label}/${THEIRS}`, `/${other.label}/index.html`])
      expect([path, (await get(path)).text]).toEqual([path, MISSING]);
  });

  it('files of a build that has not ended cannot be read', async () => {
    const hidden = testFile(HIDDEN, 'text/css; charset=utf-8', 'i{color:green}');
    const files = [testFile('index.html', HTML, 'پنهان'), hidden];
    const { manifest } = describeRelease(files);
    await storeContent(app.ctx(), files, manifest);
    const { hash = '' } = manifest[HIDDEN] ?? {};
    for (const path of [`/${HIDDEN}`, `/${hash}`, `/site-content/${hash.slice(0, 2)}/${hash}`, `/?release=${hash}`]) {
      const { text } = await get(path);
      expect([path, text.includes('i{color:green}') || text.includes('پنهان')]).toEqual([path, false]);
    }
  });

  it('neither the draft nor what it was drawn from can be read', async () => {
    const { body } = await builder.rest('GET', `/sites/${site.id}/draft`, { token: owner.token });
    const design = JSON.stringify(body['design']).replaceAll(
      '"customData":{}',
      '"customData":{"texts":{"title":"نهان"}}',
    );
    const draft = { base_version: body['version'], design: JSON.parse(design) as object };
    await builder.rest('PUT', `/sites/${site.id}/draft`, { token: owner.token, body: draft });
    for (const path of ['/', '/design.json', '/draft', '/preview', '/README.txt', '/source/', '/manifest.json'])
      expect((await get(path)).text).not.toContain('نهان');
    expect((await get('/design.json')).status).toBe(404);
  });

  it.each(['/site-content/', '/made/', '/uploads/', '/storage/uploads/x.png', '/api/storage/download/uploads/x'])(
    'no folder of the file store is at %s',
    async (path) => expect([(await get(path)).status, (await get(path)).text]).toEqual([404, MISSING]),
  );

  it.each(['/assets/nothing.mp4', '/uploads/nothing.webp', '/film.pdf', '/favicon.xyz'])(
    'a missing %s is answered with the page of the site, whole and uncached',
    async (path) => {
      const { status, headers, text } = await get(path, { range: 'bytes=0-3', accept: 'image/*' });
      expect([status, headers['content-type'], text]).toEqual([404, HTML, MISSING]);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers['accept-ranges']).toBeUndefined();
    },
  );
});

describe('paths', () => {
  it.each([
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/%c0%ae%c0%ae/etc/passwd',
    '/..;/etc/passwd',
    '/assets/..%5c..%5cetc',
    '/%25%32%65%25%32%65/etc/passwd',
    '/./about.html/..',
    '/assets/./film.mp4',
    '/about.html/',
    '/about.html%20',
    '/assets/film.mp4::$DATA',
    '/%E2%80%AE/about.html',
    `/${'a/'.repeat(2000)}`,
    `/${'%2e'.repeat(3000)}`,
  ])('%s cannot lead to a file', async (path) => {
    const { status, text } = await rawRequest(port(), `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect([status, text]).toEqual([404, MISSING]);
  });

  it('a path longer than headers may be is refused', async () => {
    const { status } = await rawRequest(port(), `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(status).toBe(431);
  });
});

describe('the name of the host', () => {
  it.each([
    ['a user in the address', () => `GET http://user:word@${host}/about.html HTTP/1.1\r\nHost: ${host}`],
    ['another port in front of a user', () => `GET http://${host}:80@barpa.example/ HTTP/1.1\r\nHost: barpa.example`],
    ['an address literal for a site', () => `GET http://127.0.0.1/about.html HTTP/1.1\r\nHost: ${host}`],
    ['a site for an address literal', () => `GET http://${host}/about.html HTTP/1.1\r\nHost: 127.0.0.1`],
    ['the app by HTTPS', () => `GET HTTPS://barpa.example/api/health HTTP/1.1\r\nHost: ${host}`],
    ['two headers, written differently', () => `GET / HTTP/1.1\r\nHost: ${host}\r\nHOST: barpa.example`],
    ['a tab between two names', () => `GET / HTTP/1.1\r\nHost: ${host}\tbarpa.example`],
    ['a fragment behind the name', () => `GET / HTTP/1.1\r\nHost: barpa.example#.${host}`],
    ['a question behind the name', () => `GET / HTTP/1.1\r\nHost: barpa.example?.${host}`],
    ['an encoded dot', () => `GET / HTTP/1.1\r\nHost: ${site.label}%2esites.localhost`],
    ['two dots', () => `GET / HTTP/1.1\r\nHost: ${site.label}..sites.localhost`],
    ['a port that is none', () => `GET / HTTP/1.1\r\nHost: ${host}:80x`],
    ['HTTP/1.0 without a name', () => `GET / HTTP/1.0`],
  ])('%s is refused', async (_what, request) => {
    const { status, text } = await rawRequest(port(), `${request()}\r\n\r\n`);
    expect(status).toBe(400);
    expect(text).not.toContain('درباره');
  });

  it.each(['ws', 'the.sites.localhost.evil.example', 'xn--fake-9sg.sites.localhost'])(
    'a name that only looks like one, %s, shows no site',
    async (name) => expect((await get('/about.html', {}, name)).text).not.toBe('درباره'),
  );

  it('an upgrade to a socket is refused on the host of a site', async () => {
    const socket = connect(port(), '127.0.0.1');
    const upgrade = 'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    socket.write(`GET /graphql HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\n${upgrade}\r\n\r\n`);
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(answer).not.toContain(' 101 ');
  });

  it('cannot be tunnelled through', async () => {
    expect(await sendBytes(port(), `CONNECT barpa.example:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).not.toContain(
      ' 200 ',
    );
  });

  it('a body is not taken for the next request', async () => {
    const hidden = `GET /api/health HTTP/1.1\r\nHost: barpa.example\r\n\r\n`;
    const first = `GET /about.html HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`;
    const answers = await sendBytes(port(), `${first}GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(answers.split('HTTP/1.1 200').length - 1).toBe(2);
    expect(answers).not.toContain('application/json');
    const both = `GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    expect((await rawRequest(port(), both)).status).toBe(400);
  });
});

describe('a cache in front', () => {
  const UNKEYED: Readonly<Record<string, string>> = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/about.html',
    'x-rewrite-url': '/about.html',
    'x-http-method-override': 'POST',
    forwarded: 'host=evil.example;proto=http',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
    'user-agent': '<script>',
    cookie: 'session=1',
    authorization: 'Bearer x',
    'accept-language': 'en',
    accept: 'application/json',
    range: 'bytes=0-3',
    'if-range': '"x"',
    via: '1.1 evil.example',
    pragma: 'no-cache',
  };
  const told = ({ headers, status, text }: Awaited<ReturnType<typeof get>>) => {
    const { date: _date, ...kept } = headers;
    return { status, text, headers: kept };
  };

  it.each(Object.entries(UNKEYED))('cannot be poisoned by %s', async (name, value) => {
    for (const path of ['/', '/nothing', '/assets/site.0123456789abcdef.css'])
      expect(told(await get(path, { [name]: value }))).toEqual(told(await get(path)));
  });

  it('cannot be poisoned by a query, nor by the way the host is written', async () => {
    const plain = told(await get('/'));
    for (const query of ['?x=<script>', '?utm_source=1', '?' + 'a'.repeat(5000), '?__proto__=1', '?%00'])
      expect(told(await get(`/${query}`))).toEqual(plain);
    for (const name of [host.toUpperCase(), `${host}.`, `${host}:1`])
      expect(told(await get('/', {}, name))).toEqual(plain);
  });

  it('keeps a part only as a part, and each encoding for itself', async () => {
    const part = await get('/assets/film.mp4', { range: 'bytes=0-3' });
    expect([part.status, part.bytes.length]).toEqual([206, 4]);
    expect((await get('/assets/film.mp4')).bytes).toHaveLength(1000);
    for (const coding of ['br', 'gzip', 'identity', 'evil'])
      expect((await get('/', { 'accept-encoding': coding })).headers.vary).toBe('accept-encoding');
  });

  it('never keeps a page of ours', async () => {
    for (const [at, path] of [
      ['nobody.sites.localhost', '/'],
      [host, '/.well-known/report'],
    ] as const)
      expect((await get(path, {}, at)).headers['cache-control']).toBe('no-store');
  });
});

describe('the policy of a site', () => {
  it('allows its own files, no script, and styles only from its files and attributes', async () => {
    const policy = String((await get('/')).headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "form-action 'self' mailto:",
      // Players of videos, which a click opens.
      'frame-src https://www.aparat.com https://www.youtube-nocookie.com https://player.vimeo.com',
      "base-uri 'none'",
      'frame-ancestors https://barpa.example',
      'upgrade-insecure-requests',
    ]);
  });

  it('of a page of ours allows its one style and its form', async () => {
    const { headers, text } = await get('/', {}, 'nobody.sites.localhost');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'/);
    expect(policy).not.toContain('unsafe-inline');
    expect(text).toContain('<style>');
  });
});
