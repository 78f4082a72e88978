import { Providers } from '../../app/providers.js';
import { LandingDeck } from '../landing/landing-deck.js';
import { PlatformGate } from './platform-gate.js';

/** `/` while the site is closed: the notice, and for administrators the landing page as it will be again. */
export function ClosedHome() {
  return (
    <Providers>
      <PlatformGate>
        <LandingDeck />
      </PlatformGate>
    </Providers>
  );
}
