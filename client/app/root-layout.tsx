import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ModeBanner, PlatformGate } from '#client/features/platform-mode/index.js';
import { MeDocument } from '#client/gql/graphql.js';
import { apolloClient } from '#client/lib/apollo/client.js';
import { ONE_REQUEST } from '#client/lib/apollo/deduplication.js';
import { usePlatformMode } from '#client/lib/platform-state.js';
import { common } from '#client/lib/messages/common.messages.js';
import { session } from '#client/lib/session/session.js';
import { Footer } from './frame/footer.js';
import { AccountSlot } from '#client/ui/frame/account-slot.js';
import { Header, OwnAccount } from './frame/header.js';
import { Providers } from './providers.js';
import { RouterGo } from './router-go.js';
import styles from './root-layout.module.css';

const ACCOUNT = <OwnAccount />;

/** Asks who is here while the rest of the page is loaded; `SessionUserLoader` waits for the same request. */
export function loader(): null {
  if (session.getSnapshot().status === 'loading') {
    apolloClient.query({ query: MeDocument, context: ONE_REQUEST }).catch(() => undefined);
  }
  return null;
}

/** The frame of every page but the landing page. */
export function Component() {
  return (
    <RouterGo>
      <Providers>
        <PlatformGate>
          <div className={styles.frame}>
            <a className={styles.skip} href="#main">
              {common.skipToContent}
            </a>
            <Header />
            <AccountSlot value={ACCOUNT}>
              <Main />
            </AccountSlot>
            <Footer />
          </div>
        </PlatformGate>
        <ScrollRestoration />
      </Providers>
    </RouterGo>
  );
}

/** A new page moves the focus to its beginning, as a full page load would: screen readers then read the new page. */
function Main() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const mode = usePlatformMode();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={main} tabIndex={-1} className={styles.main}>
      <ModeBanner mode={mode} />
      <Outlet />
    </main>
  );
}
