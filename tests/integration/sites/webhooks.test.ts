/** Webhooks of sites over both APIs: adding, signed delivery, tries again, turning off; own ones alone. */
import { createHmac } from 'node:crypto';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { anonymiseUser } from '#features/identity/index.js';
import { sendWebhook } from '#features/webhooks/delivery/send-webhook.job.js';
import { sweepDeliveries } from '#features/webhooks/delivery/sweep-deliveries.job.js';
import { recordMessage, type NewMessage } from '#features/inbox/index.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { startReceiver, type Received, type WebhookReceiver } from '#tests/helpers/network/webhook-receiver.js';
import { subscriberOf } from '#tests/helpers/newsletter.js';
import type { SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let site: SiteFacts;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startReceiver();
  app = await createTestApp({ ports: { webhooks: receiver.sender() } });
  owner = await createAccount(app);
  site = await siteWithForms(app, owner);
});
afterAll(async () => {
  await app?.close();
  await receiver?.close();
});
beforeEach(async () => {
  await rows(app.ctx().em, 'delete from webhook_deliveries', []);
  await rows(app.ctx().em, 'delete from webhooks', []);
  receiver.received.length = 0;
  receiver.status = 204;
});

interface Added {
  readonly id: string;
  readonly secret: string;
}

async function add(events?: readonly string[]): Promise<Added> {
  const path = `/sites/${site.id}/webhooks`;
  const { status, body } = await app.rest('POST', path, { body: { url: receiver.url, events }, token: owner.token });
  expect(status).toBe(200);
  return { id: (body['webhook'] as { id: string }).id, secret: String(body['secret']) };
}

const message = (more: Partial<NewMessage> = {}): Promise<string | null> =>
  recordMessage(app.ctx(), {
    siteId: site.id,
    kind: 'contact',
    formTitle: 'تماس',
    pagePath: '/',
    fields: [{ name: 'message', label: 'پیام', value: 'سلام' }],
    senderName: 'سارا',
    senderEmail: null,
    senderPhone: null,
    spamReasons: [],
    ...more,
  });

/** Those whose body holds this text. */
function arrived(text: string): Promise<Received> {
  return eventually(`a request with ${text}`, () =>
    Promise.resolve(receiver.received.find(({ body }) => body.includes(text))),
  );
}

interface Stored {
  readonly id: string;
  readonly state: string;
  readonly tries: number;
  readonly lastStatus: number | null;
  readonly lastFault: string | null;
}

const STORED = `select id, state, tries, last_status as "lastStatus", last_fault as "lastFault"
  from webhook_deliveries where webhook_id = $1 order by id desc limit 1`;
const newest = (webhookId: string): Promise<Stored | null> => row<Stored>(app.ctx().em, STORED, [webhookId]);
const until = (webhookId: string, holds: (delivery: Stored) => boolean): Promise<Stored> =>
  eventually('the delivery is so', async () => {
    const found = await newest(webhookId);
    return found && holds(found) ? found : null;
  });

/** A delivery of a test that no job knows of, after so many tries. */
async function waiting(webhookId: string, tries: number): Promise<string> {
  const id = newId();
  const text = `insert into webhook_deliveries (id, webhook_id, event, tries, created_at)
    values ($1, $2, 'webhook.test', $3, now())`;
  await rows(app.ctx().em, text, [id, webhookId, tries]);
  return id;
}

