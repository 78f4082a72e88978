/** Draws the landing page to HTML while building. Nothing here may touch the browser. */
import { renderToString } from 'react-dom/server';
import { headOf } from './app/landing-head.js';
import { LandingDeck } from './features/landing/landing-deck.js';

export function render(): { html: string; head: string } {
  return { html: renderToString(<LandingDeck />), head: headOf() };
}
