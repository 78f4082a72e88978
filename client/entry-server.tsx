/**
 * Renders the landing page and the beginning of all others to HTML: at build time, and in the server when the settings
 * change. Uses no browser API.
 */
import { renderToString } from 'react-dom/server';
import { inItsName, OPEN, PLATFORM_DEFAULTS, type PlatformState } from '#core/platform.js';
import { isTrade, BUSINESS_TRADES } from '#core/design/trades.js';
import { renderDemo } from './app/landing-demo.js';
import { FIRST_WORDS } from './app/first-words.js';
import { headOf } from './app/landing-head.js';
import { LazyAccount } from './app/frame/lazy-account.js';
import { demoAddress, LandingDeck } from './features/landing/index.js';
import { renderPlatform } from './lib/platform-state.js';
import { WordsScreen, type FirstWords } from './ui/frame/boot-screen.js';
import { HeaderFrame } from './ui/frame/header-frame.js';

const AS_BUILT: PlatformState = { settings: PLATFORM_DEFAULTS, mode: OPEN };

export function render(site: PlatformState = AS_BUILT): {
  html: string;
  head: string;
} {
  renderPlatform(site);
  return { html: withDemo(renderToString(<LandingDeck Account={LazyAccount} />)), head: headOf(site.settings) };
}

/** The first HTML and the head of a page, before its script runs. */
export interface FirstPage extends FirstWords {
  readonly html: string;
}

/** Renders the first words of a page by its name (`pageNameOf` of core/client-routes); undefined where it has none. */
export function renderFirstPage(name: string, platform: PlatformState = AS_BUILT): FirstPage | undefined {
  const known = new Map(Object.entries(FIRST_WORDS)).get(name);
  if (!known) return undefined;
  renderPlatform(platform);
  const words = { title: inItsName(known.title, platform.settings.name), text: known.text };
  const html = renderToString(
    <>
      <HeaderFrame />
      <WordsScreen {...words} />
    </>,
  );
  return { ...words, html };
}

/** All of them by their names, as the build keeps them. */
export function renderFirstPages(): Record<string, FirstPage | undefined> {
  return Object.fromEntries(Object.keys(FIRST_WORDS).map((name) => [name, renderFirstPage(name)]));
}

/** In a shadow root, which React neither renders nor compares. */
function withDemo(html: string): string {
  return html.replace(/data-demo="(\w+)"[^>]*>/, (host, trade: string) =>
    isTrade(trade) ? `${host}<template shadowrootmode="open">${renderDemo(trade)}</template>` : host,
  );
}

/** The pages of all trades with templates, which the browser fetches: paths below the client's root, and contents. */
export function demoFiles(): readonly (readonly [path: string, html: string])[] {
  return BUSINESS_TRADES.map((trade) => [demoAddress(trade), renderDemo(trade)] as const);
}
