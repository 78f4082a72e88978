/**
 * How many passwords are really looked at: the hash function itself is counted, so that neither API, alias nor
 * message can hide a guess, and so that an unknown address costs what a known one costs.
 */
import argon2 from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { createAccount, PASSWORD } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';

const verify = jest.spyOn(argon2, 'verify');
const hash = jest.spyOn(argon2, 'hash');
afterAll(() => jest.restoreAllMocks());

let app: TestApp;
let roomy: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1 });
  roomy = await createTestApp();
});
afterAll(() => Promise.all([app?.close(), roomy?.close()]));

const WRONG = 'not this one';

/** The budget of the calling address guards the whole product; here it would hide what guards the account. */
async function fromAnotherAddress(): Promise<void> {
  await app.ctx().em.execute("delete from rate_limits where key like 'signInAddress%'");
}

async function byRest(email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await app.rest('POST', '/auth/login', { body: { email, password: WRONG } });
}

/** Each request carries five guesses. */
async function byAliases(email: string, times: number): Promise<void> {
  const guesses = Array.from(
    { length: 5 },
    (_, index) => `g${index}: signIn(email: $email, password: $password) { message }`,
  );
  const mutation = `mutation ($email: String!, $password: String!) { ${guesses.join(' ')} }`;
  for (let time = 0; time < times / 5; time += 1) await app.graphql(mutation, { email, password: WRONG });
}

const logIn = (email: string): Promise<RestAnswer> =>
  app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });

async function evaluatedBy(guess: () => Promise<void>): Promise<number> {
  const before = verify.mock.calls.length;
  await guess();
  return verify.mock.calls.length - before;
}

const ways: readonly (readonly [string, (email: string) => Promise<void>])[] = [
  ['over REST', (email) => byRest(email, 100)],
  ['over GraphQL aliases', (email) => byAliases(email, 100)],
  [
    'over both mixed',
    async (email) => {
      for (let round = 0; round < 10; round += 1) {
        await byAliases(email, 5);
        await byRest(email, 5);
      }
    },
  ],
];

describe('100 wrong passwords for one account', () => {
  it.each(ways)('%s: at most ten are evaluated, the right one works later', async (_name, guess) => {
    await fromAnotherAddress();
    const { email } = await createAccount(app);
    expect(await evaluatedBy(() => guess(email))).toBe(10);
    await fromAnotherAddress();
    expect(await evaluatedBy(async () => void expect((await logIn(email)).status).toBe(429))).toBe(0);
    // The windows go by the database's clock.
    await app.ctx().em.execute('update rate_limits set expire = expire - 15 * 60 * 1000');
    expect((await logIn(email)).status).toBe(200);
  });

  it('are ten where one is signed in, too', async () => {
    await fromAnotherAddress();
    const { email, token } = await createAccount(app);
    await byRest(email, 11);
    const change = (current_password: string): Promise<RestAnswer> =>
      app.rest('POST', '/auth/change-password', {
        token,
        body: { current_password, new_password: 'رودهای آرام ۱۴۰۵' },
      });
    const evaluated = await evaluatedBy(async () => {
      for (let time = 0; time < 12; time += 1) await change(WRONG);
      expect((await change(PASSWORD)).status).toBe(429);
    });
    expect(evaluated).toBe(10);
  });
});

describe('who has an account cannot be found out', () => {
  interface Observed {
    readonly status: number;
    readonly body: object;
    /** Passwords that were hashed, to be kept or to be compared: both cost the same. */
    readonly hashes: number;
  }

  /** The answer, without what differs by its nature, and the work that was done for it. */
  async function observe(path: string, body: object): Promise<Observed> {
    const before = verify.mock.calls.length + hash.mock.calls.length;
    const answer = await roomy.rest('POST', path, { body });
    const { request_id: _id, ...rest } = answer.body;
    return {
      status: answer.status,
      body: rest,
      hashes: verify.mock.calls.length + hash.mock.calls.length - before,
    };
  }

  async function kinds(): Promise<string[]> {
    const unknown = `${randomUUID()}@example.com`;
    const known = (await createAccount(roomy)).email;
    const waiting = (await createAccount(roomy, { verified: false })).email;
    // Registered by two: still one comparison.
    await roomy.rest('POST', '/auth/signup', { body: { email: waiting, password: 'رودهای دیگر ۱۴۰۵' } });
    const banned = (await createAccount(roomy, { banned: true })).email;
    return [unknown, known, waiting, banned];
  }

  async function expectAlike(path: string, bodyOf: (email: string) => object, work: Partial<Observed>): Promise<void> {
    // The hash that an unknown address is held against is made once in a process.
    await roomy.rest('POST', '/auth/login', { body: { email: 'nobody@example.com', password: WRONG } });
    const seen: Observed[] = [];
    for (const email of await kinds()) seen.push(await observe(path, bodyOf(email)));
    const [first, ...others] = seen;
    expect(first).toMatchObject(work);
    for (const other of others) expect(other).toEqual(first);
  }

  it('by signing in with a wrong password', () =>
    expectAlike('/auth/login', (email) => ({ email, password: WRONG }), { status: 401, hashes: 1 }));

  it('by registering', () =>
    expectAlike('/auth/signup', (email) => ({ email, password: 'رودهای آرام ۱۴۰۵', full_name: 'نگار' }), {
      status: 200,
      hashes: 1,
    }));

  it('by a forgotten password', () =>
    expectAlike('/auth/password-reset', (email) => ({ email }), { status: 200, hashes: 0 }));

  it('by a link for signing in', () =>
    expectAlike('/auth/magic-link/request', (email) => ({ email }), { status: 200, hashes: 0 }));
});
