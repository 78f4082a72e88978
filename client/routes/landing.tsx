import { RouterGo } from '../app/router-go.js';
import { LandingDeck } from '../features/landing/landing-deck.js';

/** The landing page when one comes back to it inside the application; the first visit is served by main.tsx. */
export function Component() {
  return (
    <RouterGo>
      <LandingDeck />
    </RouterGo>
  );
}
