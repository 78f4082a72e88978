/** The log of an account: numbered after the commit, append-only, by scopes, without words, for thirty days. */
import { ACCOUNT_EVENTS, ACCOUNT_EVENT_LOG, type AccountEventKind } from '#core/account-events.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { numberEvents } from '#features/account-events/number-events.job.js';
import { sweepEvents } from '#features/account-events/sweep-events.job.js';
import { revokeKey } from '#features/api-keys/api-keys.service.js';
import { anonymiseUser } from '#features/identity/index.js';
import { recordMessage } from '#features/inbox/index.js';
import { unitOfWork, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { fillWallet, openOrderPayment, payOrder, placeOrder } from '#tests/helpers/money.js';
import { subscriberOf } from '#tests/helpers/newsletter.js';
import { untilSite } from '#tests/helpers/sites.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

interface Event {
  readonly id: string;
  readonly type: AccountEventKind;
  readonly sequence: number;
  readonly occurred_at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Part {
  readonly events: readonly Event[];
  readonly cursor: string;
  readonly more: boolean;
}

async function read({ token }: Account, query = ''): Promise<Part> {
  const { status, body } = await app.rest('GET', `/events${query}`, { token });
  expect(status).toBe(200);
  return body as unknown as Part;
}

const kindsOf = async (account: Account): Promise<string[]> => (await read(account)).events.map(({ type }) => type);

/** An event of a site that stands for nothing but its id. */
function record(tx: TxCtx, { id: userId }: Account, recordId = newId()): Promise<void> {
  const data = { site_id: recordId, order_id: newId(), status: 'online', stop: null };
  return recordAccountEvent(tx, 'site.online', { userId, recordId, data });
}

const siteIds = ({ events }: Part): unknown[] => events.map(({ data }) => data['site_id']);

describe('the order of the log', () => {
  it('loses and doubles nothing where a slow transaction began before a fast one', async () => {
    const owner = await createAccount(app);
    const [slow, fast] = [newId(), newId()];
    let finish = (): void => undefined;
    let hasWritten = (): void => undefined;
    const written = new Promise<void>((done) => (hasWritten = done));
    const may = new Promise<void>((done) => (finish = done));
    const open = unitOfWork(app.ctx(), async (tx) => {
      await record(tx, owner, slow);
      hasWritten();
      await may;
    });
    await written;
    await unitOfWork(app.ctx(), (tx) => record(tx, owner, fast));
    const first = await read(owner);
    expect(siteIds(first)).toEqual([fast]);
    expect(siteIds(await read(owner, `?after=${first.cursor}`))).toEqual([]);
    finish();
    await open;
    const second = await read(owner, `?after=${first.cursor}`);
    expect(siteIds(second)).toEqual([slow]);
    expect(siteIds(await read(owner))).toEqual([fast, slow]);
  });

  it('gives a reader who follows the cursor each of many events at once', async () => {
    const owner = await createAccount(app);
    const ids = Array.from({ length: 60 }, newId);
    let isOver = false;
    const write = async (mine: readonly string[]): Promise<void> => {
      for (const id of mine)
        await unitOfWork(app.ctx(), async (tx) => {
          await record(tx, owner, id);
          await rows(tx.em, 'select pg_sleep($1)', [Math.random() / 50]);
        });
    };
    const writers = Promise.all([0, 1, 2].map((at) => write(ids.filter((_, index) => index % 3 === at)))).then(() => {
      isOver = true;
    });
    const found: Event[] = [];
    for (let cursor = '0', isLast = false; !isLast;) {
      isLast = isOver;
      const part = await read(owner, `?after=${cursor}&first=7`);
      found.push(...part.events);
      if (part.more) isLast = false;
      ({ cursor } = part);
    }
    await writers;
    expect(found.map(({ data }) => data['site_id']).sort()).toEqual([...ids].sort());
    const sequences = found.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
    expect((await read(owner, '?first=100')).events).toEqual(found);
  });

  it('cannot be numbered while another transaction numbers', async () => {
    const owner = await createAccount(app);
    await unitOfWork(app.ctx(), (tx) => record(tx, owner));
    let second: Promise<Part> | undefined;
    let isRead = false;
    await unitOfWork(app.ctx(), async (tx) => {
      await rows(tx.em, 'select number_account_events()');
      second = read(owner).finally(() => (isRead = true));
      const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%number_account_events%'`;
      await eventually('the reader waits', async () => (await rows(app.ctx().em, waits)).length > 0);
      expect(isRead).toBe(false);
    });
    expect((await second)?.events).toHaveLength(1);
  });

  it('has no event of a transaction that was rolled back', async () => {
    const owner = await createAccount(app);
    const failed = unitOfWork(app.ctx(), async (tx) => {
      await record(tx, owner);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await kindsOf(owner)).toEqual([]);
  });
});

describe('reading', () => {
  it('goes back from the newest event, page by page, the same in GraphQL', async () => {
    const owner = await createAccount(app);
    const ids = Array.from({ length: 5 }, newId);
    for (const id of ids) await unitOfWork(app.ctx(), (tx) => record(tx, owner, id));
    const newest = await read(owner, '?newest_first=true&first=3');
    expect([siteIds(newest), newest.more]).toEqual([ids.toReversed().slice(0, 3), true]);
    const oldest = await read(owner, `?newest_first=true&first=3&after=${newest.cursor}`);
    expect([siteIds(oldest), oldest.more]).toEqual([ids.toReversed().slice(3), false]);
    const text = `{ accountEvents(newestFirst: true, first: 3, after: "${newest.cursor}") { events { id } cursor more } }`;
    const { data } = await app.graphql(text, {}, owner.token);
    const { cursor, more, events } = oldest;
    expect(data).toEqual({ accountEvents: { events: events.map(({ id }) => ({ id })), cursor, more } });
    expect((await app.rest('GET', '/events?newest_first=perhaps', { token: owner.token })).status).toBe(422);
  });

  it('goes page by page, the same in GraphQL', async () => {
    const owner = await createAccount(app);
    for (let made = 0; made < 3; made += 1) await unitOfWork(app.ctx(), (tx) => record(tx, owner));
    const first = await read(owner, '?first=2');
    expect([first.events.length, first.more]).toEqual([2, true]);
    const query = `query ($after: String) { accountEvents(first: 2, after: $after) {
      events { id type sequence occurredAt data } cursor more } }`;
    const { data } = await app.graphql<{ accountEvents: Part }>(query, { after: first.cursor }, owner.token);
    expect(data.accountEvents.more).toBe(false);
    const [last] = (await read(owner, `?after=${first.cursor}`)).events;
    expect(data.accountEvents.events).toEqual([
      { id: last?.id, type: 'site_online', sequence: last?.sequence, occurredAt: last?.occurred_at, data: last?.data },
    ]);
  });

  it('shows the kinds that were chosen', async () => {
    const owner = await createAccount(app);
    await placeOrder(app, owner);
    const { events } = await read(owner, '?kinds=invoice.issued,invoice.paid');
    expect(events.map(({ type }) => type)).toEqual(['invoice.issued']);
  });

  it.each(['?kinds=order.lost', '?after=yesterday', '?first=0', '?first=201', '?after=-1'])(
    'cannot be asked for %s',
    async (query) => {
      const { token } = await createAccount(app);
      const { status, body } = await app.rest('GET', `/events${query}`, { token });
      expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    },
  );

  it('cannot show what a scope of the key does not show', async () => {
    const owner = await createAccount(app);
    await placeOrder(app, owner);
    expect(await kindsOf(owner)).toEqual(['order.created', 'invoice.issued']);
    expect(await kindsOf(await byKey(app, owner, 'read:orders'))).toEqual(['order.created']);
    expect(await kindsOf(await byKey(app, owner, 'read:invoices', 'read:wallet'))).toEqual(['invoice.issued']);
    const other = await byKey(app, owner, 'write:orders', 'read:wallet');
    expect((await read(other, '?kinds=order.created')).events).toEqual([]);
    const query = '{ accountEvents { events { id } } }';
    expect((await app.graphql(query, {}, other.token)).data).toEqual({ accountEvents: { events: [] } });
  });

  it('cannot show the log of another account', async () => {
    const owner = await createAccount(app);
    await placeOrder(app, owner);
    for (const other of [await createAccount(app), await createAccount(app, { role: 'admin' })])
      expect(await kindsOf(other)).toEqual([]);
  });
});

describe('what happens to the records of an account', () => {
  it('is in its log, in order and in the shape of its kind', async () => {
    const owner = await createAccount(app);
    const paid = await placeOrder(app, owner);
    await fillWallet(app, owner, paid.priceRials);
    const before = (await read(owner)).cursor;
    expect((await payOrder(app, owner, paid.id, 'wallet')).status).toBe(200);
    await untilSite(app, paid.id);
    const dropped = await placeOrder(app, owner);
    const { paymentId } = await openOrderPayment(app, owner, dropped.id);
    await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: owner.token });
    await app.rest('DELETE', `/orders/${dropped.id}`, { token: owner.token });
    const admin = await createAccount(app, { role: 'admin' });
    const ended = { body: { status: 'cancelled', reason: 'به درخواست مشتری' }, token: admin.token };
    expect((await app.rest('PATCH', `/orders/${paid.id}/status`, ended)).status).toBe(200);
    const { events } = await read(owner, `?after=${before}&first=200`);
    const kinds = events.map(({ type }) => type);
    const expected: AccountEventKind[] = [
      'order.updated',
      'order.paid',
      'invoice.paid',
      'payment.succeeded',
      'site.online',
      'order.created',
      'invoice.issued',
      'payment.failed',
      'order.deleted',
      'site.closed',
      'refund.made',
      'order.cancelled',
    ];
    expect(kinds.filter((kind, at) => expected.includes(kind) && kinds.indexOf(kind) === at)).toEqual(
      expect.arrayContaining(expected),
    );
    for (const { type, data } of events) expect(ACCOUNT_EVENTS[type].data.parse(data)).toEqual(data);
    const settled = events.find(({ type }) => type === 'order.paid');
    expect(settled?.data).toMatchObject({
      order_id: paid.id,
      payment_status: 'paid',
      price_rials: `${paid.priceRials}`,
    });
  });

  it('holds ids alone of messages and subscribers, so that what is erased is in no log', async () => {
    const owner = await createAccount(app);
    const site = await siteWithForms(app, owner);
    const message = {
      siteId: site.id,
      kind: 'contact' as const,
      formTitle: 'تماس',
      pagePath: '/',
      fields: [{ label: 'پیام', value: 'رازنامه' }],
      senderName: 'رازدار',
      senderEmail: 'raz@example.com',
      senderPhone: null,
    };
    const id = await recordMessage(app.ctx(), { ...message, spamReasons: [] });
    await recordMessage(app.ctx(), { ...message, spamReasons: ['too_fast'] });
    const subscriber = await subscriberOf(app, site.id, 'raz-reader@example.com');
    const path = `/sites/${site.id}/subscribers/${subscriber}`;
    expect((await app.rest('DELETE', path, { token: owner.token })).status).toBe(200);
    const { events } = await read(owner, '?kinds=message.received,subscriber.confirmed,subscriber.removed');
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'message.received', data: { message_id: id, site_id: site.id } },
      { type: 'subscriber.confirmed', data: { subscriber_id: subscriber, site_id: site.id } },
      { type: 'subscriber.removed', data: { subscriber_id: subscriber, site_id: site.id } },
    ]);
    const stored = JSON.stringify(
      await rows(app.ctx().em, 'select * from account_events where user_id = $1', [owner.id]),
    );
    for (const secret of ['رازنامه', 'رازدار', 'raz@example.com', 'raz-reader']) expect(stored).not.toContain(secret);
  });

  it('shows keys to people alone', async () => {
    const owner = await createAccount(app);
    const key = await byKey(app, owner, 'read:orders', 'read:profile');
    await revokeKey(app.ctx(owner.viewer), { id: key.viewer.sessionId });
    const { events } = await read(owner);
    const data = { key_id: key.viewer.sessionId, scopes: ['read:orders', 'read:profile'] };
    expect(events).toMatchObject([{ type: 'key.revoked', data }]);
    expect(await kindsOf(await byKey(app, owner, 'read:profile', 'read:orders'))).toEqual([]);
  });
});

