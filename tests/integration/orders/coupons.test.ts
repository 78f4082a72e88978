/** Discount codes through both APIs: priced, taken once, given back, and on the documents. */
import fc from 'fast-check';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { couponOf, makeCoupon, terms, withCoupon } from '#tests/helpers/coupons.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { CREATE_ORDER, type Created, type PlacedOrder } from '#tests/helpers/orders.js';
import { arbitraryWizard, payableOf, typedWizard, wizard } from '#tests/helpers/wizards.js';

const DAY = 24 * 60 * 60 * 1000;
const clock = manualClock();
let app: TestApp;
let admin: Account;
let customer: Account;
let other: Account;

beforeAll(async () => {
  app = await createTestApp({ worker: false, clock });
  [admin, customer, other] = await Promise.all([
    createAccount(app, { role: 'admin' }),
    createAccount(app),
    createAccount(app),
  ]);
});
afterAll(() => app?.close());

const soon = (days: number): string => new Date(clock.now().getTime() + days * DAY).toISOString();

interface Placing {
  readonly account?: Account;
  readonly totalToman?: number;
  readonly key?: string;
  readonly raw?: Record<string, unknown>;
}

/** An order of a single page with that code; the price is the coupon's unless another is given. */
function place(code: string, totalToman: number, { account = customer, key, raw = wizard() }: Placing = {}) {
  const input = { submitMode: 'draft', wizardData: typedWizard(withCoupon(raw, code)), totalToman };
  return app.graphql<Created>(CREATE_ORDER, { input, key }, account.token);
}

async function placed(code: string, totalToman: number, more: Placing = {}): Promise<PlacedOrder> {
  const { data, errors } = await place(code, totalToman, more);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createOrder.order;
}

async function refused(code: string, totalToman: number, more: Placing = {}): Promise<unknown> {
  return (await place(code, totalToman, more)).errors?.[0]?.extensions['code'];
}

const used = async (code: string): Promise<number> => (await couponOf(app, admin, code)).used;

describe('a coupon in a price', () => {
  it('is a negative line of what both APIs quote', async () => {
    await makeCoupon(app, admin, { code: 'yalda۲۰', value: 20 });
    const { data } = await app.graphql<{ quote: object }>(
      'query ($data: WizardDataInput!) { quote(wizardData: $data) { totalToman payableToman lines { kind key label amountToman recurrence } } }',
      { data: withCoupon(wizard(), ' Yalda20 ') },
    );
    expect(data.quote).toMatchObject({ totalToman: 2_500_000, payableToman: 2_000_000 });
    expect((data.quote as { lines: object[] }).lines.at(-1)).toMatchObject({
      kind: 'coupon',
      key: 'YALDA20',
      label: 'کد تخفیف \u2066YALDA20\u2069 (۲۰٪)',
      amountToman: -500_000,
      recurrence: 'one_off',
    });
    const { body } = await app.rest('POST', '/wizard/calculate-price', { body: withCoupon(wizard(), 'YALDA20') });
    expect(body).toMatchObject({ total: 2_500_000, discount: 500_000, payable: 2_000_000 });
  });

  it('lies between nothing and the price, its lines summing exactly', async () => {
    await makeCoupon(app, admin, { code: 'ANY-PART', value: 37 });
    await makeCoupon(app, admin, { code: 'ANY-SUM', kind: 'amount', value: 3_333_333 });
    await fc.assert(
      fc.asyncProperty(arbitraryWizard, fc.constantFrom('ANY-PART', 'ANY-SUM'), async (raw, code) => {
        const coupon = await terms(app, code);
        const without = payableOf(raw);
        const payable = payableOf(raw, coupon);
        expect(payable > 0 && payable < without).toBe(true);
        const order = await placed(code, payable, { raw });
        const sum = order.invoice.lines.reduce((total, line) => total + line.amountToman, 0);
        expect([order.priceToman, order.invoice.amountToman, sum]).toEqual([payable, payable, payable]);
      }),
      { numRuns: 12 },
    );
  });

  it('cannot be had at the price without it, or the other way', async () => {
    await makeCoupon(app, admin, { code: 'EXACT', value: 10 });
    expect(await refused('EXACT', 2_500_000)).toBe('PRICE_MISMATCH');
    expect(await refused('', 2_250_000)).toBe('PRICE_MISMATCH');
  });
});

