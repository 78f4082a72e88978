/** Registering, renewing and transferring names with the sandbox's registrar (decision record 062). */
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { fillWallet } from '#tests/helpers/money.js';
import {
  advance,
  registeredOrder,
  registrationOf,
  registrationsOf,
  type StoredRegistration,
} from '#tests/helpers/registrations.js';
import { paidOrder } from '#tests/helpers/sites.js';

const clock = manualClock(new Date(Math.floor(Date.now() / 1000) * 1000).toISOString());
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let owner: Account;
let foreign: Account;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ clock });
  [owner, foreign, admin] = await Promise.all([
    createAccount(app),
    createAccount(app),
    createAccount(app, { role: 'admin' }),
  ]);
});
afterAll(() => app?.close());

const call = (method: string, path: string, who: Account | null = owner, body?: object): Promise<RestAnswer> =>
  app.rest(method, path, { token: who?.token ?? null, ...(body && { body }) });
const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];
const of = (id: string): string => `/domain-registrations/${id}`;
const titles = async (who = owner): Promise<string[]> =>
  ((await call('GET', '/notifications?limit=50', who)).body['items'] as { title: string }[]).map(({ title }) => title);
const expire = (id: string, days: number): Promise<unknown> =>
  rows(app.ctx().em, 'update domain_registrations set expires_at = $2, reminded_days = null where id = $1', [
    id,
    new Date(clock.now().getTime() + days * DAY_MS),
  ]);

const until = (orderId: string, status: string): Promise<StoredRegistration> =>
  eventually(`the registration is ${status}`, async () => {
    await advance(app);
    const found = await registrationOf(app, orderId);
    return found.status === status && found;
  });

describe('sending', () => {
  it('waits until the name can no longer be changed', async () => {
    const orderId = await paidOrder(app, owner);
    expect(await registrationOf(app, orderId)).toMatchObject({ status: 'planned' });
    // A day later the session would be over.
    const end = new Date(clock.now().getTime() + 60_000);
    await rows(app.ctx().em, 'update orders set domain_change_until = $2 where id = $1', [orderId, end]);
    await advance(app);
    const [item] = (await call('GET', `/domain-registrations?order_id=${orderId}`)).body['items'] as object[];
    expect(item).toMatchObject({
      status: 'planned',
      send_at: end.toISOString(),
      needs_nic_handle: true,
    });
    clock.advance(60_000);
    const registered = await until(orderId, 'registered');
    expect(registered.expiresAt?.getTime()).toBeGreaterThan(clock.now().getTime() + 300 * DAY_MS);
    expect(await titles()).toContain('دامنهٔ شما ثبت شد');
    await eventually('a mail names the registered domain', async () =>
      (await app.mails(owner.email)).some(({ text }) => text.includes(registered.name)),
    );
  });

  it('happens at once when the customer asks, and ends the change of the name', async () => {
    const orderId = await paidOrder(app, owner);
    const mutation = 'mutation ($id: ID!) { registerDomainsNow(orderId: $id) { name status } }';
    const { data } = await app.graphql<{ registerDomainsNow: object[] }>(mutation, { id: orderId }, owner.token);
    expect(data.registerDomainsNow).toEqual([expect.objectContaining({ status: expect.stringMatching(/ed$/) })]);
    await until(orderId, 'registered');
    const changed = await call('PATCH', `/orders/${orderId}/domain`, owner, { domain: 'another-name' });
    expect(codeOf(changed)).toBe('DOMAIN_CHANGE_CLOSED');
    expect((await call('POST', `/orders/${orderId}/domain/register`)).status).toBe(200);
  });

  it('follows the name that the customer took instead', async () => {
    const orderId = await paidOrder(app, owner);
    const domain = `taken-instead-${orderId.slice(-8)}`.replace('taken-', 'name-');
    expect((await call('PATCH', `/orders/${orderId}/domain`, owner, { domain })).status).toBe(200);
    expect(await registrationsOf(app, orderId)).toEqual([
      expect.objectContaining({ name: `${domain}.ir`, status: 'planned' }),
    ]);
  });

  it('cannot be asked for by a stranger, a visitor, or for an unpaid order', async () => {
    const orderId = await paidOrder(app, owner);
    expect((await call('POST', `/orders/${orderId}/domain/register`, foreign)).status).toBe(404);
    expect((await call('POST', `/orders/${orderId}/domain/register`, admin)).status).toBe(404);
    expect((await call('POST', `/orders/${orderId}/domain/register`, null)).status).toBe(401);
    await rows(app.ctx().em, `update orders set domain_status = 'awaiting_confirmation' where id = $1`, [orderId]);
    expect(codeOf(await call('POST', `/orders/${orderId}/domain/register`))).toBe('REGISTRATION_NOT_READY');
  });

  it('in several processes at once registers once', async () => {
    const orderId = await paidOrder(app, owner);
    await call('POST', `/orders/${orderId}/domain/register`);
    await Promise.all([advance(app), advance(app), advance(app), advance(app)]);
    const { name } = await until(orderId, 'registered');
    const acts = await rows(app.ctx().em, 'select id from sandbox.registrar_act where name = $1', [name]);
    expect(acts).toHaveLength(1);
    expect((await titles()).filter((title) => title === 'دامنهٔ شما ثبت شد').length).toBeGreaterThan(0);
  });

  it('of a name lost in between leads to another one, with the order still paid', async () => {
    const orderId = await paidOrder(app, owner);
    const { name } = await registrationOf(app, orderId);
    await rows(app.ctx().em, 'insert into sandbox.registered_domain (name) values ($1)', [name]);
    await call('POST', `/orders/${orderId}/domain/register`);
    await until(orderId, 'refused');
    expect((await call('GET', `/orders/${orderId}`)).body).toMatchObject({
      payment_status: 'paid',
      domain_status: 'awaiting_choice',
      domain_refused: name,
    });
    const next = `next-${orderId.slice(-8)}`;
    expect((await call('PATCH', `/orders/${orderId}/domain`, owner, { domain: next })).status).toBe(200);
    await until(orderId, 'registered');
    const all = await registrationsOf(app, orderId);
    expect(all.map((each) => [each.name, each.status])).toEqual([
      [name, 'refused'],
      [`${next}.ir`, 'registered'],
    ]);
  });

  it('cannot hold one name twice in the database', async () => {
    const { name } = await registeredOrder(app, owner);
    const again = `insert into domain_registrations (id, order_id, user_id, name, status, created_at, updated_at)
      select gen_random_uuid(), id, user_id, $1, 'planned', now(), now() from orders limit 1`;
    await expect(rows(app.ctx().em, again, [name])).rejects.toThrow('domain_registrations_one_open');
  });
});

