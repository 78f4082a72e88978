/** The landing page. Loads neither Mantine nor Apollo. */
export { demoAddress } from './demo/demo-view.js';
export { LandingDeck } from './landing-deck.js';
