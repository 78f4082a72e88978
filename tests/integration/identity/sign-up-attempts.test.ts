/** Anyone can register any address: only the attempt whose mail is opened counts, and it ends the others. */
import { randomUUID } from 'node:crypto';
import { createAccount, PASSWORD } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type StoredMail, type TestApp } from '#tests/helpers/app.js';
import { OAuthBrowser } from '#tests/helpers/oauth.js';

const OWNER = { password: 'دریای آرام ۱۴۰۴', name: 'سارا راد' };
const STRANGER = { password: 'کویر بلند ۱۴۰۴', name: 'مزاحم ناشناس' };
type Person = typeof OWNER;

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  strict = await createTestApp({ rateLimitFactor: 1 });
});
afterAll(() => Promise.all([app?.close(), strict?.close()]));

const newEmail = (): string => `${randomUUID()}@example.com`;

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { success } }';
const register = (email: string, { password, name }: Person, at = app): Promise<RestAnswer> =>
  at.rest('POST', '/auth/signup', { body: { email, password, full_name: name } });
const registerByGraphQL = (email: string, { password, name }: Person) =>
  app.graphql(SIGN_UP, { input: { email, password, fullName: name } });
const logIn = (email: string, { password }: Pick<Person, 'password'>): Promise<RestAnswer> =>
  app.rest('POST', '/auth/login', { body: { email, password } });
const open = (link: URL): Promise<RestAnswer> =>
  app.rest('POST', '/auth/verify-email', {
    body: { token: link.searchParams.get('token'), user_id: link.searchParams.get('user_id') },
  });

function linkIn(mail: StoredMail | undefined, path: string): URL {
  return new URL(new RegExp(`https?://\\S*${path}\\S*`).exec(mail?.text ?? '')?.[0] ?? 'http://none');
}

/** The newest mail, once there are `count`. */
function newestMail(email: string, count: number): Promise<StoredMail> {
  return eventually(`mail ${count} to ${email}`, async () => {
    const mails = await app.mails(email);
    return mails.length >= count && mails[0];
  });
}

/** Registers one after the other; the link of each. */
async function linksOf(email: string, people: readonly Person[]): Promise<URL[]> {
  const links: URL[] = [];
  for (const [index, person] of people.entries()) {
    await (index % 2 === 0 ? register(email, person) : registerByGraphQL(email, person));
    links.push(linkIn(await newestMail(email, index + 1), 'verify-email'));
  }
  return links;
}

async function expectOwnerAlone(email: string): Promise<void> {
  expect((await logIn(email, STRANGER)).body['error_code']).toBe('INVALID_CREDENTIALS');
  const { status, body } = await logIn(email, OWNER);
  expect(status).toBe(200);
  expect(body['user']).toMatchObject({ email, full_name: OWNER.name });
}

describe('an address that two people register', () => {
  it.each([
    ['the stranger first', [STRANGER, OWNER], 1],
    ['the owner first', [OWNER, STRANGER], 0],
  ] as const)('belongs to the opened mail: %s', async (_order, people, mine) => {
    const email = newEmail();
    const links = await linksOf(email, people);
    expect((await open(links[mine] ?? new URL('http://none'))).status).toBe(200);
    await expectOwnerAlone(email);
    const others = await Promise.all(links.map(open));
    expect(others.map(({ body }) => body['error_code'])).toEqual(['LINK_USED', 'LINK_USED']);
    await expectOwnerAlone(email);
  });

  it('says in each mail when it was registered', async () => {
    const email = newEmail();
    await app.rest('POST', '/auth/signup', {
      body: { email, password: OWNER.password },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    });
    const { text } = await newestMail(email, 1);
    expect(text).toMatch(/زمان ثبت‌نام: [۰-۹]+ /);
    expect(text).toContain('Firefox - Linux');
  });

  it('takes no name before it is verified', async () => {
    const email = newEmail();
    await linksOf(email, [STRANGER]);
    const [user] = await app.ctx().em.execute<object[]>('select full_name from users where email = ?', [email]);
    expect(user).toEqual({ full_name: null });
  });

  it('sends a mail for each of two registrations at once', async () => {
    const email = newEmail();
    await Promise.all([register(email, STRANGER), register(email, OWNER)]);
    await newestMail(email, 2);
    const answers = await Promise.all([logIn(email, STRANGER), logIn(email, OWNER)]);
    expect(answers.map(({ body }) => body['error_code'])).toEqual(['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED']);
  });
});

