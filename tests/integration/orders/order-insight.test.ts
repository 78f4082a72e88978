/** An order from all sides, and taking it back (specification 2 §7, D-15). */
import { buildSite } from '#features/sites/build/build-site.job.js';
import { checkDueDomains } from '#features/site-domains/domains/check-domains.js';
import { noteRegistered } from '#features/site-domains/domains/order-domains.js';
import { unitOfWork } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { HERE, simulateServers } from '#tests/helpers/domains.js';
import { balanceOf, fillWallet, ledgerFaults, openOrderPayment, payOrder, placeOrder } from '#tests/helpers/money.js';
import { registrationOf } from '#tests/helpers/registrations.js';
import { siteOf } from '#tests/helpers/sites.js';

const dns = simulateServers();
let app: TestApp;
let customer: Account;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false, ports: { dns } });
  [customer, admin] = [await createAccount(app), await createAccount(app, { role: 'admin', fullName: 'مینا مدیر' })];
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const move = (id: string, status: string, reason?: string) =>
  app.rest('POST', '/orders/update-status', { body: { order_id: id, status, reason }, token: admin.token });

async function paidOrder(account = customer): Promise<{ id: string; priceRials: number }> {
  const order = await placeOrder(app, account);
  await fillWallet(app, account, order.priceRials);
  await payOrder(app, account, order.id, 'wallet');
  return order;
}

describe('progress', () => {
  it('grows with payment, the site and delivery, each by what has really happened', async () => {
    const order = await placeOrder(app, customer);
    const progress = async () =>
      (await app.rest('GET', `/orders/${order.id}/progress`, { token: customer.token })).body;
    expect(await progress()).toMatchObject({
      percent: 17,
      steps: [
        { key: 'placed', done: true },
        { key: 'paid', done: false, at: null },
        { key: 'building', done: false },
        { key: 'online', done: false },
        { key: 'connected', done: false },
        { key: 'delivered', done: false },
      ],
    });
    await fillWallet(app, customer, order.priceRials);
    await payOrder(app, customer, order.id, 'wallet');
    expect(await progress()).toMatchObject({ percent: 50, status: 'in_progress' });
    // Saying that it is completed puts no site online.
    await move(order.id, 'completed');
    expect(await progress()).toMatchObject({ percent: 67, status: 'completed' });
    const site = await siteOf(app, order.id);
    await buildSite(app.ctx(), { siteId: site?.id ?? '', number: 1, askedBy: null });
    expect(await progress()).toMatchObject({ percent: 83, status: 'completed' });
    const { name } = await registrationOf(app, order.id);
    dns.set(name, { bare: HERE });
    await unitOfWork(app.ctx(), (tx) => noteRegistered(tx, order.id, name));
    await checkDueDomains(app.ctx());
    const done = await progress();
    expect(done).toMatchObject({ percent: 100, status: 'completed' });
    expect((done['steps'] as { at: string | null }[]).every(({ at }) => at !== null)).toBe(true);
  });

  it('cannot say that an unpaid order is being built', async () => {
    const { id } = await placeOrder(app, customer);
    await move(id, 'in_progress', 'تلفنی پرداخت شد');
    const { body } = await app.rest('GET', `/orders/${id}/progress`, { token: customer.token });
    expect(body['steps']).toContainEqual(expect.objectContaining({ key: 'building', done: false, at: null }));
  });

  it('of a cancelled order ends there', async () => {
    const { id } = await placeOrder(app, customer);
    await move(id, 'cancelled');
    const { data } = await app.graphql(
      'query ($id: ID!) { order(id: $id) { progress { percent steps { key done } } } }',
      { id },
      customer.token,
    );
    expect(data).toEqual({
      order: {
        progress: {
          percent: 100,
          steps: [
            { key: 'placed', done: true },
            { key: 'cancelled', done: true },
          ],
        },
      },
    });
  });
});

describe('S-212 history', () => {
  it('keeps who moved it, when, from where, and why', async () => {
    const { id } = await placeOrder(app, customer);
    await move(id, 'in_progress', 'تلفنی پرداخت شد');
    await move(id, 'completed', 'نقدی پرداخت شد');
    const { body } = await app.rest('GET', `/orders/${id}/history`, { token: admin.token });
    expect(body['items']).toMatchObject([
      { from_status: null, to_status: 'pending', actor_id: customer.id, actor_name: customer.fullName },
      { from_status: 'pending', to_status: 'in_progress', actor_name: 'مینا مدیر', reason: 'تلفنی پرداخت شد' },
      { from_status: 'in_progress', to_status: 'completed', reason: 'نقدی پرداخت شد', at: expect.any(String) },
    ]);
    const query = 'query ($id: ID!) { order(id: $id) { history { fromStatus toStatus actorName reason } } }';
    const seen = await app.graphql<{ order: { history: { actorName: string | null }[] } }>(
      query,
      { id },
      customer.token,
    );
    // To a customer an administrator is Barpa.
    expect(seen.data.order.history.map(({ actorName }) => actorName)).toEqual([customer.fullName, null, null]);
  });

  it('cannot grow without bound: the newest hundred names remain', async () => {
    const { id } = await placeOrder(app, customer);
    const renamed = `insert into order_domain_changes (id, order_id, status, from_domain, to_domain, created_at)
      select gen_random_uuid(), $1, 'pending', 'name-' || n, 'name-' || (n + 1), now() + n * interval '1 second'
      from generate_series(1, 150) n`;
    await rows(app.ctx().em, renamed, [id]);
    const { body } = await app.rest('GET', `/orders/${id}/history`, { token: customer.token });
    const changes = body['items'] as { from_status: string | null; to_domain: string | null }[];
    expect(changes).toHaveLength(101);
    expect(changes[0]).toMatchObject({ from_status: null, to_domain: null });
    expect([changes[1]?.to_domain, changes.at(-1)?.to_domain]).toEqual(['name-52', 'name-151']);
  });
});

