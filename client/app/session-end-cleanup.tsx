import { useEffect } from 'react';
import { session } from '#client/lib/session/session.js';
import { useSession } from '#client/lib/session/use-session.js';

/**
 * A session that expired leaves no payment data of its person in this tab. A deleted account leaves nothing in this
 * browser: its drafts and files have no owner any more. Renders nothing.
 */
export function SessionEndCleanup() {
  const now = useSession();
  const ended = now.status === 'guest' ? now.ended : undefined;
  useEffect(() => {
    if (!ended) return;
    const isRemoved = ended === 'ACCOUNT_REMOVED';
    // Loaded only now: every page includes this file, and hardly any needs it.
    void import('./forget-work.js').then(({ forgetPayments, forgetWork }) => {
      const owner = session.lastAccountId();
      return isRemoved && owner !== null ? forgetWork(owner) : forgetPayments();
    });
  }, [ended]);
  return null;
}
