/**
 * The pages of the built client, filled with the platform's settings and its mode: once at the start and
 * again in every process when either changes. A request only ever takes a finished page from memory. Open pages receive
 * a change by their sockets first: rendering takes longer than sending to thousands of them, and waits for it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { LEGAL_PATHS } from '#core/legal.js';
import {
  isClosed,
  isOpenPage,
  OPEN,
  pageTitle,
  shareTags,
  PLATFORM_DEFAULTS,
  type PlatformSettings,
  type PlatformState,
} from '#core/platform.js';
import type { ContextFactory } from './context.js';
import { exampleSites, measuredTimeToOnline } from './features/sites/index.js';
import { measuredUptime } from './features/uptime/index.js';
import { retryAfterSeconds, currentPlatform, type CurrentPlatform } from './features/platform-mode/index.js';
import type { AppServices } from './platform/context.js';
import { gathered } from './platform/gathered.js';
import type { ClientFiles, RenderedPages } from './platform/http/client-files.js';

/** The beginning of a page; `preloads`: links to the files that it needs. The others where it has first words. */
interface Shell {
  readonly preloads: string;
  readonly title?: string;
  readonly text?: string | null;
  readonly html?: string;
}

type FirstPage = Required<Omit<Shell, 'preloads'>>;

interface Renderer {
  readonly render: (platform: PlatformState) => { readonly html: string; readonly head: string };
  readonly renderFirstPage: (name: string, platform: PlatformState) => FirstPage | undefined;
}

/** The file that client/build.mjs writes for the server. */
interface Built {
  readonly landing: string;
  readonly shell: string;
  /** The landing page around its parts. */
  readonly around: string;
  readonly shells: { readonly around: string; readonly pages: Readonly<Record<string, Shell>> };
  readonly renderer: () => Promise<Renderer>;
}

function readBuilt(folder: string): Built | null {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  if (!existsSync(join(folder, '.render/landing.html'))) return null;
  return {
    landing: read('index.html'),
    shell: read('app.html'),
    around: read('.render/landing.html'),
    shells: JSON.parse(read('.render/shells.json')) as Built['shells'],
    // Loaded when first needed: an installation that changed nothing never pays for it.
    renderer: async () => (await import(pathToFileURL(join(folder, '.render/entry-server.js')).href)) as Renderer,
  };
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** A block of data and not a script: nothing in it is run, and `<` cannot end it. */
function dataBlock(platform: PlatformState): string {
  return `<script type="application/json" id="platform">${JSON.stringify(platform).replace(/</g, '\\u003c')}</script>`;
}

function isAsBuilt(platform: PlatformState): boolean {
  return JSON.stringify(platform) === JSON.stringify({ settings: PLATFORM_DEFAULTS, mode: OPEN });
}

async function landingOf(built: Built, platform: PlatformState): Promise<string> {
  if (isAsBuilt(platform)) return built.landing.replace('<!--platform-->', () => dataBlock(platform));
  const { render } = await built.renderer();
  await turn();
  const { head, html } = render(platform);
  return built.around
    .replace('<!--head-->', () => head)
    .replace('<!--platform-->', () => dataBlock(platform))
    .replace('<!--app-->', () => html);
}

/**
 * Title, description and link preview of every page except the landing page: programs that show previews run no
 * scripts. The script sets the title of a page that has none here.
 */
function shellHead(settings: PlatformSettings, origin: string, page: Partial<FirstPage> = {}): string {
  const shared = shareTags(settings, origin);
  const title = page.title === undefined ? settings.name : pageTitle(settings, page.title);
  const description = page.text ?? shared['og:description'];
  const tags = Object.entries(shared).map(([name, text]) => `<meta property="${name}" content="${escape(text)}" />`);
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    ...tags,
  ].join('\n    ');
}

/** Each page in a turn of its own: requests and sockets are served in between. */
async function firstPages({ shells, renderer }: Built, platform: PlatformState): Promise<Map<string, FirstPage>> {
  const { renderFirstPage } = await renderer();
  const pages = new Map<string, FirstPage>();
  for (const name of Object.keys(shells.pages)) {
    await turn();
    const page = renderFirstPage(name, platform);
    if (page) pages.set(name, page);
  }
  return pages;
}

