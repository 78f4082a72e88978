/**
 * Any sequence of money operations, also at once, keeps every law: refunds within payments, holds, chains, balances.
 */
import fc from 'fast-check';
import { rial, rialToToman, toman, tomanToRial } from '#core/money.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import {
  atGateway,
  balanceOf,
  fillWallet,
  ledgerFaults,
  payOrder,
  placeOrder,
  type PayBy,
} from '#tests/helpers/money.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());

interface Life {
  readonly account: Account;
  readonly orderId: string;
  /** The money that was put into the wallet from outside. */
  readonly given: number;
}

async function begin(given: number): Promise<Life> {
  const account = await createAccount(app);
  const { id: orderId } = await placeOrder(app, account);
  if (given > 0) await fillWallet(app, account, given);
  return { account, orderId, given };
}

type Step =
  | { readonly do: 'pay'; readonly by: PayBy }
  | { readonly do: 'gateway'; readonly press: 'pay' | 'cancel' }
  | { readonly do: 'refund'; readonly amount: number | null }
  | { readonly do: 'cancel_payment' | 'take_back' | 'ask_back' | 'give_back' | 'drop' | 'delete' | 'reconcile' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    by: fc.constantFrom('wallet' as const, 'gateway' as const, 'split' as const),
  }),
  fc.record({ do: fc.constant('gateway' as const), press: fc.constantFrom('pay' as const, 'cancel' as const) }),
  fc.record({
    do: fc.constant('refund' as const),
    amount: fc.oneof(
      fc.constant(null),
      fc.integer({ min: 1, max: 3_000_000 }).map((tens) => tens * 10),
    ),
  }),
  fc.record({
    do: fc.constantFrom(
      'cancel_payment' as const,
      'take_back' as const,
      'ask_back' as const,
      'give_back' as const,
      'drop' as const,
      'delete' as const,
      'reconcile' as const,
    ),
  }),
);

interface Known {
  readonly id: string;
  readonly authority: string | null;
  readonly status: string;
}

const paymentsOf = (orderId: string): Promise<Known[]> =>
  rows<Known>(app.ctx().em, 'select id, authority, status from payments where order_id = $1 order by created_at desc', [
    orderId,
  ]);

/** Refusals are answers, too; only a fault of ours is not. */
async function sound(call: Promise<RestAnswer>): Promise<void> {
  const { status, body } = await call;
  if (status >= 500) throw new Error(JSON.stringify(body));
}

async function atPage({ orderId }: Life, press: 'pay' | 'cancel'): Promise<void> {
  const open = (await paymentsOf(orderId)).find(({ authority }) => authority !== null);
  if (!open?.authority) return;
  const url = app.app.services.ports.gateways.default.startUrl(open.authority);
  // A session that is over at the gateway answers a page that says so.
  await atGateway(url, { do: press }).catch(() => null);
  const status = press === 'pay' ? 'OK' : 'NOK';
  await sound(app.rest('POST', '/payments/verify', { body: { authority: open.authority, status } }));
}

/** A request within the guarantee is approved by two administrators at once. */
async function giveBack(orderId: string): Promise<void> {
  const text = 'select id from money_back_requests where order_id = $1 order by created_at desc limit 1';
  for (const { id } of await rows<{ id: string }>(app.ctx().em, text, [orderId])) {
    const approve = () => sound(app.rest('POST', `/admin/money-back-requests/${id}/approve`, { token: admin.token }));
    await Promise.all([approve(), approve()]);
  }
}

async function take(life: Life, each: Step): Promise<void> {
  const { account, orderId } = life;
  const [newest] = await paymentsOf(orderId);
  const post = (path: string, body: object, token: string): Promise<void> =>
    sound(app.rest('POST', path, { body, token }));
  switch (each.do) {
    case 'pay':
      return sound(payOrder(app, account, orderId, each.by));
    case 'gateway':
      return atPage(life, each.press);
    case 'refund':
      return newest && post('/payments/refund', { payment_id: newest.id, amount: each.amount }, admin.token);
    case 'cancel_payment':
      return newest && post('/payments/cancel', { payment_id: newest.id }, account.token);
    case 'take_back':
      return post('/wallets/refund-order', { order_id: orderId }, account.token);
    case 'ask_back':
      return sound(
        app.rest('POST', `/orders/${orderId}/money-back`, { body: { reason: 'نخواستم' }, token: account.token }),
      );
    case 'give_back':
      return giveBack(orderId);
    case 'drop':
      return post('/orders/update-status', { order_id: orderId, status: 'cancelled' }, admin.token);
    case 'delete':
      return sound(app.rest('DELETE', `/orders/${orderId}`, { token: account.token }));
    case 'reconcile':
      return reconcilePayments(app.ctx());
  }
}

