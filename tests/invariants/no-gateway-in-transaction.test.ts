/**
 * While the gateway, a registry, a registrar or a name server is queried, none of our connections is in a transaction:
 * pg_stat_activity is watched at each call.
 */
import pg from 'pg';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { checkDueDomains } from '#features/site-domains/domains/check-domains.js';
import type { Ports } from '#platform/ports.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { advance } from '#tests/helpers/registrations.js';
import { siteOf } from '#tests/helpers/sites.js';
import { atGateway, fillWallet, openDeposit, openOrderPayment, payOrder, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let watcher: pg.Client;
const calls: string[] = [];
const caught: string[] = [];

const OPEN = `select pid, state, query from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and (state like 'idle in transaction%' or (state = 'active' and xact_start < now() - interval '200 milliseconds'))`;

async function watch(call: string): Promise<void> {
  calls.push(call);
  const { rows } = await watcher.query<{ state: string; query: string }>(OPEN);
  for (const { state, query } of rows) caught.push(`${call}: ${state}: ${query}`);
}

/** The real adapters, each call of which looks around first. */
function watched({ gateways, registry, registrar, dns }: Ports): void {
  const { default: gateway } = gateways;
  const { request, verify, inquire, unverified, reverse } = gateway;
  Object.assign(gateway, {
    request: async (...given: Parameters<typeof request>) => (await watch('request'), request(...given)),
    verify: async (...given: Parameters<typeof verify>) => (await watch('verify'), verify(...given)),
    inquire: async (...given: Parameters<typeof inquire>) => (await watch('inquire'), inquire(...given)),
    unverified: async () => (await watch('unverified'), unverified()),
    reverse: async (...given: Parameters<typeof reverse>) => (await watch('reverse'), reverse(...given)),
  });
  const { check } = registry;
  Object.assign(registry, {
    check: async (...given: Parameters<typeof check>) => (await watch('check'), check(...given)),
  });
  const { act } = registrar;
  Object.assign(registrar, { act: async (...given: Parameters<typeof act>) => (await watch('act'), act(...given)) });
  const { look } = dns;
  Object.assign(dns, { look: async (...given: Parameters<typeof look>) => (await watch('look'), look(...given)) });
}

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  watcher = new pg.Client({ connectionString: app.database.url });
  watcher.on('error', () => undefined);
  await watcher.connect();
  watched(app.app.services.ports);
});
afterAll(async () => {
  await watcher?.end();
  await app?.close();
});

it('no path holds a transaction during an external call', async () => {
  const [account, admin] = [await createAccount(app), await createAccount(app, { role: 'admin' })];
  const verify = (authority: string, status = 'OK') =>
    app.rest('POST', '/payments/verify', { body: { authority, status } });
  const paid = await placeOrder(app, account);
  const session = await openOrderPayment(app, account, paid.id);
  await atGateway(session.paymentUrl);
  await verify(session.authority);
  await app.rest('PATCH', `/orders/${paid.id}/domain`, { body: { domain: 'another-name' }, token: account.token });
  const domains = `/sites/${(await siteOf(app, paid.id))?.id}/domains`;
  const { body: domain } = await app.rest('POST', domains, { body: { name: 'own-name.ir' }, token: account.token });
  await app.rest('POST', `${domains}/${String(domain['id'])}/check`, { token: account.token });
  await checkDueDomains(app.ctx());
  await app.rest('POST', `/orders/${paid.id}/domain/register`, { token: account.token });
  await advance(app);
  await app.rest('POST', '/payments/refund', { body: { payment_id: session.paymentId }, token: admin.token });
  const canceled = await placeOrder(app, account);
  const turned = await openOrderPayment(app, account, canceled.id);
  await atGateway(turned.paymentUrl, { do: 'cancel' });
  await verify(turned.authority, 'NOK');
  await fillWallet(app, account, 1_000_000);
  const split = await payOrder(app, account, canceled.id, 'split');
  await app.rest('POST', '/payments/cancel', { body: { payment_id: split.body['payment_id'] }, token: account.token });
  await openDeposit(app, account);
  await openDeposit(app, admin).then(({ paymentUrl }) => atGateway(paymentUrl, { do: 'close' }));
  await reconcilePayments(app.ctx());
  const all = ['check', 'request', 'verify', 'inquire', 'unverified', 'reverse', 'act', 'look'];
  expect(new Set(calls)).toEqual(new Set(all));
  expect(caught).toEqual([]);
});

it('the watch itself would notice one', async () => {
  const other = new pg.Client({ connectionString: app.database.url });
  await other.connect();
  await other.query('begin');
  await other.query('select 1');
  await watch('planted');
  await other.query('rollback');
  await other.end();
  expect(caught.splice(0)).toEqual([expect.stringMatching(/^planted: idle in transaction/)]);
});
