/** Webhooks of accounts: what they receive, signatures and rotation, replay, own ones alone. */
import { Webhook } from 'standardwebhooks';
import { ACCOUNT_EVENTS, type AccountEventKind } from '#core/account-events.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { anonymiseUser } from '#features/identity/index.js';
import { queueAccountEvents } from '#features/webhooks/delivery/queue-account-events.job.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { addWebhook, arrivedAt, recordSiteEvent } from '#tests/helpers/account-webhooks.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/money.js';
import { startReceiver, type Received, type WebhookReceiver } from '#tests/helpers/network/webhook-receiver.js';

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
beforeEach(() => {
  receiver.received.length = 0;
  receiver.status = 204;
});

const add = (account: Account, kinds?: readonly string[]) => addWebhook(app, receiver, account, kinds);
const happen = (account: Account, kind?: 'site.online' | 'site.closed') => recordSiteEvent(app, account, kind);
const arrived = (text: string, count?: number) => arrivedAt(receiver, text, count);

const asHeaders = ({ headers }: Received): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

interface Sent {
  readonly type: AccountEventKind;
  readonly id: string;
  readonly sequence: number;
  readonly occurred_at: string;
  readonly data: unknown;
}

const sentOf = ({ body }: Received): Sent => JSON.parse(body) as Sent;

describe('an event', () => {
  it('is posted as the log shows it, with a signature that the package checks', async () => {
    const owner = await createAccount(app);
    const { secret } = await add(owner);
    const order = await placeOrder(app, owner);
    const request = await arrived('order.created');
    const sent = new Webhook(secret).verify(request.body, asHeaders(request)) as Sent;
    expect(sent.data).toMatchObject({ order_id: order.id });
    expect(ACCOUNT_EVENTS[sent.type].data.parse(sent.data)).toEqual(sent.data);
    const { body } = await app.rest('GET', '/events?kinds=order.created', { token: owner.token });
    expect(body['events']).toEqual([sent]);
    expect(() => new Webhook('whsec_c2VjcmV0c2VjcmV0c2VjcmV0').verify(request.body, asHeaders(request))).toThrow();
  });

  it('is posted only where its kind was chosen, and once', async () => {
    const owner = await createAccount(app);
    const { id } = await add(owner, ['site.closed']);
    const unwanted = await happen(owner);
    const wanted = await happen(owner, 'site.closed');
    await arrived(wanted);
    await queueAccountEvents(app.ctx(), { userId: owner.id });
    const text = 'select event, subject_id from webhook_deliveries where webhook_id = $1';
    expect(await rows(app.ctx().em, text, [id])).toMatchObject([{ event: 'site.closed' }]);
    expect(receiver.received.some(({ body }) => body.includes(unwanted))).toBe(false);
  });

  it('cannot reach a webhook that was added later, nor one of another account', async () => {
    const owner = await createAccount(app);
    const before = await happen(owner);
    await add(owner);
    await add(await createAccount(app));
    const after = await happen(owner);
    await arrived(after);
    await queueAccountEvents(app.ctx(), { userId: owner.id });
    expect(receiver.received.filter(({ body }) => body.includes(before) || body.includes(after))).toHaveLength(1);
  });

  it('is posted in the order of the log also where a slow transaction began before', async () => {
    const owner = await createAccount(app);
    const { id } = await add(owner);
    let finish = (): void => undefined;
    let hasWritten = (): void => undefined;
    const written = new Promise<void>((done) => (hasWritten = done));
    const may = new Promise<void>((done) => (finish = done));
    const slow = newId();
    const open = unitOfWork(app.ctx(), async (tx) => {
      const data = { site_id: slow, order_id: newId(), status: 'online', stop: null };
      await recordAccountEvent(tx, 'site.online', { userId: owner.id, recordId: slow, data });
      hasWritten();
      await may;
    });
    await written;
    const fast = await happen(owner);
    await arrived(fast);
    finish();
    await open;
    expect(sentOf(await arrived(slow)).sequence).toBeGreaterThan(sentOf(await arrived(fast)).sequence);
    const count = 'select count(*) as n from webhook_deliveries where webhook_id = $1';
    expect(await row(app.ctx().em, count, [id])).toEqual({ n: 2 });
  });
});

