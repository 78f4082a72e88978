/** Who agreed to which version: recorded with the account and the order, by every way, and never changed. */
import { randomUUID } from 'node:crypto';
import { rows } from '#platform/db/rows.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/money.js';
import { OAuthBrowser } from '#tests/helpers/oauth.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());

interface Recorded {
  readonly kind: string;
  readonly number: number;
  readonly way: string;
  readonly order: { readonly id: string } | null;
}
interface Answered {
  readonly items: readonly (Recorded & { readonly agreedAt: string })[];
  readonly pagination: { readonly total: number };
}

const FIELDS = '{ items { kind number way agreedAt order { id } } pagination { total } }';
const MINE = `{ myAgreements(limit: 100) ${FIELDS} }`;
const OF_USER = `query ($userId: ID!) { userAgreements(userId: $userId, limit: 100) ${FIELDS} }`;

async function ofAccount(userId: string): Promise<Answered['items']> {
  const { data } = await app.graphql<{ userAgreements: Answered }>(OF_USER, { userId }, admin.token);
  return data.userAgreements.items;
}
const recorded = async (userId: string): Promise<string[]> =>
  (await ofAccount(userId)).map(({ kind, number, way }) => `${kind} ${number} ${way}`).sort();
const idOf = async (email: string): Promise<string> =>
  (await rows<{ id: string }>(app.ctx().em, 'select id from users where email = $1', [email]))[0]?.id ?? '';

async function publish(kind: string): Promise<number> {
  const { body } = await app.rest('GET', `/legal/${kind}`);
  const text = `mutation ($kind: LegalKind!, $body: String!, $baseNumber: Int!) {
    publishLegalDocument(kind: $kind, body: $body, note: "نسخهٔ نمونه", baseNumber: $baseNumber) { number }
  }`;
  const given = { kind, body: `متن نمونه برای نسخهٔ بعدی ${randomUUID()}`, baseNumber: body['number'] };
  const { data } = await app.graphql<{ publishLegalDocument: { number: number } }>(text, given, admin.token);
  return data.publishLegalDocument.number;
}
const inForce = async (kind: string): Promise<unknown> => (await app.rest('GET', `/legal/${kind}`)).body['number'];

const register = (email: string): Promise<RestAnswer> =>
  app.rest('POST', '/auth/signup', { body: { email, password: PASSWORD, full_name: 'سارا راد' } });
const registerByGraphQL = (email: string) =>
  app.graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { success } }', {
    input: { email, password: PASSWORD, fullName: 'سارا راد' },
  });

async function linkTo(email: string, path: string, count = 1): Promise<URLSearchParams> {
  const mail = await eventually(`mail ${count} to ${email}`, async () => {
    const mails = await app.mails(email);
    return mails.length >= count && mails[0];
  });
  return new URL(new RegExp(`https?://\\S*${path}\\S*`).exec(mail.text)?.[0] ?? 'http://none').searchParams;
}
const verify = (link: URLSearchParams): Promise<RestAnswer> =>
  app.rest('POST', '/auth/verify-email', { body: { token: link.get('token'), user_id: link.get('user_id') } });

