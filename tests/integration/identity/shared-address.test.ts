/**
 * Two hundred honest people and one guesser behind one address, as behind a carrier's: whatever the guesser uses
 * up, what is right is never refused. The app is started anew for each test, so that only the shared counters
 * remain.
 */
import { randomUUID } from 'node:crypto';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { atGateway, openDeposit } from '#tests/helpers/money.js';
import { unitOfWork } from '#platform/context.js';
import { createLink } from '#features/identity/links/links.service.js';
import { openAttempt } from '#features/identity/links/sign-up-attempts.js';
import { RULES } from '#platform/limits/rate-limit.js';

const PEOPLE = 200;
const AT_ONCE = 20;
const WRONG = 'not this one';
const HOUR_MS = 3_600_000;

let app: TestApp;
let people: Account[];
beforeAll(async () => {
  app = await createTestApp({ rateLimitFactor: 1, worker: false });
  people = await each(Array.from({ length: PEOPLE }), () => createAccount(app));
});
beforeEach(() => app.restart());
afterAll(() => app?.close());

/** Lets everybody act, some at a time. */
async function each<Item, Result>(items: readonly Item[], act: (item: Item, at: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map((item, n) => act(item, at + n)))));
  return results;
}

const post = (path: string, body: object): Promise<RestAnswer> => app.rest('POST', path, { body });

/** The guesser goes on until the address is limited: a wrong one is refused, that of others or not. */
async function useUp(wrong: () => Promise<RestAnswer>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) if ((await wrong()).status === 429) return;
  throw new Error('the guesser is never limited');
}

/** How often each answer was given. */
function tally(answers: readonly RestAnswer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const newEmail = (): string => `${randomUUID()}@example.com`;
const wrongAuthority = (): string => `S${randomUUID().replaceAll('-', '').padEnd(35, '0')}`;

it('payers come back from the gateway, signed out', async () => {
  const wrong = (status: string) => () => post('/payments/verify', { authority: wrongAuthority(), status });
  await useUp(wrong('OK'));
  await useUp(wrong('NOK'));
  const sessions = await each(people, (person) => openDeposit(app, person));
  const verified = await each(sessions, async ({ authority, paymentUrl }) => {
    await atGateway(paymentUrl);
    return post('/wallets/me/deposit/verify', { authority, status: 'OK' });
  });
  expect(tally(verified)).toEqual({ 200: PEOPLE });
  expect(verified.every(({ body }) => body['success'] === true)).toBe(true);
});

it('the right password signs in at once', async () => {
  for (let tries = 0; tries < RULES.signInAddress.points; tries += 1)
    await post('/auth/login', { email: newEmail(), password: WRONG });
  const answers = await each(people, ({ email }) => post('/auth/login', { email, password: PASSWORD }));
  expect(tally(answers)).toEqual({ 200: PEOPLE });
});

it('one address cannot try many accounts for ever', async () => {
  const { limits } = app.app.services;
  for (let tries = 0; tries < RULES.signInCrowd.points; tries += 1) await limits.take('signInCrowd', '127.0.0.1');
  await useUp(() => post('/auth/login', { email: newEmail(), password: WRONG }));
});

it('everybody may ask for a new password and for a link', async () => {
  await useUp(() => post('/auth/password-reset', { email: 'one@example.com' }));
  for (let tries = 0; tries < RULES.recoveryAddress.points; tries += 1)
    await post('/auth/magic-link/request', { email: newEmail() });
  for (const path of ['/auth/password-reset', '/auth/magic-link/request'])
    expect(tally(await each(people, ({ email }) => post(path, { email })))).toEqual({ 200: PEOPLE });
});

it('links of mails lead in, and set passwords', async () => {
  await useUp(() => post('/auth/magic-link/verify', { token: randomUUID(), user_id: randomUUID() }));
  await useUp(() => post('/auth/reset-password', { token: randomUUID(), new_password: PASSWORD }));
  const tokensFor = (purpose: 'magic_link' | 'reset_password') =>
    unitOfWork(app.ctx(), async (tx) => {
      const tokens: string[] = [];
      for (const { id } of people) tokens.push(await createLink(tx, { userId: id, purpose, lifeMs: HOUR_MS }));
      return tokens;
    });
  const magic = await tokensFor('magic_link');
  const entered = await each(people, ({ id }, at) =>
    post('/auth/magic-link/verify', { token: magic[at], user_id: id }),
  );
  expect(tally(entered)).toEqual({ 200: PEOPLE });
  const reset = await tokensFor('reset_password');
  const changed = await each(reset, (token) => post('/auth/reset-password', { token, new_password: PASSWORD }));
  expect(tally(changed)).toEqual({ 200: PEOPLE });
});

it('everybody registers and verifies', async () => {
  const typed = { password: PASSWORD, full_name: 'سارا راد' };
  for (let tries = 0; tries < RULES.signUpAddress.points; tries += 1)
    await post('/auth/signup', { ...typed, email: newEmail() });
  await useUp(() => post('/auth/verify-email', { token: randomUUID(), user_id: randomUUID() }));
  const registered = await each(people, () => post('/auth/signup', { ...typed, email: newEmail() }));
  expect(tally(registered.map((answer) => ({ ...answer, status: answer.status < 300 ? 200 : answer.status })))).toEqual(
    {
      200: PEOPLE,
    },
  );
  const waiting = await each(people, () => createAccount(app, { verified: false }));
  const links = await unitOfWork(app.ctx(), async (tx) => {
    const opened: { token: string; user_id: string }[] = [];
    for (const { id } of waiting) {
      const attempt = await openAttempt(tx, id, { passwordHash: 'x', fullName: null });
      const link = { userId: id, purpose: 'verify_email', attemptId: attempt.id } as const;
      const token = await createLink(tx, { ...link, lifeMs: HOUR_MS });
      opened.push({ token, user_id: id });
    }
    return opened;
  });
  expect(tally(await each(links, (link) => post('/auth/verify-email', link)))).toEqual({ 200: PEOPLE });
});

const check = (email: string): Promise<RestAnswer> =>
  app.rest('GET', `/auth/check-verification/${encodeURIComponent(email)}`);

it('everybody is told whether their address is verified', async () => {
  for (let tries = 0; tries < RULES.verificationCheck.points; tries += 1) await check(newEmail());
  expect(tally(await each(people, ({ email }) => check(email)))).toEqual({ 200: PEOPLE });
});
