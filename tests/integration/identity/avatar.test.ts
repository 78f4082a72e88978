/** The picture of a person: taken as a file or as text, kept small and clean, shown to whoever has its address. */
import sharp, { type Sharp } from 'sharp';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
let careful: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  careful = await createTestApp({ worker: false, rateLimitFactor: 1 });
});
afterAll(() => Promise.all([app?.close(), careful?.close()]));

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const wide = (): Sharp => sharp({ create: { width: 800, height: 300, channels: 3, background: '#8B5CF6' } });

async function send(account: Account | null, bytes: Buffer, field = 'file', to = app): Promise<Answer> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), 'me.png');
  const headers: Record<string, string> = account ? { authorization: `Bearer ${account.token}` } : {};
  const response = await fetch(`${to.url}/api/profiles/me/avatar`, { method: 'PATCH', headers, body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function fetched(address: unknown): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const response = await fetch(`${app.url}${String(address)}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const avatarOf = async ({ token }: Account): Promise<unknown> =>
  (await app.rest('GET', '/profiles/me', { token })).body['avatar_url'];

it.each(['png', 'jpeg', 'webp'] as const)('S-176 takes %s and keeps a square of 256', async (format) => {
  const account = await createAccount(app);
  const { status, body } = await send(account, await wide().toFormat(format).toBuffer());
  expect([status, body['success']]).toEqual([200, true]);
  expect(await avatarOf(account)).toBe(body['avatar_url']);
  const picture = await fetched(body['avatar_url']);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' });
});

it('shows the middle, upright, without metadata', async () => {
  const account = await createAccount(app);
  const thirds = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#00ff00' } }, left: 100, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const { bytes } = await fetched((await send(account, thirds)).body['avatar_url']);
  const { exif, orientation } = await sharp(bytes).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.g).toBeGreaterThan(200);
});

it('is everyone’s who has the address, and harmless', async () => {
  const { body } = await send(await createAccount(app), await wide().png().toBuffer());
  const { status, headers } = await fetched(body['avatar_url']);
  expect(status).toBe(200);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
});

it('a new one replaces the old, whose bytes go', async () => {
  const account = await createAccount(app);
  const first = (await send(account, await wide().png().toBuffer())).body['avatar_url'];
  const second = (await send(account, await wide().png().toBuffer())).body['avatar_url'];
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
  const files = await app.ctx().em.execute('select bucket from files where owner_id = ?', [account.id]);
  expect(files).toEqual([{ bucket: 'users_avatars' }]);
});

it('can be removed through both APIs', async () => {
  const account = await createAccount(app);
  for (const remove of [
    () => app.rest('DELETE', '/profiles/me/avatar', { token: account.token }),
    () => app.graphql('mutation { removeAvatar { avatarUrl } }', {}, account.token),
  ]) {
    const { body } = await send(account, await wide().png().toBuffer());
    await remove();
    expect(await avatarOf(account)).toBeNull();
    expect((await fetched(body['avatar_url'])).status).toBe(404);
  }
});

it('comes through GraphQL as a data address', async () => {
  const { token } = await createAccount(app);
  const image = `data:image/png;base64,${(await wide().png().toBuffer()).toString('base64')}`;
  const mutation = 'mutation ($image: String!) { updateAvatar(image: $image) { avatarUrl } }';
  const { data } = await app.graphql<{ updateAvatar: { avatarUrl: string } }>(mutation, { image }, token);
  expect((await fetched(data.updateAvatar.avatarUrl)).status).toBe(200);
  const refused = await app.graphql(mutation, { image: 'https://evil.example/a.png' }, token);
  expect(refused.errors?.[0]?.extensions['code']).toBe('FILE_TYPE_UNSUPPORTED');
});

it('S-176 cannot be another type, broken, or a script', async () => {
  const account = await createAccount(app);
  const png = await wide().png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [await wide().gif().toBuffer(), svg, Buffer.from('hello')]) {
    expect(await send(account, bytes)).toMatchObject({ status: 415, body: { error_code: 'FILE_TYPE_UNSUPPORTED' } });
  }
  const half = await send(account, png.subarray(0, 80));
  expect(half).toMatchObject({ status: 415, body: { error_code: 'FILE_BROKEN' } });
  expect(await avatarOf(account)).toBeNull();
});

it('cannot be over 10 MB, missing, or under another name', async () => {
  const account = await createAccount(app);
  expect(await send(account, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { error_code: 'FILE_TOO_LARGE' },
  });
  const png = await wide().png().toBuffer();
  expect((await send(account, png, 'picture')).body['error_code']).toBe('VALIDATION_ERROR');
  expect((await send(account, Buffer.alloc(0))).body['error_code']).toBe('VALIDATION_ERROR');
  const json = await app.rest('PATCH', '/profiles/me/avatar', { token: account.token, body: { file: 'x' } });
  expect(json.body['error_code']).toBe('VALIDATION_ERROR');
});

it('cannot be set by a visitor', async () => {
  expect((await send(null, await wide().png().toBuffer())).status).toBe(401);
});

it('cannot be set endlessly', async () => {
  const account = await createAccount(careful);
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await send(account, png, 'file', careful)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
