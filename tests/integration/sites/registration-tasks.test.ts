/** The work list where administrators register by hand, and the zones of registered names (decision record 062). */
import { workListRegistrar } from '#server/adapters/registrars/work-list/work-list-registrar.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { advance, registrationOf, registrationsOf } from '#tests/helpers/registrations.js';
import { paidOrder } from '#tests/helpers/sites.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

let app: TestApp;
let owner: Account;
let foreign: Account;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ ports: { registrar: workListRegistrar } });
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
const fieldsOf = ({ body }: RestAnswer): string[] =>
  ((body['fields'] ?? (body['details'] as Record<string, unknown>)['fields']) as { path: string }[]).map(
    ({ path }) => path,
  );
const inYears = (years: number): string => new Date(Date.now() + years * YEAR_MS).toISOString();

interface Task {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly order_id: string;
  readonly registration_id: string;
}

const tasks = async (status = 'open'): Promise<Task[]> =>
  (await call('GET', `/admin/registration-tasks?status=${status}&limit=100`, admin)).body['items'] as Task[];

/** A sent order with its task. */
async function sent(account = owner): Promise<Task> {
  const orderId = await paidOrder(app, account);
  const { status } = await call('POST', `/orders/${orderId}/domain/register`, account);
  expect(status).toBe(200);
  await advance(app);
  const task = (await tasks()).find((each) => each.order_id === orderId);
  if (!task) throw new Error('the work list has no task of the order');
  return task;
}

const complete = (id: string, body: object, who = admin): Promise<RestAnswer> =>
  call('POST', `/admin/registration-tasks/${id}/complete`, who, body);

async function registered(account = owner): Promise<string> {
  const task = await sent(account);
  const { status } = await complete(task.id, { proof: 'نیک ۱۲۳', expires_on: inYears(1) });
  expect(status).toBe(200);
  return task.registration_id;
}

