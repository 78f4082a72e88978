import { createContext, useContext } from 'react';
import { isAdmin, useSession } from '#client/lib/session/use-session.js';

/**
 * Whether the viewer owns the site of the page; else they are an administrator, to whom the server refuses what is the
 * owner's alone: buying, renewals, and acting on messages, subscribers and webhooks.
 */
export const OwnsSite = createContext(true);

/** See `OwnsSite`. */
export function useOwnsSite(): boolean {
  return useContext(OwnsSite);
}

interface OwnedSite {
  /** Null: the account was removed. */
  readonly customer: { readonly id: string } | null;
}

/** Whether the viewer owns it; the server shows a site to its owner and to administrators alone. */
export function useIsOwner(site: OwnedSite | undefined): boolean {
  const { user } = useSession();
  return !site || !isAdmin(user) || site.customer?.id === user?.id;
}
