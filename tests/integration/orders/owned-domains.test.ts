/** A site with a name that its customer owns already: free, never registered, connected by its proof. */
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { HERE, simulateServers } from '#tests/helpers/domains.js';
import { fillWallet, payOrder, smallWizard } from '#tests/helpers/money.js';
import { hostOf, untilSite, visit } from '#tests/helpers/sites.js';

const TOTAL = 2_500_000;
const dns = simulateServers();
let app: TestApp;
let owner: Account;
let other: Account;

beforeAll(async () => {
  app = await createTestApp({ ports: { dns } });
  [owner, other] = await Promise.all([createAccount(app), createAccount(app)]);
  for (const account of [owner, other]) await fillWallet(app, account, 1_000_000_000);
});
afterAll(() => app?.close());

function order(domain: string, userInfo: object = {}, who = owner): Promise<RestAnswer> {
  const wizardData = smallWizard('unused');
  const names = { domain, domainExtension: undefined, ownsDomain: true, ...userInfo };
  return app.rest('POST', '/orders/create', {
    token: who.token,
    body: { wizard_data: { ...wizardData, userInfo: names }, total_amount: TOTAL },
  });
}
async function paid(domain: string, userInfo: object = {}, who = owner): Promise<string> {
  const { body } = await order(domain, userInfo, who);
  const id = body['order_id'];
  if (typeof id !== 'string') throw new Error(JSON.stringify(body));
  const { status, body: answer } = await payOrder(app, who, id, 'wallet');
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return id;
}
const get = async (path: string, who = owner) => (await app.rest('GET', path, { token: who.token })).body;
interface Domain {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly state: string;
  readonly records: readonly { kind: string; value: string }[];
}
const domainsOf = async (siteId: string, who = owner) =>
  (await get(`/sites/${siteId}/domains`, who))['items'] as unknown as Domain[];
const claims = (orderId: string) => rows(app.ctx().em, 'select name from domain_claims where order_id = $1', [orderId]);

/** A paid site with this name, which its owner has proven and led here. */
async function connected(name: string, who = owner): Promise<{ orderId: string; siteId: string; label: string }> {
  const orderId = await paid(name, {}, who);
  const site = await untilSite(app, orderId);
  const [domain] = await domainsOf(site.id, who);
  const proof = domain?.records.find(({ kind }) => kind === 'TXT')?.value ?? '';
  dns.set(name, { proof: [proof], bare: HERE });
  await app.rest('POST', `/sites/${site.id}/domains/${domain?.id}/check`, { token: who.token });
  return { orderId, siteId: site.id, label: site.label };
}

describe('ordering', () => {
  it('costs nothing with an ending that is not sold', async () => {
    const { status, body } = await order('kafe-nar.shop');
    expect([status, body['domain'], body['domain_status']]).toEqual([200, 'kafe-nar.shop', 'confirmed']);
    const { price, wizard_data: data } = (await get(`/orders/${String(body['order_id'])}`)) as Record<string, unknown>;
    expect(price).toBe(TOTAL);
    expect(data).toMatchObject({ user_info: { owns_domain: true, domain_extension: '.shop', domain_price: 0 } });
  });

  it('takes a Persian name in punycode', async () => {
    const { body } = await order('کافه‌نار.com');
    expect(body['domain']).toMatch(/^xn--[a-z0-9-]+\.com$/);
  });

  it.each(['sites.localhost', '127.0.0.1', 'co.uk', 'kafe.test', 'example.com', 'kafe.local', '-a.com', 'x@y.com'])(
    'cannot be done with "%s"',
    async (name) => {
      const { status, body } = await order(name);
      expect([status, body['order_id']]).toEqual([422, undefined]);
    },
  );
});

describe('a paid order', () => {
  it('goes online at the free address and registers nothing', async () => {
    const orderId = await paid('nar-yek.com');
    const site = await untilSite(app, orderId);
    expect((await visit(app.url, hostOf(site))).status).toBe(200);
    expect(await claims(orderId)).toEqual([]);
    const [domain, ...others] = await domainsOf(site.id);
    expect([domain?.name, domain?.origin, domain?.state, others]).toEqual(['nar-yek.com', 'own', 'waiting', []]);
    expect(domain?.records.map(({ kind }) => kind)).toContain('TXT');
  });

  it('is completed once the name is connected', async () => {
    const { orderId } = await connected('nar-do.com');
    await eventually('it is completed', async () => (await get(`/orders/${orderId}`))['status'] === 'completed');
    expect((await visit(app.url, 'nar-do.com')).status).toBe(200);
  });

  it('cannot exchange the name for a bought one', async () => {
    const orderId = await paid('nar-se.com');
    const { status } = await app.rest('PATCH', `/orders/${orderId}/domain`, {
      token: owner.token,
      body: { domain: 'nar-chahar', extension: '.ir' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await claims(orderId)).toEqual([]);
  });
});

describe('a name of somebody else', () => {
  it('cannot be ordered where it is connected', async () => {
    await connected('nar-panj.com', other);
    const { status, body } = await order('nar-panj.com');
    expect([status, body['error_code']]).toEqual([422, 'SITE_DOMAIN_REFUSED']);
    expect(body['details']).toMatchObject({ reason: 'held', domain: 'nar-panj.com' });
  });

  it('cannot be ordered where a paid order registers it', async () => {
    await paid('nar-shesh', { domainExtension: '.ir', ownsDomain: false }, other);
    expect((await order('nar-shesh.ir')).body['error_code']).toBe('SITE_DOMAIN_REFUSED');
  });

  it('cannot be blocked by ordering it first', async () => {
    await paid('nar-haft.com');
    expect((await order('nar-haft.com', {}, other)).status).toBe(200);
  });
});
