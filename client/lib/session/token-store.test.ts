import { jwt, mapStore, user } from './session-fixtures.js';
import { clearTokens, expiryOfJwt, readTokens, readUserInfo, writeTokens, writeUserInfo } from './token-store.js';

const stores = (local: Record<string, string>, tab: Record<string, string> = {}) => ({
  local: mapStore(local),
  tab: mapStore(tab),
});

test('S-071 reads the documented keys', () => {
  const found = readTokens(stores({ access_token: 'a', refresh_token: 'r', token_expires_at: '42' }));
  expect(found).toEqual({ accessToken: 'a', refreshToken: 'r', expiresAt: 42 });
});

test('S-071 falls back to the legacy keys', () => {
  const found = readTokens(stores({ backend_access_token: 'old', backend_refresh_token: 'old-r' }));
  expect(found).toMatchObject({ accessToken: 'old', refreshToken: 'old-r' });
});

test('S-071 prefers the documented keys to the legacy ones', () => {
  const found = readTokens(stores({ access_token: 'new', backend_access_token: 'old' }));
  expect(found.accessToken).toBe('new');
});

test('S-072 writes tokens and expiry, drops legacy keys', () => {
  const where = stores({ backend_access_token: 'old', backend_refresh_token: 'old' });
  writeTokens(where, { accessToken: 'a', refreshToken: 'r', expiresAt: 7 });
  expect(Object.fromEntries(where.local.values)).toEqual({
    access_token: 'a',
    refresh_token: 'r',
    token_expires_at: '7',
  });
});

test('S-074 takes a missing expiry from the exp claim', () => {
  const found = readTokens(stores({ access_token: jwt({ exp: 1_900_000_000 }) }));
  expect(found.expiresAt).toBe(1_900_000_000_000);
});

test.each([
  ['two parts', 'a.b'],
  ['four parts', 'a.b.c.d'],
  ['no exp', jwt({ sub: 'u1' })],
  ['a textual exp', jwt({ exp: '1900000000' })],
  ['rubbish inside', 'a.%%%.c'],
])('S-074 a token with %s has no known expiry', (_what, token) => {
  expect(expiryOfJwt(token)).toBeNull();
});

test('S-075 clearing removes every token key and the user', () => {
  const where = stores(
    {
      access_token: 'a',
      refresh_token: 'r',
      token_expires_at: '1',
      backend_access_token: 'x',
      backend_refresh_token: 'y',
      other: 'stays',
    },
    { user_info: '{}' },
  );
  clearTokens(where);
  expect(Object.fromEntries(where.local.values)).toEqual({ other: 'stays' });
  expect(where.tab.values.size).toBe(0);
});

test('S-071 keeps the user in session storage', () => {
  const where = stores({});
  writeUserInfo(where, user);
  expect(JSON.parse(where.tab.values.get('user_info') ?? '')).toEqual(user);
  expect(readUserInfo(where)).toEqual(user);
});

describe('a storage that throws', () => {
  const broken = {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const where = { local: broken, tab: broken };
  let warn: typeof console.warn;
  let warnings = 0;
  beforeEach(() => {
    warn = console.warn;
    warnings = 0;
    console.warn = () => void (warnings += 1);
  });
  afterEach(() => {
    console.warn = warn;
  });

  test('S-084 is only logged while reading', () => {
    expect(readTokens(where)).toEqual({ accessToken: null, refreshToken: null, expiresAt: null });
    expect(warnings).toBe(1);
  });

  test('S-084 is only logged while writing', () => {
    writeTokens(where, { accessToken: 'a', refreshToken: 'r', expiresAt: 1 });
    expect(warnings).toBe(1);
  });

  test('S-084 unreadable user info counts as none', () => {
    expect(readUserInfo({ local: broken, tab: mapStore({ user_info: '{not json' }) })).toBeNull();
  });
});
