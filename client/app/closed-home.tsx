import { Providers } from './providers.js';
import { LazyAccount } from './frame/lazy-account.js';
import { LandingDeck } from '#client/features/landing/index.js';
import { PlatformGate } from '#client/features/platform-mode/index.js';

/** `/` while the platform is closed: the notice, and for administrators the landing page as it will be again. */
export function ClosedHome() {
  return (
    <Providers>
      <PlatformGate>
        <LandingDeck Account={LazyAccount} />
      </PlatformGate>
    </Providers>
  );
}
