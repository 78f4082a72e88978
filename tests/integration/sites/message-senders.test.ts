/**
 * The demands that a visitor may make of a site's owner: their messages, that they are erased, and an end to keeping
 * them.
 */
import { putBackMessages, sweepMessages } from '#features/inbox/index.js';
import { unitOfWork } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { messageTo } from '#tests/helpers/site-messages.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let foreign: Account;
let admin: Account;
let site: SiteFacts;
let siteId: string;
let otherSiteId: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  foreign = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  site = await siteWithForms(app, owner);
  siteId = site.id;
  otherSiteId = (await untilSite(app, await paidOrder(app, foreign))).id;
});
afterAll(() => app?.close());

const call = (method: string, path: string, body?: object, who: Account = owner) =>
  app.rest(method, `/sites/${siteId}${path}`, { token: who.token, ...(body && { body }) });

const of = (sender: string): string => `?sender=${encodeURIComponent(sender)}`;

async function stored(id: string): Promise<boolean> {
  return (await rows(app.ctx().em, 'select id from site_messages where id = $1', [id])).length > 0;
}

const ERASE = 'mutation ($siteId: ID!, $sender: String!) { eraseSiteSender(siteId: $siteId, sender: $sender) }';
const MINA = { senderEmail: 'mina@example.com' };

describe('all messages of one sender', () => {
  it('are listed and exported, wherever they are to be found', async () => {
    const first = await messageTo(app, siteId, 'صندوق', MINA);
    const spam = await messageTo(app, siteId, 'هرزنامه', { ...MINA, spamReasons: ['links'] });
    await messageTo(app, siteId, 'از دیگری', { senderEmail: 'amina@example.com' });
    const { body } = await call('GET', `/messages${of(' Mina@Example.com ')}`);
    expect((body['items'] as { id: string }[]).map(({ id }) => id)).toEqual([spam, first]);
    const inSpam = await call('GET', `/messages${of('mina@example.com')}&state=spam`);
    expect((inSpam.body['items'] as { id: string }[]).map(({ id }) => id)).toEqual([spam]);
    const { body: csv } = await call('GET', `/messages.csv${of('mina@example.com')}`);
    expect(String(csv['text']).trim().split('\r\n')).toHaveLength(3);
  });

  it('are erased for good, and of nobody else', async () => {
    const sent = { senderEmail: null, senderPhone: '0912 555 44-33' };
    const gone = [await messageTo(app, siteId, 'یک', sent), await messageTo(app, siteId, 'دو', sent)];
    const kept = await messageTo(app, siteId, 'سه', { ...sent, senderPhone: '0912 555 44-34' });
    const elsewhere = await messageTo(app, otherSiteId, 'چهار', sent);
    const { status, body } = await call('DELETE', `/messages${of('۰۹۱۲۵۵۵۴۴۳۳')}`);
    expect([status, body]).toEqual([200, { success: true, deleted: 2 }]);
    expect(await Promise.all([...gone, kept, elsewhere].map(stored))).toEqual([false, false, true, true]);
    const copies = gone.map((id) => ({
      id,
      kind: 'contact' as const,
      formTitle: '',
      pagePath: '/',
      fields: [],
      senderName: null,
      senderEmail: null,
      senderPhone: null,
      state: 'inbox' as const,
      spamReasons: [],
      replies: [],
      readAt: null,
      receivedAt: '2026-01-01T00:00:00.000Z',
    }));
    expect(await unitOfWork(app.ctx(), (tx) => putBackMessages(tx, siteId, copies))).toBe(0);
  });

  it('take the address of replies out of the log of mails', async () => {
    const address = 'replied@example.com';
    const id = await messageTo(app, siteId, 'ساعت کار؟', { senderEmail: address });
    expect((await call('POST', `/messages/${id}/reply`, { text: 'سلام' })).status).toBe(200);
    const { data } = await app.graphql<{ eraseSiteSender: number }>(ERASE, { siteId, sender: address }, owner.token);
    expect(data.eraseSiteSender).toBe(1);
    expect(await rows(app.ctx().em, 'select id from email_logs where "to" = $1', [address])).toEqual([]);
  });

  it('are erased however many they are', async () => {
    const id = await messageTo(app, siteId, 'بسیار', { senderEmail: 'many@example.com' });
    await rows(
      app.ctx().em,
      `insert into site_messages select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).*
       from site_messages m, generate_series(1, 1200) where m.id = $1`,
      [id],
    );
    expect((await call('DELETE', `/messages${of('many@example.com')}`)).body['deleted']).toBe(1201);
  });

  it('cannot be erased by anybody else', async () => {
    const id = await messageTo(app, siteId, 'می‌ماند', { senderEmail: 'stays@example.com' });
    const reader = await byKey(app, owner, 'read:messages', 'write:sites');
    for (const [who, code] of [
      [foreign, 'NOT_FOUND'],
      [admin, 'NOT_FOUND'],
      [reader, 'FORBIDDEN'],
    ] as const)
      expect((await call('DELETE', `/messages${of('stays@example.com')}`, undefined, who)).body['error_code']).toBe(
        code,
      );
    const { errors } = await app.graphql(ERASE, { siteId, sender: 'stays@example.com' }, foreign.token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await stored(id)).toBe(true);
  });

  it('cannot be meant by a text that names nobody', async () => {
    for (const hostile of ['', ' ', '@', '%', "' or 1=1 --", '0912', '\0@a.b', `${'x'.repeat(300)}@example.com`]) {
      expect((await call('DELETE', `/messages${of(hostile)}`)).body['error_code']).toBe('VALIDATION_ERROR');
      expect((await call('GET', `/messages${of(hostile)}`)).body['error_code']).toBe('VALIDATION_ERROR');
    }
    expect((await call('DELETE', '/messages')).body['error_code']).toBe('VALIDATION_ERROR');
  });
});

