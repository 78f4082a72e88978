import { fresh, jwt, makeWorld, MINUTE, NOW, storedTokens, user } from './session-fixtures.js';
import { SessionManager, type RefreshOutcome } from './session-manager.js';

const usable = storedTokens('good', NOW + 30 * MINUTE);
const expired = storedTokens('old', NOW + 4 * MINUTE);
const refused = async (): Promise<RefreshOutcome> => ({ kind: 'refused' });
const unreachable = async (): Promise<RefreshOutcome> => {
  throw new Error('HTTP 503');
};

const warn = console.warn;
beforeAll(() => {
  console.warn = () => undefined;
});
afterAll(() => {
  console.warn = warn;
});

describe('being signed in', () => {
  test('S-071 restores the session from storage', () => {
    const world = makeWorld(usable);
    world.tab.setItem('user_info', JSON.stringify(user));
    expect(new SessionManager(world.ports).getSnapshot()).toEqual({ status: 'signed-in', user });
  });

  test('tokens of an unknown person are loading', () => {
    expect(new SessionManager(makeWorld(usable).ports).getSnapshot().status).toBe('loading');
  });

  test('nothing stored is a guest', () => {
    expect(new SessionManager(makeWorld().ports).getSnapshot().status).toBe('guest');
  });

  test('cannot accept user info of another shape', () => {
    const world = makeWorld(usable);
    world.tab.setItem('user_info', '{"id":7}');
    expect(new SessionManager(world.ports).getSnapshot().status).toBe('loading');
  });

  test('signing in stores tokens and user and notifies listeners', () => {
    const world = makeWorld();
    const session = new SessionManager(world.ports);
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getSnapshot().status));
    session.signIn(fresh, user);
    expect(seen).toEqual(['signed-in']);
    expect(world.local.values.get('access_token')).toBe('fresh');
    expect(world.local.values.get('token_expires_at')).toBe(String(fresh.expiresAt));
    expect(world.tab.values.has('user_info')).toBe(true);
  });
});

describe('S-154 how it ended', () => {
  test.each(['ACCOUNT_BANNED', 'SESSION_ENDED', 'TOKEN_REFRESH_FAILED'] as const)(
    'has the reason %s',
    async (reason) => {
      const world = makeWorld(usable);
      world.onRefresh = async () => ({ kind: 'refused', reason });
      const session = new SessionManager(world.ports);
      await session.renewUnknown();
      expect(session.getSnapshot()).toEqual({ status: 'guest', user: null, ended: reason });
    },
  );

  test('an unknown token without a successor has simply run out', async () => {
    const session = new SessionManager(makeWorld(storedTokens('good', NOW + 30 * MINUTE, null)).ports);
    await session.renewUnknown();
    expect(session.getSnapshot()).toEqual({ status: 'guest', user: null, ended: 'TOKEN_REFRESH_FAILED' });
  });

  test('a server that cannot be reached ends nothing', async () => {
    const world = makeWorld(usable);
    world.onRefresh = unreachable;
    const session = new SessionManager(world.ports);
    await session.renewUnknown();
    expect(session.getSnapshot().status).toBe('loading');
  });

  test('cannot be shown after signing out or in again', async () => {
    const world = makeWorld(usable);
    const session = new SessionManager(world.ports);
    await session.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'guest', user: null });
    session.signIn(fresh, user);
    session.clear('SESSION_ENDED');
    session.signIn(fresh, user);
    await session.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'guest', user: null });
  });
});

