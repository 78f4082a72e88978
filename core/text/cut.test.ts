import fc from 'fast-check';
import { cut } from './cut.js';

const FAMILY = '👨‍👩‍👧‍👦';

describe('cutting a text', () => {
  it('leaves a shorter one as it is', () => {
    expect(cut('نانوایی', 7)).toBe('نانوایی');
  });

  it('cannot cut inside an emoji or a marked letter', () => {
    expect(cut(`سلام ${FAMILY}`, 8)).toBe('سلام ');
    expect(cut(`a😀`, 2)).toBe('a');
    expect(cut('مهٔ', 2)).toBe('م');
  });

  it('cuts a sign that is longer than all that is allowed', () => {
    expect(cut(`e${'\u0301'.repeat(100)}`, 10)).toHaveLength(10);
    expect(cut('😀', 1)).toBe('');
  });

  it('gives a well-formed beginning of at most that length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 30 }), (text, max) => {
        const kept = cut(text, max);
        expect(text.startsWith(kept)).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(max);
        expect(/\p{Cs}/u.test(kept)).toBe(false);
      }),
    );
  });
});