describe('enhanced', () => {
  it('holds design, payments, invoices, files, history and progress', async () => {
    const { id } = await paidOrder();
    const { status, body } = await app.rest('GET', `/orders/${id}/enhanced`, { token: customer.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order: { id, payment_status: 'paid', payment_gateway: 'wallet' },
      design: { order_id: id, pages: [{ id: 'main' }] },
      payments: [{ order_id: id, status: 'completed' }],
      invoices: [{ order_id: id, status: 'paid' }],
      files: [],
      history: [{ to_status: 'pending' }, { to_status: 'in_progress' }],
      progress: { percent: 50 },
    });
  });

  it('cannot be read by strangers', async () => {
    const { id } = await placeOrder(app, customer);
    const stranger = await createAccount(app);
    for (const call of ['enhanced', 'progress', 'history'])
      expect((await app.rest('GET', `/orders/${id}/${call}`, { token: stranger.token })).status).toBe(404);
  });
});

describe('the design through GraphQL', () => {
  it('is replaced, optioned and shown', async () => {
    const { id } = await placeOrder(app, customer);
    const page = {
      id: 'main',
      name: 'خانه',
      sections: [{ id: 's', sectionType: 'hero', layoutId: 'hero-2', order: 0 }],
    };
    const replace =
      'mutation ($id: ID!, $s: DesignInput!) { updateOrderDesign(orderId: $id, snapshot: $s) { totalPages totalSections priceToman } }';
    const two = { pages: [page, { ...page, id: 'p2' }], currentPageId: 'main' };
    expect((await app.graphql(replace, { id, s: two }, customer.token)).data).toEqual({
      updateOrderDesign: { totalPages: 2, totalSections: 2, priceToman: 2_500_000 },
    });
    const options =
      'mutation ($id: ID!, $o: DesignOptionsInput!) { updateOrderDesignOptions(orderId: $id, options: $o) { options { canvasDimensions { width height } branding { primaryColor fontFamily headingFont look { tone motion } customColors } } } }';
    const changed = {
      canvasDimensions: { width: 900, height: 700 },
      branding: {
        primaryColor: '#2563EB',
        fontFamily: 'nazanin',
        headingFont: 'titra',
        look: { tone: 'warm', motion: 'reveal' },
        customColors: [],
      },
    };
    expect((await app.graphql(options, { id, o: changed }, customer.token)).data).toEqual({
      updateOrderDesignOptions: { options: changed },
    });
    for (const branding of [{ fontFamily: 'comic' }, { look: { tone: 'red' } }, { look: { glow: true } }]) {
      const refused = await app.graphql(options, { id, o: { branding } }, customer.token);
      expect([refused.data ?? null, refused.errors?.length]).toEqual([null, 1]);
    }
    const preview =
      'mutation ($id: ID!, $u: String!) { setOrderPreviewUrl(orderId: $id, previewUrl: $u) { previewUrl } }';
    const second = `/api/design-preview/${id}?page=p2`;
    expect((await app.graphql(preview, { id, u: second }, customer.token)).data).toEqual({
      setOrderPreviewUrl: { previewUrl: second },
    });
    const query =
      'query ($id: ID!) { order(id: $id) { previewPageId isDesigned design { snapshot { pages { id } } options { canvasDimensions { width height } branding { primaryColor fontFamily headingFont look { tone motion } customColors } } } } }';
    expect((await app.graphql(query, { id }, customer.token)).data).toMatchObject({
      order: {
        previewPageId: 'p2',
        isDesigned: true,
        design: { snapshot: { pages: [{ id: 'main' }, { id: 'p2' }] }, options: changed },
      },
    });
    const stranger = await createAccount(app);
    for (const [query, more] of [
      [replace, { s: two }],
      [options, { o: {} }],
      [preview, { u: '/x' }],
    ] as const) {
      const { errors } = await app.graphql(query, { id, ...more }, stranger.token);
      expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    }
  });
});

