import fc from 'fast-check';
import { contrast, guardContrast, toHex, toOklch } from './color.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colour arithmetic', () => {
  test('black on white has contrast 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  test('contrast does not depend on order', () => {
    fc.assert(fc.property(hex, hex, (one, other) => contrast(one, other) === contrast(other, one)));
  });

  test('any colour survives the way to OKLCH and back', () => {
    fc.assert(fc.property(hex, (color) => contrast(toHex(toOklch(color)), color) < 1.05));
  });

  test('colours the screen cannot show lose chroma only', () => {
    const shown = toOklch(toHex({ l: 0.7, c: 0.4, h: 150 }));
    expect(shown.l).toBeCloseTo(0.7, 1);
    expect(shown.c).toBeLessThan(0.4);
  });

  test('guard cannot leave text under the ratio', () => {
    fc.assert(
      fc.property(
        hex,
        hex,
        (color, surface) =>
          contrast(
            guardContrast(toOklch(color), [surface], 4.5, contrast(surface, '#000000') > 4.6 ? 'darker' : 'lighter'),
            surface,
          ) >= 4.5,
      ),
    );
  });
});
