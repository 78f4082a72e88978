import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { loadClientFiles, type ClientFiles } from './client-files.js';

const PAGE = '<!doctype html><html lang="fa-IR"><a href="__PUBLIC_URL__/">x</a></html>';
let folder: string;
let app: FastifyInstance;
let files: ClientFiles;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'app.html'), 'the shell');
  await writeFile(join(folder, 'assets/app-abcd1234.js'), 'let x');
  await writeFile(join(folder, 'assets/heif-abcd1234.wasm'), 'wasm');
  files = loadClientFiles(folder, 'https://barpa.example');
  app = fastify();
  app.get('/*', (request, reply) => files.serve(request, reply) || reply.code(404).send());
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const landing = async (cookie: string) => (await get('/', { cookie })).text();

test('the landing page names its own origin', async () => {
  expect(await landing('')).toContain('href="https://barpa.example/"');
});

test('the landing page has the chosen colour scheme', async () => {
  expect(await landing('a=1; colour-scheme=dark')).toContain('<html data-mantine-color-scheme="dark" lang="fa-IR">');
  expect(await landing('colour-scheme=light; b=2')).toContain('data-mantine-color-scheme="light"');
  expect((await get('/')).headers.get('vary')).toBe('accept-encoding, cookie');
});

test('a cookie cannot write anything else', async () => {
  for (const cookie of ['', 'colour-scheme="><script>', 'colour-scheme=darker', 'xcolour-scheme=dark'])
    expect(await landing(cookie)).toContain('<html lang="fa-IR">');
});

test('hashed assets are immutable, pages are revalidated', async () => {
  expect((await get('/assets/app-abcd1234.js')).headers.get('cache-control')).toMatch(/immutable/);
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('WebAssembly has its type and is sent compressed', async () => {
  const { headers } = await get('/assets/heif-abcd1234.wasm', { 'accept-encoding': 'br' });
  expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual(['application/wasm', 'br']);
});

test.each(['text/html,application/xhtml+xml,*/*;q=0.8', '*/*'])('any page gets the shell for %s', async (accept) => {
  expect(await (await get('/dashboard', { accept })).text()).toBe('the shell');
});

test.each(['/no/such/page', '/dashboard/x', '/old.html', '/receipts/verify'])(
  'S-024 %s is a 404 with its own page',
  async (path) => {
    const response = await get(path, { accept: 'text/html,*/*;q=0.8' });
    expect([response.status, await response.text()]).toEqual([404, 'the shell']);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  },
);

test.each(['/wizard', '/auth/oauth/callback/google', '/invoices/verify/ABC', '/payment/callback?Status=OK', '/admin/'])(
  'S-025 %s is a page',
  async (path) => {
    expect((await get(path, { accept: 'text/html' })).status).toBe(200);
  },
);

test.each(['application/json', 'application/json, text/plain, */*', 'image/png'])(
  'a page cannot pass for %s',
  async (accept) => {
    expect((await get('/dashboard', { accept })).status).toBe(404);
  },
);

test('a missing file gets nothing', async () => {
  expect((await get('/assets/gone-abcd1234.js')).status).toBe(404);
});

describe('with rendered pages', () => {
  const html = (text: string): string => `<html lang="fa-IR">${text} __PUBLIC_URL__</html>`;
  const shells = new Map([
    ['dashboard', html('orders')],
    ['dashboard?tab=wallet', html('wallet')],
  ]);
  const text = async (path: string, cookie = '') => (await get(path, { accept: 'text/html', cookie })).text();
  beforeAll(() => files.setPages({ landing: html('landing'), shell: html('any page'), shells, files: {} }, null));

  test.each([
    ['/dashboard', 'orders'],
    ['/dashboard?tab=wallet', 'wallet'],
    ['/dashboard?tab=nothing', 'orders'],
    ['/wizard', 'any page'],
    ['/no/such/page?tab=wallet', 'any page'],
  ])('%s begins with its own words', async (path, words) => {
    expect(await text(path)).toContain(`${words} https://barpa.example`);
  });

  test('every page has the chosen colour scheme', async () => {
    expect(await text('/dashboard', 'colour-scheme=dark')).toContain('<html data-mantine-color-scheme="dark"');
    expect((await get('/dashboard', { accept: 'text/html' })).headers.get('vary')).toBe('accept-encoding, cookie');
  });

  test('an address cannot name a page by what it inherits', async () => {
    for (const path of ['/dashboard?tab=__proto__', '/dashboard?tab=constructor'])
      expect(await text(path)).toContain('orders');
  });

  test('a closed platform shows no words of a page', async () => {
    const closure = { retryAfterSeconds: () => 60, isOpenPage: () => false };
    files.setPages({ landing: null, shell: html('the notice'), shells: new Map(), files: {} }, closure);
    const response = await get('/dashboard?tab=wallet', { accept: 'text/html' });
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('the notice')]);
  });
});
