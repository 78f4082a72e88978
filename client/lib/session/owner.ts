/**
 * The owner of the work in this browser. A guest's is under the documented keys, an account's under the same keys with
 * the account's id appended: no one reads another person's work, whether they signed out or their session expired.
 */
import { useSyncExternalStore } from 'react';
import { browserStore, storedKeys } from '../storage/browser-store.js';
import { session } from './session.js';
import type { KeyValueStore } from './token-store.js';

/** `guest`, or the id of an account. */
export type Owner = string;

export const GUEST: Owner = 'guest';

const suffixOf = (owner: Owner): string => (owner === GUEST ? '' : `@${owner}`);

/** The browser's key for an owner's `key`. */
export const ownedKey = (owner: Owner, key: string): string => key + suffixOf(owner);

/** The storage as one owner sees it; throws where the browser's does. */
export function ownedStore(owner: Owner): KeyValueStore {
  return {
    getItem: (key) => browserStore.getItem(ownedKey(owner, key)),
    setItem: (key, value) => browserStore.setItem(ownedKey(owner, key), value),
    removeItem: (key) => browserStore.removeItem(ownedKey(owner, key)),
  };
}

/** An account's keys, as the account names them; for a guest all that belong to no account. */
export function ownedKeys(owner: Owner): readonly string[] {
  if (owner === GUEST) return storedKeys().filter((key) => !key.includes('@'));
  const suffix = suffixOf(owner);
  return storedKeys().flatMap((key) => (key.endsWith(suffix) ? [key.slice(0, -suffix.length)] : []));
}

/** The current owner in this browser; null while it is unknown. */
function currentOwner(): Owner | null {
  return session.getSnapshot().status === 'guest' ? GUEST : session.accountId();
}

export function useOwner(): Owner | null {
  return useSyncExternalStore(session.subscribe, currentOwner, () => null);
}
