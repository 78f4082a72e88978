import { inquiryData, isSessionName, readAnswer, unverifiedData, verifyData } from './zarinpal.wire.js';

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

test.each(['123456789012345', '', 'A', `A${'0'.repeat(36)}-1`])('%s cannot be the name of a session', (text) => {
  expect(isSessionName(text)).toBe(false);
});
