import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.js';
import { GuestActions, HeaderFrame } from '../../ui/frame/header-frame.js';
import { SchemeToggle } from './scheme-toggle.js';

/** Visitors do not download the notifications and the account menu. */
const AccountActions = lazy(() =>
  import('./account-actions.js').then((module) => ({ default: module.AccountActions })),
);

export function Header() {
  const { pathname } = useLocation();
  const { status } = useSession();
  return (
    <HeaderFrame>
      <SchemeToggle />
      {status === 'guest' ? (
        <GuestActions login={pathname === '/wizard' ? '/auth?redirect=wizard' : '/auth'} />
      ) : (
        <Suspense fallback={<span style={{ inlineSize: 88 }} />}>
          <AccountActions />
        </Suspense>
      )}
    </HeaderFrame>
  );
}