/** The money that went in from outside equals what is in the wallet, held, or spent on the order and not given back. */
async function expectNothingLost({ account, given }: Life): Promise<void> {
  expect(await ledgerFaults(app)).toEqual([]);
  const text = `select
    coalesce(sum(amount_rials) filter (where status = 'completed' and gateway <> 'wallet'), 0)::bigint as "in",
    coalesce(sum(wallet_rials) filter (where hold_state = 'held'), 0)::bigint as held,
    coalesce(sum(amount_rials + case hold_state when 'spent' then wallet_rials else 0 end - refunded_rials)
      filter (where outcome = 'applied'), 0)::bigint as spent,
    coalesce((select sum(e.amount_rials) from payment_refunds r join payments p on p.id = r.payment_id
      join ledger_entries e on e.journal_id = r.journal_id join ledger_accounts a on a.id = e.account_id
      where p.user_id = $1 and a.kind = 'gateway_clearing'), 0)::bigint as "out"
    from payments where user_id = $1`;
  const [sums] = await rows<Record<'in' | 'held' | 'spent' | 'out', number>>(app.ctx().em, text, [account.id]);
  const { in: paid = 0, held = 0, spent = 0, out = 0 } = sums ?? {};
  expect((await balanceOf(app, account)) + held + spent + out).toBe(given + paid);
}

const given = fc.constantFrom(0, 1_000_000, 24_999_990, 25_000_000, 60_000_000);

it('S-220 nothing is lost or made through any sequence', async () => {
  await fc.assert(
    fc.asyncProperty(given, fc.array(step, { minLength: 2, maxLength: 8 }), async (inWallet, steps) => {
      const life = await begin(inWallet);
      for (const each of steps) await take(life, each);
      await expectNothingLost(life);
    }),
    { numRuns: 12 },
  );
}, 120_000);

it('nor when all happens at once', async () => {
  await fc.assert(
    fc.asyncProperty(given, fc.array(step, { minLength: 3, maxLength: 6 }), async (inWallet, steps) => {
      const life = await begin(inWallet);
      await take(life, { do: 'pay', by: inWallet > 25_000_000 ? 'wallet' : 'split' });
      await Promise.all([...steps, ...steps].map((each) => take(life, each)));
      await expectNothingLost(life);
    }),
    { numRuns: 8 },
  );
}, 120_000);

it('partial refunds never exceed the payment, in any order and at once', async () => {
  const parts = fc.array(
    fc.integer({ min: 1, max: 1_500_000 }).map((tens) => tens * 10),
    { minLength: 2, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(parts, fc.boolean(), async (amounts, atOnce) => {
      const life = await begin(25_000_000);
      await take(life, { do: 'pay', by: 'wallet' });
      const [payment] = await paymentsOf(life.orderId);
      const refund = (amount: number): Promise<RestAnswer> =>
        app.rest('POST', '/payments/refund', { body: { payment_id: payment?.id, amount }, token: admin.token });
      const answers: RestAnswer[] = [];
      if (atOnce) answers.push(...(await Promise.all(amounts.map(refund))));
      else for (const amount of amounts) answers.push(await refund(amount));
      const back = answers.reduce((sum, { body }) => sum + Number(body['success'] ? body['amount'] : 0), 0);
      expect(back).toBeLessThanOrEqual(25_000_000);
      expect(await balanceOf(app, life.account)).toBe(back);
      await expectNothingLost(life);
    }),
    { numRuns: 10 },
  );
}, 120_000);

it('S-135 toman and rial convert without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (amount) => {
      expect(rialToToman(tomanToRial(toman(amount)))).toBe(amount);
      expect(tomanToRial(toman(amount))).toBe(amount * 10);
    }),
  );
  fc.assert(
    fc.property(fc.integer(), (amount) => {
      if (amount % 10 === 0) expect(tomanToRial(rialToToman(rial(amount)))).toBe(amount);
      else expect(() => rialToToman(rial(amount))).toThrow(RangeError);
    }),
  );
  fc.assert(
    fc.property(fc.double({ noInteger: true, noNaN: false }), (amount) =>
      expect(() => rial(amount)).toThrow(RangeError),
    ),
  );
});
