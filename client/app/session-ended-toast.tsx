import { useEffect } from 'react';
import { sessionEnds } from '../lib/messages/identity/session.messages.js';
import { useSession } from '../lib/session/use-session.js';
import { toast } from '../ui/toast.js';

/** A guarded page redirects to the sign-in page by then, which shows the reason itself. */
const SETTLED_MS = 400;

/** Shows on a public page that the session has ended, and why. Renders nothing. */
export function SessionEndedToast() {
  const session = useSession();
  const ended = session.status === 'guest' ? session.ended : undefined;
  useEffect(() => {
    if (!ended) return undefined;
    const timer = setTimeout(() => {
      if (!/^\/auth(\/|$)/.test(window.location.pathname)) toast.info(sessionEnds[ended]);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [ended]);
  return null;
}