describe('an account', () => {
  it.each([
    ['REST', register],
    ['GraphQL', registerByGraphQL],
  ])('registered by %s agrees once its address is proven', async (_api, send) => {
    const email = `${randomUUID()}@example.com`;
    await send(email);
    const link = await linkTo(email, 'verify-email');
    expect(await recorded(await idOf(email))).toEqual([]);
    expect((await verify(link)).status).toBe(200);
    const [privacy, terms] = [await inForce('privacy'), await inForce('terms')];
    expect(await recorded(await idOf(email))).toEqual([`privacy ${privacy} sign_up`, `terms ${terms} sign_up`]);
  });

  it('agrees to the versions that it was shown, not to those of the day of its proof', async () => {
    const email = `${randomUUID()}@example.com`;
    const shown = await inForce('privacy');
    await register(email);
    const link = await linkTo(email, 'verify-email');
    expect(await publish('privacy')).toBe(Number(shown) + 1);
    await verify(link);
    expect(await recorded(await idOf(email))).toContain(`privacy ${shown} sign_up`);
  });

  it('cannot agree by what a stranger typed', async () => {
    const email = `${randomUUID()}@example.com`;
    await register(email);
    await linkTo(email, 'verify-email');
    const later = await publish('terms');
    await registerByGraphQL(email);
    await verify(await linkTo(email, 'verify-email', 2));
    const agreements = await recorded(await idOf(email));
    expect(agreements).toHaveLength(2);
    expect(agreements).toContain(`terms ${later} sign_up`);
  });

  it.each(['google', 'github'] as const)(
    'made through %s agrees, and signing in again adds nothing',
    async (provider) => {
      const who = { name: 'نگار امینی', email: `${randomUUID()}@example.com`, verified: true };
      const { userId } = await new OAuthBrowser(app).signInAs(provider, who);
      const agreements = await recorded(userId);
      expect(agreements).toEqual([
        `privacy ${await inForce('privacy')} oauth`,
        `terms ${await inForce('terms')} oauth`,
      ]);
      await new OAuthBrowser(app).signInAs(provider, who);
      expect(await recorded(userId)).toEqual(agreements);
    },
  );

  it('taken over through a provider agrees; one that was proven before does not', async () => {
    const unproven = await createAccount(app, { verified: false });
    const proven = await createAccount(app);
    for (const { email } of [unproven, proven])
      await new OAuthBrowser(app).signInAs('google', { name: 'نگار', email, verified: true });
    expect(await recorded(unproven.id)).toHaveLength(2);
    expect(await recorded(proven.id)).toEqual([]);
  });

  it.each([
    ['a magic link', '/auth/magic-link/request'],
    ['a link for a forgotten password', '/auth/password-reset'],
  ])('whose first password was chosen by %s agrees', async (_what, path) => {
    const { id, email } = await createAccount(app, { verified: false });
    await app.rest('POST', path, { body: { email } });
    const link = await linkTo(email, 'reset-password');
    expect(link.get('first')).toBe('1');
    const body = { token: link.get('token'), new_password: 'کوه‌های بلند ۱۴۰۵' };
    expect((await app.rest('POST', '/auth/reset-password', { body })).status).toBe(200);
    expect(await recorded(id)).toEqual([
      `privacy ${await inForce('privacy')} choose_password`,
      `terms ${await inForce('terms')} choose_password`,
    ]);
  });

  it('that is its owner’s already agrees to nothing by another password or a magic link', async () => {
    const { id, email } = await createAccount(app);
    await app.rest('POST', '/auth/password-reset', { body: { email } });
    const link = await linkTo(email, 'reset-password');
    expect(link.get('first')).toBeNull();
    const body = { token: link.get('token'), new_password: 'کوه‌های بلند ۱۴۰۵' };
    expect((await app.rest('POST', '/auth/reset-password', { body })).status).toBe(200);
    await app.rest('POST', '/auth/magic-link/request', { body: { email } });
    const magic = await eventually('the magic link', async () =>
      (await app.mails(email)).map(({ text }) => /https?:\/\/\S*magic-link\S*/.exec(text)?.[0]).find(Boolean),
    );
    const { searchParams } = new URL(magic);
    const used = { token: searchParams.get('token'), user_id: searchParams.get('user_id') };
    expect((await app.rest('POST', '/auth/magic-link/verify', { body: used })).status).toBe(200);
    expect(await recorded(id)).toEqual([]);
  });
});

describe('an order', () => {
  const note = (token: string): Promise<RestAnswer> =>
    app.rest('POST', '/orders/create', { body: { title: 'سایت کافه', total_pages: 1 }, token });

  it('records the versions in force, and the next one those of its own day', async () => {
    const owner = await createAccount(app);
    const first = await placeOrder(app, owner);
    const before = await inForce('money_back');
    const after = await publish('money_back');
    const second = await placeOrder(app, owner);
    const terms = await inForce('terms');
    const found = await ofAccount(owner.id);
    const of = (id: string) =>
      found.flatMap(({ kind, number, way, order }) => (order?.id === id ? [`${kind} ${number} ${way}`] : [])).sort();
    expect(of(first.id)).toEqual([`money_back ${before} order`, `terms ${terms} order`]);
    expect(of(second.id)).toEqual([`money_back ${after} order`, `terms ${terms} order`]);
    expect(found).toHaveLength(4);
  });

  it('of an API key is recorded for its owner', async () => {
    const owner = await createAccount(app);
    const key = await byKey(app, owner, 'write:orders', 'read:orders');
    expect((await note(key.token)).status).toBeLessThan(300);
    expect(await recorded(owner.id)).toEqual([
      `money_back ${await inForce('money_back')} order`,
      `terms ${await inForce('terms')} order`,
    ]);
  });

  it('of a wizard session is recorded once, however often the call is repeated', async () => {
    const owner = await createAccount(app);
    const wizardData = wizard();
    const order = { title: 'سایت کافه', total_amount: payableOf(wizardData), order_number: 'WZ-1', currency: 'IRR' };
    const body = { session_id: randomUUID(), order, design_snapshot: wizardData };
    const complete = (): Promise<RestAnswer> =>
      app.rest('POST', '/wizard/complete-order', { body, token: owner.token });
    const answers = [...(await Promise.all([complete(), complete()])), await complete()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await recorded(owner.id)).toHaveLength(2);
  });
});

