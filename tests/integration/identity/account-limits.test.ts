/** Budgets that guard accounts: guesses, mails. The same for REST, GraphQL and both mixed. */
import { createAccount, PASSWORD } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
});
afterAll(() => app?.close());
/** The tries of one address are a budget of all accounts; here it would hide that of one. */
beforeEach(() => app.ctx().em.execute("delete from rate_limits where key like 'signInAddress%'"));

async function byRest(email: string, password: string): Promise<string> {
  const { status, body } = await app.rest('POST', '/auth/login', { body: { email, password } });
  return status === 200 ? 'in' : String(body['error_code']);
}

/** Five guesses in one request, by aliases: the first that is refused ends the request. */
async function byAliases(email: string, password: string): Promise<string> {
  const guesses = Array.from(
    { length: 5 },
    (_, index) => `g${index}: signIn(email: $email, password: $password) { message }`,
  );
  const answer = await app.graphql(`mutation ($email: String!, $password: String!) { ${guesses.join(' ')} }`, {
    email,
    password,
  });
  return String(answer.errors?.[0]?.extensions['code']);
}

it('both APIs and all aliases together have ten guesses', async () => {
  const { email } = await createAccount(app);
  const answers: string[] = [];
  for (let guess = 0; guess < 6; guess += 1)
    answers.push(await byAliases(email, 'wrong by alias'), await byRest(email, 'wrong by REST'));
  expect(answers).toEqual([...Array<string>(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED', 'RATE_LIMITED']);
});

it('after ten guesses even the right password waits, and works later', async () => {
  const { email } = await createAccount(app);
  const answers: string[] = [];
  for (let guess = 0; guess < 12; guess += 1) answers.push(await byRest(email, 'not this one'));
  expect(answers).toEqual([...Array<string>(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED', 'RATE_LIMITED']);
  expect(await byRest(email, PASSWORD)).toBe('RATE_LIMITED');
  await app.ctx().em.execute('update rate_limits set expire = 1 where key like ?', [`%${email}%`]);
  expect(await byRest(email, PASSWORD)).toBe('in');
});

it('cannot guess more by spelling the address otherwise', async () => {
  const { email } = await createAccount(app);
  const spellings = [email.toUpperCase(), ` ${email}`, email];
  const answers: string[] = [];
  for (let guess = 0; guess < 12; guess += 1) answers.push(await byRest(spellings[guess % 3] ?? email, 'not this one'));
  expect(answers.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
});

it('a right password gives the guesses back', async () => {
  const { email } = await createAccount(app);
  for (let guess = 0; guess < 9; guess += 1) await byRest(email, 'not this one');
  expect(await byRest(email, PASSWORD)).toBe('in');
  expect(await byRest(email, 'not this one')).toBe('INVALID_CREDENTIALS');
});

it('an account cannot be sent two mails a minute', async () => {
  const { email, id } = await createAccount(app, { verified: false });
  expect(await byRest(email, PASSWORD)).toBe('EMAIL_NOT_VERIFIED');
  await eventually('the first mail', async () => (await app.mails(email)).length === 1);
  expect(await byRest(email, PASSWORD)).toBe('EMAIL_NOT_VERIFIED');
  expect((await app.rest('POST', '/auth/request-verification', { body: { user_id: id } })).status).toBe(200);
  const jobs = await app.ctx().em.execute<object[]>('select 1 from graphile_worker._private_jobs');
  expect(jobs).toHaveLength(0);
  expect(await app.mails(email)).toHaveLength(1);
});

it('asking for a mail cannot tell who exists', async () => {
  const waiting = await createAccount(app, { verified: false });
  const verified = await createAccount(app);
  const ask = async (userId: string): Promise<unknown[]> => {
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push(await app.rest('POST', '/auth/request-verification', { body: { user_id: userId } }));
    return answers.map(({ status, body }) => [status, body['message']]);
  };
  const unknown = await ask('01990000-0000-7000-8000-00000000beef');
  expect(unknown).toEqual([
    [200, expect.any(String)],
    [429, expect.any(String)],
  ]);
  expect(await ask(waiting.id)).toEqual(unknown);
  expect(await ask(verified.id)).toEqual(unknown);
});

it('asking with a wrong password is a guess like any other', async () => {
  const { email } = await createAccount(app, { verified: false });
  const { body } = await app.rest('POST', '/auth/request-verification', { body: { email, password: 'not this one' } });
  expect(body['error_code']).toBe('INVALID_CREDENTIALS');
});