describe('the secret', () => {
  it('is changed while requests are signed with both, for a day', async () => {
    const owner = await createAccount(app);
    const { id, secret: before } = await add(owner);
    const { body } = await app.rest('POST', `/webhooks/${id}/secret`, { token: owner.token });
    const after = String(body['secret']);
    const request = await arrived(await happen(owner));
    expect(String(request.headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const secret of [before, after])
      expect(new Webhook(secret).verify(request.body, asHeaders(request))).toMatchObject({ type: 'site.online' });
    const past = `update webhooks set earlier_secret_until = now() - interval '1 second' where id = $1`;
    await rows(app.ctx().em, past, [id]);
    const later = await arrived(await happen(owner));
    expect(() => new Webhook(before).verify(later.body, asHeaders(later))).toThrow();
    expect(new Webhook(after).verify(later.body, asHeaders(later))).toMatchObject({ type: 'site.online' });
  });

  it('is never shown or stored again', async () => {
    const owner = await createAccount(app);
    const { secret } = await add(owner);
    const { body } = await app.rest('GET', '/webhooks', { token: owner.token });
    const stored = await rows(app.ctx().em, 'select * from webhooks where user_id = $1', [owner.id]);
    for (const text of [body, stored]) expect(JSON.stringify(text)).not.toContain(secret.replace('whsec_', ''));
  });
});

describe('sending again', () => {
  it('repeats one delivery with its id', async () => {
    const owner = await createAccount(app);
    const { id } = await add(owner);
    const record = await happen(owner);
    const first = await arrived(record);
    const deliveries = `/webhooks/${id}/deliveries`;
    const listed = await eventually('it is delivered', async () => {
      const { body } = await app.rest('GET', deliveries, { token: owner.token });
      const [found] = body['items'] as { id: string; state: string; last_status: number; event: string }[];
      return found?.state === 'delivered' && found;
    });
    expect(listed).toMatchObject({ id: first.headers['webhook-id'], event: 'site.online', last_status: 204 });
    await app.rest('POST', `${deliveries}/${listed.id}/repeat`, { token: owner.token });
    expect((await arrived(record, 2)).headers['webhook-id']).toBe(first.headers['webhook-id']);
  });

  it('replays a range of the log, of the kinds that it receives', async () => {
    const owner = await createAccount(app);
    const early = [await happen(owner), await happen(owner), await happen(owner, 'site.closed')];
    const { id } = await add(owner, ['site.online']);
    const { body } = await app.rest('GET', '/events', { token: owner.token });
    const [first, second, third] = (body['events'] as Sent[]).map(({ sequence }) => sequence);
    const replay = (from: unknown, to: unknown) =>
      app.rest('POST', `/webhooks/${id}/replay`, { body: { from, to }, token: owner.token });
    expect((await replay(second, third)).body).toMatchObject({ count: 1 });
    await arrived(early[1] ?? '');
    expect((await replay(first, third)).body).toMatchObject({ count: 2 });
    await arrived(early[0] ?? '');
    const again = await arrived(early[1] ?? '', 2);
    expect(again.headers['webhook-id']).toBe((await arrived(early[1] ?? '')).headers['webhook-id']);
    expect(receiver.received.some((request) => request.body.includes(early[2] ?? ''))).toBe(false);
    for (const [from, to] of [
      [third, first],
      [-1, 5],
      ['x', 5],
    ])
      expect((await replay(from, to)).status).toBe(422);
  });

  it('cannot replay more than the limit at once', async () => {
    const owner = await createAccount(app);
    const text = `insert into account_events (id, user_id, kind, record_id, data, occurred_at)
      select gen_random_uuid(), $1, 'site.online', $1, '{}', now() from generate_series(1, $2)`;
    await rows(app.ctx().em, text, [owner.id, WEBHOOK.replayed + 1]);
    const { id } = await add(owner);
    const path = `/webhooks/${id}/replay`;
    const body = { from: 0, to: Number.MAX_SAFE_INTEGER };
    expect((await app.rest('POST', path, { body, token: owner.token })).status).toBe(422);
  });
});

describe('managing', () => {
  it('cannot have more than the limit, at once neither', async () => {
    const { token } = await createAccount(app);
    const tries = Array.from({ length: WEBHOOK.perAccount + 2 }, () =>
      app.rest('POST', '/webhooks', { body: { url: receiver.url }, token }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(WEBHOOK.perAccount);
    expect(answers.find(({ status }) => status !== 200)?.body['error_code']).toBe('WEBHOOK_LIMIT');
  });

  it('tells the owner by mail and in the product of a new one', async () => {
    const owner = await createAccount(app);
    await add(owner);
    const notices = `select link from notifications where user_id = $1 and type = 'account_webhook_added'`;
    expect(await rows(app.ctx().em, notices, [owner.id])).toEqual([{ link: '/dashboard/webhooks' }]);
    const mails = await eventually('a mail', async () => {
      const found = (await app.mails(owner.email)).filter(({ text }) => text.includes('programs.example'));
      return found.length > 0 && found;
    });
    expect(mails).toHaveLength(1);
  });

  it('turns off what has failed for days, and sends nothing of that time by itself', async () => {
    const owner = await createAccount(app);
    const { id } = await add(owner);
    receiver.status = 410;
    await happen(owner);
    const path = `/webhooks/${id}`;
    await eventually('it is off', async () => {
      const off = 'select id from webhooks where id = $1 and turned_off_at is not null';
      return row(app.ctx().em, off, [id]);
    });
    const notices = `select type from notifications where user_id = $1 and type = 'account_webhook_off'`;
    expect(await rows(app.ctx().em, notices, [owner.id])).toHaveLength(1);
    expect((await app.rest('POST', `${path}/test`, { token: owner.token })).body['error_code']).toBe('WEBHOOK_OFF');
    const missed = await happen(owner);
    receiver.status = 204;
    const on = await app.rest('POST', `${path}/turn-on`, { token: owner.token });
    expect(on.body).toMatchObject({ turned_off_at: null });
    await arrived(await happen(owner));
    expect(receiver.received.some(({ body }) => body.includes(missed))).toBe(false);
  });

  it('cannot send anything while its owner has turned it off', async () => {
    const owner = await createAccount(app);
    const { id } = await add(owner);
    const off = await app.rest('POST', `/webhooks/${id}/turn-off`, { token: owner.token });
    expect(off.body).toMatchObject({ failing_since: null });
    expect(off.body['turned_off_at']).toBeTruthy();
    const missed = await happen(owner);
    await queueAccountEvents(app.ctx(), { userId: owner.id });
    expect((await app.rest('POST', `/webhooks/${id}/test`, { token: owner.token })).body['error_code']).toBe(
      'WEBHOOK_OFF',
    );
    const again = await app.graphql(`mutation { turnOffAccountWebhook(id: "${id}") { turnedOffAt } }`, {}, owner.token);
    expect(again.data).toEqual({ turnOffAccountWebhook: { turnedOffAt: off.body['turned_off_at'] } });
    await app.rest('POST', `/webhooks/${id}/turn-on`, { token: owner.token });
    await arrived(await happen(owner));
    expect(receiver.received.some(({ body }) => body.includes(missed))).toBe(false);
  });

  it('cannot be said to fail where its owner turns it off during a request', async () => {
    const owner = await createAccount(app);
    let answer = (): void => undefined;
    const slow = await startReceiver((_request, response) => {
      answer = () => void response.writeHead(500).end();
    });
    try {
      const { id } = await addWebhook(app, slow, owner);
      await happen(owner);
      await eventually('it is asked', async () => slow.received.length > 0);
      await app.rest('POST', `/webhooks/${id}/turn-off`, { token: owner.token });
      answer();
      const tried = 'select id from webhook_deliveries where webhook_id = $1 and tries > 0';
      await eventually('the answer is noted', () => row(app.ctx().em, tried, [id]));
      const { body } = await app.rest('GET', '/webhooks', { token: owner.token });
      expect(body['items']).toMatchObject([{ id, failing_since: null }]);
    } finally {
      await slow.close();
    }
  });

  it('chooses other kinds, the same in GraphQL', async () => {
    const owner = await createAccount(app);
    const { id } = await add(owner);
    const set = `mutation ($id: ID!) { setAccountWebhookKinds(id: $id, kinds: [order_paid, order_paid]) { kinds } }`;
    const { data } = await app.graphql(set, { id }, owner.token);
    expect(data).toEqual({ setAccountWebhookKinds: { kinds: ['order_paid'] } });
    const listed = await app.rest('GET', '/webhooks', { token: owner.token });
    expect(listed.body).toMatchObject({ items: [{ id, kinds: ['order.paid'] }] });
    const unknown = { body: { kinds: ['order.lost'] }, token: owner.token };
    expect((await app.rest('PUT', `/webhooks/${id}/kinds`, unknown)).status).toBe(422);
  });

  it('goes with the account', async () => {
    const owner = await createAccount(app);
    await add(owner);
    const admin = await createAccount(app, { role: 'admin' });
    await anonymiseUser(app.ctx(admin.viewer), owner.id);
    expect(await rows(app.ctx().em, 'select id from webhooks where user_id = $1', [owner.id])).toEqual([]);
  });
});
