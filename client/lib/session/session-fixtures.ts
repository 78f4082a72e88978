/** Fixtures of the session's tests: storages of Maps, tokens, and a world whose clock is set by the test. */
import type { RefreshOutcome, SessionPorts, SessionUser } from './session-manager.js';
import type { KeyValueStore, Stores, TokenSet } from './token-store.js';

export const NOW = 1_800_000_000_000;
export const MINUTE = 60_000;

export function mapStore(
  values: Record<string, string> = {},
): KeyValueStore & { readonly values: Map<string, string> } {
  const map = new Map(Object.entries(values));
  return {
    values: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export function jwt(claims: object): string {
  return `head.${btoa(JSON.stringify(claims))}.sign`;
}

export const user: SessionUser = {
  id: 'u1',
  email: 'sara@example.com',
  role: 'user',
  status: 'active',
  fullName: 'سارا محمدی',
  avatarUrl: null,
  emailConfirmedAt: null,
  mustSetUpTwoFactor: false,
};

export const fresh: TokenSet = { accessToken: 'fresh', refreshToken: 'refresh-2', expiresAt: NOW + 30 * MINUTE };

export interface World {
  readonly ports: SessionPorts;
  readonly local: ReturnType<typeof mapStore>;
  readonly tab: ReturnType<typeof mapStore>;
  readonly stores: Stores;
  /** Refresh tokens that were sent, in order. */
  readonly refreshed: string[];
  readonly waits: number[];
  readonly intervals: { ms: number; tick: () => void }[];
  now: number;
  onRefresh: () => Promise<RefreshOutcome>;
  onSignOut: () => Promise<void>;
  onWait: () => void;
}

export function makeWorld(stored: Record<string, string> = {}): World {
  const local = mapStore(stored);
  const tab = mapStore();
  const stores = { local, tab };
  const world: World = {
    local,
    tab,
    stores,
    refreshed: [],
    waits: [],
    intervals: [],
    now: NOW,
    onRefresh: async () => ({ kind: 'renewed', tokens: fresh }),
    onSignOut: async () => undefined,
    onWait: () => undefined,
    ports: {
      stores,
      refresh: (token) => {
        world.refreshed.push(token);
        return world.onRefresh();
      },
      signOut: () => world.onSignOut(),
      now: () => world.now,
      wait: async (ms) => {
        world.waits.push(ms);
        world.onWait();
      },
      every: (ms, tick) => {
        world.intervals.push({ ms, tick });
        return () => undefined;
      },
      exclusively: (work) => work(),
    },
  };
  return world;
}

export function storedTokens(
  accessToken: string,
  expiresAt: number,
  refreshToken: string | null = 'refresh-1',
): Record<string, string> {
  return {
    access_token: accessToken,
    token_expires_at: String(expiresAt),
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
  };
}