describe('a record', () => {
  it.each([
    'update legal_agreements set agreed_at = now()',
    'delete from legal_agreements',
    "update legal_agreements set way = 'oauth', order_id = null",
  ])('cannot be changed: «%s»', async (statement) => {
    await placeOrder(app, await createAccount(app));
    await expect(app.ctx().em.execute(statement)).rejects.toThrow('append-only');
  });

  it('cannot be of an order without being by one', async () => {
    const owner = await createAccount(app);
    const text = `insert into legal_agreements (id, user_id, version_id, way, agreed_at)
      select $1, $2, id, 'order', now() from legal_versions limit 1`;
    await expect(rows(app.ctx().em, text, [randomUUID(), owner.id])).rejects.toThrow('legal_agreements_order_check');
  });

  it('is read by its owner and by administrators alone', async () => {
    const [owner, stranger] = [await createAccount(app), await createAccount(app)];
    await placeOrder(app, owner);
    const mine = async (token: string) =>
      (await app.graphql<{ myAgreements: Answered }>(MINE, {}, token)).data.myAgreements.pagination.total;
    expect([await mine(owner.token), await mine(stranger.token)]).toEqual([2, 0]);
    const denied = async (query: string, token?: string) =>
      (await app.graphql(query, { userId: owner.id }, token)).errors?.[0]?.extensions['code'];
    expect(await denied(OF_USER, stranger.token)).toBe('FORBIDDEN');
    expect(await denied(OF_USER)).toBe('UNAUTHORIZED');
    expect(await denied(MINE)).toBe('UNAUTHORIZED');
    expect(await denied(MINE, (await byKey(app, owner, 'read:profile')).token)).toBe('FORBIDDEN');
  });

  it('of an id that is none is none', async () => {
    expect(await ofAccount('nobody')).toEqual([]);
  });

  it('stays when its person is removed, and is in the file of the account', async () => {
    const owner = await createAccount(app);
    const { id } = await placeOrder(app, owner);
    const { body } = await app.rest('GET', '/auth/me/export', { token: owner.token });
    expect(body['agreements']).toEqual(
      expect.arrayContaining([expect.objectContaining({ document: 'money_back', way: 'order', orderId: id })]),
    );
    const closing = { confirmation: owner.email, password: PASSWORD };
    expect((await app.rest('POST', '/auth/me/close', { token: owner.token, body: closing })).status).toBe(200);
    expect(await recorded(owner.id)).toHaveLength(2);
  });
});

describe('an older version', () => {
  it('is read by everybody through its number', async () => {
    const newest = await publish('terms');
    const { body } = await app.rest('GET', '/legal/terms?version=1');
    expect(body).toMatchObject({ kind: 'terms', number: 1, newest_number: newest });
    const { data } = await app.graphql('{ legalDocument(kind: terms, number: 1) { number newestNumber body } }');
    expect(data).toEqual({ legalDocument: { number: 1, newestNumber: newest, body: body['body'] } });
    expect((await app.rest('GET', '/legal/terms')).body).toMatchObject({ number: newest, newest_number: newest });
  });

  it.each([0, -1, 1_000_000, 2_147_483_647])('cannot be read by the number %s', async (number) => {
    const { errors } = await app.graphql(`{ legalDocument(kind: terms, number: ${number}) { number } }`);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await app.rest('GET', `/legal/terms?version=${number}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('cannot be read by a number that the database does not have', async () => {
    expect((await app.rest('GET', '/legal/terms?version=99999999999')).status).toBe(404);
  });
});
