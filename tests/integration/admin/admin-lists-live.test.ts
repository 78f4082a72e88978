/** Each list of the administrators notifies whoever looks at it that something was written, whoever wrote it. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let admin: Account;
const clients: Client[] = [];
beforeAll(async () => {
  app = await createTestApp({ env: { ADJUST_APPROVAL_RIALS: '1000000' } });
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  await app?.close();
});

const SUBSCRIPTION = 'subscription ($list: AdminList!) { adminListChanged(list: $list) }';

interface Heard {
  readonly lists: string[];
  readonly faults: unknown[];
}

/** Resolves once the socket is open; the subscription goes out on it at once. */
async function listen(account: Account, list: string): Promise<Heard> {
  const into: Heard = { lists: [], faults: [] };
  const url = `${app.url.replace('http', 'ws')}/graphql`;
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { token: account.token },
    lazy: false,
  });
  clients.push(client);
  const stands = new Promise((resolve) => client.on('connected', resolve));
  client.subscribe<{ adminListChanged: string }>(
    { query: SUBSCRIPTION, variables: { list } },
    {
      next: ({ data, errors }) => (data ? into.lists.push(data.adminListChanged) : into.faults.push(errors)),
      error: (error) => void into.faults.push(error),
      complete: () => undefined,
    },
  );
  await stands;
  return into;
}

const graphql = (query: string, variables: object = {}, by = admin): Promise<{ data: unknown; errors?: unknown }> =>
  app.graphql(query, variables as Record<string, unknown>, by.token);

const rest = (method: string, path: string, body: object, by = admin): Promise<unknown> =>
  app.rest(method, path, { token: by.token, body });

async function priceOf(): Promise<{ id: string; priceToman: number }> {
  const { data } = await app.graphql<{ domainExtensions: { id: string; priceToman: number }[] }>(
    '{ domainExtensions { id priceToman } }',
  );
  const [first] = data.domainExtensions;
  if (!first) throw new Error('no extension');
  return first;
}

/** The acts by the list that has to report them; done again until it was heard. */
const ACTS: Readonly<Record<string, (customer: Account) => Promise<unknown>>> = {
  orders: (customer) => placeOrder(app, customer),
  users: (customer) => rest('PATCH', '/profiles/me', { full_name: 'نام جدید' }, customer),
  emails: ({ id }) =>
    graphql('mutation ($id: ID) { sendEmail(input: { userId: $id, subject: "سلام", body: "روز خوش" }) { id } }', {
      id,
    }),
  invoices: ({ id }) =>
    graphql('mutation ($input: NewInvoiceInput!) { createInvoice(input: $input) { id } }', {
      input: { userId: id, serviceName: 'پشتیبانی', amountRials: 100_000 },
    }),
  receipts: async (customer) => {
    await fillWallet(app, customer, 50_000_000);
    await payOrder(app, customer, (await placeOrder(app, customer)).id, 'wallet');
  },
  payments: async (customer) => payOrder(app, customer, (await placeOrder(app, customer)).id, 'gateway'),
  wallets: ({ id }) => rest('POST', `/admin/wallets/${id}/adjust`, { amount: 1000, type: 'credit', reason: 'هدیه' }),
  domains: async () => {
    const { id, priceToman } = await priceOf();
    await graphql('mutation ($id: ID!, $price: Toman!) { setDomainPrice(id: $id, priceToman: $price) { id } }', {
      id,
      price: priceToman + 1000,
    });
  },
  audit: ({ id }) =>
    rest('POST', `/admin/users/${id}/ban`, {}).then(() => rest('POST', `/admin/users/${id}/unban`, {})),
};

describe('a list that is looked at', () => {
  it.each(Object.entries(ACTS))('%s announces what was written', async (list, act) => {
    const customer = await createAccount(app);
    const { lists, faults } = await listen(admin, list);
    await eventually(`${list} tells`, async () => {
      await act(customer);
      return lists.length > 0;
    });
    expect(new Set(lists)).toEqual(new Set([list]));
    expect(faults).toEqual([]);
  });

  it('S-197 wallets tell of a request that waits for a second administrator', async () => {
    const { id } = await createAccount(app);
    const { lists } = await listen(admin, 'wallets');
    const high = { amount: 200_000, type: 'credit', reason: 'جایزه' };
    await eventually('the wallets tell', async () => {
      await rest('POST', `/admin/wallets/${id}/adjustment-requests`, high);
      return lists.length > 0;
    });
    expect(lists[0]).toBe('wallets');
  });

  it('cannot be listened to by a customer', async () => {
    const { lists, faults } = await listen(await createAccount(app), 'users');
    await eventually('the refusal', () => Promise.resolve(faults.length > 0));
    expect(JSON.stringify(faults)).toContain('FORBIDDEN');
    expect(lists).toEqual([]);
  });
});