describe('expiry', () => {
  test('S-073 a token is usable until five minutes before its end', () => {
    const world = makeWorld(storedTokens('good', NOW + 5 * MINUTE + 1));
    const session = new SessionManager(world.ports);
    expect(session.currentToken()).toBe('good');
    world.now = NOW + 1;
    expect(session.currentToken()).toBeNull();
  });

  test('S-074 a token without a known expiry stays usable', () => {
    const world = makeWorld({ access_token: 'opaque' });
    world.now = NOW * 2;
    expect(new SessionManager(world.ports).currentToken()).toBe('opaque');
  });

  test('S-074 the exp claim counts where the server names no expiry', () => {
    const world = makeWorld();
    const session = new SessionManager(world.ports);
    session.signIn({ accessToken: jwt({ exp: (NOW + 4 * MINUTE) / 1000 }), refreshToken: null, expiresAt: null }, user);
    expect(session.currentToken()).toBeNull();
  });

  test('S-075 reading an expired token without refresh token clears all', () => {
    const world = makeWorld(storedTokens('old', NOW - 1, null));
    world.tab.setItem('user_info', JSON.stringify(user));
    const session = new SessionManager(world.ports);
    expect(session.currentToken()).toBeNull();
    expect(world.local.values.size + world.tab.values.size).toBe(0);
    expect(session.getSnapshot().status).toBe('guest');
  });

  test('S-075 reading an expired token keeps what can renew it', () => {
    const world = makeWorld(expired);
    expect(new SessionManager(world.ports).currentToken()).toBeNull();
    expect(world.local.values.get('refresh_token')).toBe('refresh-1');
  });
});

describe('refresh', () => {
  test('S-076 concurrent refreshes share one call', async () => {
    const world = makeWorld(expired);
    const session = new SessionManager(world.ports);
    const answers = await Promise.all([session.refresh('old'), session.refresh('old'), session.tokenForCall(true)]);
    expect(answers).toEqual(['fresh', 'fresh', 'fresh']);
    expect(world.refreshed).toEqual(['refresh-1']);
  });

  test('S-076 cannot refresh without a refresh token', async () => {
    const world = makeWorld({ access_token: 'old', token_expires_at: String(NOW - 1) });
    expect(await new SessionManager(world.ports).refresh()).toBeNull();
    expect(world.refreshed).toEqual([]);
  });

  test('stores what the server answered', async () => {
    const world = makeWorld(expired);
    await new SessionManager(world.ports).refresh('old');
    expect(Object.fromEntries(world.local.values)).toEqual({
      access_token: 'fresh',
      refresh_token: 'refresh-2',
      token_expires_at: String(fresh.expiresAt),
    });
  });

  test('keeps the refresh token where none is answered', async () => {
    const world = makeWorld(expired);
    world.onRefresh = async () => ({ kind: 'renewed', tokens: { ...fresh, refreshToken: null } });
    await new SessionManager(world.ports).refresh('old');
    expect(world.local.values.get('refresh_token')).toBe('refresh-1');
  });

  test('S-077 a refusal clears the tokens', async () => {
    const world = makeWorld(expired);
    world.onRefresh = refused;
    const session = new SessionManager(world.ports);
    expect(await session.refresh('old')).toBeNull();
    expect(world.local.values.size).toBe(0);
    expect(session.getSnapshot().status).toBe('guest');
  });

  test('an unreachable server cannot end a session', async () => {
    const world = makeWorld(expired);
    world.onRefresh = unreachable;
    const session = new SessionManager(world.ports);
    await expect(session.refresh('old')).rejects.toThrow('HTTP 503');
    expect(world.local.values.get('refresh_token')).toBe('refresh-1');
    world.onRefresh = async () => ({ kind: 'renewed', tokens: fresh });
    expect(await session.refresh('old')).toBe('fresh');
  });

  test('a late refusal of an old token takes the newer one', async () => {
    const world = makeWorld(usable);
    const session = new SessionManager(world.ports);
    expect(await session.refresh('older')).toBe('good');
    expect(world.refreshed).toEqual([]);
  });

  test('another tab that renewed meanwhile spares the call', async () => {
    const world = makeWorld(expired);
    const session = new SessionManager(world.ports);
    world.local.setItem('access_token', 'of-the-other-tab');
    world.local.setItem('token_expires_at', String(NOW + 30 * MINUTE));
    expect(await session.refresh('old')).toBe('of-the-other-tab');
    expect(world.refreshed).toEqual([]);
  });
});

