/** Registration, verification, sign-in and profile, through both APIs. */
import { createAccount, PASSWORD } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type StoredMail, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { success message } }';
const SIGN_IN = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) {
  tokens { accessToken refreshToken expiresAt } user { id email role status fullName firstName emailConfirmedAt lastLoginAt } message redirect { url message } } }`;
const VERIFY =
  'mutation ($token: String!, $userId: ID!) { verifyEmail(token: $token, userId: $userId) { success message } }';
const ME = '{ me { id email role fullName } }';
const UPDATE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { fullName firstName lastName phone company } }';

const codeOf = (answer: { errors?: readonly { extensions: Readonly<Record<string, unknown>> }[] }): unknown =>
  answer.errors?.[0]?.extensions['code'];

function mailTo(address: string, count = 1): Promise<StoredMail> {
  return eventually(`mail ${count} to ${address}`, async () => {
    const mails = await app.mails(address);
    return mails.length >= count && mails[0];
  });
}

/** The query of the link in a verification mail. */
function linkOf(mail: StoredMail): { token: string; userId: string; path: string } {
  const url = new URL(/https?:\/\/\S*verify-email\S*/.exec(mail.text)?.[0] ?? 'http://none');
  return {
    path: url.pathname,
    token: url.searchParams.get('token') ?? '',
    userId: url.searchParams.get('user_id') ?? '',
  };
}

async function register(email: string): Promise<{ token: string; userId: string }> {
  await app.rest('POST', '/auth/signup', { body: { email, password: PASSWORD } });
  return linkOf(await mailTo(email));
}

describe('registration', () => {
  it('leads through the mail to a session', async () => {
    const email = 'journey@example.com';
    const signedUp = await app.graphql<{ signUp: { success: boolean } }>(SIGN_UP, {
      input: { email: ' Journey@Example.com ', password: PASSWORD, fullName: 'سارا  رادمنش پور' },
    });
    expect(signedUp.data.signUp.success).toBe(true);
    const { token, userId, path } = linkOf(await mailTo(email));
    expect(path).toBe('/verify-email');
    expect((await app.graphql(VERIFY, { token, userId })).errors).toBeUndefined();
    const { data } = await app.graphql<{
      signIn: { tokens: { accessToken: string; expiresAt: number }; user: object; redirect: object };
    }>(SIGN_IN, { email, password: PASSWORD });
    expect(data.signIn.user).toMatchObject({
      id: userId,
      email,
      role: 'user',
      status: 'active',
      fullName: 'سارا رادمنش پور',
      firstName: 'سارا',
    });
    expect(data.signIn.redirect).toMatchObject({ url: '/dashboard' });
    expect(data.signIn.tokens.expiresAt).toBeGreaterThan(Date.now() + 29 * 60_000);
    expect((await app.graphql(ME, {}, data.signIn.tokens.accessToken)).data).toMatchObject({
      me: { id: userId, email },
    });
  });

  it('gives a taken address the same answer', async () => {
    const known = await createAccount(app);
    const fresh = await app.rest('POST', '/auth/signup', { body: { email: 'fresh@example.com', password: PASSWORD } });
    const taken = await app.rest('POST', '/auth/signup', { body: { email: known.email, password: PASSWORD } });
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
  });

  it('notifies the owner of a taken address by mail', async () => {
    const known = await createAccount(app);
    await app.rest('POST', '/auth/signup', { body: { email: known.email, password: 'another fine password 7' } });
    const mail = await mailTo(known.email);
    expect(mail.text).not.toContain('verify-email');
    const signedIn = await app.rest('POST', '/auth/login', { body: { email: known.email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
  });

  it('survives the same address twice at once', async () => {
    const body = { email: 'twice@example.com', password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => app.rest('POST', '/auth/signup', { body })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  });

  it.each(['short 1', 'password1', '۱۲۳۴۵۶۷۸۹'])('cannot take the password %s', async (password) => {
    const answer = await app.rest('POST', '/auth/signup', { body: { email: 'weak@example.com', password } });
    expect(answer).toMatchObject({ status: 422, body: { success: false, error_code: 'WEAK_PASSWORD' } });
  });

  it.each([{ email: 'no mail' }, { email: 'a@b' }, { password: PASSWORD }, { email: 7 }])(
    'cannot take %j',
    async (body) => {
      const answer = await app.rest('POST', '/auth/signup', { body: { password: PASSWORD, ...body } });
      expect(answer).toMatchObject({ status: 422, body: { error_code: 'VALIDATION_ERROR' } });
    },
  );
});

describe('the verification link', () => {
  it('verifies and signs in where the registration was made alone', async () => {
    const [mine, other] = ['m'.repeat(43), 'o'.repeat(43)];
    const verifyHere = async (email: string, browserSecret: string): Promise<unknown> => {
      await app.graphql(SIGN_UP, { input: { email, password: PASSWORD, browserSecret: mine } });
      const { token, userId } = linkOf(await mailTo(email));
      const { data } = await app.graphql<{ verifyEmailAndSignIn: { user: { email: string } } | null }>(
        `mutation ($token: String!, $userId: ID!, $browserSecret: String!) {
          verifyEmailAndSignIn(token: $token, userId: $userId, browserSecret: $browserSecret) { user { email } }
        }`,
        { token, userId, browserSecret },
      );
      const login = await app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });
      return [data.verifyEmailAndSignIn, login.status];
    };
    expect(await verifyHere('here@example.com', mine)).toEqual([{ user: { email: 'here@example.com' } }, 200]);
    // Nothing has changed: a stranger's registration is not verified by being opened.
    expect(await verifyHere('elsewhere@example.com', other)).toEqual([null, 403]);
  });

  it('cannot sign in a banned account', async () => {
    const email = 'banned-meanwhile@example.com';
    const browserSecret = 'b'.repeat(43);
    await app.graphql(SIGN_UP, { input: { email, password: PASSWORD, browserSecret } });
    const link = linkOf(await mailTo(email));
    await app.ctx().em.execute("update users set status = 'banned' where email = ?", [email]);
    const answer = await app.graphql(
      `mutation ($token: String!, $userId: ID!, $browserSecret: String!) {
        verifyEmailAndSignIn(token: $token, userId: $userId, browserSecret: $browserSecret) { message }
      }`,
      { token: link.token, userId: link.userId, browserSecret },
    );
    expect(codeOf(answer)).toBe('ACCOUNT_BANNED');
  });

  it('cannot be used twice', async () => {
    const link = await register('once@example.com');
    const body = { token: link.token, user_id: link.userId };
    expect((await app.rest('POST', '/auth/verify-email', { body })).status).toBe(200);
    expect(await app.rest('POST', '/auth/verify-email', { body })).toMatchObject({
      status: 400,
      body: { error_code: 'LINK_USED', message: 'This link has already been used' },
    });
  });

  it('cannot be used after a day', async () => {
    const link = await register('late@example.com');
    await app
      .ctx()
      .em.execute("update one_time_links set expires_at = now() - interval '1 s' where user_id = ?", [link.userId]);
    const answer = await app.rest('POST', '/auth/verify-email', { body: { token: link.token, user_id: link.userId } });
    expect(answer.body['error_code']).toBe('LINK_EXPIRED');
  });

  it('is used up by exactly one of many', async () => {
    const link = await register('race@example.com');
    const body = { token: link.token, user_id: link.userId };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.rest('POST', '/auth/verify-email', { body })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('cannot verify another account, nor be guessed', async () => {
    const one = await register('one@example.com');
    const two = await register('two@example.com');
    for (const body of [
      { token: one.token, user_id: two.userId },
      { token: 'x'.repeat(43), user_id: one.userId },
      { token: one.token, user_id: 'no id' },
      { user_id: one.userId },
      {},
    ]) {
      expect((await app.rest('POST', '/auth/verify-email', { body })).body['error_code']).toBe('INVALID_LINK');
    }
  });

  it('works after a newer was sent, and ends the newer', async () => {
    const email = 'newer@example.com';
    const older = await register(email);
    await app.rest('POST', '/auth/request-verification', { body: { email, password: PASSWORD } });
    const newer = linkOf(await mailTo(email, 2));
    expect((await app.graphql(VERIFY, older)).errors).toBeUndefined();
    expect(codeOf(await app.graphql(VERIFY, { token: newer.token, userId: newer.userId }))).toBe('LINK_USED');
  });

  it('survives a try to sign in before it', async () => {
    const email = 'impatient@example.com';
    const link = await register(email);
    const answer = await app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });
    expect(answer.body['error_code']).toBe('EMAIL_NOT_VERIFIED');
    expect((await app.graphql(VERIFY, link)).errors).toBeUndefined();
  });
});

describe('signing in', () => {
  it('answers the documented fields over REST', async () => {
    const { email, id } = await createAccount(app, { role: 'admin' });
    const { status, body } = await app.rest('POST', '/auth/login', {
      body: { email: email.toUpperCase(), password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      user: { id, email, role: 'admin', verification_status: 'verified' },
      redirect: { url: '/admin' },
    });
    expect(body['tokens']).toEqual({
      access_token: body['access_token'],
      refresh_token: body['refresh_token'],
      expires_at: body['expires_at'],
    });
    expect(typeof body['expires_at']).toBe('number');
  });

  it('cannot be done unverified, and sends a mail', async () => {
    const { email, id } = await createAccount(app, { verified: false });
    const answer = await app.graphql(SIGN_IN, { email, password: PASSWORD });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', status: 403 });
    expect(linkOf(await mailTo(email)).userId).toBe(id);
  });

  it('cannot tell an unknown address from a wrong password', async () => {
    const { email } = await createAccount(app);
    const wrong = await app.rest('POST', '/auth/login', { body: { email, password: 'not this one' } });
    const unknown = await app.rest('POST', '/auth/login', {
      body: { email: 'nobody@example.com', password: 'not this one' },
    });
    const unverified = await app.rest('POST', '/auth/login', {
      body: { email: (await createAccount(app, { verified: false })).email, password: 'not this one' },
    });
    const shape = ({ status, body }: typeof wrong): unknown => [
      status,
      body['error_code'],
      body['message'],
      body['message_fa'],
    ];
    expect(shape(wrong)).toEqual([401, 'INVALID_CREDENTIALS', 'Login failed', expect.any(String)]);
    expect(shape(unknown)).toEqual(shape(wrong));
    expect(shape(unverified)).toEqual(shape(wrong));
  });

  it('cannot be done by a banned account', async () => {
    const { email } = await createAccount(app, { banned: true });
    expect(await app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } })).toMatchObject({
      status: 403,
      body: { error_code: 'ACCOUNT_BANNED' },
    });
  });
});

describe('check-verification', () => {
  const check = (email: string) => app.rest('GET', `/auth/check-verification/${encodeURIComponent(email)}`);

  it('tells only that an account still waits', async () => {
    const waiting = await createAccount(app, { verified: false });
    expect((await check(waiting.email)).body).toMatchObject({
      email: waiting.email,
      email_verified: false,
      emailVerified: false,
      user_id: waiting.id,
    });
  });

  it('S-178 tells the same through GraphQL', async () => {
    const waiting = await createAccount(app, { verified: false });
    const query = 'query ($email: String!) { checkVerification(email: $email) { email emailVerified userId } }';
    expect((await app.graphql(query, { email: waiting.email })).data).toEqual({
      checkVerification: { email: waiting.email, emailVerified: false, userId: waiting.id },
    });
  });

  it('cannot tell verified, banned and unknown apart', async () => {
    const verified = await createAccount(app);
    const banned = await createAccount(app, { banned: true, verified: false });
    for (const email of [verified.email, banned.email, 'never@example.com']) {
      expect((await check(email)).body).toEqual({
        email,
        email_verified: true,
        emailVerified: true,
        user_id: null,
        userId: null,
        message: expect.any(String),
      });
    }
  });
});

describe('the profile', () => {
  it('is the same under both paths, with the documented fields', async () => {
    const { token } = await createAccount(app);
    const me = await app.rest('GET', '/auth/me', { token });
    expect((await app.rest('GET', '/profiles/me', { token })).body).toEqual(me.body);
    const fields = [
      'id',
      'email',
      'role',
      'status',
      'full_name',
      'first_name',
      'firstName',
      'last_name',
      'lastName',
      'phone',
      'address',
      'company',
      // For the formal invoice (ours).
      'national_id',
      'economic_code',
      'postal_code',
      'registration_number',
      'province',
      'county',
      'city',
      'bio',
      'user_metadata',
      'userMetadata',
      'avatar_url',
      'verification_status',
      'email_confirmed_at',
      'emailConfirmedAt',
      'last_login_at',
      'created_at',
      'createdAt',
      'updated_at',
      'updatedAt',
    ];
    expect(Object.keys(me.body).sort()).toEqual(fields.sort());
  });

  it('changes through both APIs', async () => {
    const { token } = await createAccount(app);
    const rest = await app.rest('PATCH', '/profiles/me', {
      token,
      body: { fullName: 'مریم كاظمي', phone: '۰۹۱۲۳۴۵۶۷۸۹', company: 'برگ' },
    });
    expect(rest.body).toMatchObject({
      full_name: 'مریم کاظمی',
      first_name: 'مریم',
      last_name: 'کاظمی',
      phone: '+989123456789',
      company: 'برگ',
    });
    const graphql = await app.graphql(UPDATE, { input: { fullName: 'مینا', phone: '' } }, token);
    expect(graphql.data).toEqual({
      updateProfile: { fullName: 'مینا', firstName: 'مینا', lastName: null, phone: null, company: 'برگ' },
    });
  });

  it.each([
    { full_name: '  ' },
    {},
    { full_name: 'x'.repeat(121) },
    { full_name: 'سارا', phone: 'call me' },
    { full_name: 'سارا', avatar_url: 'https://evil.example/pixel.png' },
  ])('cannot take %j', async (body) => {
    const { token } = await createAccount(app);
    expect((await app.rest('PATCH', '/profiles/me', { token, body })).body['error_code']).toBe('VALIDATION_ERROR');
  });

  it('cannot change e-mail, role or status', async () => {
    const account = await createAccount(app);
    const body = {
      full_name: 'سارا راد',
      email: 'other@example.com',
      role: 'admin',
      status: 'banned',
      email_confirmed_at: null,
    };
    expect((await app.rest('PATCH', '/profiles/me', { token: account.token, body })).body).toMatchObject({
      email: account.email,
      role: 'user',
      status: 'active',
    });
  });

  it('cannot be read by a visitor', async () => {
    expect(await app.rest('GET', '/auth/me')).toMatchObject({ status: 401, body: { error_code: 'UNAUTHORIZED' } });
    expect((await app.graphql(ME)).data).toEqual({ me: null });
    expect(codeOf(await app.graphql(UPDATE, { input: { fullName: 'سارا' } }))).toBe('UNAUTHORIZED');
  });
});
