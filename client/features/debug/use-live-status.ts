import { once } from '#core/once.js';
import { useEffect, useState } from 'react';
import { DEBUG, TIME_ZONE } from '#core/limits/limits.js';
import { toPersianDigits } from '#client/lib/format.js';
import { debug } from './debug.messages.js';
import { isAdmin, useSession, type Session } from '#client/lib/session/use-session.js';
import { maskedEmail, tokenStatus, type TokenStatus } from './token-status.js';

export type StatusRow = readonly [label: string, value: string];

const text = debug.status;
/** With seconds, so that one sees it being refreshed. */
const clock = once(() => new Intl.DateTimeFormat('fa-IR', { timeStyle: 'medium', timeZone: TIME_ZONE }));

interface Snapshot {
  readonly tokens: TokenStatus;
  readonly online: boolean;
  readonly at: Date;
}

function look(): Snapshot {
  const stores = { local: window.localStorage, tab: window.sessionStorage };
  return { tokens: tokenStatus(stores, Date.now()), online: navigator.onLine, at: new Date() };
}

/** `۲۴:۰۷`, minutes and seconds. */
function remaining({ hasAccess, remainingMs, expired }: TokenStatus): string {
  if (!hasAccess) return text.none;
  if (remainingMs === null) return text.unknown;
  if (expired) return text.expired;
  const seconds = Math.floor(remainingMs / 1000);
  return toPersianDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
}

function rowsOf({ tokens, online, at }: Snapshot, session: Session): StatusRow[] {
  const has = (present: boolean) => (present ? text.present : text.absent);
  return [
    [text.session, text.sessions[session.status]],
    [text.account, session.user ? maskedEmail(session.user.email) : text.none],
    [text.role, session.user ? text.roles[isAdmin(session.user) ? 'admin' : 'user'] : text.none],
    [text.access, tokens.hasAccess ? (tokens.expired ? text.expired : text.usable) : text.absent],
    [text.refresh, has(tokens.hasRefresh)],
    [text.expiry, remaining(tokens)],
    [text.legacy, has(tokens.hasLegacy)],
    [text.online, online ? text.isOnline : text.isOffline],
    [text.checkedAt, clock().format(at)],
  ];
}

/** Checked every five seconds, and at once after signing in or out. */
export function useLiveStatus(): StatusRow[] {
  const session = useSession();
  const [snapshot, setSnapshot] = useState(look);
  useEffect(() => {
    setSnapshot(look());
    const timer = setInterval(() => setSnapshot(look()), DEBUG.tokenRefreshMs);
    return () => clearInterval(timer);
  }, [session.status]);
  return rowsOf(snapshot, session);
}