describe('S-164 taking an order back', () => {
  const refund = (id: string, token = customer.token, key?: string) =>
    app.rest('POST', '/wallets/refund-order', {
      body: { order_id: id },
      token,
      headers: key ? { 'idempotency-key': key } : {},
    });

  /** Paid, and the work has not begun. */
  async function waitingOrder(owner: Account): Promise<{ id: string; priceRials: number }> {
    const order = await paidOrder(owner);
    await app.ctx().em.execute("update orders set status = 'pending' where id = ?", [order.id]);
    return order;
  }

  it('cancels it and returns what was paid, once', async () => {
    const owner = await createAccount(app);
    const { id, priceRials } = await waitingOrder(owner);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(id, owner.token)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          order_id: id,
          orderId: id,
          amount: priceRials,
          amount_rials: priceRials,
          new_balance: priceRials,
          new_balance_rials: priceRials,
          newBalance: priceRials,
        },
      ]);
    expect(await balanceOf(app, owner)).toBe(priceRials);
    expect((await app.rest('GET', `/orders/${id}`, { token: owner.token })).body).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
    });
    expect((await app.rest('DELETE', `/orders/${id}`, { token: owner.token })).status).toBe(403);
  });

  it('cannot be done for an unpaid order, which can be deleted', async () => {
    const order = await placeOrder(app, customer);
    await openOrderPayment(app, customer, order.id);
    expect(await refund(order.id)).toMatchObject({ status: 409, body: { error_code: 'ORDER_NOT_REFUNDABLE' } });
    const payments = await app.rest('GET', `/payments/orders/${order.id}`, { token: customer.token });
    expect(payments.body['items']).toMatchObject([{ status: 'pending' }]);
    expect((await app.rest('DELETE', `/orders/${order.id}`, { token: customer.token })).status).toBe(200);
    expect((await refund(order.id)).status).toBe(404);
  });

  it('returns only what has not come back before', async () => {
    const owner = await createAccount(app);
    const { id, priceRials } = await waitingOrder(owner);
    const payments = await app.rest('GET', `/payments/orders/${id}`, { token: owner.token });
    const [payment] = payments.body['items'] as { id: string }[];
    await app.rest('POST', '/payments/refund', {
      body: { payment_id: payment?.id, amount: 1_000_000 },
      token: admin.token,
    });
    expect((await refund(id, owner.token)).body).toMatchObject({ amount: priceRials, new_balance: priceRials });
  });

  it('acts once for one Idempotency-Key and refuses it for another order', async () => {
    const owner = await createAccount(app);
    const [first, second] = [await waitingOrder(owner), await waitingOrder(owner)];
    const answer = await refund(first.id, owner.token, 'back');
    expect((await refund(first.id, owner.token, 'back')).body).toEqual(answer.body);
    expect((await refund(second.id, owner.token, 'back')).body['error_code']).toBe('IDEMPOTENCY_CONFLICT');
  });

  const REFUND = 'mutation ($id: ID!) { refundOrder(orderId: $id) { amountRials } }';
  const codesOf = async (id: string, token: string): Promise<unknown[]> => [
    (await refund(id, token)).body['error_code'],
    (await app.graphql(REFUND, { id }, token)).errors?.[0]?.extensions['code'],
  ];

  it('cannot be done for a foreign order', async () => {
    const { id } = await waitingOrder(await createAccount(app));
    for (const { token } of [customer, admin]) expect(await codesOf(id, token)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it.each(['in_progress', 'completed'])('cannot be done while %s, nor deleted', async (status) => {
    const owner = await createAccount(app);
    const { id } = await paidOrder(owner);
    if (status === 'completed') await move(id, status);
    expect(await codesOf(id, owner.token)).toEqual(['ORDER_NOT_REFUNDABLE', 'ORDER_NOT_REFUNDABLE']);
    const deleted = await app.rest('DELETE', `/orders/${id}`, { token: owner.token });
    expect(deleted.body['error_code']).toBe('ORDER_DELETE_DENIED');
    const order = await app.rest('GET', `/orders/${id}`, { token: owner.token });
    expect(order.body).toMatchObject({ status, payment_status: 'paid' });
    expect(await balanceOf(app, owner)).toBe(0);
  });

  it('is free to administrators for an own order in progress', async () => {
    const owner = await createAccount(app, { role: 'admin' });
    const { id, priceRials } = await paidOrder(owner);
    expect((await refund(id, owner.token)).body).toMatchObject({ success: true, amount: priceRials });
    expect(await balanceOf(app, owner)).toBe(priceRials);
  });
});

it('S-213 deleting and settling at once loses no money', async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await createAccount(app);
    const order = await placeOrder(app, owner);
    const { authority, paymentUrl } = await openOrderPayment(app, owner, order.id);
    await fetch(paymentUrl, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay', outcome: 'success' }),
      redirect: 'manual',
    });
    const [, deleted] = await Promise.all([
      app.rest('POST', '/payments/verify', { body: { authority } }),
      app.rest('DELETE', `/orders/${order.id}`, { token: owner.token }),
    ]);
    const gone = deleted.status === 200;
    // Deleted: the money is in the wallet. Settled first: the order is begun and can no longer be deleted.
    expect([gone, await balanceOf(app, owner)]).toEqual([gone, gone ? order.priceRials : 0]);
  }
});
