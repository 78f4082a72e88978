import fc from 'fast-check';
import { rial, rialToToman, sumRials, toman, tomanToRial } from './money.js';

const wholeToman = fc.integer({ min: 0, max: 999_999_999 });

describe('money', () => {
  it('S-135 turns toman into ten rials', () => {
    expect(tomanToRial(toman(2_500_000))).toBe(25_000_000);
  });

  it('returns to the same toman from rials', () => {
    fc.assert(fc.property(wholeToman, (amount) => rialToToman(tomanToRial(toman(amount))) === amount));
  });

  it('cannot hold a fraction or an unsafe integer', () => {
    expect(() => rial(0.5)).toThrow(RangeError);
    expect(() => toman(Number.NaN)).toThrow(RangeError);
    expect(() => rial(2 ** 53)).toThrow(RangeError);
  });

  it('cannot show a rial remainder in toman', () => {
    expect(() => rialToToman(rial(15))).toThrow(RangeError);
  });

  it('sums exactly what was given', () => {
    fc.assert(
      fc.property(
        fc.array(wholeToman, { maxLength: 50 }),
        (amounts) => sumRials(amounts.map((each) => rial(each))) === amounts.reduce((a, b) => a + b, 0),
      ),
    );
  });
});