describe('a coupon that may not be used', () => {
  it.each([
    ['COUPON_UNKNOWN', 'NO-SUCH', null],
    ['COUPON_UNKNOWN', 'چیزی', null],
    ['COUPON_UNKNOWN', 'SWITCHED-OFF', { active: false }],
    ['COUPON_NOT_STARTED', 'LATER', { startsAt: soon(1) }],
    ['COUPON_EXPIRED', 'GONE', { startsAt: soon(-2), endsAt: soon(-1) }],
    ['COUPON_MINIMUM', 'BIG-ONLY', { minimumToman: 2_500_001 }],
  ] as const)('answers %s', async (fault, code, given) => {
    if (given) await makeCoupon(app, admin, { code, value: 10, ...given });
    expect(await refused(code, 2_250_000)).toBe(fault);
    const { errors } = await app.graphql(
      'query ($data: WizardDataInput!) { quote(wizardData: $data) { payableToman } }',
      {
        data: withCoupon(wizard(), code),
      },
    );
    expect(errors?.[0]?.extensions['code']).toBe(fault);
  });

  it('says what is missing to its minimum', async () => {
    const { errors } = await place('BIG-ONLY', 2_250_000);
    expect(errors?.[0]?.extensions['details']).toEqual({ minimumToman: 2_500_001, missingToman: 1 });
  });

  it('cannot be used more often than a customer may', async () => {
    await makeCoupon(app, admin, { code: 'ONCE-EACH', value: 10, perUserLimit: 1 });
    await placed('ONCE-EACH', 2_250_000);
    expect(await refused('ONCE-EACH', 2_250_000)).toBe('COUPON_ALREADY_USED');
    await placed('ONCE-EACH', 2_250_000, { account: other });
    expect(await used('ONCE-EACH')).toBe(2);
  });
});

