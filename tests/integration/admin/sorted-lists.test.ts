/** The administrators' lists in the order that was chosen, of one customer, and served by an index. */
import pg from 'pg';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder, placeOrder } from '#tests/helpers/money.js';
import { countStatements, type StatementCounter } from '#tests/helpers/run/statements.js';
import { rows } from '#platform/db/rows.js';

let app: TestApp;
let counter: StatementCounter;
let admin: Account;
let customer: Account;
let other: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  counter = countStatements();
  admin = await createAccount(app, { role: 'admin' });
  customer = await createAccount(app);
  other = await createAccount(app);
  for (const account of [customer, other]) {
    const order = await placeOrder(app, account);
    await fillWallet(app, account, order.priceRials);
    await payOrder(app, account, order.id, 'wallet');
    await app.rest('POST', '/support/tickets', { body: { message: 'کمک' }, token: account.token });
  }
  for (const [amount, due] of [
    [500_000, '2027-03-01'],
    [90_000_000, '2027-01-01'],
    [7_000_000, '2027-02-01'],
  ]) {
    const body = { user_id: customer.id, service_name: 'کار دستی', amount, due_date: `${due}T00:00:00Z` };
    expect((await app.rest('POST', '/invoices', { body, token: admin.token })).status).toBeLessThan(300);
  }
  await rows(app.ctx().em, 'update users set last_login_at = nullif(created_at, case id when $1 then created_at end)', [
    other.id,
  ]);
});
afterAll(async () => {
  counter?.stop();
  await app?.close();
});

const list = async (path: string, token = admin.token): Promise<Record<string, unknown>[]> =>
  (await app.rest('GET', path, { token })).body['items'] as Record<string, unknown>[];

const isRising = (values: readonly unknown[]): boolean =>
  values.every((value, index) => index === 0 || Number(values[index - 1]) <= Number(value));

it.each([
  ['/admin/invoices?sort=amount', 'amount'],
  ['/receipts/admin/all?sort=amount', 'amount'],
  ['/admin/payments?sort=amount', 'amount'],
  ['/orders?admin=true&sort=price', 'price'],
])('%s gives both directions', async (path, field) => {
  const up = (await list(`${path}&direction=asc`)).map((each) => each[field]);
  const down = (await list(`${path}&direction=desc`)).map((each) => each[field]);
  expect(up.length).toBeGreaterThan(1);
  expect(up.every((value) => value !== undefined)).toBe(true);
  expect([isRising(up), isRising(down.toReversed())]).toEqual([true, true]);
});

it('sorts invoices by their due date in GraphQL', async () => {
  const query = `query ($userId: ID!) {
    adminInvoices(filter: { userId: $userId, sort: due, direction: asc, search: "کار دستی" }) { items { amountToman } }
  }`;
  const { data } = await app.graphql(query, { userId: customer.id }, admin.token);
  expect(data).toEqual({
    adminInvoices: { items: [9_000_000, 700_000, 50_000].map((amountToman) => ({ amountToman })) },
  });
});

it('takes an account without a sign-in for the oldest', async () => {
  expect((await list('/admin/users?sort=last_login&direction=asc'))[0]).toMatchObject({ id: other.id });
  expect((await list('/admin/users?sort=last_login')).at(-1)).toMatchObject({ id: other.id });
});

it('sorts tickets by how much they press', async () => {
  const update = `update support_tickets set priority = case user_id when $1 then 'urgent' else 'low' end`;
  await rows(app.ctx().em, update, [other.id]);
  const ofList = async (direction: string) =>
    (await list(`/support/tickets?sort=priority&direction=${direction}`)).map(({ priority }) => priority);
  expect([await ofList('asc'), await ofList('desc')]).toEqual([
    ['low', 'urgent'],
    ['urgent', 'low'],
  ]);
});

it('sorts sites by their addresses', async () => {
  const query = `query ($direction: SortDirection!) {
    sites(filter: { scope: all, sort: address, direction: $direction }) { items { label } }
  }`;
  const ofList = async (direction: string): Promise<string[]> => {
    const { data } = await app.graphql<{ sites: { items: { label: string }[] } }>(query, { direction }, admin.token);
    return data.sites.items.map(({ label }) => label);
  };
  const rising = await ofList('asc');
  expect(rising).toHaveLength(2);
  expect(await ofList('desc')).toEqual(rising.toReversed());
  const { order } = (
    await rows<{ order: string[] }>(app.ctx().em, 'select array_agg(label order by label) as "order" from sites')
  )[0]!;
  expect(rising).toEqual(order);
});

it('sorts keys by their end and their last use', async () => {
  for (const [name, days] of [
    ['early', 10],
    ['late', 300],
  ] as const) {
    const { viewer } = await byKey(app, customer, 'read:profile');
    const update = `update api_keys set name = $2, expires_at = created_at + $3 * interval '1 day' where id = $1`;
    await rows(app.ctx().em, update, [viewer.sessionId, name, days]);
  }
  await rows(app.ctx().em, `update api_keys set last_used_at = created_at where name = 'early'`);
  const ofList = async (query: string) =>
    (await list(`/admin/api-keys?${query}`)).map(({ api_key: key }) => (key as { readonly name: string }).name);
  expect(await ofList('sort=expires&direction=asc')).toEqual(['early', 'late']);
  expect(await ofList('sort=expires')).toEqual(['late', 'early']);
  expect(await ofList('sort=last_used')).toEqual(['early', 'late']);
});

