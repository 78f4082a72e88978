/** The landing page. Loads neither Mantine nor Apollo. */
export { LandingDeck } from './landing-deck.js';