describe('the check', () => {
  test('S-077 runs at the start and every 60 seconds', async () => {
    const world = makeWorld(expired);
    const session = new SessionManager(world.ports);
    session.start();
    await session.refresh('old');
    expect(world.refreshed).toHaveLength(1);
    expect(world.intervals.map((interval) => interval.ms)).toEqual([60_000]);
    world.now = NOW + 28 * MINUTE;
    world.intervals[0]?.tick();
    await session.refresh('fresh');
    expect(world.refreshed).toEqual(['refresh-1', 'refresh-2']);
  });

  test('S-077 leaves a usable token alone', () => {
    const world = makeWorld(usable);
    new SessionManager(world.ports).start();
    expect(world.refreshed).toEqual([]);
  });
});

describe('the token of a call', () => {
  test('S-079 reads the storage again after 250 ms', async () => {
    const world = makeWorld();
    const session = new SessionManager(world.ports);
    world.onWait = () => {
      for (const [key, value] of Object.entries(usable)) world.local.setItem(key, value);
    };
    expect(await session.tokenForCall(true)).toBe('good');
    expect(world.waits).toEqual([250]);
  });

  test('S-079 finds at once what another tab stored', async () => {
    const world = makeWorld();
    const session = new SessionManager(world.ports);
    for (const [key, value] of Object.entries(usable)) world.local.setItem(key, value);
    expect(await session.tokenForCall(true)).toBe('good');
    expect(world.waits).toEqual([]);
  });

  test('a public call cannot be held up', async () => {
    const world = makeWorld();
    expect(await new SessionManager(world.ports).tokenForCall(false)).toBeNull();
    expect(world.waits).toEqual([]);
  });

  test('an expired token is renewed before it is needed', async () => {
    const world = makeWorld(expired);
    expect(await new SessionManager(world.ports).tokenForCall(false)).toBe('fresh');
  });
});

describe('signing out', () => {
  test('S-080 clears the tokens and answers success', async () => {
    const world = makeWorld(usable);
    expect(await new SessionManager(world.ports).signOut()).toEqual({ success: true });
    expect(world.local.values.size).toBe(0);
  });

  test('S-080 a failing call cannot keep a session open', async () => {
    const world = makeWorld(usable);
    world.onSignOut = () => Promise.reject(new Error('HTTP 500'));
    const session = new SessionManager(world.ports);
    expect(await session.signOut()).toEqual({ success: false });
    expect(world.local.values.size).toBe(0);
    expect(session.getSnapshot().status).toBe('guest');
  });

  test('a refresh that ends after the sign-out cannot bring the session back', async () => {
    const world = makeWorld(expired);
    const session = new SessionManager(world.ports);
    let answer: (outcome: RefreshOutcome) => void = () => undefined;
    world.onRefresh = () => new Promise((resolve) => (answer = resolve));
    const refresh = session.refresh('old');
    await session.signOut();
    answer({ kind: 'renewed', tokens: fresh });
    expect(await refresh).toBeNull();
    expect(world.local.values.size).toBe(0);
    expect(session.getSnapshot().status).toBe('guest');
  });

  test('another tab that signed out is followed', () => {
    const world = makeWorld(usable);
    world.tab.setItem('user_info', JSON.stringify(user));
    const session = new SessionManager(world.ports);
    world.local.values.clear();
    session.reread();
    expect(session.getSnapshot()).toEqual({ status: 'guest', user: null, ended: 'OTHER_TAB' });
  });

  test('another person in another tab is not taken for this one', () => {
    const world = makeWorld(storedTokens(jwt({ sub: 'u1' }), NOW + 30 * MINUTE));
    world.tab.setItem('user_info', JSON.stringify(user));
    const session = new SessionManager(world.ports);
    world.local.setItem('access_token', jwt({ sub: 'u2' }));
    session.reread();
    expect(session.getSnapshot().status).toBe('loading');
  });
});