describe('the holder’s handle', () => {
  it('is taken before the name is registered, and kept for the next one', async () => {
    const orderId = await paidOrder(app, foreign);
    const { id } = await registrationOf(app, orderId);
    const set = await call('PUT', `${of(id)}/nic-handle`, foreign, { nic_handle: ' AB۱۲۳۴-irnic ' });
    expect(set.body).toMatchObject({ nic_handle: 'ab1234-irnic', needs_nic_handle: false });
    expect((await registrationOf(app, await paidOrder(app, foreign))).nicHandle).toBe('ab1234-irnic');
    expect((await call('PUT', `${of(id)}/nic-handle`, owner, { nic_handle: 'ab1-irnic' })).status).toBe(404);
    for (const nicHandle of ['', 'x', 'ab1234', "ab1'--irnic", `${'a'.repeat(500)}1-irnic`])
      expect(codeOf(await call('PUT', `${of(id)}/nic-handle`, foreign, { nic_handle: nicHandle }))).toBe(
        'VALIDATION_ERROR',
      );
  });

  it('cannot be given to a name of another registry', async () => {
    const first = await registrationOf(app, await paidOrder(app, foreign));
    await call('PUT', `${of(first.id)}/nic-handle`, foreign, { nic_handle: 'ab1234-irnic' });
    const other = await registrationOf(app, await paidOrder(app, foreign, undefined, '.com'));
    expect(other.nicHandle).toBeNull();
    const answer = await call('PUT', `${of(other.id)}/nic-handle`, foreign, { nic_handle: 'ab1234-irnic' });
    expect(codeOf(answer)).toBe('VALIDATION_ERROR');
    const write = `update domain_registrations set nic_handle = 'ab1-irnic' where id = $1`;
    await expect(rows(app.ctx().em, write, [other.id])).rejects.toThrow('domain_registrations_handle_of_ir');
  });

  it('cannot be changed once the name is registered', async () => {
    const { id } = await registeredOrder(app, owner);
    expect(codeOf(await call('PUT', `${of(id)}/nic-handle`, owner, { nic_handle: 'ab1-irnic' }))).toBe(
      'REGISTRATION_STATE',
    );
  });
});

