/** The names of orders: who may order one, who gets it, and how it is changed (decision record 050). */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import {
  atGateway,
  balanceOf,
  fillWallet,
  ledgerFaults,
  openOrderPayment,
  payOrder,
  smallWizard,
} from '#tests/helpers/money.js';
import { rows } from '#platform/db/rows.js';

const clock = manualClock();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
let one: Account;
let other: Account;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ clock });
  [one, other, admin] = await Promise.all([
    createAccount(app),
    createAccount(app),
    createAccount(app, { role: 'admin' }),
  ]);
  for (const account of [one, other]) await fillWallet(app, account, 1_000_000_000);
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

let count = 0;
/** A name that nobody else has in this file. */
const fresh = (): string => `nemune-${(count += 1)}`;
const TOTAL = 2_500_000;

function order(account: Account, domain: string, userInfo: object = {}, totalAmount = TOTAL): Promise<RestAnswer> {
  const wizardData = smallWizard(domain);
  return app.rest('POST', '/orders/create', {
    token: account.token,
    body: {
      wizard_data: { ...wizardData, userInfo: { ...(wizardData['userInfo'] as object), ...userInfo } },
      total_amount: totalAmount,
    },
  });
}
async function ordered(account: Account, domain: string, ...more: [object?, number?]): Promise<string> {
  const { body } = await order(account, domain, ...more);
  if (typeof body['order_id'] !== 'string') throw new Error(JSON.stringify(body));
  return body['order_id'];
}
async function paid(account: Account, domain: string, ...more: [object?, number?]): Promise<string> {
  const id = await ordered(account, domain, ...more);
  const { status, body } = await payOrder(app, account, id, 'wallet');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
}
const read = async (account: Account, id: string): Promise<Record<string, unknown>> =>
  (await app.rest('GET', `/orders/${id}`, { token: account.token })).body;
const change = (account: Account, id: string, body: object): Promise<RestAnswer> =>
  app.rest('PATCH', `/orders/${id}/domain`, { token: account.token, body });
const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];
const claims = async (id: string): Promise<string[]> =>
  (
    await rows<{ name: string }>(app.ctx().em, 'select name from domain_claims where order_id = $1 order by name', [id])
  ).map(({ name }) => name);
const sell = (name: string): Promise<unknown> =>
  rows(app.ctx().em, 'insert into sandbox.registered_domain (name) values ($1)', [name]);

describe('ordering', () => {
  it('confirms a name that the registry says is free', async () => {
    const { status, body } = await order(one, fresh());
    expect([status, body['domain_status']]).toEqual([200, 'confirmed']);
  });

  it.each(['https://NAME.ir/', 'www.name.ir', 'NAME.IR', 'ｎａｍｅ'])('understands "%s"', async (typed) => {
    const name = fresh();
    const { body } = await order(one, typed.replace(/name|ｎａｍｅ/i, name));
    expect(body['domain']).toBe(`${name}.ir`);
  });

  it('cannot take a name that is registered', async () => {
    const answer = await order(one, 'taken-already');
    expect([answer.status, codeOf(answer)]).toEqual([409, 'DOMAIN_TAKEN']);
    expect(answer.body['details']).toMatchObject({ domain: 'taken-already.ir' });
  });

  it('cannot take a further name that is registered', async () => {
    const additionalDomains = [{ domain: 'taken-extra', extension: '.com' }];
    expect(codeOf(await order(one, fresh(), { additionalDomains }, TOTAL + 450_000))).toBe('DOMAIN_TAKEN');
  });

  it.each(['ab', 'gov', 'na--me', 'name-'])('cannot take "%s", which the registry refuses', async (name) => {
    const answer = await order(one, name);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'DOMAIN_REFUSED']);
  });

  it('is accepted where the registry does not answer', async () => {
    const { body } = await order(one, 'limited-name');
    expect(body['domain_status']).toBe('awaiting_confirmation');
    const { data } = await app.graphql<{ orders: { items: { domainStatus: string }[] } }>(
      '{ orders(filter: { scope: all, search: "limited-name" }) { items { domainStatus } } }',
      {},
      admin.token,
    );
    expect(data.orders.items).toEqual([{ domainStatus: 'awaiting_confirmation' }]);
  });

  it('cannot take a name of a paid order', async () => {
    const name = fresh();
    await paid(one, name);
    expect(codeOf(await order(other, name))).toBe('DOMAIN_TAKEN');
    expect(codeOf(await order(one, name))).toBe('DOMAIN_TAKEN');
    const check = await app.rest('POST', '/domains/check-availability', { body: { domain: name } });
    expect(check.body).toMatchObject({ available: false, status: 'taken' });
  });

  it('may take the name of an unpaid order', async () => {
    const name = fresh();
    await ordered(one, name);
    expect((await order(other, name)).status).toBe(200);
  });

  it('may take the name of an order that was dropped', async () => {
    const name = fresh();
    const id = await paid(one, name);
    await app.rest('DELETE', `/admin/orders/${id}`, { token: admin.token });
    expect(await claims(id)).toEqual([]);
    expect((await order(other, name)).status).toBe(200);
  });
});

