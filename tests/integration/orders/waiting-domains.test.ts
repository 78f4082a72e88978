/** Names that nobody could tell about: asked again by a job, decided by administrators (decision record 050). */
import { recheckDomains } from '#features/orders/domains/recheck-domains.job.js';
import { DOMAIN_RECHECK } from '#core/limits/limits.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { fillWallet, payOrder, smallWizard } from '#tests/helpers/money.js';

const clock = manualClock();

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
  for (const account of [one, other]) await fillWallet(app, account, 5_000_000_000);
});
afterAll(() => app?.close());

let count = 0;
/** A name that the simulated registry cannot check. */
const silent = (): string => `limited-name-${(count += 1)}`;
/** One that it does. */
const fresh = (): string => `nemune-taze-${(count += 1)}`;
const TOTAL = 2_500_000;

async function ordered(account: Account, domain: string, more: object = {}, totalAmount = TOTAL): Promise<string> {
  const wizardData = smallWizard(domain);
  const userInfo = { ...(wizardData['userInfo'] as object), ...more };
  const body = { wizard_data: { ...wizardData, userInfo }, total_amount: totalAmount };
  const answer = await app.rest('POST', '/orders/create', { token: account.token, body });
  if (typeof answer.body['order_id'] !== 'string') throw new Error(JSON.stringify(answer.body));
  return answer.body['order_id'];
}
async function paid(account: Account, domain: string, ...more: [object?, number?]): Promise<string> {
  const id = await ordered(account, domain, ...more);
  const { status, body } = await payOrder(app, account, id, 'wallet');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
}
const sql = <Row extends object>(text: string, values: string[] = []): Promise<Row[]> =>
  rows<Row>(app.ctx().em, text, values);
/** Pays an order whose registry was silent about a name that it knows today. */
async function paidUnconfirmed(account: Account, name: string): Promise<string> {
  const id = await paid(account, name);
  await sql(`update orders set domain_status = 'awaiting_confirmation' where id = $1`, [id]);
  return id;
}
const read = async (account: Account, id: string): Promise<Record<string, unknown>> =>
  (await app.rest('GET', `/orders/${id}`, { token: account.token })).body;
const claims = async (id: string): Promise<string[]> =>
  (await sql<{ name: string }>('select name from domain_claims where order_id = $1 order by name', [id])).map(
    ({ name }) => name,
  );
interface Checked {
  readonly count: number;
  readonly after: Date | null;
}
async function checked(id: string): Promise<Checked> {
  const [found] = await sql<Checked>(
    'select domain_check_count as count, domain_check_after as after from orders where id = $1',
    [id],
  );
  if (!found) throw new Error('no such order');
  return found;
}
/** Nothing of the tests before is due any more. */
const postponeChecks = (): Promise<unknown> =>
  sql(`update orders set domain_check_after = now() + interval '10 years'`);
const run = (): Promise<void> => recheckDomains(app.app.contexts.ofSystem('recheck'));
const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];
const act = (
  verb: 'confirm' | 'refuse',
  id: string,
  body: object,
  account: Account | null = admin,
): Promise<RestAnswer> =>
  app.rest('POST', `/admin/orders/${id}/domain/${verb}`, { token: account?.token ?? null, body });
const titles = async (account: Account): Promise<string[]> => {
  const { body } = await app.rest('GET', '/notifications?limit=100', { token: account.token });
  return (body['items'] as { title: string; message: string; link: string }[]).map((each) => JSON.stringify(each));
};

