/** Administrators close several tickets in one call, through both APIs. */
import { SUPPORT } from '#core/limits/limits.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { ticketDesk } from '#tests/helpers/tickets.js';

const CLOSE = 'mutation ($ids: [ID!]!) { closeTickets(ids: $ids) { id status nextStatuses } }';

let app: TestApp;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  admin = await createAccount(app, { role: 'admin' });
  customer = await createAccount(app);
});
afterAll(() => app?.close());

const { call, open, read, codeOf } = ticketDesk(() => app);
const several = async (): Promise<string[]> => [(await open(customer)).id, (await open(customer)).id];
const statusOf = async (id: string): Promise<string> => (await read(admin, id)).status;

it('closes several, audits each and notifies the customer', async () => {
  const ids = await several();
  const { body } = await call(admin, 'POST', '/tickets/close', { ids });
  expect(body).toMatchObject({ items: ids.map((id) => ({ id, status: 'closed' })) });
  const entries = await rows<{ id: string; action: string; after: object }>(
    app.ctx().em,
    'select subject_id as id, action, after from audit_entries where subject_id = any($1::text[]) order by subject_id',
    [ids],
  );
  expect(entries).toEqual(ids.toSorted().map((id) => ({ id, action: 'ticket.status', after: { status: 'closed' } })));
  const links = await rows<{ link: string }>(
    app.ctx().em,
    `select link from notifications where user_id = $1 and type = 'ticket_closed' order by link`,
    [customer.id],
  );
  expect(links).toEqual(ids.toSorted().map((id) => ({ link: `/support?ticket=${id}` })));
});

it('answers in the given order, each once, in GraphQL', async () => {
  const [first = '', second = ''] = await several();
  const ids = [second, first, second.toUpperCase()];
  const { data } = await app.graphql<{ closeTickets: object[] }>(CLOSE, { ids }, admin.token);
  expect(data.closeTickets).toMatchObject([
    { id: second, status: 'closed', nextStatuses: expect.arrayContaining(['open']) },
    { id: first, status: 'closed' },
  ]);
});

it('leaves closed tickets as they are', async () => {
  const [id = '', other = ''] = await several();
  await call(admin, 'POST', '/tickets/close', { ids: [id] });
  expect((await call(admin, 'POST', '/tickets/close', { ids: [id, other] })).status).toBe(200);
  const { messages } = await read(admin, id);
  expect(messages.filter(({ status }) => status === 'closed')).toHaveLength(1);
});

it.each(['no id', newId()])('cannot close only some of them: %s', async (unknown) => {
  const [id = ''] = await several();
  const { status, body } = await call(admin, 'POST', '/tickets/close', { ids: [id, unknown] });
  expect([status, body['error_code']]).toEqual([404, 'NOT_FOUND']);
  expect(await codeOf(admin, CLOSE, { ids: [id, unknown] })).toBe('NOT_FOUND');
  expect(await statusOf(id)).toBe('open');
});

it('cannot close none or more than a hundred', async () => {
  const many = Array.from({ length: SUPPORT.together + 1 }, newId);
  for (const ids of [[], many]) {
    expect((await call(admin, 'POST', '/tickets/close', { ids })).status).toBe(422);
    expect(await codeOf(admin, CLOSE, { ids })).toBe('VALIDATION_ERROR');
  }
});

it('cannot be called by customers or visitors', async () => {
  const ids = await several();
  expect((await call(customer, 'POST', '/tickets/close', { ids })).status).toBe(403);
  expect(await codeOf(customer, CLOSE, { ids })).toBe('FORBIDDEN');
  expect((await call(null, 'POST', '/tickets/close', { ids })).status).toBe(401);
  expect(await codeOf(null, CLOSE, { ids })).toBe('UNAUTHORIZED');
  for (const id of ids) expect(await statusOf(id)).toBe('open');
});
