import { loadConfig, type Config } from '#server/config/config.js';
import { signAccessToken, verifyAccessToken } from './access-token.js';
import { isGenuine, newSeed, parseRefreshToken, refreshTokenOf } from './refresh-token.js';

const config: Config = { ...loadConfig({}), tokenSecret: 'a secret of the tests, long enough' };
const other: Config = { ...config, tokenSecret: 'another secret of the tests, as long' };
const now = new Date('2026-11-21T10:00:00.400Z');
const viewer = {
  userId: '01990000-0000-7000-8000-000000000001',
  sessionId: '01990000-0000-7000-8000-000000000002',
  role: 'user' as const,
};
const later = (ms: number): Date => new Date(now.getTime() + ms);

describe('access tokens', () => {
  it('contain user and session for thirty minutes', async () => {
    const { accessToken, expiresAt } = await signAccessToken(config, viewer, now);
    expect(expiresAt).toBe(new Date('2026-11-21T10:30:00Z').getTime());
    expect(await verifyAccessToken(config, accessToken, later(29 * 60_000))).toEqual({
      userId: viewer.userId,
      sessionId: viewer.sessionId,
      expiresAt,
    });
  });

  it('cannot be used after they expire', async () => {
    const { accessToken } = await signAccessToken(config, viewer, now);
    expect(await verifyAccessToken(config, accessToken, later(31 * 60_000))).toBeNull();
  });

  it('cannot be signed with another secret', async () => {
    const { accessToken } = await signAccessToken(other, viewer, now);
    expect(await verifyAccessToken(config, accessToken, now)).toBeNull();
  });

  it('cannot be unsigned or garbage', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: viewer.userId, sid: viewer.sessionId, iss: 'barpa', exp: 9e9 })).toString('base64url')}.`;
    for (const token of [unsigned, '', 'a.b.c', 'نشان']) expect(await verifyAccessToken(config, token, now)).toBeNull();
  });
});

describe('refresh tokens', () => {
  const family = { id: viewer.sessionId, seed: newSeed() };
  const claimsOf = (token: string) => parseRefreshToken(token) ?? { sessionId: '', generation: 0, mac: '' };

  it('are the same for the same generation', () => {
    expect(refreshTokenOf(config, family, 3)).toBe(refreshTokenOf(config, family, 3));
    expect(refreshTokenOf(config, family, 3)).not.toBe(refreshTokenOf(config, family, 4));
  });

  it('are recognised as ours', () => {
    const claims = claimsOf(refreshTokenOf(config, family, 7));
    expect(claims).toMatchObject({ sessionId: family.id, generation: 7 });
    expect(isGenuine(config, family, claims)).toBe(true);
  });

  it('cannot be moved to another generation, family or secret', () => {
    const claims = claimsOf(refreshTokenOf(config, family, 7));
    expect(isGenuine(config, family, { ...claims, generation: 8 })).toBe(false);
    expect(isGenuine(config, { ...family, seed: newSeed() }, claims)).toBe(false);
    expect(isGenuine(other, family, claims)).toBe(false);
  });

  it.each([
    '',
    'a.b.c',
    `${viewer.sessionId}.0.mac`,
    `${viewer.sessionId}.1`,
    `${viewer.sessionId}.1.mac.more`,
    `${viewer.sessionId}.-1.mac`,
  ])('cannot be %s', (text) => {
    expect(parseRefreshToken(text)).toBeNull();
  });
});
