/** Faults of fields: the path as it was sent, the code and both sentences, in both APIs. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
let account: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  account = await createAccount(app);
});
afterAll(() => app?.close());

const LONG = 'ب'.repeat(500);

it('are named as a body has them', async () => {
  for (const [body, sentPath] of [
    [{ submit_mode: 'draft', title: LONG }, 'title'],
    [{ submit_mode: 'never', title: 'x' }, 'submit_mode'],
    [{ submitMode: 'never', title: 'x' }, 'submitMode'],
  ] as const) {
    const answer = await app.rest('POST', '/orders', { token: account.token, body });
    expect([answer.status, answer.body['fields']]).toMatchObject([422, [{ sent_path: sentPath }]]);
  }
  const { body } = await app.rest('GET', '/sites?kindd=x', { token: account.token });
  expect(body['fields']).toEqual([
    {
      path: 'kindd',
      message: 'این نام شناخته نشد.',
      sent_path: 'kindd',
      code: 'FIELD_UNKNOWN',
      message_fa: 'این نام شناخته نشد.',
      message_en: 'This name is not known.',
      nearest: null,
    },
  ]);
});

it('name what a body of ours cannot have, and the field that was most likely meant', async () => {
  const of = async (method: 'POST' | 'DELETE' | 'PUT', path: string, body: object) => {
    const answer = await app.rest(method, path, { token: account.token, body });
    return [answer.status, answer.body['fields']];
  };
  expect(await of('POST', '/auth/change-password', { current_pasword: 'x', new_password: 'y' })).toMatchObject([
    422,
    [
      { sent_path: 'current_password', code: 'FIELD_MISSING' },
      { path: 'currentPasword', sent_path: 'current_pasword', code: 'FIELD_UNKNOWN', nearest: 'current_password' },
    ],
  ]);
  expect(await of('DELETE', '/api-keys', { all: true })).toMatchObject([
    422,
    [{ sent_path: 'all', code: 'FIELD_UNKNOWN', nearest: null }],
  ]);
  expect(await of('POST', '/webhooks/x/turn-on', {})).toMatchObject([404, undefined]);
});

it('are named as a route has them that gives a field another name', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const adjusting = { amount: -1, type: 'credit', reason: 'هدیهٔ سال نو' };
  for (const path of ['adjust', 'adjustment-requests']) {
    const answer = await app.rest('POST', `/admin/wallets/${account.id}/${path}`, {
      token: admin.token,
      body: adjusting,
    });
    expect([answer.status, answer.body['fields']]).toMatchObject([422, [{ path: 'amountToman', sent_path: 'amount' }]]);
  }
  const deposit = await app.rest('POST', '/wallets/me/deposit', { token: account.token, body: { amount: 'x' } });
  expect(deposit.body['fields']).toMatchObject([{ path: 'amountRials', sent_path: 'amount' }]);
});

it('are named as an operation has them', async () => {
  const order = 'mutation ($input: CreateOrderInput!) { placed: createOrder(input: $input) { order { id } } }';
  const { errors } = await app.graphql(order, { input: { submitMode: 'draft', title: LONG } }, account.token);
  expect(errors?.[0]?.extensions['fields']).toEqual([
    {
      path: 'title',
      message: expect.stringMatching(/[\u0600-\u06ff]/),
      sentPath: 'input.title',
      code: 'FIELD_TOO_LARGE',
      messageFa: expect.stringMatching(/[\u0600-\u06ff]/),
      messageEn: 'This value is longer or more than allowed.',
    },
  ]);
  const page = await app.graphql('{ orders(first: 500) { items { id } } }', {}, account.token);
  expect(page.errors?.[0]?.extensions).toMatchObject({ fields: [{ sentPath: 'first', code: 'FIELD_TOO_LARGE' }] });
});

it('have the code of the whole error where that is more precise', async () => {
  const body = { email: 'somebody@example.com', password: 'aaaaaaaa' };
  const answer = await app.rest('POST', '/auth/signup', { body });
  expect(answer.body['fields']).toMatchObject([{ sent_path: 'password', code: 'WEAK_PASSWORD' }]);
});