describe('the job', () => {
  beforeEach(postponeChecks);

  it('confirms a name that is free by now', async () => {
    const name = fresh();
    const id = await paidUnconfirmed(one, name);
    await run();
    expect(await read(one, id)).toMatchObject({ domain_status: 'confirmed', domain_refused: null });
    expect(await claims(id)).toEqual([`${name}.ir`]);
    expect((await titles(one)).find((text) => text.includes(`${name}.ir`))).toContain('تأیید شد');
  });

  it('notifies its customer by notification and mail when it is taken', async () => {
    const name = `taken-since-${(count += 1)}`;
    const id = await paid(one, fresh());
    await sql(
      `update orders set domain_status = 'awaiting_confirmation', domain = $2,
        wizard_data = jsonb_set(wizard_data, '{userInfo,domain}', to_jsonb($3::text)) where id = $1`,
      [id, `${name}.ir`, name],
    );
    await run();
    expect(await read(one, id)).toMatchObject({
      domain_status: 'awaiting_choice',
      domain_refused: `${name}.ir`,
      payment_status: 'paid',
      status: 'in_progress',
    });
    expect(await claims(id)).not.toContain(`${name}.ir`);
    const told = (await titles(one)).find((text) => text.includes(`${name}.ir`));
    expect(told).toContain(`/dashboard?tab=orders&domain=${id}`);
    await eventually('a mail', async () =>
      (await app.mails(one.email)).some(({ text }) => text.includes(`${name}.ir`)),
    );
  });

  it('lets the customer choose another name after the 24 hours', async () => {
    const id = await paid(one, silent());
    const { domain } = await read(one, id);
    await sql('update orders set domain_change_until = created_at where id = $1', [id]);
    await act('refuse', id, { domain, reason: 'مرکز ثبت مدرک می‌خواهد.' });
    const next = fresh();
    const changed = await app.rest('PATCH', `/orders/${id}/domain`, { token: one.token, body: { domain: next } });
    expect(changed.body).toMatchObject({ domain: `${next}.ir`, domain_status: 'confirmed' });
    expect(await claims(id)).toEqual([`${next}.ir`]);
  });

  it('asks again with growing pauses up to a longest', async () => {
    const id = await paid(one, silent());
    const start = clock.now().getTime();
    await run();
    await run();
    const first = await checked(id);
    expect(first).toEqual({ count: 1, after: new Date(start + DOMAIN_RECHECK.firstPauseMs) });
    expect(await read(one, id)).toMatchObject({ domain_status: 'awaiting_confirmation' });
    clock.advance(DOMAIN_RECHECK.firstPauseMs);
    await run();
    expect(await checked(id)).toEqual({
      count: 2,
      after: new Date(clock.now().getTime() + 2 * DOMAIN_RECHECK.firstPauseMs),
    });
    await sql('update orders set domain_check_count = 1000, domain_check_after = null where id = $1', [id]);
    await run();
    expect((await checked(id)).after).toEqual(new Date(clock.now().getTime() + DOMAIN_RECHECK.longestPauseMs));
  });

  it('begins anew with its pauses after a change of name', async () => {
    const id = await paid(one, silent());
    await run();
    await app.rest('PATCH', `/orders/${id}/domain`, { token: one.token, body: { domain: silent() } });
    expect(await checked(id)).toEqual({ count: 0, after: null });
  });

  it('asks about so many orders in a run', async () => {
    const ids: string[] = [];
    for (let each = 0; each <= DOMAIN_RECHECK.batch; each += 1) ids.push(await paidUnconfirmed(one, fresh()));
    await run();
    const left = await sql<{ n: number }>(
      `select count(*)::int as n from orders where id = any($1::uuid[]) and domain_status = 'awaiting_confirmation'`,
      [ids] as unknown as string[],
    );
    expect(left).toEqual([{ n: 1 }]);
    await run();
    expect((await read(one, ids.at(-1) ?? ''))['domain_status']).toBe('confirmed');
  }, 60_000);

  it('runs beside itself and notifies once', async () => {
    const name = fresh();
    const id = await paidUnconfirmed(one, name);
    await Promise.all([run(), run(), run()]);
    expect((await checked(id)).count).toBe(1);
    expect((await titles(one)).filter((text) => text.includes(`${name}.ir`) && text.includes('تأیید شد'))).toHaveLength(
      1,
    );
  });

  it('cannot confirm a name that another paid order has claimed', async () => {
    const name = fresh();
    const id = await paidUnconfirmed(one, name);
    await sql('delete from domain_claims where order_id = $1', [id]);
    const rival = await paid(other, name);
    await run();
    expect(await read(one, id)).toMatchObject({ domain_status: 'awaiting_choice', domain_refused: `${name}.ir` });
    expect(await claims(rival)).toEqual([`${name}.ir`]);
    expect(await read(other, rival)).toMatchObject({ domain_status: 'confirmed' });
  });

  it.each([
    ['an unpaid order', ordered, null],
    ['a cancelled order', paid, `status = 'cancelled', payment_status = 'refunded'`],
    ['a deleted order', paid, `deleted_at = now()`],
    ['an order without a name', paid, `domain = ''`],
  ] as const)('cannot touch %s', async (_what, make, change) => {
    const id = await make(one, fresh());
    await sql(
      `update orders set domain_status = 'awaiting_confirmation' ${change ? `, ${change}` : ''} where id = $1`,
      [id],
    );
    await sql('update orders set domain_check_after = null where id = $1', [id]);
    await run();
    expect((await checked(id)).count).toBe(0);
    const [after] = await sql('select domain_status as status from orders where id = $1', [id]);
    expect(after).toEqual({ status: 'awaiting_confirmation' });
  });

  it('cannot decide about a name that was changed while it asked', async () => {
    const slow = `slow-name-${(count += 1)}`;
    const id = await paid(one, silent());
    await sql(
      `update orders set domain = $2, wizard_data = jsonb_set(wizard_data, '{userInfo,domain}', to_jsonb($3::text)),
        domain_check_after = null where id = $1`,
      [id, `${slow}.ir`, slow],
    );
    const running = run();
    await eventually('the question', async () => (await checked(id)).count === 1);
    const next = fresh();
    await app.rest('PATCH', `/orders/${id}/domain`, { token: one.token, body: { domain: next } });
    await running;
    expect(await read(one, id)).toMatchObject({ domain: `${next}.ir` });
    expect((await read(one, id))['domain_refused']).toBeNull();
  }, 30_000);
});

