import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { maskCard, maskCards, parseAnswer, parseJsonKeepingLongIntegers } from './gateway-answers.js';

describe('long integers', () => {
  test.each(['"', '\\"', '"\\', '1', '-1', '1e'])('are found in time as long as a text of %j', (piece) => {
    const read = (text: string): void => {
      try {
        parseJsonKeepingLongIntegers(text);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
    };
    expect(growth((n) => `"${piece.repeat(n / piece.length)}`, read, 1200)).toBeLessThan(LINEAR_GROWTH);
  });

  test('keep every digit above 2^53', () => {
    expect(parseJsonKeepingLongIntegers('{"ref_id":90071992547409931234,"code":100}')).toEqual({
      ref_id: '90071992547409931234',
      code: 100,
    });
  });

  test('inside texts are left alone', () => {
    const text = '{"a":"12345678901234567890","b":"quote \\" 12345678901234567890"}';
    expect(parseJsonKeepingLongIntegers(text)).toEqual(JSON.parse(text));
  });

  test('of fractions and exponents are left alone', () => {
    const text = '{"a":0.12345678901234567,"b":1.2345678901234567e3,"c":-1.5}';
    expect(parseJsonKeepingLongIntegers(text)).toEqual(JSON.parse(text));
  });

  test('may be negative or in a list', () => {
    expect(parseJsonKeepingLongIntegers('[-12345678901234567890, 12345678901234567890]')).toEqual([
      '-12345678901234567890',
      '12345678901234567890',
    ]);
  });
});

describe('card numbers', () => {
  test('show six digits and four', () => {
    expect(maskCard('6037991234567890')).toBe('603799******7890');
    expect(maskCard('6037-9912-3456-7890')).toBe('603799******7890');
  });

  test('masked by the gateway stay as they are', () => {
    expect(maskCard('502229******5995')).toBe('502229******5995');
  });

  test('that are too short show nothing', () => {
    expect(maskCard('12345678')).toBe('********');
  });

  test.each(['cardHash', 'hashedCardNumber', 'card_hash'])('cannot be found out by their %s', (key) => {
    expect(maskCards({ [key]: 'ABCDEF', cardNumber: '6037991234567890' })).toEqual({
      [key]: null,
      cardNumber: '603799******7890',
    });
  });
});

test.each(['', '<html></html>', '{"data":{"code":100'])('no answer can be read from %j', (text) => {
  expect(parseAnswer(text)).toBeNull();
});