describe('renewing', () => {
  it('is priced by the list, billed, and registered once it is paid', async () => {
    const { id, orderId, expiresAt } = await registeredOrder(app, owner);
    expect(codeOf(await call('POST', `${of(id)}/renew`))).toBe('REGISTRATION_STATE');
    await expire(id, 20);
    const first = await call('POST', `${of(id)}/renew`);
    expect(first.status).toBe(200);
    const again = await call('POST', `${of(id)}/renew`);
    expect(again.body['invoice_id']).toBe(first.body['invoice_id']);
    const invoice = (await call('GET', `/invoices/${String(first.body['invoice_id'])}`)).body;
    expect(invoice).toMatchObject({ amount: 950_000, status: 'pending' });
    await advance(app);
    expect((await call('GET', of(id))).body).toMatchObject({ is_renewing: false });
    await fillWallet(app, owner, 950_000);
    const pay = 'mutation ($id: ID!) { payInvoice(id: $id, method: wallet) { success } }';
    expect((await app.graphql(pay, { id: first.body['invoice_id'] }, owner.token)).errors).toBeUndefined();
    const renewed = await eventually('the year is registered', async () => {
      await advance(app);
      const found = await registrationOf(app, orderId);
      return found.renewalInvoiceId === null && found;
    });
    expect(renewed).toMatchObject({ status: 'registered', renewalInvoiceId: null });
    expect(renewed.expiresAt?.getFullYear()).toBe((expiresAt?.getFullYear() ?? 0) + 1);
    expect(await titles()).toContain('دامنهٔ شما تمدید شد');
  });

  it('is reminded of, once a stated day', async () => {
    const other = await createAccount(app);
    const { id } = await registeredOrder(app, other);
    const count = async () => (await titles(other)).filter((title) => title.includes('رو به پایان')).length;
    for (const [days, reminders] of [
      [61, 0],
      [60, 1],
      [45, 1],
      [29, 2],
      [6, 3],
      [1, 4],
    ] as const) {
      await rows(app.ctx().em, 'update domain_registrations set expires_at = $2 where id = $1', [
        id,
        new Date(clock.now().getTime() + days * DAY_MS),
      ]);
      await advance(app);
      await advance(app);
      expect([days, await count()]).toEqual([days, reminders]);
    }
  });

  it('is possible for a time of grace, after which the name goes', async () => {
    const { id, orderId, name } = await registeredOrder(app, owner);
    await expire(id, -1);
    await advance(app);
    expect((await call('GET', of(id))).body).toMatchObject({ status: 'grace' });
    const { body } = await call('POST', `${of(id)}/renew`);
    await expire(id, -31);
    await advance(app);
    expect((await call('GET', of(id))).body).toMatchObject({ status: 'released', renewal_invoice_id: null });
    expect((await call('GET', `/invoices/${String(body['invoice_id'])}`)).body['status']).toBe('cancelled');
    expect(await rows(app.ctx().em, 'select id from domain_claims where order_id = $1', [orderId])).toEqual([]);
    expect(await titles()).toContain('دامنهٔ شما آزاد شد');
    expect(codeOf(await call('POST', `${of(id)}/renew`))).toBe('REGISTRATION_STATE');
    expect(name).toMatch(/\.ir$/);
  });
});