describe('the work list', () => {
  it('says what to register, for whom and by when, and takes the result', async () => {
    const orderId = await paidOrder(app, owner);
    const { id } = await registrationOf(app, orderId);
    await call('PUT', `/domain-registrations/${id}/nic-handle`, owner, { nic_handle: 'sa77-irnic' });
    await call('POST', `/orders/${orderId}/domain/register`);
    const task = (await tasks()).find((each) => each.registration_id === id);
    expect(task).toMatchObject({ kind: 'register', nic_handle: 'sa77-irnic', holder_email: owner.email });
    const { status, body } = await complete(task?.id ?? '', { proof: 'IRNIC-1', expires_on: inYears(1) });
    expect([status, body['status'], body['proof']]).toEqual([200, 'done', 'IRNIC-1']);
    const { body: mine } = await call('GET', `/domain-registrations/${id}`);
    expect(mine).toMatchObject({ status: 'registered', due_at: null });
    const log = await call('GET', `/admin/audit?subject_id=${id}`, admin);
    expect(log.body['items']).toMatchObject([{ action: 'domain.task_done', subject_label: mine['name'] }]);
    const { body: told } = await call('GET', '/notifications');
    expect((told['items'] as { title: string }[]).map(({ title }) => title)).toContain('دامنهٔ شما ثبت شد');
  });

  it('cannot take a result without proof, date, or twice', async () => {
    const { id } = await sent();
    expect(fieldsOf(await complete(id, { proof: ' ', expires_on: inYears(1) }))).toEqual(['proof']);
    for (const end of [null, inYears(-1), inYears(20), 'x'])
      expect(codeOf(await complete(id, { proof: 'a', expires_on: end }))).toBe('VALIDATION_ERROR');
    const answers = await Promise.all([1, 2, 3].map(() => complete(id, { proof: 'a', expires_on: inYears(1) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(codeOf(await complete(id, { proof: 'a', expires_on: inYears(1) }))).toBe('REGISTRATION_STATE');
    expect((await complete('not-an-id', { proof: 'a' })).status).toBe(404);
  });

  it('is closed to customers and keys', async () => {
    const { id } = await sent();
    expect(codeOf(await call('GET', '/admin/registration-tasks'))).toBe('FORBIDDEN');
    expect(codeOf(await complete(id, { proof: 'a', expires_on: inYears(1) }, owner))).toBe('FORBIDDEN');
    const key = await byKey(app, admin, 'read:sites', 'write:sites');
    expect((await call('GET', '/admin/registration-tasks', key)).status).toBe(403);
    const { errors } = await app.graphql('{ registrationTasks { items { id } } }', {}, owner.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('refuses a name with a reason, and its customer chooses another one', async () => {
    const { id, order_id: orderId } = await sent();
    expect(fieldsOf(await call('POST', `/admin/registration-tasks/${id}/refuse`, admin, {}))).toEqual(['reason']);
    const reason = 'مرکز ثبت این نام را نپذیرفت.';
    const mutation =
      'mutation ($id: ID!, $r: String!) { refuseRegistrationTask(id: $id, reason: $r) { status reason } }';
    const { data } = await app.graphql<object>(mutation, { id, r: reason }, admin.token);
    expect(data).toEqual({ refuseRegistrationTask: { status: 'refused', reason } });
    expect((await call('GET', `/orders/${orderId}`)).body).toMatchObject({
      payment_status: 'paid',
      domain_status: 'awaiting_choice',
      domain_refusal: reason,
    });
  });

  it('drops what a cancelled order had asked for', async () => {
    const { id, order_id: ordered } = await sent();
    const planned = await paidOrder(app, owner);
    for (const orderId of [planned, ordered])
      await call('PATCH', `/orders/${orderId}/status`, admin, { status: 'cancelled' });
    expect(await registrationsOf(app, planned)).toEqual([]);
    expect(await registrationsOf(app, ordered)).toEqual([expect.objectContaining({ status: 'cancelled' })]);
    expect(codeOf(await complete(id, { proof: 'a', expires_on: inYears(1) }))).toBe('REGISTRATION_STATE');
    expect((await tasks('cancelled')).map((each) => each.id)).toContain(id);
  });

  it('takes the code of a transfer, and the refusal of a renewal', async () => {
    const id = await registered();
    await call('POST', `/domain-registrations/${id}/transfer`);
    const task = (await tasks()).find((each) => each.registration_id === id);
    expect(fieldsOf(await complete(task?.id ?? '', { proof: 'a' }))).toEqual(['code']);
    expect((await complete(task?.id ?? '', { proof: 'a', code: 'X-1' })).status).toBe(200);
    expect((await call('GET', `/domain-registrations/${id}`)).body['transfer_code']).toBe('X-1');
  });
});

describe('the zone of a registered name', () => {
  const add = (id: string, record: object, who = owner): Promise<RestAnswer> =>
    call('POST', `/domain-registrations/${id}/records`, who, record);

  it('takes the customer’s records, and is a file for name servers', async () => {
    const id = await registered();
    const made = await add(id, { type: 'MX', host: '@', value: 'MAIL.example.com.', priority: 10 });
    expect(made.body).toMatchObject({ type: 'MX', host: '@', value: 'mail.example.com', priority: 10 });
    const mutation = `mutation ($id: ID!) { addZoneRecord(registrationId: $id,
      record: { type: TXT, value: "v=spf1 -all" }) { host value } }`;
    const { data } = await app.graphql<object>(mutation, { id }, owner.token);
    expect(data).toEqual({ addZoneRecord: { host: '@', value: 'v=spf1 -all' } });
    const { body } = await call('GET', `/domain-registrations/${id}/zone`);
    expect(body['text']).toContain('@\tIN\tMX\t10 mail.example.com.\n@\tIN\tTXT\t"v=spf1 -all"\n');
    expect(String(body['text'])).toMatch(/^\$ORIGIN \S+\.ir\.\n/);
    const record = `/domain-registrations/${id}/records/${String(made.body['id'])}`;
    expect((await call('DELETE', record, foreign)).status).toBe(404);
    expect((await call('DELETE', record)).status).toBe(200);
    expect((await call('DELETE', record)).status).toBe(404);
    expect((await call('GET', `/domain-registrations/${id}/records`)).body['items']).toHaveLength(1);
  });

  it.each([
    [{ type: 'TXT', host: 'a', value: 'x\ny IN A 192.0.2.1' }, 'value'],
    [{ type: 'TXT', host: 'a', value: 'x\u0000' }, 'value'],
    [{ type: 'TXT', host: 'a\tb', value: 'x' }, 'host'],
    [{ type: 'A', host: '@', value: '192.0.2.1' }, 'host'],
    [{ type: 'CNAME', host: 'www', value: 'evil.example.com' }, 'host'],
    [{ type: 'NS', host: 'a', value: 'ns.example.com' }, 'type'],
    [{ type: 'TXT', host: 'a', value: 'x'.repeat(100_000) }, 'value'],
  ])('cannot hold %j', async (record, field) => {
    const id = await sharedName();
    const answer = await add(id, record);
    expect([codeOf(answer), fieldsOf(answer)]).toEqual(['VALIDATION_ERROR', [field]]);
  });

  let shared: Promise<string> | undefined;
  const sharedName = (): Promise<string> => (shared ??= registered());

  it('cannot hold a record twice, or an alias beside another one', async () => {
    const id = await sharedName();
    expect((await add(id, { type: 'A', host: 'shop', value: '192.0.2.1' })).status).toBe(201);
    expect(fieldsOf(await add(id, { type: 'A', host: 'SHOP', value: '192.0.2.1' }))).toEqual(['value']);
    expect(fieldsOf(await add(id, { type: 'CNAME', host: 'shop', value: 'a.example.com' }))).toEqual(['host']);
  });

  it('cannot hold thousands of records, also not at once', async () => {
    const id = await registered();
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, at) => add(id, { type: 'TXT', host: `r${at}`, value: 'x' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect((await call('GET', `/domain-registrations/${id}/records`)).body['items']).toHaveLength(50);
  });

  it('is nobody else’s, and only of a name that is registered', async () => {
    const id = await sharedName();
    const record = { type: 'TXT', host: 'b', value: 'x' };
    expect((await add(id, record, foreign)).status).toBe(404);
    expect((await add(id, record, admin)).status).toBe(404);
    expect((await call('GET', `/domain-registrations/${id}/zone`, foreign)).status).toBe(404);
    expect((await call('GET', `/domain-registrations/${id}/records`, foreign)).status).toBe(404);
    expect((await call('GET', `/domain-registrations/${id}/zone`, admin)).status).toBe(200);
    const planned = await registrationOf(app, await paidOrder(app, owner));
    expect(codeOf(await add(planned.id, record))).toBe('REGISTRATION_STATE');
    expect((await add(id, record, await byKey(app, owner, 'read:sites'))).status).toBe(403);
  });
});