describe('paying', () => {
  it.each(['wallet', 'gateway', 'split'] as const)('by %s cannot begin for a name sold meanwhile', async (by) => {
    const name = fresh();
    const id = await ordered(one, name);
    await sell(`${name}.ir`);
    clock.advance(2 * MINUTE_MS);
    // The answer of the registry about the name is not remembered any more.
    await app.restart();
    expect(codeOf(await payOrder(app, one, id, by))).toBe('DOMAIN_TAKEN');
    expect(await read(one, id)).toMatchObject({ payment_status: 'pending', status: 'pending' });
  });

  it('cannot begin for a name that another order has paid', async () => {
    const name = fresh();
    const [first, second] = [await ordered(one, name), await ordered(other, name)];
    await payOrder(app, one, first, 'wallet');
    for (const by of ['wallet', 'gateway'] as const)
      expect(codeOf(await payOrder(app, other, second, by))).toBe('DOMAIN_TAKEN');
  });

  it('takes all names of the order', async () => {
    const name = fresh();
    const additionalDomains = [{ domain: name, extension: '.com' }];
    const id = await paid(one, name, { additionalDomains }, TOTAL + 450_000);
    expect(await claims(id)).toEqual([`${name}.com`, `${name}.ir`]);
  });

  it('at once for one name gives it to one, and both stay paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = fresh();
      const [first, second] = [await ordered(one, name), await ordered(other, name)];
      const sessions = [await openOrderPayment(app, one, first), await openOrderPayment(app, other, second)];
      const before = [await balanceOf(app, one), await balanceOf(app, other)];
      await Promise.all(sessions.map(({ paymentUrl }) => atGateway(paymentUrl)));
      await Promise.all(
        sessions.map(({ authority }) => app.rest('POST', '/payments/verify', { body: { authority, status: 'OK' } })),
      );
      const orders = [await read(one, first), await read(other, second)];
      expect(orders.map((each) => [each['payment_status'], each['status']])).toEqual([
        ['paid', 'in_progress'],
        ['paid', 'in_progress'],
      ]);
      expect(orders.map((each) => each['domain_status']).sort()).toEqual(['awaiting_choice', 'confirmed']);
      expect([...(await claims(first)), ...(await claims(second))]).toEqual([`${name}.ir`]);
      expect([await balanceOf(app, one), await balanceOf(app, other)]).toEqual(before);
    }
  });

  it('notifies whoever came second, who then chooses another name', async () => {
    const name = fresh();
    const [first, second] = [await ordered(one, name), await ordered(other, name)];
    const session = await openOrderPayment(app, other, second);
    await payOrder(app, one, first, 'wallet');
    await atGateway(session.paymentUrl);
    await app.rest('POST', '/payments/verify', { body: { authority: session.authority, status: 'OK' } });
    expect(await read(other, second)).toMatchObject({ payment_status: 'paid', domain_status: 'awaiting_choice' });
    await eventually('a notice', async () => {
      const { body } = await app.rest('GET', '/notifications', { token: other.token });
      return (body['items'] as { title: string }[]).some(({ title }) => title.includes('دامنهٔ دیگری'));
    });
    await rows(app.ctx().em, 'update orders set domain_change_until = created_at where id = $1', [second]);
    const next = fresh();
    const changed = await change(other, second, { domain: next });
    expect(changed.body).toMatchObject({ domain: `${next}.ir`, domain_status: 'confirmed' });
    expect(await claims(second)).toEqual([`${next}.ir`]);
  });

  it('cannot give one name to two orders in the database', async () => {
    const insert = `insert into domain_claims (id, name, order_id, created_at) values (gen_random_uuid(), 'x.ir', $1, now())`;
    const [first, second] = [await ordered(one, fresh()), await ordered(one, fresh())];
    await rows(app.ctx().em, insert, [first]);
    await expect(rows(app.ctx().em, insert, [second])).rejects.toThrow('domain_claims_name_unique');
  });
});

