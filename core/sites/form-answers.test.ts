import { DATE_EXAMPLE, DATE_PATTERN, jalaliDateOf, numberOf } from './form-answers.js';

describe('a typed date', () => {
  it.each([
    ['1405/8/3', '1405/08/03'],
    ['۱۴۰۵/۰۸/۳۰', '1405/08/30'],
    [' ١٤٠٥-٨-٣٠ ', '1405/08/30'],
    ['1405.12.29', '1405/12/29'],
    // 1403 is a leap year, and so are 1399 and 1408.
    ['1403/12/30', '1403/12/30'],
    ['1408/12/30', '1408/12/30'],
  ])('%s is %s', (typed, stored) => {
    expect(jalaliDateOf(typed)).toBe(stored);
    expect(new RegExp(`^(?:${DATE_PATTERN})$`, 'v').test(typed)).toBe(true);
  });

  it.each([
    '1404/12/30',
    '1405/12/30',
    '1405/07/31',
    '1405/13/01',
    '1405/00/10',
    '1405/01/00',
    '2026/11/29',
    '05/8/30',
  ])('cannot be %s, which the Jalali calendar does not have or nobody means', (typed) => {
    expect(jalaliDateOf(typed)).toBeNull();
  });

  it.each(['', 'فردا', '1405/8', '1405/8/3/1', '1405/8/3 ساعت ۵', '1405//3'])('cannot be «%s»', (typed) => {
    expect(jalaliDateOf(typed)).toBeNull();
  });

  it('is typed like the example', () => {
    expect(jalaliDateOf(DATE_EXAMPLE)).not.toBeNull();
  });
});

describe('a typed number', () => {
  it.each([
    ['12', '12'],
    ['۱٬۲۵۰٬۰۰۰', '1250000'],
    ['1,250,000', '1250000'],
    ['٣٫٥', '3.5'],
    ['−۲', '-2'],
  ])('%s is %s', (typed, stored) => {
    expect(numberOf(typed)).toBe(stored);
  });

  it.each(['', 'دو', '1e5', '0x10', '1.2.3', '--2', '1234567890123456', 'NaN'])('cannot be «%s»', (typed) => {
    expect(numberOf(typed)).toBeNull();
  });
});