describe('the other ways in end every registration', () => {
  it('a new password by mail', async () => {
    const email = newEmail();
    const [stranger] = await linksOf(email, [STRANGER]);
    await app.rest('POST', '/auth/password-reset', { body: { email } });
    const token = linkIn(await newestMail(email, 2), 'reset-password').searchParams.get('token');
    await app.rest('POST', '/auth/reset-password', { body: { token, new_password: OWNER.password } });
    expect((await open(stranger ?? new URL('http://none'))).body['error_code']).toBe('LINK_USED');
    expect((await logIn(email, STRANGER)).body['error_code']).toBe('INVALID_CREDENTIALS');
    const { body } = await logIn(email, OWNER);
    expect(body['user']).toMatchObject({ full_name: null });
  });

  it('a provider that has verified the address', async () => {
    const email = newEmail();
    const [stranger] = await linksOf(email, [STRANGER]);
    const landing = await new OAuthBrowser(app).signInAs('github', { name: OWNER.name, email, verified: true });
    expect(landing.error).toBeNull();
    expect((await open(stranger ?? new URL('http://none'))).body['error_code']).toBe('LINK_USED');
    expect((await logIn(email, STRANGER)).body['error_code']).toBe('INVALID_CREDENTIALS');
  });

  it.each([
    ['a magic link', (email: string) => app.rest('POST', '/auth/magic-link/request', { body: { email } })],
    [
      'asking again by the user id',
      async (email: string) => {
        const { body } = await app.rest('GET', `/auth/check-verification/${email}`);
        return app.rest('POST', '/auth/request-verification', { body: { user_id: body['user_id'] } });
      },
    ],
  ])("%s cannot verify a stranger's password", async (_way, ask) => {
    const email = newEmail();
    const [stranger] = await linksOf(email, [STRANGER]);
    await ask(email);
    const mail = await newestMail(email, 2);
    expect(mail.text).not.toContain('verify-email');
    expect(mail.text).not.toContain(STRANGER.name);
    const token = linkIn(mail, 'reset-password').searchParams.get('token');
    const chosen = await app.rest('POST', '/auth/reset-password', { body: { token, new_password: OWNER.password } });
    expect(chosen.status).toBe(200);
    expect((await open(stranger ?? new URL('http://none'))).body['error_code']).toBe('LINK_USED');
    expect((await logIn(email, STRANGER)).body['error_code']).toBe('INVALID_CREDENTIALS');
    expect((await logIn(email, OWNER)).status).toBe(200);
  });
});

describe('asking for the mail again', () => {
  it.each([
    [
      'with the password',
      (email: string) => app.rest('POST', '/auth/request-verification', { body: { email, password: OWNER.password } }),
    ],
    ['by signing in', (email: string) => logIn(email, OWNER)],
  ])("%s sends one's own link", async (_way, ask) => {
    const email = newEmail();
    await linksOf(email, [OWNER, STRANGER]);
    await ask(email);
    expect((await open(linkIn(await newestMail(email, 3), 'verify-email'))).status).toBe(200);
    await expectOwnerAlone(email);
  });

  it('works for a registration of long ago', async () => {
    const { email } = await createAccount(app, { verified: false });
    await app.ctx().em.execute("update one_time_links set expires_at = now() - interval '9 days'");
    expect((await logIn(email, { password: PASSWORD })).body['error_code']).toBe('EMAIL_NOT_VERIFIED');
    expect((await open(linkIn(await newestMail(email, 1), 'verify-email'))).status).toBe(200);
  });
});

describe('registrations of one address are bounded', () => {
  const open5 = (email: string) =>
    strict
      .ctx()
      .em.execute<{ ip: string }[]>(
        'select a.ip from sign_up_attempts a join users u on u.id = a.user_id where u.email = ? order by a.created_at',
        [email],
      );

  it('a sixth by one caller is refused, whoever exists', async () => {
    const known = (await createAccount(strict)).email;
    for (const email of [newEmail(), known]) {
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push((await register(email, STRANGER, strict)).status);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it("one caller cannot push another's attempt out", async () => {
    const email = newEmail();
    await register(email, OWNER, strict);
    await strict.ctx().em.execute("update sign_up_attempts set ip = '192.0.2.7' where ip = '127.0.0.1'");
    for (let time = 0; time < 5; time += 1) await register(email, STRANGER, strict);
    const kept = await open5(email);
    expect(kept).toHaveLength(5);
    expect(kept[0]).toEqual({ ip: '192.0.2.7' });
  });
});