describe('an administrator', () => {
  it('finds the orders that wait for a name', async () => {
    const id = await paid(one, silent());
    for (const path of ['/orders?admin=true&domain_status=awaiting_confirmation']) {
      const { body } = await app.rest('GET', path, { token: admin.token });
      const items = body['items'] as { id: string; domain_status: string }[];
      expect(items.map((each) => each.id)).toContain(id);
      expect(new Set(items.map((each) => each.domain_status))).toEqual(new Set(['awaiting_confirmation']));
    }
    const query = '{ orders(filter: { scope: all, domainStatus: confirmed }, limit: 100) { items { id } } }';
    const { data } = await app.graphql<{ orders: { items: { id: string }[] } }>(query, {}, admin.token);
    expect(data.orders.items.map((each) => each.id)).not.toContain(id);
  });

  it('confirms a name, which is in the audit log', async () => {
    const name = silent();
    const id = await paid(one, name);
    const { status, body } = await act('confirm', id, { domain: `${name}.ir` });
    expect([status, body['domain_status']]).toEqual([200, 'confirmed']);
    expect(await claims(id)).toEqual([`${name}.ir`]);
    const log = await app.rest('GET', '/admin/audit?action=order.domain_confirm', { token: admin.token });
    expect((log.body['items'] as object[])[0]).toMatchObject({ subject_id: id, action: 'order.domain_confirm' });
  });

  it('refuses a name with a reason that the customer reads', async () => {
    const name = silent();
    const id = await paid(one, name);
    const reason = 'مرکز ثبت این نام را بدون مدرک نمی‌پذیرد.';
    const mutation = `mutation ($id: ID!, $domain: String!, $reason: String!) {
      refuseOrderDomain(id: $id, domain: $domain, reason: $reason) { domainStatus domainRefused domainRefusal } }`;
    const { data } = await app.graphql<{ refuseOrderDomain: object }>(
      mutation,
      { id, domain: `${name}.ir`, reason },
      admin.token,
    );
    expect(data.refuseOrderDomain).toEqual({
      domainStatus: 'awaiting_choice',
      domainRefused: `${name}.ir`,
      domainRefusal: reason,
    });
    expect(await claims(id)).toEqual([]);
    expect((await titles(one)).find((text) => text.includes(`${name}.ir`))).toContain(reason);
    await eventually('a mail', async () => (await app.mails(one.email)).some(({ text }) => text.includes(reason)));
    const log = await app.rest('GET', '/admin/audit?action=order.domain_refuse', { token: admin.token });
    expect((log.body['items'] as object[])[0]).toMatchObject({ subject_id: id, reason });
  });

  it('cannot have a refused name chosen again', async () => {
    const name = silent();
    const id = await paid(one, name);
    await act('refuse', id, { domain: `${name}.ir`, reason: 'نامی از دیگران است.' });
    const rename = (domain: string): Promise<RestAnswer> =>
      app.rest('PATCH', `/orders/${id}/domain`, { token: one.token, body: { domain } });
    expect((await rename(fresh())).status).toBe(200);
    expect(codeOf(await rename(name))).toBe('DOMAIN_REFUSED');
  });

  it('keeps asking for another name while the refused one stays', async () => {
    const [name, extra, next] = [silent(), fresh(), fresh()];
    const id = await paid(one, name, { additionalDomains: [{ domain: extra, extension: '.com' }] }, TOTAL + 450_000);
    await act('refuse', id, { domain: `${name}.ir`, reason: 'نامی از دیگران است.' });
    const body = { domain: next, replaces: `${extra}.com` };
    const changed = await app.rest('PATCH', `/orders/${id}/domain`, { token: one.token, body });
    expect(changed.body).toMatchObject({ domain_status: 'awaiting_choice', domain_refused: `${name}.ir` });
  });

  it('may confirm a name that was refused by mistake', async () => {
    const name = silent();
    const id = await paid(one, name);
    await act('refuse', id, { domain: `${name}.ir`, reason: 'اشتباه' });
    const { body } = await act('confirm', id, { domain: `${name}.ir` });
    expect(body).toMatchObject({ domain_status: 'confirmed', domain_refused: null, domain_refusal: null });
    expect(await claims(id)).toEqual([`${name}.ir`]);
  });

  it.each(['confirm', 'refuse'] as const)('cannot %s for an unpaid or cancelled order', async (verb) => {
    const [name, dropped] = [silent(), silent()];
    const body = verb === 'refuse' ? { reason: 'دلیل' } : {};
    const unpaid = await ordered(one, name);
    expect(codeOf(await act(verb, unpaid, { ...body, domain: `${name}.ir` }))).toBe('DOMAIN_NOT_WAITING');
    const id = await paid(one, dropped);
    await app.rest('PATCH', `/orders/${id}/status`, { token: admin.token, body: { status: 'cancelled' } });
    expect(codeOf(await act(verb, id, { ...body, domain: `${dropped}.ir` }))).toBe('DOMAIN_NOT_WAITING');
    expect(await claims(id)).toEqual([]);
  });

  it.each(['confirm', 'refuse'] as const)('cannot %s a name that the order has no more', async (verb) => {
    const id = await paid(one, silent());
    const body = verb === 'refuse' ? { reason: 'دلیل' } : {};
    const answer = await act(verb, id, { ...body, domain: 'gone-long-ago.ir' });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'CONFLICT']);
  });

  it('cannot confirm a name that another order claims at once', async () => {
    const name = silent();
    const id = await paid(one, name);
    await sql('delete from domain_claims where order_id = $1', [id]);
    const second = await ordered(other, name);
    const [confirmed, payment] = await Promise.all([
      act('confirm', id, { domain: `${name}.ir` }),
      payOrder(app, other, second, 'wallet'),
    ]);
    const holders = [await claims(id), await claims(second)].filter((names) => names.length > 0);
    expect(holders).toEqual([[`${name}.ir`]]);
    const isOurs = (await claims(id)).length > 0;
    expect([confirmed.status, codeOf(confirmed) ?? null]).toEqual(isOurs ? [200, null] : [409, 'DOMAIN_TAKEN']);
    if (isOurs && payment.status === 200) expect((await read(other, second))['domain_status']).toBe('awaiting_choice');
  });

  it('cannot refuse without a reason', async () => {
    const name = silent();
    const id = await paid(one, name);
    for (const reason of ['', '   ', '<b></b>'])
      expect((await act('refuse', id, { domain: `${name}.ir`, reason })).status).toBe(422);
    expect((await read(one, id))['domain_status']).toBe('awaiting_confirmation');
  });

  it.each(['confirm', 'refuse'] as const)('alone can %s: no owner, stranger or visitor', async (verb) => {
    const name = silent();
    const id = await paid(one, name);
    const body = { domain: `${name}.ir`, reason: 'دلیل' };
    const statuses = await Promise.all([one, other, null].map(async (who) => (await act(verb, id, body, who)).status));
    expect(statuses).toEqual([403, 403, 401]);
    expect((await read(one, id))['domain_status']).toBe('awaiting_confirmation');
  });
});

describe('an order without a name', () => {
  it('can be given one after the 24 hours', async () => {
    const id = await paid(one, '');
    await sql('update orders set domain_change_until = created_at where id = $1', [id]);
    const name = fresh();
    const { body } = await app.rest('PATCH', `/orders/${id}/domain`, { token: one.token, body: { domain: name } });
    expect(body).toMatchObject({ domain: `${name}.ir`, domain_status: 'confirmed' });
    const history = await app.rest('GET', `/orders/${id}/history`, { token: one.token });
    expect((history.body['items'] as object[]).at(-1)).toMatchObject({ from_domain: '', to_domain: `${name}.ir` });
  });
});
