import { loadConfig } from '#server/config/config.js';
import { newId } from '#platform/id.js';
import { newTotpSecret, openSecret, otpauthUri, sealSecret, stepOfCode } from './totp.js';

/** The secret and two of the values of RFC 6238, appendix B (their last six digits). */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);
const config = { ...loadConfig({}), tokenSecret: 'a secret of tests that is long enough' };

describe('codes of an authenticator app', () => {
  it('are those of RFC 6238', () => {
    expect(stepOfCode(RFC_SECRET, '287082', at(59))).toBe(1);
    expect(stepOfCode(RFC_SECRET, '081804', at(1_111_111_109))).toBe(37_037_036);
  });

  it('count one step early and one step late', () => {
    expect(stepOfCode(RFC_SECRET, '287082', at(59 + 30))).toBe(1);
    expect(stepOfCode(RFC_SECRET, '287082', at(29))).toBe(1);
  });

  it('cannot count two steps late, nor for another secret', () => {
    expect(stepOfCode(RFC_SECRET, '287082', at(59 + 61))).toBeNull();
    expect(stepOfCode(newTotpSecret(), '287082', at(59))).toBeNull();
  });

  it('cannot be of another length', () => {
    for (const code of ['', '87082', '94287082', '28708x']) expect(stepOfCode(RFC_SECRET, code, at(59))).toBeNull();
  });
});

describe('the secret', () => {
  it('has 160 bits in Base32', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  it('comes as an address that apps read', () => {
    const uri = new URL(otpauthUri(RFC_SECRET, 'sara@example.com'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Barpa:sara@example.com');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: RFC_SECRET, issuer: 'Barpa', digits: '6' });
  });

  it('rests sealed, each time otherwise', () => {
    const userId = newId();
    const sealed = sealSecret(config, userId, RFC_SECRET);
    expect(sealed).not.toContain(RFC_SECRET);
    expect(sealSecret(config, userId, RFC_SECRET)).not.toBe(sealed);
    expect(openSecret(config, userId, sealed)).toBe(RFC_SECRET);
  });

  it('cannot be opened for another account or with another key', () => {
    const userId = newId();
    const sealed = sealSecret(config, userId, RFC_SECRET);
    expect(() => openSecret(config, newId(), sealed)).toThrow();
    expect(() =>
      openSecret({ ...config, tokenSecret: 'another secret that is long enough' }, userId, sealed),
    ).toThrow();
    expect(() => openSecret(config, userId, 'damaged')).toThrow();
  });
});