/** The shell of each page that the build knows; none while the platform is closed, when all show its notice. */
async function shellsOf(built: Built, platform: PlatformState, origin: string) {
  if (isClosed(platform.mode.mode)) return new Map<string, string>();
  const { shells } = built;
  const rendered = isAsBuilt(platform) ? null : await firstPages(built, platform);
  const pages = Object.entries(shells.pages).map(([name, { preloads, ...asBuilt }]): [string, string] => {
    const page: Partial<FirstPage> = rendered ? (rendered.get(name) ?? {}) : asBuilt;
    const html = shells.around
      .replace('<!--head-->', () => shellHead(platform.settings, origin, page))
      .replace('<!--preloads-->', () => preloads)
      .replace('<!--platform-->', () => dataBlock(platform))
      .replace('<!--app-->', () => page.html ?? '');
    return [name, html];
  });
  return new Map(pages);
}

/** The notice is visible without scripts as well. */
function noscript({ mode, settings }: PlatformState): string {
  if (!isClosed(mode.mode)) return '';
  return `<noscript><h1>${escape(settings.name)}</h1><p>${escape(mode.message ?? settings.slogan)}</p></noscript>`;
}

/** Pages of signed-in people are not for search engines. */
const PRIVATE = ['/admin', '/dashboard', '/api/', '/graphql', '/auth/', '/payment/', '/wallet/', '/debug'] as const;
const PUBLIC = ['/', '/wizard', '/auth', '/status', ...Object.values(LEGAL_PATHS)] as const;

function robots(origin: string): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const SECURITY_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom to write to about a weakness (RFC 9116). */
function securityText({ email }: PlatformSettings, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fa, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function sitemap(origin: string): string {
  const urls = PUBLIC.map((path) => `  <url><loc>${escape(origin + path)}</loc></url>`);
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset xmlns="${space}">`, ...urls, '</urlset>', ''].join('\n');
}

/** Every page of that state. */
async function renderPages(built: Built, platform: PlatformState, now: Date): Promise<RenderedPages> {
  const origin = platform.settings.url ?? '__PUBLIC_URL__';
  return {
    landing: isClosed(platform.mode.mode) ? null : await landingOf(built, platform),
    shell: built.shell
      .replace(/<title>[^<]*<\/title>/, () => shellHead(platform.settings, origin))
      .replace('<!--platform-->', () => noscript(platform) + dataBlock(platform)),
    shells: await shellsOf(built, platform, origin),
    files: {
      '/robots.txt': robots(origin),
      '/sitemap.xml': sitemap(origin),
      '/.well-known/security.txt': securityText(platform.settings, origin, now),
    },
  };
}

/** The state that everybody may read: the names that operators protect are theirs. */
function onWire({ settings, mode }: CurrentPlatform): PlatformState {
  return { settings: { ...settings, protectedNames: [] }, mode: { ...mode, until: mode.until?.toISOString() ?? null } };
}

/** How often the measured figures and the examples on the landing page are read again. */
const FIGURES_MS = 60 * 60 * 1000;

/** How long a change waits for others, and for the sockets that it is sent to. */
const GATHER_MS = 200;

/** Renders them now and after each change. Returns a function that stops it. */
export async function renderPagesOnChange(
  folder: string,
  client: ClientFiles,
  contexts: ContextFactory,
  { bus, clock, log }: AppServices,
): Promise<() => void> {
  const built = readBuilt(folder);
  if (!built) return () => undefined;
  let exampleLabels: readonly string[] = [];
  const render = async (): Promise<void> => {
    const ctx = contexts.ofSystem('client-pages');
    const now = await currentPlatform(ctx);
    const uptime = await measuredUptime(ctx);
    const timeToOnline = await measuredTimeToOnline(ctx);
    exampleLabels = now.settings.examples;
    const examples = await exampleSites(ctx, exampleLabels);
    const read = {
      ...(uptime && { uptime }),
      ...(timeToOnline && { timeToOnline }),
      ...(examples.length > 0 && { examples }),
    };
    const pages = await renderPages(built, { ...onWire(now), ...read }, clock.now());
    const closure = { retryAfterSeconds: () => retryAfterSeconds(now.mode.until, clock.now()), isOpenPage };
    client.setPages(pages, isClosed(now.mode.mode) ? closure : null);
  };
  await render();
  const { again, stop } = gathered(GATHER_MS, render, (error) =>
    log.error({ err: error }, 'the pages could not be rendered'),
  );
  const timer = setInterval(again, FIGURES_MS).unref();
  const stops = [
    bus.on('platform.changed', again),
    bus.on('site.changed', ({ label }) => exampleLabels.includes(label) && again()),
    bus.onResumed(again),
  ];
  return () => {
    stop();
    clearInterval(timer);
    stops.forEach((each) => each());
  };
}