it('sorts mails by recipient and by attempts', async () => {
  const up = (await list('/emails/logs?sort=recipient&direction=asc')).map(({ to }) => String(to));
  expect(new Set(up).size).toBeGreaterThan(1);
  const { order } = (
    await rows<{ order: string[] }>(app.ctx().em, 'select array_agg("to" order by "to") as "order" from email_logs')
  )[0]!;
  expect(up).toEqual(order);
  await rows(app.ctx().em, 'update email_logs set attempts = case when "to" = $1 then 3 else 0 end', [up.at(-1) ?? '']);
  expect((await list('/emails/logs?sort=attempts'))[0]).toMatchObject({ to: up.at(-1), attempts: 3 });
  expect((await list('/emails/logs?sort=attempts&direction=asc'))[0]).toMatchObject({ attempts: 0 });
});

it('sorts wallets by their owners', async () => {
  const query = `query ($direction: SortDirection!) {
    wallets(filter: { sort: owner, direction: $direction }) { items { ownerEmail } }
  }`;
  const ofList = async (direction: string): Promise<string[]> => {
    const { data } = await app.graphql<{ wallets: { items: { ownerEmail: string }[] } }>(
      query,
      { direction },
      admin.token,
    );
    return data.wallets.items.map(({ ownerEmail }) => ownerEmail);
  };
  const { order } = (
    await rows<{ order: string[] }>(app.ctx().em, 'select array_agg(email order by email) as "order" from users')
  )[0]!;
  expect(await ofList('asc')).toEqual(order);
  expect(await ofList('desc')).toEqual(order.toReversed());
});

it('sorts the audit log by what was done', async () => {
  for (const change of ['ban', 'unban', 'ban', 'unban'])
    expect((await app.rest('POST', `/admin/users/${other.id}/${change}`, { token: admin.token })).status).toBe(200);
  const query = `query ($direction: SortDirection!) {
    auditLog(filter: { subjectType: user, sort: action, direction: $direction }) { items { action } }
  }`;
  const ofList = async (direction: string): Promise<string[]> => {
    const { data } = await app.graphql<{ auditLog: { items: { action: string }[] } }>(
      query,
      { direction },
      admin.token,
    );
    return data.auditLog.items.map(({ action }) => action);
  };
  expect(await ofList('asc')).toEqual(['user_ban', 'user_ban', 'user_unban', 'user_unban']);
  expect(await ofList('desc')).toEqual(['user_unban', 'user_unban', 'user_ban', 'user_ban']);
});

/** Work of both kinds for each of the two sites, and a report about each; those of `other` were asked for first. */
async function fillWork(): Promise<void> {
  const { em } = app.ctx();
  const shift = `interval '1 hour' * case s.user_id when $1 then 1 else 2 end`;
  const once = [other.id];
  await rows(
    em,
    `insert into service_tasks (id, site_id, service, status, due_at, created_at)
     select gen_random_uuid(), s.id, 'maintenancePlan', 'open', s.created_at - ${shift}, s.created_at + ${shift} from sites s`,
    once,
  );
  await rows(
    em,
    `insert into registration_tasks (id, registration_id, kind, status, due_at, try_after, tries, created_at)
     select gen_random_uuid(), r.id, 'renew', 'open', s.created_at - ${shift}, s.created_at, 0, s.created_at + ${shift}
     from domain_registrations r join sites s on s.order_id = r.order_id`,
    once,
  );
  await rows(
    em,
    `insert into site_reports (id, site_id, kind, message, address, status, decision, decided_by_id, decided_at, created_at)
     select gen_random_uuid(), s.id, 'fraud', 'کارت بانکی مردم را می‌پرسد.', s.label, 'rejected', 'نادرست', $2,
       s.created_at - ${shift}, s.created_at + ${shift} from sites s`,
    [other.id, admin.id],
  );
}

describe('lists of work', () => {
  beforeAll(fillWork);

  const ownerOf: Readonly<Record<string, (item: Record<string, unknown>) => unknown>> = {
    '/admin/service-tasks': (item) => item['customer_email'],
    '/admin/registration-tasks': (item) => item['holder_email'],
  };

  it.each(Object.keys(ownerOf))('%s begins with what is due first', async (path) => {
    const emails = async (query: string) => (await list(`${path}?${query}`)).map(ownerOf[path]!);
    const due = [customer.email, other.email];
    expect(await emails('')).toEqual(due);
    expect(await emails('sort=due&direction=desc')).toEqual(due.toReversed());
    expect(await emails('sort=created&direction=asc')).toEqual(due.toReversed());
    expect(await emails('sort=created&direction=desc')).toEqual(due);
    expect(await emails(`search=${other.email}`)).toEqual([other.email]);
  });

  it('sorts reports by when they were decided', async () => {
    const query = `query ($sort: SiteReportSort, $direction: SortDirection, $search: String) {
      siteReports(filter: { sort: $sort, direction: $direction, search: $search }) { items { site { customer { id } } } }
    }`;
    const ofList = async (variables: object): Promise<string[]> => {
      const { data } = await app.graphql<{ siteReports: { items: { site: { customer: { id: string } } }[] } }>(
        query,
        variables,
        admin.token,
      );
      return data.siteReports.items.map(({ site }) => site.customer.id);
    };
    expect(await ofList({})).toEqual([customer.id, other.id]);
    expect(await ofList({ sort: 'decided' })).toEqual([other.id, customer.id]);
    expect(await ofList({ sort: 'decided', direction: 'asc' })).toEqual([customer.id, other.id]);
    expect(await ofList({ search: other.email })).toEqual([other.id]);
  });
});

