import type { KeyValueStore } from '../session/token-store.js';

/** This tab's sessionStorage, read at each call: where it is blocked the access throws. */
export const tabStore: KeyValueStore = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
  removeItem: (key) => window.sessionStorage.removeItem(key),
};
