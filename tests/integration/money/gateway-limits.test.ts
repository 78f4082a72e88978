/** The largest top-up, exact to the rial, and the gateway's cap (D-25). */
import { gatewaysOf } from '#server/adapters/gateways/index.js';
import { rial } from '#core/money.js';
import { row } from '#platform/db/rows.js';
import type { PaymentGateway } from '#platform/ports.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { balanceOf, ledgerFaults } from '#tests/helpers/money.js';

const AUTHORITY = `S${'9'.repeat(35)}`;
const asked: number[] = [];
/** A terminal whose contract allows any amount. */
const generous: PaymentGateway = {
  name: 'generous',
  request: async ({ amountRials }) => {
    asked.push(amountRials);
    return { authority: AUTHORITY, raw: {} };
  },
  merchantId: 'generous',
  startUrl: (authority) => `https://gateway.example/${authority}`,
  verify: async ({ amountRials }) => {
    asked.push(amountRials);
    return {
      outcome: 'paid',
      repeated: false,
      refId: '99999999999',
      cardMask: null,
      feeRials: rial(0),
      amountRials: null,
      raw: {},
    };
  },
  inquire: async () => 'paid',
  unverified: async () => [],
  amountHeld: async () => null,
  probe: async () => undefined,
  canReverse: true,
  reverse: async () => undefined,
};

let app: TestApp;
afterEach(() => app?.close());

it('S-170 a top-up of 999,999,999 toman is stored exactly', async () => {
  app = await createTestApp({
    worker: false,
    ports: { gateways: gatewaysOf(generous) },
    env: { GATEWAY_MAX_RIALS: '9999999990' },
  });
  const account = await createAccount(app);
  const opened = await app.rest('POST', '/wallets/me/deposit', {
    body: { amount: '۹٬۹۹۹٬۹۹۹٬۹۹۰' },
    token: account.token,
  });
  expect(opened.body).toMatchObject({ success: true, amount: 9_999_999_990 });
  const verified = await app.rest('POST', '/wallets/me/deposit/verify', {
    body: { authority: AUTHORITY },
    token: account.token,
  });
  expect(verified.body).toMatchObject({ success: true, new_balance: 9_999_999_990, amount: 9_999_999_990 });
  expect(asked).toEqual([9_999_999_990, 9_999_999_990]);
  expect(await balanceOf(app, account)).toBe(9_999_999_990);
  const { data } = await app.graphql('{ wallet { balanceToman balanceRials } }', {}, account.token);
  expect(data).toEqual({ wallet: { balanceToman: 999_999_999, balanceRials: 9_999_999_990 } });
  const text = 'select amount_rials::text as amount from payments where user_id = $1';
  expect(await row(app.ctx().em, text, [account.id])).toEqual({ amount: '9999999990' });
  expect(await ledgerFaults(app)).toEqual([]);
});

it('the cap is configured, shown clearly, and leaves nothing pending', async () => {
  app = await createTestApp({ worker: false, env: { GATEWAY_MAX_RIALS: '2000000' } });
  const account = await createAccount(app);
  const { status, body } = await app.rest('POST', '/wallets/me/deposit', {
    body: { amount: 2_000_010 },
    token: account.token,
  });
  expect([status, body['error_code'], body['message_fa'], body['details']]).toEqual([
    422,
    'GATEWAY_LIMIT',
    'سقف هر پرداخت ۲۰۰٬۰۰۰ تومان است. در چند نوبت به کیف پول واریز کنید و از موجودی آن بپردازید.',
    { maxRials: 2_000_000 },
  ]);
  expect(await row(app.ctx().em, 'select count(*) as n from payments')).toEqual({ n: 0 });
  const { body: methods } = await app.rest('GET', '/payments/methods');
  expect(methods['items']).toMatchObject([{ max: 2_000_000 }, { max: 2_000_000 }, { max: null }]);
});
