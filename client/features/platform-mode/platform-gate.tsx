import { useSubscription } from '@apollo/client/react';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { BootScreen } from '#client/ui/frame/boot-screen.js';
import { isClosed, isOpenPage } from '#core/platform.js';
import { PlatformModeChangedDocument } from '#client/gql/graphql.js';
import { isAdmin, useSession } from '#client/lib/session/use-session.js';
import { applyPlatform, usePlatformMode } from '#client/lib/platform-state.js';

/** No part of what everybody downloads: the site is hardly ever closed. */
const NoticePage = lazy(() => import('./notice-page.js').then((module) => ({ default: module.NoticePage })));

/**
 * The whole platform, or the notice instead of it; administrators come in, and so do visitors who sign in or have paid.
 */
export function PlatformGate({ children }: PropsWithChildren) {
  const mode = usePlatformMode();
  const { user, status } = useSession();
  const { pathname } = useLocation();
  const isShut = isClosed(mode.mode) && !isAdmin(user) && !isOpenPage(pathname);
  return (
    <>
      <PlatformModeListener key={status === 'guest' ? 'guest' : 'known'} />
      {isShut ? (
        <Suspense fallback={<BootScreen />}>
          <NoticePage mode={mode} />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}

/** Receives the platform's mode with each connection and each new mode. Renders nothing. */
function PlatformModeListener() {
  useSubscription(PlatformModeChangedDocument, {
    onData: ({ data }) => {
      if (data.data) applyPlatform({ mode: data.data.platformModeChanged });
    },
  });
  return null;
}