describe('a transfer', () => {
  it('gets its code, which only the owner in person reads', async () => {
    const { id } = await registeredOrder(app, owner);
    expect((await call('POST', `${of(id)}/transfer`, foreign)).status).toBe(404);
    for (let times = 0; times < 2; times += 1) expect((await call('POST', `${of(id)}/transfer`)).status).toBe(200);
    const code = await eventually('the code has come', async () => (await call('GET', of(id))).body['transfer_code']);
    expect(code).toMatch(/^[\w-]{8,}$/);
    expect((await call('GET', of(id), admin)).body['transfer_code']).toBeNull();
    const read = await byKey(app, owner, 'read:sites');
    expect((await call('GET', of(id), read)).body).toMatchObject({ id, transfer_code: null });
    await expire(id, 10);
    expect(codeOf(await call('POST', `${of(id)}/renew`))).toBe('REGISTRATION_STATE');
    expect(codeOf(await call('POST', `/admin${of(id)}/transferred`, foreign))).toBe('FORBIDDEN');
    const gone = await call('POST', `/admin${of(id)}/transferred`, admin);
    expect(gone.body).toMatchObject({ status: 'transferred' });
    expect((await call('GET', of(id))).body['transfer_code']).toBeNull();
  });

  it('cannot lead to the name being ordered again', async () => {
    const { id, orderId, name } = await registeredOrder(app, owner);
    await call('POST', `${of(id)}/transfer`);
    await eventually('the code has come', async () => (await call('GET', of(id))).body['transfer_code']);
    await call('POST', `/admin${of(id)}/transferred`, admin);
    await advance(app);
    await advance(app);
    const known = await rows(app.ctx().em, 'select status from domain_registrations where name = $1', [name]);
    expect(known).toEqual([{ status: 'transferred' }]);
    expect(await rows(app.ctx().em, 'select id from domain_claims where order_id = $1', [orderId])).toEqual([]);
    expect((await call('GET', `/orders/${orderId}`)).body).not.toMatchObject({ domain_status: 'awaiting_choice' });
  });

  it('cannot be recorded where nobody asked for it', async () => {
    const { id } = await registeredOrder(app, owner);
    expect(codeOf(await call('POST', `/admin${of(id)}/transferred`, admin))).toBe('REGISTRATION_STATE');
  });
});

it('a stranger cannot see a registration, nor a list of everybody’s', async () => {
  const { id, orderId } = await registeredOrder(app, owner);
  expect((await call('GET', of(id), foreign)).status).toBe(404);
  expect((await call('GET', of('not-an-id'))).status).toBe(404);
  expect((await call('GET', of(id), admin)).status).toBe(200);
  expect((await call('GET', `/domain-registrations?order_id=${orderId}`, foreign)).body['items']).toEqual([]);
  expect(codeOf(await call('GET', '/domain-registrations?scope=all', foreign))).toBe('FORBIDDEN');
  const { errors } = await app.graphql(
    'query ($id: ID!) { domainRegistration(id: $id) { id } }',
    { id },
    foreign.token,
  );
  expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  const { data } = await app.graphql<{ order: { registrations: object[] } }>(
    'query ($id: ID!) { order(id: $id) { registrations { name status nameservers renewalPriceToman } } }',
    { id: orderId },
    owner.token,
  );
  expect(data.order.registrations).toEqual([
    expect.objectContaining({
      status: 'registered',
      nameservers: ['ns1.sites.localhost', 'ns2.sites.localhost'],
      renewalPriceToman: 95_000,
    }),
  ]);
});

it('a removed account leaves no name behind', async () => {
  const leaving = await createAccount(app);
  const { name } = await registeredOrder(app, leaving);
  expect((await call('DELETE', `/admin/users/${leaving.id}`, admin, { reason: 'به خواست خودش' })).status).toBe(200);
  expect(await rows(app.ctx().em, 'select id from domain_registrations where name = $1', [name])).toEqual([]);
});

describe('names that expire soon', () => {
  const EXPIRING = `query ($days: Int) {
    domainRegistrations(filter: { expiresWithinDays: $days }, page: 1, limit: 10) { items { id } }
  }`;
  interface Listed {
    readonly domainRegistrations: { readonly items: readonly { readonly id: string }[] };
  }
  const expiring = (days: number, who: Account) => app.graphql<Listed>(EXPIRING, { days }, who.token);

  it('are listed soonest first, expired ones too', async () => {
    const holder = await createAccount(app);
    const soon = await registeredOrder(app, holder);
    const late = await registeredOrder(app, holder);
    const over = await registeredOrder(app, holder);
    await paidOrder(app, holder);
    await Promise.all([expire(soon.id, 13), expire(late.id, 15), expire(over.id, -1)]);
    const { data } = await expiring(14, holder);
    expect(data.domainRegistrations.items).toEqual([{ id: over.id }, { id: soon.id }]);
    expect((await expiring(14, foreign)).data.domainRegistrations.items).toEqual([]);
  });

  it.each([0, 367])('cannot be asked for within %i days', async (days) => {
    const { errors } = await expiring(days, owner);
    expect(errors?.[0]?.extensions['code']).toBe('VALIDATION_ERROR');
  });
});
