import { lazy, Suspense, useReducer, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SessionEnd } from '#client/lib/session/session-manager.js';
import { session } from '#client/lib/session/session.js';
import { GUEST, useOwner, type Owner } from '#client/lib/session/owner.js';
import { useSession } from '#client/lib/session/use-session.js';
import { loadSignInAgain } from '#client/features/identity/index.js';
import { draftMessages as m } from '#client/features/drafts/index.js';

const SignInAgain = lazy(async () => ({ default: await loadSignInAgain() }));

/** Whoever signs out, is blocked or has removed the account leaves nothing on the screen. */
const BY_ITSELF: readonly (SessionEnd | undefined)[] = ['TOKEN_REFRESH_FAILED', 'SESSION_ENDED'];

interface ScreenOwner {
  /** Null while it is unknown. */
  readonly owner: Owner | null;
  /** The session of the owner has ended by itself. */
  readonly hasEnded: boolean;
  /** Gives the screen to the guest. */
  readonly leave: () => void;
}

/**
 * Whose design is on the screen. Where a session ends by itself while its design is shown, that design stays until
 * somebody signs in or goes on as a guest (decision 117). A page that is opened later is the guest's.
 */
export function useScreenOwner(): ScreenOwner {
  const now = useOwner();
  const current = useSession();
  const shown = useRef<Owner | null>(null);
  const [, reread] = useReducer((count: number) => count + 1, 0);
  if (current.status === 'signed-in') shown.current = now;
  const before = shown.current;
  const isOver = current.status === 'guest' && BY_ITSELF.includes(current.ended);
  const hasEnded = isOver && before !== null && before !== GUEST && before === session.lastAccountId();
  const leave = () => {
    shown.current = null;
    reread();
  };
  return { owner: hasEnded ? before : now, hasEnded, leave };
}

/** The way back into the account, over the design. */
export function EndedSession({ onLeave }: { readonly onLeave: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Suspense>
      <SignInAgain from={pathname + search} text={m.ended} onLeave={onLeave} />
    </Suspense>
  );
}
