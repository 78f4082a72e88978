import { useSubscription } from '@apollo/client/react';
import { lazy, Suspense, useEffect, type PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { BootScreen } from '../../app/boot-screen.js';
import { isClosed, isOpenPage } from '../../../core/site.js';
import { SiteModeChangedDocument, SiteNowDocument } from '../../gql/graphql.js';
import { apolloClient } from '../../lib/apollo/client.js';
import { guestSocket, socket } from '../../lib/apollo/links.js';
import { onReconnect } from '../../lib/apollo/socket-life.js';
import { isAdmin, useSession } from '../../lib/session/use-session.js';
import { applySite, useSiteMode } from '../../lib/site-settings.js';

/** No part of what everybody downloads: the site is hardly ever closed. */
const NoticePage = lazy(() => import('./notice-page.js').then((module) => ({ default: module.NoticePage })));

/** The whole site, or the notice in its place; administrators come in, and so does whoever signs in or has paid. */
export function SiteGate({ children }: PropsWithChildren) {
  const mode = useSiteMode();
  const { user, status } = useSession();
  const { pathname } = useLocation();
  const isShut = isClosed(mode.mode) && !isAdmin(user) && !isOpenPage(pathname);
  return (
    <>
      <SiteModeListener key={status === 'guest' ? 'guest' : 'known'} isGuest={status === 'guest'} />
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

/** Hears of each new mode, and reads it again after the connection was lost. Draws nothing. */
function SiteModeListener({ isGuest }: { readonly isGuest: boolean }) {
  useSubscription(SiteModeChangedDocument, {
    onData: ({ data }) => {
      if (data.data) applySite({ mode: data.data.siteModeChanged });
    },
  });
  useEffect(() => onReconnect(isGuest ? guestSocket : socket, () => void readAgain()), [isGuest]);
  return null;
}

async function readAgain(): Promise<void> {
  try {
    const { data } = await apolloClient.query({ query: SiteNowDocument, fetchPolicy: 'network-only' });
    if (data) applySite({ mode: data.siteMode, settings: data.siteSettings });
  } catch (error) {
    console.warn('site mode: the last known one stays', error);
  }
}
