/**
 * Where the tokens live in the browser (specification 1 §3 and §4). Keys are the documented ones; the
 * `backend_*` keys of an older client are read as a fallback and removed when the tokens are cleared.
 */

/** The functions of a browser storage; tests bring a Map. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface TokenSet {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Milliseconds since 1970, or null where neither the server nor the token has an expiry. */
  readonly expiresAt: number | null;
}

export interface Stores {
  /** Survives the browser's restart: the tokens. */
  readonly local: KeyValueStore;
  /** Cleared with the tab: the remembered user. */
  readonly tab: KeyValueStore;
}

export const KEYS = {
  access: 'access_token',
  refresh: 'refresh_token',
  expires: 'token_expires_at',
  user: 'user_info',
  legacyAccess: 'backend_access_token',
  legacyRefresh: 'backend_refresh_token',
} as const;

const NONE: TokenSet = { accessToken: null, refreshToken: null, expiresAt: null };

/** The claims of a three-part token, unproven; empty where it cannot be read. */
function claimsOf(token: string): { readonly exp?: unknown; readonly sub?: unknown } {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts[1]) return {};
  try {
    const claims: unknown = JSON.parse(atob(parts[1].replace(/-/g, '+').replace(/_/g, '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The `exp` claim in ms; null unless the token has three parts and a numeric claim (specification 1 §5). */
export function expiryOfJwt(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}

/** The account a token names; null where it names none. Unproven: good for choosing local keys, not for rights. */
export function accountOfJwt(token: string | null): string | null {
  if (token === null) return null;
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && sub !== '' ? sub : null;
}

/** Whom a token is for; a token that does not say is its own person. */
export function subjectOfJwt(token: string | null): string | null {
  return accountOfJwt(token) ?? token;
}

function expiryOf(stored: string | null, accessToken: string | null): number | null {
  const value = stored === null || stored === '' ? Number.NaN : Number(stored);
  if (Number.isFinite(value)) return value;
  return accessToken === null ? null : expiryOfJwt(accessToken);
}

/** A blocked or full storage is logged and otherwise treated as empty: signing in still works in memory. */
function attempt<T>(what: string, action: () => T, fallback: T): T {
  try {
    return action();
  } catch (error) {
    console.warn(`session: ${what} failed`, error);
    return fallback;
  }
}

export function readTokens(stores: Stores): TokenSet {
  return attempt(
    'reading tokens',
    () => {
      const read = (key: string, legacy: string) => stores.local.getItem(key) || stores.local.getItem(legacy) || null;
      const accessToken = read(KEYS.access, KEYS.legacyAccess);
      const refreshToken = read(KEYS.refresh, KEYS.legacyRefresh);
      return { accessToken, refreshToken, expiresAt: expiryOf(stores.local.getItem(KEYS.expires), accessToken) };
    },
    NONE,
  );
}

export function writeTokens(stores: Stores, tokens: TokenSet): void {
  attempt(
    'storing tokens',
    () => {
      put(stores.local, KEYS.access, tokens.accessToken);
      put(stores.local, KEYS.refresh, tokens.refreshToken);
      put(stores.local, KEYS.expires, tokens.expiresAt === null ? null : String(tokens.expiresAt));
      stores.local.removeItem(KEYS.legacyAccess);
      stores.local.removeItem(KEYS.legacyRefresh);
    },
    undefined,
  );
}

/** Removes every token entry, old and new, and the remembered user. */
export function clearTokens(stores: Stores): void {
  attempt(
    'clearing tokens',
    () => {
      for (const key of [KEYS.access, KEYS.refresh, KEYS.expires, KEYS.legacyAccess, KEYS.legacyRefresh]) {
        stores.local.removeItem(key);
      }
      stores.tab.removeItem(KEYS.user);
    },
    undefined,
  );
}

export function readUserInfo(stores: Stores): unknown {
  return attempt(
    'reading the user',
    () => {
      const text = stores.tab.getItem(KEYS.user);
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    null,
  );
}

export function writeUserInfo(stores: Stores, user: object): void {
  attempt('storing the user', () => stores.tab.setItem(KEYS.user, JSON.stringify(user)), undefined);
}

function put(store: KeyValueStore, key: string, value: string | null): void {
  if (value === null) store.removeItem(key);
  else store.setItem(key, value);
}
