/** Draws the landing page to HTML: while building, and in the server when the settings change. Touches no browser. */
import { renderToString } from 'react-dom/server';
import { OPEN, SITE, type SiteState } from '../core/site.js';
import { headOf } from './app/landing-head.js';
import { LandingDeck } from './features/landing/landing-deck.js';
import { drawSite } from './lib/site-settings.js';

export function render(site: SiteState = { settings: SITE, mode: OPEN }): { html: string; head: string } {
  drawSite(site);
  return { html: renderToString(<LandingDeck />), head: headOf(site.settings) };
}
