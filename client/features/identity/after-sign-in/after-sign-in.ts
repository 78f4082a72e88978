/** Where a visitor goes once signed in. */
import { ownPath } from '#core/own-path.js';
import { isAdmin } from '#client/lib/session/is-admin.js';

export interface SignInTarget {
  /** `redirect` of the address: only `wizard` is supported. */
  readonly redirect: string | null;
  /** The page that sent the visitor here. */
  readonly from: unknown;
}

/** A path of this site, or null: an address that another site put there is never followed. */
export function localPath(value: unknown): string | null {
  const path = ownPath(value);
  return path !== null && /^\/auth(?:[/?#]|$)/.test(path) ? null : path;
}

/** The page that the visitor requested, if any: the page they came from, or the wizard. */
export function requestedTarget(wishes: SignInTarget): string | null {
  return wishes.redirect === 'wizard' ? '/wizard' : localPath(wishes.from);
}

/** Administrators to their panel, others to their dashboard, unless a page was requested. */
export function targetAfterSignIn(user: { readonly role: string }, wishes: SignInTarget): string {
  return requestedTarget(wishes) ?? (isAdmin(user) ? '/admin' : '/dashboard');
}
