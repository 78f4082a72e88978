import type { KeyValueStore } from '../session/token-store.js';

/** The browser's localStorage, read at each call: where it is blocked the access throws. */
export const browserStore: KeyValueStore = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
};

/** The keys of everything stored; none where the browser does not let us look. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch (fault) {
    console.warn('storage: the browser does not show what it keeps', fault);
    return [];
  }
}
