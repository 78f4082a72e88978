/** Scopes of sites were divided: what keys lost, how owners learn of it and give it back, and what outlives a key. */
import type { ApiScope } from '#core/api-keys.js';
import { tellOfLostScopes } from '#features/api-keys/lost-scopes.job.js';
import { row } from '#platform/db/rows.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { messageTo } from '#tests/helpers/site-messages.js';

const LOST_OF_READ: readonly ApiScope[] = ['read:messages', 'read:subscribers', 'read:webhooks', 'read:backups'];
const LOST_OF_WRITE: readonly ApiScope[] = [
  'write:messages',
  'write:subscribers',
  'write:webhooks',
  'write:backups',
  'write:billing',
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

/** The id of a key made by `byKey`. */
const idOf = ({ viewer }: Account): string => viewer.sessionId;

const widen = (account: Account, id: string, scopes: readonly string[], more: object = {}): Promise<RestAnswer> =>
  app.rest('POST', `/api-keys/${id}/scopes`, { token: account.token, body: { scopes, password: PASSWORD, ...more } });

async function subjectsTo({ email }: Account, part: string): Promise<readonly string[]> {
  const mails = await app.mails(email);
  return mails.filter(({ subject }) => subject.includes(part)).map(({ text }) => text);
}

describe('a key with the scopes of sites', () => {
  it('cannot read or delete messages, and is told the scope', async () => {
    const owner = await createAccount(app);
    const site = await siteWithForms(app, owner);
    const message = await messageTo(app, site.id, 'سلام');
    const key = await byKey(app, owner, 'read:sites', 'write:sites');
    for (const [method, path, scope] of [
      ['GET', `/sites/${site.id}/messages`, 'read:messages'],
      ['DELETE', `/sites/${site.id}/messages/${message}`, 'write:messages'],
      ['GET', `/sites/${site.id}/subscribers`, 'read:subscribers'],
      ['GET', `/sites/${site.id}/backups`, 'read:backups'],
      ['GET', `/sites/${site.id}/webhooks`, 'read:webhooks'],
      ['POST', `/sites/${site.id}/webhooks`, 'write:webhooks'],
      ['POST', `/sites/${site.id}/renewal/stop`, 'write:billing'],
    ] as const) {
      const answer = await app.rest(method, path, { token: key.token, ...(method === 'POST' && { body: {} }) });
      expect([path, answer.status, answer.body['details']]).toEqual([path, 403, { scope }]);
    }
    const stop = 'mutation ($id: ID!) { stopSiteRenewal(id: $id) { id } }';
    const { errors } = await app.graphql(stop, { id: site.id }, key.token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', details: { scope: 'write:billing' } });
    expect((await app.rest('GET', `/sites/${site.id}`, { token: key.token })).status).toBe(200);
  });
});

describe('an answer of GraphQL to a key', () => {
  it('says what the query costs; those to people do not', async () => {
    const account = await createAccount(app);
    const key = await byKey(app, account, 'read:orders');
    const query = '{ orders(limit: 10) { items { id title } } }';
    expect(await app.graphql(query, {}, key.token)).toMatchObject({
      extensions: { cost: { requested: 31, limit: 30_000 } },
    });
    expect(await app.graphql(query, {}, account.token)).not.toHaveProperty('extensions');
    const refused = await app.graphql('{ wallet { id } }', {}, key.token);
    expect(refused).toMatchObject({ extensions: { cost: { requested: 2 } } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ details: { scope: 'read:wallet' } });
  });
});

describe('adding scopes to a key', () => {
  it('lets the same key do more at once', async () => {
    const owner = await createAccount(app);
    const site = await siteWithForms(app, owner);
    const key = await byKey(app, owner, 'read:sites');
    const read = (): Promise<RestAnswer> => app.rest('GET', `/sites/${site.id}/messages`, { token: key.token });
    expect((await read()).status).toBe(403);
    const answer = await widen(owner, idOf(key), ['read:messages', 'read:sites']);
    expect(answer.body).toMatchObject({ success: true, scopes: ['read:sites', 'read:messages'] });
    expect((await read()).status).toBe(200);
    expect((await app.rest('DELETE', `/sites/${site.id}/messages`, { token: key.token })).status).toBe(403);
  });

  it('is the same through GraphQL', async () => {
    const owner = await createAccount(app);
    const key = await byKey(app, owner, 'read:orders');
    const input = { id: idOf(key), scopes: ['read_wallet'], password: PASSWORD };
    const add = 'mutation ($input: AddApiKeyScopesInput!) { addApiKeyScopes(input: $input) { scopes lostScopes } }';
    const { data } = await app.graphql(add, { input }, owner.token);
    expect(data).toEqual({ addApiKeyScopes: { scopes: ['read_orders', 'read_wallet'], lostScopes: [] } });
  });

  it('is announced by mail and notification, once', async () => {
    const owner = await createAccount(app);
    const key = await byKey(app, owner, 'read:orders');
    await widen(owner, idOf(key), ['read:messages']);
    await widen(owner, idOf(key), ['read:messages']);
    const [text] = await eventually('the mail', async () => {
      const texts = await subjectsTo(owner, 'بیشتر شد');
      return texts.length > 0 && texts;
    });
    expect(text).toContain('دیدن پیام‌های بازدیدکنندگان');
    expect(text).toContain('حسابداری');
    const counted = `select count(*)::int as count from notifications where user_id = $1 and type = 'api_key_widened'`;
    expect(await row(app.ctx().em, counted, [owner.id])).toEqual({ count: 1 });
  });

  it.each([
    ['without the password', { password: undefined }, 'WRONG_PASSWORD'],
    ['with a wrong password', { password: 'not mine at all' }, 'WRONG_PASSWORD'],
    ['with no scope', { scopes: [] }, 'VALIDATION_ERROR'],
    ['with a scope that is none', { scopes: ['admin'] }, 'VALIDATION_ERROR'],
  ])('cannot be done %s', async (_how, wrong, code) => {
    const owner = await createAccount(app);
    const key = await byKey(app, owner, 'read:orders');
    expect((await widen(owner, idOf(key), ['write:wallet'], wrong)).body['error_code']).toBe(code);
    expect((await app.rest('GET', '/api-keys', { token: owner.token })).body['items']).toMatchObject([
      { scopes: ['read:orders'] },
    ]);
  });

  it('cannot be done by a key, by others, or to a dead key', async () => {
    const owner = await createAccount(app);
    const [key, stranger] = [await byKey(app, owner, 'read:orders'), await createAccount(app)];
    const admin = await createAccount(app, { role: 'admin' });
    const code = async (who: Account): Promise<unknown> =>
      (await widen(who, idOf(key), ['write:wallet'])).body['error_code'];
    expect([await code(key), await code(stranger), await code(admin)]).toEqual(['FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
    await app.rest('DELETE', `/api-keys/${idOf(key)}`, { token: owner.token });
    expect(await code(owner)).toBe('CONFLICT');
  });
});

describe('keys from before the division', () => {
  /** Marks the key like the version that divided the scopes. */
  const lose = (key: Account, scopes: readonly ApiScope[]): Promise<unknown> =>
    app.ctx().em.execute('update api_keys set lost_scopes = ? where id = ?', [JSON.stringify(scopes), idOf(key)]);

  it('say what they have lost, until it is given again', async () => {
    const owner = await createAccount(app);
    const reads = await byKey(app, owner, 'read:sites');
    const orders = await byKey(app, owner, 'read:orders');
    await lose(reads, LOST_OF_READ);
    const { body } = await app.rest('GET', '/api-keys', { token: owner.token });
    const items = body['items'] as { id: string; scopes: string[]; lost_scopes: string[] }[];
    const lostOf = (key: Account): unknown => items.find(({ id }) => id === idOf(key))?.lost_scopes;
    expect([lostOf(reads), lostOf(orders)]).toEqual([LOST_OF_READ, []]);
    const { body: widened } = await widen(owner, idOf(reads), ['read:messages', 'read:backups']);
    expect(widened).toMatchObject({ lost_scopes: ['read:subscribers', 'read:webhooks'] });
  });

  it('are named to their owner in one mail, once', async () => {
    const [owner, other] = [await createAccount(app), await createAccount(app)];
    await lose(await byKey(app, owner, 'read:sites'), LOST_OF_READ);
    await lose(await byKey(app, owner, 'write:sites'), LOST_OF_WRITE);
    await byKey(app, other, 'read:orders');
    for (let start = 0; start < 3; start += 1) await tellOfLostScopes(app.ctx());
    const [text = ''] = await eventually('the mail', async () => {
      const texts = await subjectsTo(owner, 'کمتر شد');
      return texts.length > 0 && texts;
    });
    expect(text).toContain('دیدن پیام‌های بازدیدکنندگان');
    expect(text).toContain('تمدید و ارتقای سایت');
    const counted = `select user_id as "userId", count(*)::int as count from notifications
      where user_id = any($1) and type = 'api_key_narrowed' group by 1`;
    expect(await row(app.ctx().em, counted, [[owner.id, other.id]])).toEqual({ userId: owner.id, count: 1 });
  });
});

describe('a webhook that a key added', () => {
  const url = 'https://programs.example/hook?secret=1';

  it('is announced, says so, and outlives the key', async () => {
    const owner = await createAccount(app);
    const site = await siteWithForms(app, owner);
    const key = await byKey(app, owner, 'write:webhooks');
    const made = await app.rest('POST', `/sites/${site.id}/webhooks`, { token: key.token, body: { url } });
    expect(made.status).toBeLessThan(300);
    const [text = ''] = await eventually('the mail', async () => {
      const texts = await subjectsTo(owner, 'وب‌هوک');
      return texts.length > 0 && texts;
    });
    expect(text).toContain('programs.example');
    expect(text).toContain('حسابداری');
    expect(text).not.toContain('secret=1');
    const bell = await app.rest('GET', '/notifications/history', { token: owner.token });
    expect(bell.body['items']).toContainEqual(
      expect.objectContaining({
        type: 'webhook_added',
        link: `/dashboard/webhooks?list=sites&site=${site.id}`,
      }),
    );
    const query = '{ apiKeys { status webhooks { url madeByKey } } }';
    const shown = { webhooks: [{ url, madeByKey: 'حسابداری' }] };
    expect((await app.graphql(query, {}, owner.token)).data).toEqual({ apiKeys: [{ status: 'active', ...shown }] });
    await app.rest('DELETE', `/api-keys/${idOf(key)}`, { token: owner.token });
    expect((await app.graphql(query, {}, owner.token)).data).toEqual({ apiKeys: [{ status: 'revoked', ...shown }] });
    const listed = await app.rest('GET', `/sites/${site.id}/webhooks`, { token: owner.token });
    expect(JSON.stringify(listed.body)).toContain('"made_by_key":"حسابداری"');
  });

  it('keeps the name of a key that is gone', async () => {
    const owner = await createAccount(app);
    const site = await siteWithForms(app, owner);
    const key = await byKey(app, owner, 'write:webhooks');
    await app.rest('POST', `/sites/${site.id}/webhooks`, { token: key.token, body: { url } });
    await app.ctx().em.execute('delete from api_keys where id = ?', [idOf(key)]);
    const { data } = await app.graphql(
      'query ($id: ID!) { siteWebhooks(siteId: $id) { madeByKey } }',
      { id: site.id },
      owner.token,
    );
    expect(data).toEqual({ siteWebhooks: [{ madeByKey: 'حسابداری' }] });
  });

  it('is no less announced where the owner adds it', async () => {
    const owner = await createAccount(app);
    const site = await siteWithForms(app, owner);
    await app.rest('POST', `/sites/${site.id}/webhooks`, { token: owner.token, body: { url } });
    await eventually('the mail', async () => (await subjectsTo(owner, 'وب‌هوک')).length === 1);
  });
});
