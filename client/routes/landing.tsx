import { lazy, Suspense } from 'react';
import { isClosed } from '#core/platform.js';
import { BootScreen } from '#client/ui/frame/boot-screen.js';
import { RouterGo } from '#client/app/router-go.js';
import { LazyAccount } from '#client/app/frame/lazy-account.js';
import { LandingDeck } from '#client/features/landing/index.js';
import { usePlatformMode } from '#client/lib/platform-state.js';

/** Loads the session, which the prerendered landing page does without. */
const ClosedHome = lazy(() => import('#client/app/closed-home.js').then((module) => ({ default: module.ClosedHome })));

/** The landing page when one comes back to it inside the application; the first visit is served by main.tsx. */
export function Component() {
  const { mode } = usePlatformMode();
  return (
    <RouterGo>
      {isClosed(mode) ? (
        <Suspense fallback={<BootScreen />}>
          <ClosedHome />
        </Suspense>
      ) : (
        <LandingDeck Account={LazyAccount} />
      )}
    </RouterGo>
  );
}
