import { gatewayTitle, readGatewayReturn } from './gateways.js';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

describe('the return of a gateway', () => {
  test('is read in both spellings', () => {
    const paid = { authority: 'A1', isPaid: true };
    expect(readGatewayReturn(query('Authority=A1&Status=OK'))).toEqual(paid);
    expect(readGatewayReturn(query('authority=A1&status=ok'))).toEqual(paid);
  });

  test.each(['Authority=A1', 'Authority=A1&Status=', 'Authority=A1&Status=NOK', 'Authority=A1&Status=Nok'])(
    'S-183 cannot be a payment by anything but OK: %s',
    (text) => expect(readGatewayReturn(query(text))).toEqual({ authority: 'A1', isPaid: false }),
  );

  test('cannot be one without a session', () => {
    expect(readGatewayReturn(query('Status=OK&orderId=o1'))).toEqual({ authority: null, isPaid: false });
  });

  test('is read by the row of the gateway that it comes from', () => {
    const rows = [
      { returns: { authority: [['Authority']], status: ['Status'], paid: 'OK' } },
      { returns: { authority: [['token']], status: ['result'], paid: 'DONE' } },
    ];
    expect(readGatewayReturn(query('token=T1&result=done'), rows)).toEqual({ authority: 'T1', isPaid: true });
    expect(readGatewayReturn(query('token=T1&Status=OK'), rows)).toEqual({ authority: 'T1', isPaid: false });
    expect(readGatewayReturn(query('Authority=A1&Status=OK'), rows)).toEqual({ authority: 'A1', isPaid: true });
  });
});

describe('the return of a gateway whose sessions can be guessed', () => {
  const reference = 'ab'.repeat(16);

  test('is named by both of its parts', () => {
    const text = `orderId=o1&reference=${reference}&success=1&trackId=123&status=2`;
    expect(readGatewayReturn(query(text))).toEqual({ authority: `123-${reference}`, isPaid: true });
  });

  test.each(['trackId=123&success=1', `reference=${reference}&success=1`])('cannot be read from %s', (text) => {
    expect(readGatewayReturn(query(text)).authority).toBeNull();
  });

  test('cannot be a payment without success', () => {
    expect(readGatewayReturn(query(`trackId=1&reference=${reference}&success=0`)).isPaid).toBe(false);
  });
});

test('a gateway is called by its title, one that has no row by its name', () => {
  expect([gatewayTitle('zarinpal'), gatewayTitle('nearpay')]).toEqual(['زرین‌پال', 'nearpay']);
});