describe('what arrives at a site', () => {
  it('is posted with a signature that its secret checks', async () => {
    const { id, secret } = await add();
    const messageId = await message();
    const { headers, body } = await arrived(messageId ?? '');
    expect(JSON.parse(body)).toMatchObject({
      type: 'message.received',
      data: {
        site_id: site.id,
        message_id: messageId,
        sender_name: 'سارا',
        fields: [{ name: 'message', value: 'سلام' }],
      },
    });
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect((await until(id, ({ state }) => state === 'delivered')).id).toBe(headers['webhook-id']);
  });

  it('is posted where a subscriber confirms', async () => {
    await add();
    const email = `reader-${newId()}@example.com`;
    await subscriberOf(app, site.id, email);
    expect(JSON.parse((await arrived(email)).body)).toMatchObject({ type: 'subscriber.confirmed', data: { email } });
  });

  it('is not posted where it is spam', async () => {
    await add();
    const spam = await message({ spamReasons: ['too_fast'] });
    const good = await message();
    await arrived(good ?? '');
    expect(receiver.received.some(({ body }) => body.includes(spam ?? ''))).toBe(false);
  });

  it('is not posted once it is deleted', async () => {
    const { id } = await add();
    const delivery = newId();
    const text = `insert into webhook_deliveries (id, webhook_id, event, subject_id, created_at)
      values ($1, $2, 'message.received', $3, now())`;
    await rows(app.ctx().em, text, [delivery, id, newId()]);
    await sendWebhook(app.ctx(), { deliveryId: delivery });
    expect(await newest(id)).toMatchObject({ state: 'failed', lastFault: 'gone' });
    expect(receiver.received).toEqual([]);
  });
});

describe('a delivery that fails', () => {
  it('waits for its next try with the same id', async () => {
    receiver.status = 500;
    const { id } = await add();
    const deliveryId = await waiting(id, 0);
    await sendWebhook(app.ctx(), { deliveryId });
    expect(await newest(id)).toMatchObject({ state: 'waiting', tries: 1, lastStatus: 500 });
    receiver.status = 200;
    await until(id, ({ state }) => state === 'delivered');
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId]);
  });

  it('turns its webhook off after days, and tells the owner', async () => {
    receiver.status = 500;
    const { id } = await add();
    await rows(app.ctx().em, `update webhooks set failing_since = now() - interval '4 days' where id = $1`, [id]);
    await sendWebhook(app.ctx(), { deliveryId: await waiting(id, WEBHOOK.pauses.length) });
    expect(await newest(id)).toMatchObject({ state: 'failed' });
    const off = await row(app.ctx().em, 'select turned_off_at from webhooks where id = $1', [id]);
    expect(off).toEqual({ turned_off_at: expect.any(Date) as Date });
    const notices = `select link from notifications where user_id = $1 and type = 'site_webhook_off'`;
    const link = `/dashboard/webhooks?list=sites&site=${site.id}`;
    expect(await rows(app.ctx().em, notices, [owner.id])).toEqual([{ link }]);
    const mails = await eventually('a mail', async () => {
      const found = (await app.mails(owner.email)).filter(
        // Not that it was added.
        ({ text }) => text.includes('programs.example') && text.includes('خاموش'),
      );
      return found.length > 0 && found;
    });
    expect(mails).toHaveLength(1);
    const refused = await app.rest('POST', `/sites/${site.id}/webhooks/${id}/test`, { token: owner.token });
    expect([refused.status, refused.body['error_code']]).toEqual([409, 'WEBHOOK_OFF']);
    const on = await app.rest('POST', `/sites/${site.id}/webhooks/${id}/turn-on`, { token: owner.token });
    expect(on.body).toMatchObject({ turned_off_at: null, failing_since: null });
  });

  it('is sent again by its owner', async () => {
    const { id } = await add();
    const tested = await app.rest('POST', `/sites/${site.id}/webhooks/${id}/test`, { token: owner.token });
    expect(tested.body).toMatchObject({ event: 'webhook.test', state: 'waiting' });
    const first = await until(id, ({ state }) => state === 'delivered');
    const path = `/sites/${site.id}/webhooks/${id}/deliveries/${first.id}/repeat`;
    expect((await app.rest('POST', path, { token: owner.token })).status).toBe(200);
    await eventually('a second request', () => Promise.resolve(receiver.received.length === 2));
    await until(id, ({ state }) => state === 'delivered');
    const query = `query ($siteId: ID!, $id: ID!) { siteWebhookDeliveries(siteId: $siteId, id: $id) { id tries lastStatus } }`;
    const { data } = await app.graphql(query, { siteId: site.id, id }, owner.token);
    expect(data).toEqual({ siteWebhookDeliveries: [{ id: first.id, tries: 1, lastStatus: 204 }] });
  });
});

