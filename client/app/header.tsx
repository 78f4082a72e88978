import { useSession } from '../lib/session/use-session.js';
import { AccountActions } from './account-actions.js';
import { GuestActions, HeaderFrame } from './header-frame.js';
import { SchemeToggle } from './scheme-toggle.js';

export function Header() {
  const { status } = useSession();
  return (
    <HeaderFrame>
      <SchemeToggle />
      {status === 'guest' ? <GuestActions /> : <AccountActions />}
    </HeaderFrame>
  );
}
