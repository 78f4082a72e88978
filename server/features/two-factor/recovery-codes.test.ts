import { hashOfCode, newRecoveryCodes, plainCode } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are ten different ones in groups of four', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('may be typed in any way', () => {
    for (const typed of ['10AB-CDEF-GHJK-MNPQ', '10abcdefghjkmnpq', ' ۱۰ab cdef ghjk mnpq ', 'loAB-CDEF-GHJK-MNPQ'])
      expect(plainCode(typed)).toBe('10ABCDEFGHJKMNPQ');
  });

  it('are kept as hashes', () => {
    expect(hashOfCode('10AB-CDEF-GHJK-MNPQ')).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfCode('10AB-CDEF-GHJK-MNPQ')).not.toBe(hashOfCode('10AB-CDEF-GHJK-MNPR'));
  });
});