const SET = `mutation ($siteId: ID!, $id: ID!, $events: [SiteWebhookEvent!]!) {
  setSiteWebhookEvents(siteId: $siteId, id: $id, events: $events) { events }
}`;

describe('the events of a webhook', () => {
  const put = (id: string, events: unknown) =>
    app.rest('PUT', `/sites/${site.id}/webhooks/${id}/events`, { body: { events }, token: owner.token });

  it('are all of them where none is chosen', async () => {
    await add();
    const { body } = await app.rest('GET', `/sites/${site.id}/webhooks`, { token: owner.token });
    expect(body).toMatchObject({ items: [{ events: ['message.received', 'subscriber.confirmed'] }] });
  });

  it('are delivered only where they are chosen', async () => {
    const { id } = await add(['subscriber.confirmed']);
    const unwanted = await message();
    const email = `reader-${newId()}@example.com`;
    await subscriberOf(app, site.id, email);
    await arrived(email);
    const { data } = await app.graphql(SET, { siteId: site.id, id, events: ['message_received'] }, owner.token);
    expect(data).toEqual({ setSiteWebhookEvents: { events: ['message_received'] } });
    const wanted = await message();
    await arrived(wanted ?? '');
    expect(receiver.received.some(({ body }) => body.includes(unwanted ?? ''))).toBe(false);
    expect(await rows(app.ctx().em, 'select event from webhook_deliveries order by id', [])).toEqual([
      { event: 'subscriber.confirmed' },
      { event: 'message.received' },
    ]);
  });

  it('do not keep a test from being sent', async () => {
    const { id } = await add(['subscriber.confirmed']);
    const path = `/sites/${site.id}/webhooks/${id}/test`;
    expect((await app.rest('POST', path, { token: owner.token })).status).toBe(200);
    await arrived('webhook.test');
  });

  it('are kept once each, however often they are given', async () => {
    const { id } = await add();
    const { body } = await put(id, ['subscriber.confirmed', 'message.received', 'subscriber.confirmed']);
    expect(body).toMatchObject({ events: ['message.received', 'subscriber.confirmed'] });
  });

  it('cannot be empty or unknown, with nothing changed', async () => {
    const { id } = await add(['message.received']);
    const path = `/sites/${site.id}/webhooks`;
    for (const events of [
      [],
      ['webhook.test'],
      ['order.paid'],
      ['message.received', 'x'],
      [null],
      'message.received',
      Array.from({ length: 21 }, () => 'message.received'),
    ]) {
      const added = await app.rest('POST', path, { body: { url: receiver.url, events }, token: owner.token });
      expect([events, added.status]).toEqual([events, 422]);
      expect([events, (await put(id, events)).status]).toEqual([events, 422]);
    }
    const empty = await app.graphql(SET, { siteId: site.id, id, events: [] }, owner.token);
    expect(empty.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_ERROR', fields: [{ path: 'events' }] });
    const unknown = await app.graphql(SET, { siteId: site.id, id, events: ['webhook_test'] }, owner.token);
    expect(unknown.errors).toHaveLength(1);
    const stored = 'select events from webhooks where site_id = $1';
    expect(await rows(app.ctx().em, stored, [site.id])).toEqual([{ events: ['message.received'] }]);
  });

  it('are checked by the database, too', async () => {
    const { id } = await add();
    for (const events of [`'{}'`, `'{webhook.test}'`, `array[null]::text[]`])
      await expect(rows(app.ctx().em, `update webhooks set events = ${events} where id = $1`, [id])).rejects.toThrow(
        'webhooks_events_check',
      );
  });

  it('cannot be chosen for one of another site', async () => {
    const { id } = await add();
    const other = await createAccount(app);
    const own = await siteWithForms(app, other);
    for (const siteId of [site.id, own.id]) {
      const { errors } = await app.graphql(SET, { siteId, id, events: ['message_received'] }, other.token);
      expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    }
  });
});

describe('managing webhooks', () => {
  it('never shows or stores the secret again', async () => {
    const { id, secret } = await add();
    const listed = await app.rest('GET', `/sites/${site.id}/webhooks`, { token: owner.token });
    expect(listed.body).toMatchObject({ items: [{ id, url: receiver.url }] });
    expect(JSON.stringify(listed.body)).not.toContain(secret);
    const stored = await rows(app.ctx().em, 'select * from webhooks', []);
    expect(JSON.stringify(stored)).not.toContain(secret.replace('whsec_', ''));
  });

  it('cannot have more than the limit, at once neither', async () => {
    const path = `/sites/${site.id}/webhooks`;
    const tries = Array.from({ length: WEBHOOK.perSite + 3 }, () =>
      app.rest('POST', path, { body: { url: receiver.url }, token: owner.token }),
    );
    const made = (await Promise.all(tries)).filter(({ status }) => status === 200);
    expect(made).toHaveLength(WEBHOOK.perSite);
  });

  it('cannot be given an address that is refused', async () => {
    for (const url of ['http://programs.example/', 'https://127.0.0.1/', 'https://a:b@programs.example/']) {
      const path = `/sites/${site.id}/webhooks`;
      const { status } = await app.rest('POST', path, { body: { url }, token: owner.token });
      expect([url, status]).toEqual([url, 422]);
    }
  });

  it('cannot be done by another, nor by administrators', async () => {
    const { id } = await add();
    const other = await createAccount(app);
    const admin = await createAccount(app, { role: 'admin' });
    for (const { token } of [other, admin])
      for (const [method, path] of [
        ['DELETE', ''],
        ['POST', '/test'],
        ['POST', '/turn-on'],
        ['PUT', '/events'],
      ] as const) {
        const body = path === '/events' ? { events: ['message.received'] } : undefined;
        expect((await app.rest(method, `/sites/${site.id}/webhooks/${id}${path}`, { token, body })).status).toBe(404);
      }
    expect((await app.rest('GET', `/sites/${site.id}/webhooks`, { token: other.token })).status).toBe(404);
    expect((await app.rest('GET', `/sites/${site.id}/webhooks`, { token: admin.token })).status).toBe(200);
  });

  it('ends with removing, and nothing more is sent', async () => {
    const { id } = await add();
    const deliveryId = await waiting(id, 0);
    expect((await app.rest('DELETE', `/sites/${site.id}/webhooks/${id}`, { token: owner.token })).status).toBe(200);
    await sendWebhook(app.ctx(), { deliveryId });
    expect(receiver.received).toEqual([]);
  });
});

it('keeps a bounded number of deliveries', async () => {
  const { id } = await add();
  const text = `insert into webhook_deliveries (id, webhook_id, event, state, created_at)
    values ($1, $2, 'webhook.test', 'delivered', $3)`;
  const old = new Date(Date.now() - (WEBHOOK.keptDays + 1) * 24 * 60 * 60 * 1000);
  const oldest = newId();
  await rows(app.ctx().em, text, [oldest, id, old]);
  for (let made = 0; made < WEBHOOK.deliveries + 5; made += 1)
    await rows(app.ctx().em, text, [newId(), id, new Date()]);
  await sweepDeliveries(app.ctx());
  const left = await rows<{ id: string }>(app.ctx().em, 'select id from webhook_deliveries', []);
  expect(left).toHaveLength(WEBHOOK.deliveries);
  expect(left.map((each) => each.id)).not.toContain(oldest);
});

it('goes with the account', async () => {
  const leaving = await createAccount(app);
  const own = await siteWithForms(app, leaving);
  const path = `/sites/${own.id}/webhooks`;
  expect((await app.rest('POST', path, { body: { url: receiver.url }, token: leaving.token })).status).toBe(200);
  const admin = await createAccount(app, { role: 'admin' });
  await anonymiseUser(app.ctx(admin.viewer), leaving.id);
  expect(await rows(app.ctx().em, 'select id from webhooks where site_id = $1', [own.id])).toEqual([]);
});
