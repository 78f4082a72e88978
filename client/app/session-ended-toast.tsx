import { useEffect } from 'react';
import { sessionEnds } from '#client/lib/messages/identity/session.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { toast } from '#client/ui/toast.js';

/** The sign-in page shows the reason itself, and guarded pages redirect there. */
const SHOWS_IT = /^\/(auth|dashboard|admin)(\/|$)/i;

/** Shows on a public page that the session has ended, and why. Renders nothing. */
export function SessionEndedToast() {
  const session = useSession();
  const ended = session.status === 'guest' ? session.ended : undefined;
  useEffect(() => {
    if (ended && !SHOWS_IT.test(window.location.pathname)) toast.info(sessionEnds[ended]);
  }, [ended]);
  return null;
}
