/** Adding, testing and sending again share one budget, as each makes a request to somebody's server. */
import { RULES } from '#platform/limits/rate-limit.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { startReceiver, type WebhookReceiver } from '#tests/helpers/network/webhook-receiver.js';
import type { SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startReceiver();
  app = await createTestApp({ rateLimitFactor: 1, ports: { webhooks: receiver.sender() } });
  owner = await createAccount(app);
  site = await siteWithForms(app, owner);
});
afterAll(async () => {
  await app?.close();
  await receiver?.close();
});

const post = async (path: string, body?: object): Promise<readonly [number, Record<string, unknown>]> => {
  const answer = await app.rest('POST', `/sites/${site.id}/webhooks${path}`, { token: owner.token, body });
  return [answer.status, answer.body];
};

const TEST = 'mutation ($siteId: ID!, $id: ID!) { testSiteWebhook(siteId: $siteId, id: $id) { id } }';

it('cannot send more than the budget, over both APIs', async () => {
  const [, added] = await post('', { url: receiver.url });
  const { id } = added['webhook'] as { readonly id: string };
  const byGraphQL = () => app.graphql(TEST, { siteId: site.id, id }, owner.token);
  let deliveryId = '';
  for (let taken = 1; taken < RULES.siteWebhook.points; taken += 2) {
    const [status, delivery] = await post(`/${id}/test`);
    expect(status).toBe(200);
    deliveryId = String(delivery['id']);
    if (taken + 1 < RULES.siteWebhook.points) expect((await byGraphQL()).errors).toBeUndefined();
  }
  const [status, refused] = await post(`/${id}/deliveries/${deliveryId}/repeat`);
  expect([status, refused['error_code']]).toEqual([429, 'RATE_LIMITED']);
  expect((await post(`/${id}/test`))[0]).toBe(429);
  expect((await post('', { url: receiver.url }))[0]).toBe(429);
  expect((await byGraphQL()).errors?.[0]?.extensions['code']).toBe('RATE_LIMITED');
  // Removing makes no request.
  const removed = await app.rest('DELETE', `/sites/${site.id}/webhooks/${id}`, { token: owner.token });
  expect(removed.status).toBe(200);
});
