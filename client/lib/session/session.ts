/** The browser's one session: the machine of session-manager.ts with real ports. Safe to import while prerendering. */
import { serverNow } from '../server-clock.js';
import { SessionManager, type SessionPorts } from './session-manager.js';
import { KEYS, type KeyValueStore } from './token-store.js';
import { refreshTokens, sendSignOut } from './transport.js';

const LOCK = 'barpa:session-refresh';

/** Where there is no storage (prerendering, or blocked by the browser) the session is kept in memory. */
function storageOrMemory(pick: () => Storage): KeyValueStore {
  try {
    return pick();
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
}

/** Two tabs that renew at once would use one refresh token twice; the browser's lock lets them do it in turn. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

const ports: SessionPorts = {
  stores: { local: storageOrMemory(() => window.localStorage), tab: storageOrMemory(() => window.sessionStorage) },
  refresh: refreshTokens,
  signOut: sendSignOut,
  now: serverNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  exclusively,
};

export const session = new SessionManager(ports);

/** Begins the checks and listens to the other tabs. Answers how to stop. */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === KEYS.access || event.key === KEYS.refresh) session.reread();
  };
  // A page that is restored from the browser's back/forward cache has missed the messages of other tabs.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) session.reread();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  const stop = session.start();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    stop();
  };
}
