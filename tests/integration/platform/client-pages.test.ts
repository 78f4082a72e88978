/** The pages follow the platform's mode: after the open pages have received it, once for many changes, in turns. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

const AROUND = '<!doctype html><!--head--><!--platform--><!--preloads--><main><!--app--></main>';
const SHELLS = {
  around: AROUND,
  pages: { auth: { preloads: '', html: 'as built' }, wizard: { preloads: '', html: 'as built' } },
};
/** In the place of the built client's: it notes what is rendered, and in which turn of the loop. */
const RENDERER = `
const noted = (globalThis.renderedPages = []);
let turn = 0;
const note = (name, { mode }) => { noted.push({ name, mode: mode.mode, turn }); setImmediate(() => { turn += 1; }); };
export const render = (platform) => { note('landing', platform); return { head: '', html: 'landing ' + platform.mode.mode }; };
export const renderFirstPage = (name, platform) => { note(name, platform); return { title: name, text: null, html: name + ' ' + platform.mode.mode }; };
`;

interface Rendered {
  readonly name: string;
  readonly mode: string;
  readonly turn: number;
}

const rendered = (): Rendered[] => (globalThis as unknown as { renderedPages?: Rendered[] }).renderedPages ?? [];

let folder: string;
let app: TestApp;
let admin: Account;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'barpa-client-'));
  await mkdir(join(folder, '.render'));
  const page = '<!doctype html><title>x</title><!--platform-->';
  const files = {
    'index.html': page,
    'app.html': page,
    '.render/landing.html': AROUND,
    '.render/shells.json': JSON.stringify(SHELLS),
    '.render/entry-server.js': RENDERER,
    '.render/package.json': '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  app = await createTestApp({ worker: false, clientFolder: folder });
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const setMode = (mode: string) => app.rest('PATCH', '/site-config', { body: { mode }, token: admin.token });
const page = async (path: string): Promise<string> =>
  (await fetch(app.url + path, { headers: { accept: 'text/html' } })).text();

test('each page is rendered in a turn of its own', async () => {
  expect(await page('/auth')).toContain('as built');
  for (const mode of ['temporarily_unavailable', 'update_mode', 'development_mode']) await setMode(mode);
  await eventually('the page of the new mode', async () => (await page('/auth')).includes('auth development_mode'));
  // How many changes are one run depends on the time they take; that they are, gathered.test.ts tests.
  const last = rendered().slice(-3);
  expect(last.map(({ name, mode }) => `${name} ${mode}`)).toEqual([
    'landing development_mode',
    'auth development_mode',
    'wizard development_mode',
  ]);
  expect(new Set(last.map(({ turn }) => turn)).size).toBe(3);
  expect(await page('/')).toContain('landing development_mode');
});

test('a page follows when the platform is closed and opened again', async () => {
  await setMode('update_mode');
  await eventually('the page is closed', async () => (await fetch(app.url)).status === 503);
  await setMode('normal');
  await eventually('the page is open', async () => (await page('/auth')).includes('as built'));
});

test('a weakness is reported to the address of the settings', async () => {
  const { headers, text } = await fetch(`${app.url}/.well-known/security.txt`).then(async (answer) => ({
    headers: answer.headers,
    text: await answer.text(),
  }));
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('Contact: mailto:hello@barpa.example');
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
