import { hashOf, isSameHash, looksLikeKey, newKey, prefixOf } from './key-text.js';

describe('the text of a key', () => {
  it('contains its public prefix and 256 bits', () => {
    const { key, prefix, hash } = newKey();
    expect(key).toMatch(/^bk_[0-9a-z]{8}_[\w-]{43}$/);
    expect(prefixOf(key)).toBe(prefix);
    expect(hash).toBe(hashOf(key));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).not.toContain(key.slice(12, 20));
  });

  it('is another one each time', () => {
    const keys = Array.from({ length: 200 }, () => newKey());
    expect(new Set(keys.map(({ prefix }) => prefix)).size).toBe(200);
    expect(new Set(keys.map(({ hash }) => hash)).size).toBe(200);
  });

  it.each(['', 'bk_', 'bk_short_x', 'eyJhbGciOiJIUzI1NiJ9.e30.x', `bk_iiiiiiii_${'a'.repeat(43)}`])(
    'cannot be «%s»',
    (text) => {
      expect(prefixOf(text)).toBeNull();
    },
  );

  it('differs from an access token by its prefix', () => {
    expect([newKey().key, 'bk_nonsense', 'eyJhbGciOi.e30.x'].map(looksLikeKey)).toEqual([true, true, false]);
  });

  it('cannot be taken for another one', () => {
    expect(isSameHash(newKey().hash, newKey().hash)).toBe(false);
    expect(isSameHash('ab', 'abc')).toBe(false);
    expect(isSameHash('ab', 'ab')).toBe(true);
  });
});
