import { createContext, useContext } from 'react';

/**
 * Whether the viewer owns the site of the page; else they are an administrator, to whom the server refuses what is the
 * owner's alone: buying, renewals, and acting on messages, subscribers and webhooks.
 */
export const OwnsSite = createContext(true);

/** See `OwnsSite`. */
export function useOwnsSite(): boolean {
  return useContext(OwnsSite);
}
