import { useSyncExternalStore } from 'react';
import type { SessionSnapshot } from './session-manager.js';
import { session } from './session.js';

const actions = {
  signIn: session.signIn.bind(session),
  signOut: session.signOut.bind(session),
  setUser: session.setUser.bind(session),
};

export type Session = SessionSnapshot & typeof actions;

const guest: SessionSnapshot = { status: 'guest', user: null };

/** Who is here. Prerendered pages and the first paint show a guest; the truth follows at once. */
export function useSession(): Session {
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, () => guest);
  return { ...snapshot, ...actions };
}

export { isAdmin } from './is-admin.js';
