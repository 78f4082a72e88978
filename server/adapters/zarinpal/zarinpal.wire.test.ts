import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import {
  inquiryData,
  maskCard,
  parseJsonKeepingLongIntegers,
  readAnswer,
  unverifiedData,
  verifyData,
} from './zarinpal.wire.js';

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

describe('an answer', () => {
  test('with data and empty errors is a success', () => {
    const answer = readAnswer('{"data":{"code":100,"authority":"A"},"errors":[]}');
    expect(answer).toMatchObject({ faultCode: null, data: { code: 100 } });
  });

  test.each(['[]', '{}'])('with data %s beside an error object is a refusal', (data) => {
    const answer = readAnswer(`{"data":${data},"errors":{"code":-51,"message":"not paid","validations":[]}}`);
    expect(answer?.faultCode).toBe(-51);
  });

  test('with an empty object as errors is a success', () => {
    expect(readAnswer('{"data":{"code":100},"errors":{}}')?.faultCode).toBeNull();
  });

  test.each(['', '<html></html>', '[1]', '"text"', 'null', '{"data":{"code":100'])('cannot be read from %s', (text) => {
    expect(readAnswer(text)).toBeNull();
  });

  test('takes the text "100" of unVerified as its code', () => {
    expect(unverifiedData.parse({ code: '100', authorities: [{ authority: 'A', amount: 10_000 }] }).code).toBe(100);
  });

  test.each([201, 72000000001, '90071992547409931234'])('gives ref id %s as text', (refId) => {
    expect(verifyData.parse({ code: 100, ref_id: refId }).ref_id).toBe(String(refId));
  });

  test('cannot lack its status at inquiry', () => {
    expect(inquiryData.safeParse({ code: 100 }).success).toBe(false);
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

  test('and their hashes cannot reach the record', () => {
    const answer = readAnswer('{"data":{"code":100,"card_pan":"6037991234567890","card_hash":"ABCDEF"},"errors":[]}');
    const record = JSON.stringify(answer?.raw);
    expect(record).not.toContain('6037991234567890');
    expect(record).not.toContain('ABCDEF');
    expect(record).toContain('603799******7890');
  });

  test('sent as numbers are masked too', () => {
    const answer = readAnswer('{"data":{"deep":[{"card_number":6037991234567890}]},"errors":[]}');
    expect(answer?.raw).toMatchObject({ data: { deep: [{ card_number: '603799******7890' }] } });
  });
});
