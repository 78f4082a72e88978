import { groupDigits, tomanOf } from './amounts.js';

test('an amount that is typed groups thousands in Persian digits', () => {
  expect(groupDigits('1250000')).toBe('۱٬۲۵۰٬۰۰۰');
  expect(groupDigits('۱٬۲۵۰٬۰۰۰5')).toBe('۱۲٬۵۰۰٬۰۰۵');
  expect(groupDigits('abc')).toBe('');
});

test('S-170 a digit too many is dropped, not the amount', () => {
  expect(groupDigits('1234567890123456')).toBe(groupDigits('123456789012345'));
  expect(groupDigits('9'.repeat(40))).not.toBe('');
});

test('a sum in rials is shown in whole toman', () => {
  expect(tomanOf(12_346)).toBe(1235);
});
