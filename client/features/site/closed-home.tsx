import { Providers } from '../../app/providers.js';
import { LandingDeck } from '../landing/landing-deck.js';
import { SiteGate } from './site-gate.js';

/** `/` while the site is closed: the notice, and for administrators the landing page as it will be again. */
export function ClosedHome() {
  return (
    <Providers>
      <SiteGate>
        <LandingDeck />
      </SiteGate>
    </Providers>
  );
}
