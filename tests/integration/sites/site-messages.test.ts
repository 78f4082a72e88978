/** Messages of visitors over both APIs: reading, searching, moving, answering, taking away; own ones alone. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { anonymiseUser } from '#features/identity/index.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { messageTo } from '#tests/helpers/site-messages.js';
import { paidOrder, untilSite } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let foreign: Account;
let admin: Account;
let siteId: string;
let otherSiteId: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app, { email: `owner-${newId()}@example.com` });
  foreign = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  siteId = (await untilSite(app, await paidOrder(app, owner))).id;
  otherSiteId = (await untilSite(app, await paidOrder(app, foreign))).id;
});
afterAll(() => app?.close());

interface Message {
  readonly id: string;
  readonly excerpt: string;
  readonly state: string;
  readonly readAt: string | null;
  readonly replies: readonly { readonly text: string; readonly status: string | null }[];
}

const LIST = `query ($filter: SiteMessagesFilter!, $page: Int! = 1, $limit: Int! = 20) {
  siteMessages(filter: $filter, page: $page, limit: $limit) {
    items { id excerpt state readAt replies { text status } } pagination { total pages }
  }
}`;

async function list(filter: object, paging: object = {}, who = owner): Promise<readonly Message[]> {
  const answer = await app.graphql<{ siteMessages: { items: Message[] } }>(
    LIST,
    { filter: { siteId, ...filter }, ...paging },
    who.token,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.siteMessages.items;
}

const ids = (messages: readonly { readonly id: string }[]): string[] => messages.map(({ id }) => id);

async function codeOf(query: string, variables: object, who: Account | null = owner): Promise<unknown> {
  const { errors } = await app.graphql(query, variables, who?.token ?? null);
  return errors?.[0]?.extensions['code'] ?? errors?.[0]?.message;
}

const rest = (method: string, path: string, body?: object, who: Account | null = owner) =>
  app.rest(method, `/sites/${siteId}/messages${path}`, { token: who?.token ?? null, ...(body && { body }) });

const MARK =
  'mutation ($ids: [ID!]!, $isRead: Boolean!) { markSiteMessages(ids: $ids, isRead: $isRead) { id readAt site { unreadMessages } } }';
const MOVE =
  'mutation ($ids: [ID!]!, $state: SiteMessageState!) { moveSiteMessages(ids: $ids, state: $state) { id state } }';
const REPLY =
  'mutation ($id: ID!, $text: String!) { replyToSiteMessage(id: $id, text: $text) { id readAt replies { text status } } }';
const ONE = 'query ($id: ID!) { siteMessage(id: $id) { id senderEmail fields { label value } } }';

describe('reading', () => {
  it('lists newest first, page by page, as REST does', async () => {
    const sent: string[] = [];
    for (const words of ['یک', 'دو', 'سه']) sent.unshift(await messageTo(app, siteId, words, { formTitle: 'صفحه‌ها' }));
    const search = 'صفحه‌ها';
    expect(ids(await list({ search }, { limit: 2 }))).toEqual(sent.slice(0, 2));
    expect(ids(await list({ search }, { limit: 2, page: 2 }))).toEqual(sent.slice(2));
    const { status, body } = await rest('GET', `?limit=2&page=2&search=${encodeURIComponent(search)}`);
    expect([status, body['items']]).toEqual([
      200,
      [expect.objectContaining({ id: sent[2], excerpt: 'یک', read_at: null })],
    ]);
    expect(body['pagination']).toMatchObject({ page: 2, pages: 2, total: 3 });
  });

  it('finds words of the answers, whatever their letters and digits', async () => {
    const id = await messageTo(app, siteId, 'كيك تولد برای ۱۲ نفر 100%_off');
    for (const search of ['کیک', '12 نفر', '100%_']) expect(ids(await list({ search }))).toEqual([id]);
    expect(await list({ search: '100%x' })).toEqual([]);
    expect(await list({ search: 'کیک', state: 'archived' })).toEqual([]);
  });

  it('counts what is unread in the inbox of a site', async () => {
    const query = 'query ($id: ID!) { site(id: $id) { unreadMessages } }';
    const count = async (): Promise<number> =>
      (await app.graphql<{ site: { unreadMessages: number } }>(query, { id: siteId }, owner.token)).data.site
        .unreadMessages;
    const before = await count();
    const id = await messageTo(app, siteId, 'پیام جدید');
    await messageTo(app, siteId, 'تبلیغ', { spamReasons: ['links'] });
    expect(await count()).toBe(before + 1);
    expect((await app.rest('GET', `/sites/${siteId}`, { token: owner.token })).body['unread_messages']).toBe(
      before + 1,
    );
    await app.graphql(MARK, { ids: [id], isRead: true }, owner.token);
    expect(await count()).toBe(before);
  });

  it('an excerpt leaves out who wrote, and stays short', async () => {
    const fields = [
      { label: 'نام', value: 'نگار صالحی' },
      { label: 'ایمیل', value: 'Negar@example.com' },
      { label: 'پیام', value: `سلام\n${'ب'.repeat(300)}` },
    ];
    const id = await messageTo(app, siteId, '', { fields });
    const [found] = await list({ search: 'ب'.repeat(200) });
    expect(found?.id).toBe(id);
    expect(found?.excerpt).toMatch(/^سلام ب+…$/u);
    expect(Array.from(found?.excerpt ?? '')).toHaveLength(SITE_MESSAGE.excerpt);
  });

  it('arrives live at its owner and administrators alone', async () => {
    const heard = {
      owner: [] as string[],
      admin: [] as string[],
      foreign: [] as string[],
      elsewhere: [] as string[],
      theirs: [] as string[],
    };
    const listen = (who: Account, site: string, into: string[]) => {
      const url = `${app.url.replace('http', 'ws')}/graphql`;
      const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token: who.token } });
      client.subscribe<{ siteMessageReceived: Message }>(
        { query: 'subscription ($site: ID!) { siteMessageReceived(siteId: $site) { id } }', variables: { site } },
        {
          next: ({ data }) => void (data && into.push(data.siteMessageReceived.id)),
          error: () => undefined,
          complete: () => undefined,
        },
      );
      return client;
    };
    const clients = [
      listen(foreign, siteId, heard.foreign),
      listen(owner, otherSiteId, heard.elsewhere),
      listen(foreign, otherSiteId, heard.theirs),
      listen(owner, siteId, heard.owner),
      listen(admin, siteId, heard.admin),
    ];
    try {
      await eventually('the message is heard', async () => {
        const id = await messageTo(app, siteId, 'زنده');
        return eventually(
          'this one',
          () => Promise.resolve(heard.owner.includes(id) && heard.admin.includes(id)),
          500,
        ).catch(() => false);
      });
      const elsewhere = await messageTo(app, otherSiteId, 'جای دیگر');
      await eventually('the other owner hears theirs', () => Promise.resolve(heard.theirs.includes(elsewhere)));
      expect([heard.foreign, heard.elsewhere]).toEqual([[], []]);
      expect(heard.admin).not.toContain(elsewhere);
    } finally {
      await Promise.all(clients.map((client) => client.dispose()));
    }
  });
});

describe('moving and marking', () => {
  it('marks and moves several at once, and keeps when one was first read', async () => {
    const some = [await messageTo(app, siteId, 'الف'), await messageTo(app, siteId, 'ب')];
    const { data } = await app.graphql<{ markSiteMessages: Message[] }>(MARK, { ids: some, isRead: true }, owner.token);
    const first = data.markSiteMessages.map(({ readAt }) => readAt);
    expect([ids(data.markSiteMessages), first.every(Boolean)]).toEqual([some, true]);
    const again = await app.graphql<{ markSiteMessages: Message[] }>(MARK, { ids: some, isRead: true }, owner.token);
    expect(again.data.markSiteMessages.map(({ readAt }) => readAt)).toEqual(first);
    await app.graphql(MOVE, { ids: some, state: 'archived' }, owner.token);
    expect(ids(await list({ state: 'archived' }))).toEqual(expect.arrayContaining(some));
    expect(ids(await list({}))).not.toEqual(expect.arrayContaining([some[0]]));
    await app.graphql(MARK, { ids: some, isRead: false }, owner.token);
    expect(ids(await list({ state: 'archived', isUnread: true }))).toEqual(expect.arrayContaining(some));
  });

  it('takes back what was wrongly taken for spam, by REST', async () => {
    const id = await messageTo(app, siteId, 'این هرزنامه نیست', { spamReasons: ['links', 'too_fast'] });
    expect(ids(await list({ state: 'spam' }))).toContain(id);
    const { status, body } = await rest('PATCH', `/${id}`, { state: 'inbox', is_read: true });
    expect([status, body['state'], body['spam_reasons'], body['read_at']]).toEqual([
      200,
      'inbox',
      ['links', 'too_fast'],
      expect.any(String),
    ]);
    expect(ids(await list({}))).toContain(id);
  });
});

describe('answering', () => {
  it('mails the sender, whose answer goes to the owner', async () => {
    const address = `visitor-${newId()}@example.com`;
    const id = await messageTo(app, siteId, 'ساعت کار؟', { senderEmail: address });
    const text = 'سلام\nهر روز ۹ تا ۱۷ <b>باز</b> هستیم.';
    const { data } = await app.graphql<{ replyToSiteMessage: Message }>(REPLY, { id, text }, owner.token);
    expect(data.replyToSiteMessage).toMatchObject({
      readAt: expect.any(String),
      replies: [{ text, status: 'queued' }],
    });
    const mail = await eventually('the mail to the visitor', async () => (await app.mails(address))[0]);
    expect(mail.text).toContain('هر روز ۹ تا ۱۷');
    expect(mail.html).not.toContain('<b>باز</b>');
    const stored = await row<{ headers: { name: string; value: string }[] }>(
      app.ctx().em,
      'select headers from sandbox.mail where id = $1::bigint',
      [mail.id],
    );
    expect(stored?.headers.find(({ name }) => name.toLowerCase() === 'reply-to')?.value).toBe(owner.email);
    await eventually('the reply is known to be sent', async () => {
      const { body } = await rest('GET', `/${id}`);
      return (body['replies'] as { status: string }[])[0]?.status === 'sent';
    });
  });

  it('cannot be sent without words or without an address', async () => {
    const mute = await messageTo(app, siteId, 'تماس بگیرید', { senderEmail: null, senderPhone: '09120000000' });
    const broken = await messageTo(app, siteId, 'نشانی بد', { senderEmail: 'a@b.c\r\nBcc: x@y.z' });
    for (const id of [mute, broken]) expect(await codeOf(REPLY, { id, text: 'سلام' })).toBe('VALIDATION_ERROR');
    const id = await messageTo(app, siteId, 'پرسش');
    for (const text of ['', ' \0 ', 'ب'.repeat(SITE_MESSAGE.reply + 1)])
      expect(await codeOf(REPLY, { id, text })).toBe('VALIDATION_ERROR');
    expect((await rest('POST', `/${id}/reply`, {})).body['error_code']).toBe('VALIDATION_ERROR');
  });

  it('cannot be repeated without end', async () => {
    const id = await messageTo(app, siteId, 'پرسش');
    const sent = await Promise.all(
      Array.from({ length: SITE_MESSAGE.replies + 3 }, (_, at) => rest('POST', `/${id}/reply`, { text: `پاسخ ${at}` })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(SITE_MESSAGE.replies);
    expect((await rest('GET', `/${id}`)).body['replies']).toHaveLength(SITE_MESSAGE.replies);
  });
});

describe('as a file', () => {
  it('is the filtered list, and no cell is a formula', async () => {
    await messageTo(app, siteId, 'ردیف "یک"', { formTitle: '=HYPERLINK("x")', senderName: '+1' });
    const { status, body, headers } = await rest('GET', `.csv?search=${encodeURIComponent('HYPERLINK')}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = String(body['text'] ?? '')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[1]).toContain(`"'+1"`);
  });

  it('holds all messages, also those that arrived in the same instant', async () => {
    const first = await messageTo(app, siteId, 'یکی از بسیار', { formTitle: 'بسیار' });
    await rows(
      app.ctx().em,
      `insert into site_messages select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).*
       from site_messages m, generate_series(1, 1100) where m.id = $1`,
      [first],
    );
    const { body } = await rest('GET', `.csv?search=${encodeURIComponent('بسیار')}`);
    const found = String(body['text']).match(/[0-9a-f-]{36}/g) ?? [];
    expect([found.length, new Set(found).size]).toEqual([1101, 1101]);
  });
});

describe('who may', () => {
  it('read, mark, move and answer: the owner alone, administrators read', async () => {
    const id = await messageTo(app, siteId, 'محرمانه');
    const own = await messageTo(app, otherSiteId, 'مال دیگری');
    for (const who of [foreign, admin]) {
      expect(await codeOf(MARK, { ids: [id], isRead: true }, who)).toBe('NOT_FOUND');
      expect(await codeOf(MOVE, { ids: [id], state: 'spam' }, who)).toBe('NOT_FOUND');
      expect(await codeOf(REPLY, { id, text: 'سلام' }, who)).toBe('NOT_FOUND');
      expect((await rest('PATCH', `/${id}`, { state: 'spam' }, who)).body['error_code']).toBe('NOT_FOUND');
      expect((await rest('POST', `/${id}/reply`, { text: 'سلام' }, who)).body['error_code']).toBe('NOT_FOUND');
    }
    expect(await codeOf(ONE, { id }, foreign)).toBe('NOT_FOUND');
    expect(await codeOf(LIST, { filter: { siteId } }, foreign)).toBe('NOT_FOUND');
    expect((await rest('GET', '.csv', undefined, foreign)).body['error_code']).toBe('NOT_FOUND');
    expect(ids(await list({ search: 'محرمانه' }, {}, admin))).toEqual([id]);
    for (const [query, variables] of [
      [LIST, { filter: { siteId } }],
      [MARK, { ids: [id], isRead: true }],
      [REPLY, { id, text: 'سلام' }],
    ] as const)
      expect(await codeOf(query, variables, null)).toBe('UNAUTHORIZED');
    // One foreign id among own ones: nothing is changed.
    expect(await codeOf(MOVE, { ids: [own, id], state: 'spam' }, foreign)).toBe('NOT_FOUND');
    expect(ids(await list({ search: 'محرمانه' }))).toEqual([id]);
    // A message under the address of another site of the same person.
    const { body } = await app.rest('GET', `/sites/${otherSiteId}/messages/${id}`, { token: admin.token });
    expect(body['error_code']).toBe('NOT_FOUND');
  });

  it('a key needs the scope', async () => {
    const id = await messageTo(app, siteId, 'با کلید');
    const reader = await byKey(app, owner, 'read:messages');
    const orders = await byKey(app, owner, 'read:orders');
    expect((await rest('GET', `/${id}`, undefined, reader)).status).toBe(200);
    expect((await rest('PATCH', `/${id}`, { is_read: true }, reader)).body['error_code']).toBe('FORBIDDEN');
    expect((await rest('GET', '', undefined, orders)).body['error_code']).toBe('FORBIDDEN');
    const writer = await byKey(app, owner, 'read:messages', 'write:messages');
    expect((await rest('PATCH', `/${id}`, { is_read: true }, writer)).status).toBe(200);
  });

  it('cannot be confused by ids, states and numbers of another shape', async () => {
    for (const hostile of ['', "' or 1=1 --", '../..', '\0', 'x'.repeat(5000)]) {
      expect(await codeOf(ONE, { id: hostile })).toBe('NOT_FOUND');
      expect(['NOT_FOUND', 'VALIDATION_ERROR']).toContain(await codeOf(MARK, { ids: [hostile], isRead: true }));
      expect(await codeOf(LIST, { filter: { siteId: hostile } })).toBe('NOT_FOUND');
    }
    const many = Array.from({ length: SITE_MESSAGE.together + 1 }, () => newId());
    expect(await codeOf(MARK, { ids: many, isRead: true })).toBe('VALIDATION_ERROR');
    expect(await codeOf(MARK, { ids: [], isRead: true })).toBe('VALIDATION_ERROR');
    const id = await messageTo(app, siteId, 'حالت');
    for (const body of [{}, { state: 'deleted' }, { is_read: 'yes' }, { state: null }])
      expect((await rest('PATCH', `/${id}`, body)).body['error_code']).toBe('VALIDATION_ERROR');
    expect((await rest('GET', '?state=gone')).status).toBe(422);
    expect((await rest('GET', '?page=-4&limit=100000')).status).toBe(422);
    expect(await codeOf(LIST, { filter: { siteId, search: 'ب'.repeat(201) } })).toBe('VALIDATION_ERROR');
  });
});

it('the messages of a removed account are gone', async () => {
  const leaver = await createAccount(app);
  const left = (await untilSite(app, await paidOrder(app, leaver))).id;
  await messageTo(app, left, 'پیام برای رفته');
  await anonymiseUser(app.ctx(admin.viewer), leaver.id);
  const found = await row(app.ctx().em, 'select 1 from site_messages where site_id = $1', [left]);
  expect(found).toBeNull();
});