describe('how long messages are kept', () => {
  const SET = `mutation ($siteId: ID!, $keptMonths: Int) {
    setSiteInboxSettings(siteId: $siteId, keptMonths: $keptMonths) { keptMonths }
  }`;
  const settings = async (who = owner) => (await call('GET', '/inbox-settings', undefined, who)).body;

  it('is for ever until the owner says otherwise', async () => {
    expect(await settings()).toEqual({ site_id: siteId, kept_months: null });
    const { body } = await call('PUT', '/inbox-settings', { kept_months: 6 });
    expect(body).toEqual({ site_id: siteId, kept_months: 6 });
    expect(await settings(admin)).toEqual(body);
    await app.graphql(SET, { siteId, keptMonths: null }, owner.token);
    expect((await settings())['kept_months']).toBeNull();
  });

  it('ends with the months chosen, for this site alone', async () => {
    const old = await messageTo(app, siteId, 'کهنه', MINA);
    const young = await messageTo(app, siteId, 'نو', MINA);
    const elsewhere = await messageTo(app, otherSiteId, 'کهنه', MINA);
    const age = `update site_messages set received_at = now() - make_interval(months => $2) - interval '1 day'
      where id = any($1::uuid[])`;
    await rows(app.ctx().em, age, [[old, elsewhere], 3]);
    await rows(app.ctx().em, age, [[young], 2]);
    await sweepMessages(app.ctx());
    expect(await stored(old)).toBe(true);
    await call('PUT', '/inbox-settings', { kept_months: 3 });
    await sweepMessages(app.ctx());
    expect(await Promise.all([old, young, elsewhere].map(stored))).toEqual([false, true, true]);
  });

  it('is on the page about privacy as soon as it is built', async () => {
    await call('PUT', '/inbox-settings', { kept_months: 24 });
    await eventually('the page says so', async () => {
      const { status, text } = await visit(app.url, hostOf(site), '/privacy.html');
      return status === 200 && text.includes('پیام‌ها پس از ۲۴ ماه پاک می‌شوند.');
    });
    const { text } = await visit(app.url, hostOf(site));
    expect(text).toContain('href="privacy.html"');
  });

  it('cannot be another number, or chosen by another', async () => {
    for (const months of [0, -3, 5, 3.5, 1e9, '3', undefined])
      expect((await call('PUT', '/inbox-settings', { kept_months: months })).body['error_code']).toBe(
        'VALIDATION_ERROR',
      );
    for (const who of [foreign, admin])
      expect((await call('PUT', '/inbox-settings', { kept_months: 3 }, who)).body['error_code']).toBe('NOT_FOUND');
    expect((await call('GET', '/inbox-settings', undefined, foreign)).body['error_code']).toBe('NOT_FOUND');
    const { errors } = await app.graphql(SET, { siteId, keptMonths: 3 }, admin.token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});
