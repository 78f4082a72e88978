/** Renders the landing page to HTML: at build time, and in the server when the settings change. Uses no browser API. */
import { renderToString } from 'react-dom/server';
import { OPEN, PLATFORM_DEFAULTS, type PlatformState } from '../core/platform.js';
import { headOf } from './app/landing-head.js';
import { LazyAccount } from './app/frame/lazy-account.js';
import { LandingDeck } from './features/landing/index.js';
import { renderPlatform } from './lib/platform-state.js';

export function render(site: PlatformState = { settings: PLATFORM_DEFAULTS, mode: OPEN }): {
  html: string;
  head: string;
} {
  renderPlatform(site);
  return { html: renderToString(<LandingDeck Account={LazyAccount} />), head: headOf(site.settings) };
}
