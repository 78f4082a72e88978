import { percentOf } from './figure.js';

describe('share of a figure', () => {
  test('reads Persian and Latin digits', () => {
    expect(percentOf('۹۳٪')).toBe(93);
    expect(percentOf('93%')).toBe(93);
    expect(percentOf('نزدیک به ۶۲٫۵ درصد')).toBe(62.5);
  });

  test('cannot be more than the whole', () => {
    expect(percentOf('۱٬۲۰۰٪')).toBe(100);
    expect(percentOf('۴۰۰٪')).toBe(100);
  });

  test('a text without a number has none', () => {
    expect(percentOf('بسیار')).toBeNull();
    expect(percentOf(undefined)).toBeNull();
  });
});