describe('a stored event', () => {
  const stored = 'select id, sequence, kind from account_events where user_id = $1 order by sequence';

  it.each([
    ['changed', `update account_events set kind = 'order.paid' where user_id = $1`],
    ['emptied', `update account_events set data = '{}' where user_id = $1`],
    ['numbered anew', 'update account_events set sequence = sequence + 1000000 where user_id = $1'],
    ['without its number', 'update account_events set sequence = null where user_id = $1'],
    ['deleted', 'delete from account_events where user_id = $1'],
  ])('cannot be %s', async (_, text) => {
    const owner = await createAccount(app);
    await unitOfWork(app.ctx(), (tx) => record(tx, owner));
    await numberEvents(app.ctx());
    const before = await rows(app.ctx().em, stored, [owner.id]);
    await expect(rows(app.ctx().em, text, [owner.id])).rejects.toThrow('append-only');
    expect(await rows(app.ctx().em, stored, [owner.id])).toEqual(before);
  });

  it('cannot be of an unknown kind', async () => {
    const { id } = await createAccount(app);
    const text = `insert into account_events (id, user_id, kind, record_id, data, occurred_at)
      values ($1, $2, 'order.lost', $1, '{}', now())`;
    await expect(rows(app.ctx().em, text, [newId(), id])).rejects.toThrow('account_events_kind_check');
  });

  it('is deleted after the days of the log', async () => {
    const owner = await createAccount(app);
    const text = `insert into account_events (id, user_id, kind, record_id, data, occurred_at)
      values ($1, $2, 'order.deleted', $1, '{}', now() - $3 * interval '1 day')`;
    const [old, young] = [newId(), newId()];
    await rows(app.ctx().em, text, [old, owner.id, ACCOUNT_EVENT_LOG.keptDays + 1]);
    await rows(app.ctx().em, text, [young, owner.id, ACCOUNT_EVENT_LOG.keptDays - 1]);
    await sweepEvents(app.ctx());
    expect((await read(owner)).events.map(({ id }) => id)).toEqual([young]);
  });

  it('goes with the account, also what the removal itself has recorded', async () => {
    const owner = await createAccount(app);
    await siteWithForms(app, owner);
    expect(await kindsOf(owner)).toContain('site.online');
    const admin = await createAccount(app, { role: 'admin' });
    await anonymiseUser(app.ctx(admin.viewer), owner.id);
    expect(await rows(app.ctx().em, stored, [owner.id])).toEqual([]);
  });
});
