/** How sites are served: each on its own host and nothing else there, with what HTTP requires; and what abuse gets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HOSTING } from '#core/limits/limits.js';
import { createDiskFileStore } from '#server/adapters/stores/disk/disk-file-store.js';
import { rows } from '#platform/db/rows.js';
import { unitOfWork } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { rawRequest } from '#tests/helpers/network/raw-request.js';
import { HTML, showRelease, testFile, type TestFile } from '#tests/helpers/shown-release.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const ends: (() => Promise<void>)[] = [];
let app: TestApp;
let site: SiteFacts;
let other: SiteFacts;
let host: string;

const PAGE = `<!doctype html><p>${'سلام '.repeat(200)}</p>`;
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
const file = testFile;
const FILES = [
  file('index.html', HTML, PAGE),
  file('about.html', HTML, 'درباره'),
  file('خدمات.html', HTML, 'خدمات'),
  file('404.html', HTML, 'برگهٔ خود سایت: نیست'),
  file('assets/gone.0123456789abcdef.css', 'text/css; charset=utf-8', 'b{color:blue}'),
  file('assets/site.0123456789abcdef.css', 'text/css; charset=utf-8', 'a{color:red}'.repeat(100)),
  file('assets/film.mp4', 'video/mp4', FILM),
];

const showFiles = (of: SiteFacts, files: readonly TestFile[]): Promise<void> => showRelease(app, of, files);

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'barpa-hosting-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const ports = { files: createDiskFileStore(folder) };
  // The other process builds what this one, which has a public address, serves.
  const builder = await createTestApp({ ports });
  ends.push(() => builder.close());
  app = await createTestApp({
    database: builder.database,
    worker: false,
    env: { PUBLIC_URL: 'http://barpa.example' },
    ports,
  });
  ends.push(() => app.close());
  const owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(builder, owner));
  other = await untilSite(app, await paidOrder(builder, await createAccount(app)));
  await showFiles(site, FILES);
  host = hostOf(site);
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const port = (): number => app.app.services.config.port;
const base = (): string => `http://127.0.0.1:${port()}`;

describe('a site', () => {
  it('is sent in the encoding that the browser takes, each with a version of its own', async () => {
    const get = (encoding: string) => visit(base(), host, '/', { headers: { 'accept-encoding': encoding } });
    const [br, gz, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotliDecompressSync(br.bytes), gunzipSync(gz.bytes), plain.bytes].map(String)).toEqual([PAGE, PAGE, PAGE]);
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [br, gz, plain]) expect(headers.vary).toBe('accept-encoding');
  });

  it('is not sent again to who has it', async () => {
    const first = await visit(base(), host);
    const again = await visit(base(), host, '/', { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
  });

  it('may be kept for good where its name holds its hash, and is requested again elsewhere', async () => {
    const css = await visit(base(), host, '/assets/site.0123456789abcdef.css');
    expect(css.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await visit(base(), host)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('answers HEAD with the headers of GET', async () => {
    const [get, head] = [await visit(base(), host), await visit(base(), host, '/', { method: 'HEAD' })];
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', get.headers['content-length']]);
  });

  it('sends parts of a film', async () => {
    const part = (range: string, more: Record<string, string> = {}) =>
      visit(base(), host, '/assets/film.mp4', { headers: { range, ...more } });
    const middle = await part('bytes=10-19');
    expect([middle.status, middle.headers['content-range'], [...middle.bytes]]).toEqual([
      206,
      'bytes 10-19/1000',
      [...FILM.subarray(10, 20)],
    ]);
    expect((await part('bytes=-5')).bytes).toEqual(FILM.subarray(995));
    const none = await part('bytes=2000-');
    expect([none.status, none.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect((await part('bytes=0-1,5-6')).status).toBe(200);
    expect((await part('bytes=0-1', { 'if-range': '"another"' })).status).toBe(200);
    expect((await part('bytes=0-1', { 'if-range': middle.headers.etag ?? '' })).status).toBe(206);
  });

  it('has pages by name, with letters of any script', async () => {
    expect((await visit(base(), host, '/about.html')).text).toBe('درباره');
    for (const path of [encodeURI('/خدمات.html'), encodeURI('/خدمات.html').toLowerCase()])
      expect((await visit(base(), host, path)).text).toBe('خدمات');
    expect((await visit(base(), host, '/?utm_source=x')).text).toBe(PAGE);
  });

  it.each([
    ['/about', '/about.html'],
    ['/about/', '/about.html'],
    ['/About', '/about.html'],
    ['/ABOUT.HTML', '/about.html'],
    ['/about/index.html', '/about.html'],
    ['/Assets/Film.MP4', '/assets/film.mp4'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/Index.HTML', '/'],
    [encodeURI('/خدمات'), encodeURI('/خدمات.html')],
  ])('%s leads to the one address, with its query', async (path, address) => {
    const { status, headers, bytes } = await visit(base(), host, `${path}?utm_source=X&next=//evil.example`);
    expect([status, headers.location, bytes.length]).toEqual([301, `${address}?utm_source=X&next=//evil.example`, 0]);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await visit(base(), host, address)).status).toBe(200);
  });

  it.each(['//evil.example', '//evil.example/About', '/%2f%2fevil.example/', '//EVIL.EXAMPLE/..', '/\\evil.example'])(
    '%s cannot redirect to another host',
    async (path) => {
      const { status, head } = await rawRequest(port(), `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      expect([status, head]).toEqual([404, expect.not.stringContaining('location:')]);
    },
  );

  it('shows its own page where there is none', async () => {
    const missing = await visit(base(), host, '/nothing');
    expect([missing.status, missing.text]).toEqual([404, 'برگهٔ خود سایت: نیست']);
    for (const path of ['/404.html', '/404', '/404/', '/NOTHING'])
      expect((await visit(base(), host, path)).status).toBe(404);
  });

  it('runs no script, sets no cookie, and may be framed by the app alone', async () => {
    const { headers } = await visit(base(), host);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("font-src 'self';");
    expect(policy).toContain('frame-ancestors http://barpa.example');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('shows another release from the next request on', async () => {
    await visit(base(), hostOf(other));
    await showFiles(other, [file('index.html', HTML, 'جدید')]);
    expect((await visit(base(), hostOf(other))).text).toBe('جدید');
  });

  it('keeps the files of a page that was open when another release was shown', async () => {
    const [gone, page] = ['/assets/gone.0123456789abcdef.css', '/about.html'];
    await showFiles(other, FILES);
    await showFiles(other, [file('index.html', HTML, 'جدیدتر')]);
    const kept = await visit(base(), hostOf(other), gone);
    expect([kept.status, kept.text, kept.headers['cache-control']]).toEqual([
      200,
      'b{color:blue}',
      'public, max-age=31536000, immutable',
    ]);
    // Pages are of the live release alone.
    expect((await visit(base(), hostOf(other), page)).status).toBe(404);
    for (let at = 0; at < HOSTING.earlierReleases; at += 1)
      await showFiles(other, [file('index.html', HTML, `نسخهٔ ${at}`)]);
    expect((await visit(base(), hostOf(other), gone)).status).toBe(404);
  });
});

describe('isolation', () => {
  it.each(['/graphql', '/api/health', '/api/openapi.json', '/sandbox', '/dashboard', '/robots.txt', '/assets/'])(
    'no route of the app answers at %s of a site',
    async (path) => {
      const there = await visit(base(), host, path);
      expect([there.status, there.text]).toEqual([404, 'برگهٔ خود سایت: نیست']);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s does nothing on a site', async (method) => {
    const answer = await visit(base(), host, '/graphql', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('a site cannot be read on the host of the app, or of another site', async () => {
    expect((await visit(base(), 'barpa.example', '/assets/film.mp4')).status).toBe(404);
    expect((await visit(base(), hostOf(other), '/assets/film.mp4')).status).toBe(404);
  });

  it.each(['barpa.example', 'BARPA.example:8080', '127.0.0.1', 'localhost', 'app:4000', '[::1]:4000'])(
    'the app answers as %s',
    async (name) => {
      const answer = await visit(base(), name, '/api/health');
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    },
  );

  it.each(['nobody.sites.localhost', 'sites.localhost', 'a.b.sites.localhost', 'evil.example', 'www.barpa.example'])(
    'nothing is at %s',
    async (name) => {
      const answer = await visit(base(), name, '/api/health');
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('در این آدرس سایتی نیست');
    },
  );

  it('nobody can ask for names without end that nobody has', async () => {
    const ask = (client: string, at: number) =>
      visit(base(), `nobody-${client.length}-${at}.sites.localhost`, '/', { headers: { 'x-forwarded-for': client } });
    for (let at = 0; at < HOSTING.unknownLabels; at += 1) expect((await ask('203.0.113.7', at)).status).toBe(404);
    const refused = await ask('203.0.113.7', HOSTING.unknownLabels);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    // A known answer is shown to everybody, and others go on asking.
    const same = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect((await visit(base(), host, '/', same)).status).toBe(200);
    expect((await ask('203.0.113.80', 1)).status).toBe(404);
  });

  it('X-Forwarded-Host leads nowhere', async () => {
    const headers = { 'x-forwarded-host': host };
    expect((await visit(base(), 'barpa.example', '/about.html', { headers })).text).not.toContain('درباره');
    const back = { 'x-forwarded-host': 'barpa.example' };
    expect((await visit(base(), host, '/api/health', { headers: back })).status).toBe(404);
  });
});

describe('abuse', () => {
  it.each(['HOST', 'dot', 'port'])('%s: a site has one name, however it is written', async (how) => {
    const written = how === 'HOST' ? host.toUpperCase() : how === 'dot' ? `${host}.` : `${host}:81`;
    expect((await visit(base(), written)).text).toBe(PAGE);
  });

  it.each([
    '/../../etc/passwd',
    '/assets/../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%252e%252e%252fetc/passwd',
    '/assets%2ffilm.mp4',
    '/assets%5cfilm.mp4',
    '/assets\\film.mp4',
    '//evil.example/',
    '/index.html%00.png',
    '/%ff%fe',
    '/.git/config',
    '/constructor',
    '/__proto__',
  ])('%s leads out of nothing', async (path) => {
    const { status, text } = await rawRequest(port(), `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect([status, text]).toEqual([404, 'برگهٔ خود سایت: نیست']);
  });

  it('an address written whole counts only where it is that of the host', async () => {
    const own = await rawRequest(port(), `GET http://${host}/about.html HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect([own.status, own.text]).toEqual([200, 'درباره']);
    for (const [written, named] of [
      [`http://${host}/about.html`, hostOf(other)],
      [`http://${host}/about.html`, 'barpa.example'],
      ['http://barpa.example/api/health', host],
    ]) {
      const answer = await rawRequest(port(), `GET ${written} HTTP/1.1\r\nHost: ${named}\r\n\r\n`);
      expect(answer.status).toBe(400);
    }
  });

  it.each([
    ['two hosts', () => `Host: ${host}\r\nHost: barpa.example`],
    ['a host twice', () => `Host: ${host}\r\nhost: ${host}`],
    ['a user before the host', () => `Host: barpa.example@${host}`],
    ['a path behind it', () => `Host: ${host}/x`],
    ['a name longer than any', () => `Host: ${'a'.repeat(4000)}.${host}`],
    ['two names', () => `Host: barpa.example, ${host}`],
    ['an empty name', () => 'Host: '],
    ['none', () => 'X: y'],
  ])('%s is refused', async (_what, headers) => {
    expect((await rawRequest(port(), `GET /about.html HTTP/1.1\r\n${headers()}\r\n\r\n`)).status).toBe(400);
  });
});

it('a site that could not be built is distinguished from one that is not there', async () => {
  await rows(app.ctx().em, `update sites set live_release_id = null, status = 'failed' where id = $1`, [other.id]);
  await unitOfWork(app.ctx(), async (tx) =>
    tx.publish('site.changed', { siteId: other.id, userId: newId(), label: other.label }),
  );
  expect((await visit(base(), hostOf(other))).status).toBe(503);
});