describe('the last use of a coupon', () => {
  it('goes to one of many who ask at once', async () => {
    await makeCoupon(app, admin, { code: 'LAST-ONE', value: 10, totalLimit: 1 });
    const answers = await Promise.all(
      [customer, other, customer, other, customer].map((account) => place('LAST-ONE', 2_250_000, { account })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions['code'] ?? 'placed').sort();
    expect(codes).toEqual([...Array<string>(4).fill('COUPON_USED_UP'), 'placed']);
    expect(await couponOf(app, admin, 'LAST-ONE')).toMatchObject({
      used: 1,
      state: 'used_up',
      discountedRials: 2_500_000,
    });
  });

  it('is found again by a repetition with the same key', async () => {
    await makeCoupon(app, admin, { code: 'REPEATED', value: 10, totalLimit: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => place('REPEATED', 2_250_000, { key: 'one-coupon' })));
    expect(new Set(answers.map(({ data }) => data.createOrder.order.id)).size).toBe(1);
    expect(await used('REPEATED')).toBe(1);
  });
});

describe('a coupon of an order', () => {
  it.each(['deleted', 'cancelled'] as const)('is given back when the unpaid order is %s', async (how) => {
    const code = `BACK-${how.toUpperCase()}`;
    await makeCoupon(app, admin, { code, value: 10, totalLimit: 1, perUserLimit: 1 });
    const { id } = await placed(code, 2_250_000);
    if (how === 'deleted') await app.rest('DELETE', `/orders/${id}`, { token: customer.token });
    else await app.rest('PATCH', `/orders/${id}/status`, { body: { status: 'cancelled' }, token: admin.token });
    expect(await couponOf(app, admin, code)).toMatchObject({ used: 0, discountedRials: 0, state: 'active' });
    await placed(code, 2_250_000);
  });

  it('cannot come back once the order is paid', async () => {
    await makeCoupon(app, admin, { code: 'SPENT', value: 50, totalLimit: 1 });
    const { id, priceRials } = await placed('SPENT', 1_250_000);
    expect(priceRials).toBe(12_500_000);
    await fillWallet(app, customer, priceRials);
    expect((await payOrder(app, customer, id, 'wallet')).status).toBe(200);
    await app.rest('PATCH', `/orders/${id}/status`, { body: { status: 'cancelled' }, token: admin.token });
    expect(await used('SPENT')).toBe(1);
  });

  it('stays as it was, whatever becomes of the coupon', async () => {
    const { id: couponId } = await makeCoupon(app, admin, { code: 'FROZEN', value: 20, totalLimit: 1 });
    const { id } = await placed('FROZEN', 2_000_000);
    const given = { code: 'FROZEN', kind: 'percent', value: 5, endsAt: soon(-1) };
    await app.graphql(
      'mutation ($id: ID!, $input: CouponInput!) { updateCoupon(id: $id, input: $input) { id } }',
      { id: couponId, input: given },
      admin.token,
    );
    const edit = (raw: Record<string, unknown>, totalAmount: number) =>
      app.rest('PATCH', `/orders/${id}`, {
        body: { wizard_data: raw, total_amount: totalAmount },
        token: customer.token,
      });
    const two = wizard({ pages: [2, 2] });
    expect((await edit(withCoupon(two, 'FROZEN'), 2_400_000)).body).toMatchObject({ price: 2_400_000 });
    expect(await couponOf(app, admin, 'FROZEN')).toMatchObject({ used: 1, discountedRials: 6_000_000 });
    const held = await app.graphql<{ couponTerms: object }>(
      'query ($id: ID) { couponTerms(code: "frozen", orderId: $id) { value } }',
      { id },
      customer.token,
    );
    expect(held.data.couponTerms).toEqual({ value: 20 });
    expect((await edit(two, 3_000_000)).body).toMatchObject({ price: 3_000_000 });
    expect(await used('FROZEN')).toBe(0);
    expect((await edit(withCoupon(two, 'FROZEN'), 2_400_000)).body['error_code']).toBe('COUPON_EXPIRED');
  });

  it('makes way for another coupon', async () => {
    await makeCoupon(app, admin, { code: 'FIRST', value: 10, totalLimit: 1 });
    await makeCoupon(app, admin, { code: 'SECOND', kind: 'amount', value: 400_000 });
    const { id } = await placed('FIRST', 2_250_000);
    const body = { wizard_data: withCoupon(wizard(), 'SECOND'), total_amount: 2_100_000 };
    expect((await app.rest('PATCH', `/orders/${id}`, { body, token: customer.token })).body['price']).toBe(2_100_000);
    expect([await used('FIRST'), await used('SECOND')]).toEqual([0, 1]);
  });

  it('cannot show a stranger the terms it holds', async () => {
    await makeCoupon(app, admin, { code: 'HELD', value: 30, totalLimit: 1 });
    const { id } = await placed('HELD', 1_750_000);
    const query = 'query ($id: ID) { couponTerms(code: "HELD", orderId: $id) { value } }';
    for (const token of [null, other.token]) {
      const { errors } = await app.graphql(query, { id }, token);
      expect(errors?.[0]?.extensions['code']).toBe('COUPON_USED_UP');
    }
  });

  it('is on the invoice with its VAT', async () => {
    await makeCoupon(app, admin, { code: 'PAPER', value: 20 });
    const raw = wizard({ billing: 'annual' });
    const { id } = await placed('PAPER', 21_600_000, { raw });
    const { data } = await app.graphql<{
      order: {
        invoice: {
          amountRials: number;
          vatRials: number;
          vatPercent: number;
          lines: { label: string; amountToman: number }[];
        };
      };
    }>(
      'query ($id: ID!) { order(id: $id) { invoice { amountRials vatRials vatPercent lines { label amountToman } } } }',
      { id },
      customer.token,
    );
    const { invoice } = data.order;
    expect(invoice.lines.map((line) => line.amountToman)).toEqual([30_000_000, -3_000_000, 0, -5_400_000]);
    expect(invoice.lines.at(-1)?.label).toBe('کد تخفیف \u2066PAPER\u2069 (۲۰٪)');
    const whole = (216_000_000 * invoice.vatPercent) / (100 + invoice.vatPercent);
    expect(Math.abs(invoice.vatRials - whole)).toBeLessThanOrEqual(invoice.lines.length / 2);
  });
});
