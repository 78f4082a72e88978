import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { signInLink } from '#core/client-links.js';
import { useSession } from '#client/lib/session/use-session.js';
import { GuestActions, HeaderFrame } from '#client/ui/frame/header-frame.js';
import { SchemeToggle } from './scheme-toggle.js';

/** Visitors do not download the notifications and the account menu. */
const AccountActions = lazy(() =>
  import('./account-actions.js').then((module) => ({ default: module.AccountActions })),
);

const AccountToggle = lazy(() => import('./account-actions.js').then((module) => ({ default: module.AccountToggle })));

/** The account menu of a signed-in user, alone. */
export function OwnAccount() {
  const { status } = useSession();
  if (status !== 'signed-in') return null;
  return (
    <Suspense fallback={<span style={{ inlineSize: 40 }} />}>
      <AccountToggle />
    </Suspense>
  );
}

export function Header() {
  const { pathname } = useLocation();
  const { status } = useSession();
  return (
    <HeaderFrame>
      <SchemeToggle />
      {status === 'guest' ? (
        <GuestActions login={signInLink(pathname === '/wizard' ? { redirect: 'wizard' } : {})} />
      ) : (
        <Suspense fallback={<span style={{ inlineSize: 88 }} />}>
          <AccountActions />
        </Suspense>
      )}
    </HeaderFrame>
  );
}