it('cannot be sorted by any other column', async () => {
  for (const query of ['sort=password_hash', 'direction=sideways', 'sort=amount;drop'])
    expect((await app.rest('GET', `/admin/users?${query}`, { token: admin.token })).status).toBe(422);
  for (const path of [
    '/admin/wallets',
    '/admin/api-keys',
    '/admin/audit',
    '/emails/logs',
    '/admin/service-tasks',
    '/admin/registration-tasks',
    '/admin/sites/reports',
  ])
    expect((await app.rest('GET', `${path}?sort=balance`, { token: admin.token })).status).toBe(422);
});

const OF_CUSTOMER = `query ($userId: ID!, $scope: Scope!) {
  orders(filter: { scope: $scope, userId: $userId }) { items { customer { id } } }
  sites(filter: { scope: $scope, userId: $userId }) { items { customer { id } } }
  tickets(filter: { scope: $scope, userId: $userId }) { items { customer { id } } }
}`;

it('shows what belongs to one customer', async () => {
  const { data } = await app.graphql<Record<string, { items: { customer: { id: string } }[] }>>(
    OF_CUSTOMER,
    { userId: other.id, scope: 'all' },
    admin.token,
  );
  for (const { items } of Object.values(data)) {
    expect(items.length).toBe(1);
    expect(items[0]?.customer.id).toBe(other.id);
  }
});

it('cannot show a customer what belongs to another', async () => {
  const ask = (scope: string) => app.graphql<object>(OF_CUSTOMER, { userId: other.id, scope }, customer.token);
  expect(JSON.stringify((await ask('mine')).data)).not.toContain(other.id);
  expect((await ask('all')).errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

/** The plan of the list's own statement, where an index is taken whenever one fits. */
async function planOf(read: () => Promise<unknown>): Promise<string> {
  const statements = await counter.during(read);
  const text = statements.find((each) => each.includes('order by') && each.includes('limit'));
  const client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off');
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}

function expectIndex(plan: string): void {
  expect(plan).toMatch(/Index (Only )?Scan/);
  expect(plan).not.toMatch(/^\s*(->)?\s*Sort {2}\(/m);
}

it.each([
  '/admin/users?sort=last_login',
  '/admin/users?sort=email',
  '/admin/invoices?sort=amount',
  '/admin/invoices?sort=due',
  '/receipts/admin/all?sort=amount',
  '/admin/payments?sort=amount',
  '/orders?admin=true&sort=price',
  '/support/tickets?sort=created',
  '/support/tickets?sort=priority',
  '/sites?scope=all&sort=address',
  '/admin/api-keys?sort=expires',
  '/admin/api-keys?sort=last_used',
  '/emails/logs?sort=recipient',
  '/emails/logs?sort=attempts',
  '/admin/audit?sort=action',
  '/admin/service-tasks?sort=due',
  '/admin/service-tasks?sort=created',
  '/admin/service-tasks?sort=created&status=done',
  '/admin/registration-tasks?sort=due',
  '/admin/registration-tasks?sort=created',
  '/admin/sites/reports?sort=created',
  '/admin/sites/reports?sort=decided',
])('%s is read from an index', async (path) => {
  for (const direction of ['asc', 'desc']) {
    expectIndex(await planOf(() => list(`${path}&direction=${direction}`)));
  }
});

it.each(['created', 'owner'])('wallets by %s are read from an index', async (sort) => {
  const query = `query ($sort: WalletSort!, $direction: SortDirection!) {
    wallets(filter: { sort: $sort, direction: $direction }) { items { ownerEmail } }
  }`;
  for (const direction of ['asc', 'desc']) {
    const read = async () =>
      expect((await app.graphql(query, { sort, direction }, admin.token)).errors).toBeUndefined();
    expectIndex(await planOf(read));
  }
});

it.each(['ends', 'used', 'discounted'])('coupons by %s are read from an index', async (sort) => {
  const query = `query ($sort: CouponSort!, $direction: SortDirection!) {
    coupons(filter: { sort: $sort, direction: $direction }) { items { code } }
  }`;
  for (const direction of ['asc', 'desc']) {
    const read = async () =>
      expect((await app.graphql(query, { sort, direction }, admin.token)).errors).toBeUndefined();
    expectIndex(await planOf(read));
  }
});