describe('changing the name', () => {
  it('of an unpaid order prices it anew', async () => {
    const id = await ordered(one, fresh());
    const name = fresh();
    const { status, body } = await change(one, id, { domain: name, extension: '.com' });
    expect([status, body['domain'], body['price']]).toEqual([200, `${name}.com`, TOTAL + 450_000]);
  });

  it('of a paid order moves the claim and is in the history', async () => {
    const [before, after] = [fresh(), fresh()];
    const id = await paid(one, before);
    expect((await read(one, id))['domain_change_until']).toBe(new Date(clock.now().getTime() + DAY_MS).toISOString());
    const { body } = await change(one, id, { domain: `https://www.${after}.ir/` });
    expect(body).toMatchObject({ domain: `${after}.ir`, domain_status: 'confirmed', payment_status: 'paid' });
    expect(await claims(id)).toEqual([`${after}.ir`]);
    for (const { token } of [one, admin]) {
      const history = await app.rest('GET', `/orders/${id}/history`, { token });
      expect((history.body['items'] as object[]).at(-1)).toMatchObject({
        from_status: 'in_progress',
        to_status: 'in_progress',
        from_domain: `${before}.ir`,
        to_domain: `${after}.ir`,
        actor_id: one.id,
      });
    }
    expect((await order(other, before)).status).toBe(200);
  });

  it('goes through GraphQL, too', async () => {
    const id = await paid(one, fresh());
    const name = fresh();
    const mutation = `mutation ($id: ID!, $domain: String!) { changeOrderDomain(id: $id, domain: $domain) {
      domain domainStatus domainChangeUntil history { fromDomain toDomain } } }`;
    const { data } = await app.graphql<{ changeOrderDomain: object }>(mutation, { id, domain: name }, one.token);
    expect(data.changeOrderDomain).toMatchObject({ domain: `${name}.ir`, domainStatus: 'confirmed' });
  });

  it('can replace one of several names', async () => {
    const [name, next] = [fresh(), fresh()];
    const additionalDomains = [{ domain: name, extension: '.com' }];
    const id = await paid(one, name, { additionalDomains }, TOTAL + 450_000);
    const { body } = await change(one, id, { domain: next, replaces: `${name}.com` });
    expect(body['domain']).toBe(`${name}.ir`);
    expect(await claims(id)).toEqual([`${name}.ir`, `${next}.com`].sort());
    expect((await change(one, id, { domain: next, replaces: 'foreign.com' })).status).toBe(404);
  });

  it('to one that the registry cannot tell about is accepted', async () => {
    const id = await paid(one, fresh());
    const { body } = await change(one, id, { domain: `limited-${fresh()}` });
    expect(body['domain_status']).toBe('awaiting_confirmation');
  });

  it('cannot be done after 24 hours', async () => {
    const id = await paid(one, fresh());
    await rows(app.ctx().em, 'update orders set domain_change_until = $2 where id = $1', [id, clock.now()]);
    const answer = await change(one, id, { domain: fresh() });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'DOMAIN_CHANGE_CLOSED']);
    expect(answer.body['message_fa'] ?? answer.body['message']).toBeTruthy();
  });

  it.each([
    [{ domain: 'taken-already' }, 'DOMAIN_TAKEN'],
    [{ domain: 'ab' }, 'DOMAIN_REFUSED'],
    [{ domain: 'سایت' }, 'INVALID_DOMAIN'],
    [{ domain: 'another-name', extension: '.com' }, 'DOMAIN_PRICE_DIFFERS'],
    [{ domain: 'another-name', extension: '.shop' }, 'UNKNOWN_EXTENSION'],
  ])('of a paid order cannot be %j', async (body, code) => {
    const name = fresh();
    const id = await paid(one, name);
    expect(codeOf(await change(one, id, body))).toBe(code);
    expect(await claims(id)).toEqual([`${name}.ir`]);
  });

  it('cannot take a name of another paid order, also not at once', async () => {
    const [first, second] = [await paid(one, fresh()), await paid(other, fresh())];
    const name = fresh();
    const answers = await Promise.all([change(one, first, { domain: name }), change(other, second, { domain: name })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('DOMAIN_TAKEN');
  });

  it('cannot be done by a stranger or an administrator', async () => {
    const id = await paid(one, fresh());
    for (const account of [other, admin]) expect((await change(account, id, { domain: fresh() })).status).toBe(404);
    const mutation = 'mutation ($id: ID!) { changeOrderDomain(id: $id, domain: "foreign-name") { id } }';
    const { errors } = await app.graphql(mutation, { id }, other.token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('cannot be done to a cancelled order', async () => {
    const id = await paid(one, fresh());
    await app.rest('PATCH', `/orders/${id}/status`, { token: admin.token, body: { status: 'cancelled' } });
    expect(codeOf(await change(one, id, { domain: fresh() }))).toBe('DOMAIN_CHANGE_CLOSED');
  });
});
