/** Renders the landing page to HTML: at build time, and in the server when the settings change. Uses no browser API. */
import { renderToString } from 'react-dom/server';
import { OPEN, PLATFORM_DEFAULTS, type PlatformState } from '../core/platform.js';
import { isTrade, BUSINESS_TRADES } from '../core/design/trades.js';
import { renderDemo } from './app/landing-demo.js';
import { headOf } from './app/landing-head.js';
import { LazyAccount } from './app/frame/lazy-account.js';
import { demoAddress, LandingDeck } from './features/landing/index.js';
import { renderPlatform } from './lib/platform-state.js';

export function render(site: PlatformState = { settings: PLATFORM_DEFAULTS, mode: OPEN }): {
  html: string;
  head: string;
} {
  renderPlatform(site);
  return { html: withDemo(renderToString(<LandingDeck Account={LazyAccount} />)), head: headOf(site.settings) };
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
