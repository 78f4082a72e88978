import { ERRORS } from '#core/errors/errors.js';
import { groupDigits, readTopUp, rialsOf, topUpSchema } from './top-up.rules.js';

function faultsOf(amount: string, description = ''): string[] {
  const parsed = topUpSchema.safeParse({ amount, description });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe('a top-up', () => {
  test.each(['100000', '۱۰۰٬۰۰۰', '٩٩٩٩٩٩٩٩٩', '۹۹۹٬۹۹۹٬۹۹۹'])('takes %s toman', (amount) => {
    expect(faultsOf(amount)).toEqual([]);
  });

  test('becomes rials exactly', () => {
    expect(readTopUp({ amount: '۹۹۹٬۹۹۹٬۹۹۹', description: '' })).toEqual({
      amountRials: 9_999_999_990,
      description: null,
    });
  });

  test('S-170 cannot be below a hundred thousand toman', () => {
    expect(faultsOf('۹۹٬۹۹۹')).toEqual(['مبلغ باید حداقل ۱۰۰٬۰۰۰ تومان باشد.']);
  });

  test('S-170 cannot exceed the maximum', () => {
    expect(faultsOf('1000000000')).toEqual(['بیشترین مبلغ واریز ۹۹۹٬۹۹۹٬۹۹۹ تومان است.']);
  });

  test('S-171 a smaller amount is refused in the documented words before any call', () => {
    expect(ERRORS.DEPOSIT_TOO_SMALL.message).toBe('Amount must be at least 1,000,000 Rials (100,000 Tomans)');
    expect(() => readTopUp({ amount: '99999', description: '' })).toThrow(ERRORS.DEPOSIT_TOO_SMALL.message);
    expect(() => readTopUp({ amount: '1000000000', description: '' })).toThrow(ERRORS.DEPOSIT_TOO_LARGE.message);
  });

  test('S-206 a description with code in it is refused', () => {
    expect(faultsOf('100000', '<script>x</script>')).toHaveLength(1);
  });

  test('cannot be a word or nothing', () => {
    expect(faultsOf('صد هزار')).toEqual(['مبلغ را با رقم بنویسید.']);
    expect(faultsOf('')).toEqual(['مبلغ را با رقم بنویسید.']);
  });

  test('S-170 takes no description or 3 to 255 characters', () => {
    expect(faultsOf('100000', 'ab')).toEqual(['توضیح باید حداقل ۳ کاراکتر باشد.']);
    expect(faultsOf('100000', 'x'.repeat(256))).toEqual(['توضیح نمی‌تواند بیش از ۲۵۵ کاراکتر باشد.']);
    expect(faultsOf('100000', 'abc')).toEqual([]);
  });
});

describe('while one types', () => {
  test('groups thousands in Persian digits', () => {
    expect(groupDigits('1250000')).toBe('۱٬۲۵۰٬۰۰۰');
    expect(groupDigits('۱٬۲۵۰٬۰۰۰5')).toBe('۱۲٬۵۰۰٬۰۰۵');
    expect(groupDigits('abc')).toBe('');
  });

  test('S-170 a digit too many is dropped, not the amount', () => {
    expect(groupDigits('1234567890123456')).toBe(groupDigits('123456789012345'));
    expect(groupDigits('9'.repeat(40))).not.toBe('');
  });

  test('shows the rials of the typed amount', () => {
    expect(rialsOf('۱۰۰٬۰۰۰')).toBe(1_000_000);
    expect(rialsOf('')).toBeNull();
  });
});
