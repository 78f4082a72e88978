/** Coupons in the hands of administrators: made, changed, switched off, looked into; each act is in the log. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { couponOf, makeCoupon, withCoupon } from '#tests/helpers/coupons.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { wizard } from '#tests/helpers/wizards.js';

const DAY = 24 * 60 * 60 * 1000;
const clock = manualClock();
let app: TestApp;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false, clock });
  admin = await createAccount(app, { role: 'admin' });
  customer = await createAccount(app);
});
afterAll(() => app?.close());

const soon = (days: number): string => new Date(clock.now().getTime() + days * DAY).toISOString();

type Call = { readonly data: unknown; readonly fault: Readonly<Record<string, unknown>> };

async function call(text: string, variables: object, who: Account = admin): Promise<Call> {
  const { data, errors } = await app.graphql<unknown>(text, variables, who.token);
  return { data, fault: errors?.[0]?.extensions ?? {} };
}

const CREATE = 'mutation ($input: CouponInput!) { createCoupon(input: $input) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: CouponInput!) { updateCoupon(id: $id, input: $input) { id value } }';
const SWITCH = 'mutation ($id: ID!, $to: Boolean!) { setCouponActive(id: $id, active: $to) { active state } }';
const DELETE = 'mutation ($id: ID!) { deleteCoupon(id: $id) { success } }';
const LIST = `query ($search: String, $state: CouponState) { coupons(filter: { search: $search, state: $state }, limit: 100) {
  items { code state } pagination { total } } }`;

const input = { code: 'MEHR', kind: 'percent', value: 10 };

async function logOf(id: string): Promise<unknown> {
  const { body } = await app.rest('GET', `/admin/audit?subject_id=${id}`, { token: admin.token });
  return (body['items'] as Record<string, unknown>[]).map(({ action, subject_label: label, before, after }) => ({
    action,
    label,
    before,
    after,
  }));
}

describe('a coupon', () => {
  it('is made, changed, switched off and deleted, each in the log', async () => {
    const { id } = await makeCoupon(app, admin, { ...input, description: 'جشن مهرگان', totalLimit: 5 });
    expect(
      (await call(UPDATE, { id, input: { ...input, value: 15, totalLimit: 5, description: 'جشن مهرگان' } })).data,
    ).toEqual({
      updateCoupon: { id, value: 15 },
    });
    expect((await call(SWITCH, { id, to: false })).data).toEqual({
      setCouponActive: { active: false, state: 'inactive' },
    });
    // Nothing changes, and nothing is written down.
    await call(SWITCH, { id, to: false });
    expect((await call(DELETE, { id })).data).toEqual({ deleteCoupon: { success: true } });
    expect(await logOf(id)).toMatchObject([
      { action: 'coupon.delete', label: 'MEHR', before: { code: 'MEHR' } },
      { action: 'coupon.update', label: 'MEHR', before: { active: true }, after: { active: false } },
      { action: 'coupon.update', label: 'MEHR', before: { percent: 10 }, after: { percent: 15 } },
      { action: 'coupon.create', label: 'MEHR', after: { code: 'MEHR', percent: 10, total_limit: 5 } },
    ]);
  });

  it.each([
    ['code', { code: 'AB' }],
    ['code', { code: 'مهرگان' }],
    ['value', { value: 0 }],
    ['value', { value: 101 }],
    ['value', { kind: 'amount', value: -5 }],
    ['minimumToman', { minimumToman: -1 }],
    ['totalLimit', { totalLimit: 0 }],
    ['perUserLimit', { perUserLimit: -3 }],
    ['endsAt', { startsAt: '2026-11-22T00:00:00Z', endsAt: '2026-11-21T00:00:00Z' }],
  ])('cannot have a wrong %s', async (path, over) => {
    const { fault } = await call(CREATE, { input: { ...input, code: 'FAULTY', ...over } });
    expect(fault['code']).toBe('VALIDATION_ERROR');
    expect(fault['fields']).toMatchObject([{ path, message: expect.stringMatching(/[\u0600-\u06ff]/) }]);
  });

  it('cannot be made twice under one code, nor renamed', async () => {
    const { id } = await makeCoupon(app, admin, { ...input, code: 'TWICE' });
    expect((await call(CREATE, { input: { ...input, code: ' twice ' } })).fault['fields']).toMatchObject([
      { path: 'code' },
    ]);
    expect((await call(UPDATE, { id, input: { ...input, code: 'THRICE' } })).fault['fields']).toMatchObject([
      { path: 'code' },
    ]);
  });

  it('cannot be touched or seen by a customer', async () => {
    const { id } = await makeCoupon(app, admin, { ...input, code: 'SECRET' });
    const calls: [string, object][] = [
      [CREATE, { input: { ...input, code: 'MINE' } }],
      [UPDATE, { id, input: { ...input, code: 'SECRET' } }],
      [SWITCH, { id, to: false }],
      [DELETE, { id }],
      [LIST, {}],
    ];
    for (const [text, variables] of calls)
      expect((await call(text, variables, customer)).fault['code']).toBe('FORBIDDEN');
  });
});

describe('the list of coupons', () => {
  it('shows and finds the state of each', async () => {
    const made = {
      active: {},
      scheduled: { startsAt: soon(1) },
      expired: { endsAt: soon(-1) },
      used_up: { totalLimit: 1 },
      inactive: { active: false, endsAt: soon(-1) },
    };
    for (const [state, over] of Object.entries(made))
      await makeCoupon(app, admin, { ...input, code: `STATE-${state}`, description: 'فصل ۱۴۰۵', ...over });
    const wizardData = withCoupon(wizard(), 'STATE-USED_UP');
    await placeOrder(app, customer, { wizardData, totalToman: 2_250_000 });
    for (const state of Object.keys(made)) {
      const { data } = await call(LIST, { search: 'فصل 1405', state });
      expect(data).toEqual({
        coupons: { items: [{ code: `STATE-${state.toUpperCase()}`, state }], pagination: { total: 1 } },
      });
    }
    expect((await call(LIST, { search: 'state-' })).data).toMatchObject({ coupons: { pagination: { total: 5 } } });
  });

  it('comes as a file, too', async () => {
    const { status, body } = await app.rest('GET', '/admin/export/coupons.csv?search=STATE-', { token: admin.token });
    expect([status, String(body['text']).trim().split('\n').length]).toEqual([200, 6]);
    expect(body['text']).toContain('STATE-EXPIRED');
  });
});

describe('the uses of a coupon', () => {
  it('name order and customer, also what was given back', async () => {
    const { id } = await makeCoupon(app, admin, { ...input, code: 'LOOKED-INTO' });
    const wizardData = withCoupon(wizard(), 'LOOKED-INTO');
    const [first, second] = [
      await placeOrder(app, customer, { wizardData, totalToman: 2_250_000 }),
      await placeOrder(app, customer, { wizardData, totalToman: 2_250_000 }),
    ];
    await app.rest('DELETE', `/orders/${first.id}`, { token: customer.token });
    const { data } = await call(
      `query ($id: ID!) { couponUses(couponId: $id) { items { orderNumber discountRials releasedAt customer { email } }
        pagination { total } } }`,
      { id },
    );
    const use = { discountRials: 2_500_000, customer: { email: customer.email } };
    const uses = (data as { couponUses: { items: object[]; pagination: object } }).couponUses;
    expect(uses.pagination).toEqual({ total: 2 });
    expect(uses.items).toHaveLength(2);
    expect(uses.items).toEqual(
      expect.arrayContaining([
        { ...use, orderNumber: first.orderNumber, releasedAt: clock.now().toISOString() },
        { ...use, orderNumber: second.orderNumber, releasedAt: null },
      ]),
    );
    expect((await couponOf(app, admin, 'LOOKED-INTO')).used).toBe(1);
  });

  it('cannot be lost with the coupon', async () => {
    const { id } = await couponOf(app, admin, 'LOOKED-INTO');
    expect((await call(DELETE, { id })).fault['code']).toBe('COUPON_IN_USE');
  });
});
