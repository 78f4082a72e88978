/** The reach of API keys among the webhooks of an account: what theirs receive, and that others are closed to them. */
import type { ApiScope } from '#core/api-keys.js';
import { revokeKey } from '#features/api-keys/api-keys.service.js';
import { queueAccountEvents } from '#features/webhooks/delivery/queue-account-events.job.js';
import { sendWebhook } from '#features/webhooks/delivery/send-webhook.job.js';
import { row, rows } from '#platform/db/rows.js';
import { addWebhook, arrivedAt, recordSiteEvent } from '#tests/helpers/account-webhooks.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/money.js';
import { startReceiver, type WebhookReceiver } from '#tests/helpers/network/webhook-receiver.js';

let app: TestApp;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startReceiver();
  app = await createTestApp({ ports: { webhooks: receiver.sender() } });
});
afterAll(async () => {
  await app?.close();
  await receiver?.close();
});

const add = (account: Account) => addWebhook(app, receiver, account);
const happen = (account: Account) => recordSiteEvent(app, account);
const arrived = (text: string) => arrivedAt(receiver, text);

describe('a webhook that a key has added', () => {
  const scopes: readonly ApiScope[] = ['read:webhooks', 'write:webhooks', 'read:sites'];

  it('receives what the key may read, and nothing once the key has ended', async () => {
    const owner = await createAccount(app);
    const key = await byKey(app, owner, ...scopes);
    const { id } = await add(key);
    await placeOrder(app, owner);
    const seen = await happen(owner);
    await arrived(seen);
    const events = 'select distinct event from webhook_deliveries where webhook_id = $1';
    expect(await rows(app.ctx().em, events, [id])).toEqual([{ event: 'site.online' }]);
    await revokeKey(app.ctx(owner.viewer), { id: key.viewer.sessionId });
    const unseen = await happen(owner);
    await queueAccountEvents(app.ctx(), { userId: owner.id });
    const test = await app.rest('POST', `/webhooks/${id}/test`, { token: owner.token });
    await sendWebhook(app.ctx(), { deliveryId: String(test.body['id']) });
    expect(receiver.received.some(({ body }) => body.includes(unseen) || body.includes('webhook.test'))).toBe(false);
  });

  it('cannot be made for kinds that the key may not read', async () => {
    const key = await byKey(app, await createAccount(app), ...scopes);
    for (const kind of ['order.paid', 'key.created']) {
      const body = { url: receiver.url, kinds: ['site.online', kind] };
      const refused = await app.rest('POST', '/webhooks', { body, token: key.token });
      expect([kind, refused.status, refused.body['error_code']]).toEqual([kind, 403, 'FORBIDDEN']);
    }
  });
});

describe('a key with write:webhooks', () => {
  const scopes: readonly ApiScope[] = ['read:webhooks', 'write:webhooks', 'read:sites'];
  let owner: Account;
  let first: Account;
  let second: Account;
  beforeAll(async () => {
    owner = await createAccount(app);
    [first, second] = [await byKey(app, owner, ...scopes), await byKey(app, owner, ...scopes)];
  });

  const deliveryOf = async ({ token }: Account, id: string): Promise<string> =>
    String((await app.rest('POST', `/webhooks/${id}/test`, { token })).body['id']);
  const state = (id: string): Promise<unknown> =>
    row(
      app.ctx().em,
      `select events, turned_off_at, sealed_secret, (select count(*) from webhook_deliveries where webhook_id = w.id) as n
      from webhooks w where id = $1`,
      [id],
    );

  it.each([
    ['of its owner', () => owner],
    ['of another key', () => second],
  ])('cannot act on a webhook %s, in neither API', async (_of, maker) => {
    const { id, secret } = await add(maker());
    const delivery = await deliveryOf(maker(), id);
    const before = await state(id);
    const acts = [
      ['PUT', '/kinds', { kinds: ['site.online'] }, 'setAccountWebhookKinds(id: $id, kinds: [site_online]) { id }'],
      ['POST', '/turn-on', undefined, 'turnOnAccountWebhook(id: $id) { id }'],
      ['POST', '/turn-off', undefined, 'turnOffAccountWebhook(id: $id) { id }'],
      ['POST', '/test', undefined, 'testAccountWebhook(id: $id) { id }'],
      ['POST', '/secret', undefined, 'rotateAccountWebhookSecret(id: $id) { secret }'],
      ['POST', '/replay', { from: 0, to: 9 }, 'replayAccountEvents(id: $id, from: 0, to: 9)'],
      [
        'POST',
        `/deliveries/${delivery}/repeat`,
        undefined,
        `repeatAccountWebhookDelivery(id: $id, deliveryId: "${delivery}") { id }`,
      ],
      ['DELETE', '', undefined, 'removeAccountWebhook(id: $id)'],
    ] as const;
    const details = { reason: 'not_of_this_key' };
    for (const [method, path, given, act] of acts) {
      const rest = await app.rest(method, `/webhooks/${id}${path}`, { body: given, token: first.token });
      expect([path, rest.status, rest.body['details']]).toEqual([path, 403, details]);
      const { errors } = await app.graphql(`mutation ($id: ID!) { ${act} }`, { id }, first.token);
      expect([act, errors?.[0]?.extensions]).toMatchObject([act, { code: 'FORBIDDEN', details }]);
    }
    expect(await state(id)).toEqual(before);
    const { body } = await app.rest('GET', '/webhooks', { token: first.token });
    expect(JSON.stringify(body)).not.toContain(secret);
    await app.rest('DELETE', `/webhooks/${id}`, { token: owner.token });
  });

  it('changes the webhook that it has added, and its owner does, too', async () => {
    const { id } = await add(first);
    for (const { token } of [first, owner]) {
      const chosen = await app.rest('PUT', `/webhooks/${id}/kinds`, { body: { kinds: ['site.online'] }, token });
      expect(chosen.status).toBe(200);
      expect((await app.rest('POST', `/webhooks/${id}/secret`, { token })).status).toBe(200);
    }
    expect((await app.rest('DELETE', `/webhooks/${id}`, { token: first.token })).status).toBe(200);
  });

  it('cannot see deliveries of kinds that it may not read', async () => {
    const { id } = await add(owner);
    await deliveryOf(owner, id);
    await placeOrder(app, owner);
    await arrived(await happen(owner));
    const events = async ({ token }: Account): Promise<unknown[]> => {
      const { data } = await app.graphql(`{ accountWebhookDeliveries(id: "${id}") { id } }`, {}, token);
      const { body } = await app.rest('GET', `/webhooks/${id}/deliveries`, { token });
      const listed = body['items'] as { id: string; event: string }[];
      expect(data).toEqual({ accountWebhookDeliveries: listed.map((each) => ({ id: each.id })) });
      return listed.map(({ event }) => event);
    };
    expect(await events(owner)).toContain('order.created');
    expect((await events(first)).toSorted()).toEqual(['site.online', 'webhook.test']);
  });
});
