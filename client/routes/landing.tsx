import { lazy, Suspense } from 'react';
import { isClosed } from '../../core/platform.js';
import { BootScreen } from '../ui/frame/boot-screen.js';
import { RouterGo } from '../app/router-go.js';
import { LazyAccount } from '../app/frame/lazy-account.js';
import { LandingDeck } from '../features/landing/index.js';
import { usePlatformMode } from '../lib/platform-state.js';

/** Loads the session, which the prerendered landing page does without. */
const ClosedHome = lazy(() => import('../app/closed-home.js').then((module) => ({ default: module.ClosedHome })));

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
