/** Stored pictures: kept clean, shown by signed addresses, and nobody else's. */
import sharp from 'sharp';
import { attachFilesToOrder, fileLink, storeImage } from '#features/files/index.js';
import { anonymiseUser, banUser } from '#features/identity/index.js';
import { endSessions } from '#features/identity/sessions/sessions.service.js';
import { unitOfWork, type TxCtx } from '#platform/context.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { placeOrder } from '#tests/helpers/orders.js';

const clock = manualClock();
const MINUTE = 60_000;
let app: TestApp;
let owner: Account;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false, clock });
  owner = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());

const picture = async (): Promise<string> => {
  const png = await sharp({ create: { width: 30, height: 30, channels: 4, background: '#8B5CF6' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};
const store = async (image: string | Buffer, name = 'نشان "من".png') =>
  storeImage(app.ctx(owner.viewer), { ownerId: owner.id, bucket: 'design-assets', category: 'logos', image, name });
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: { code?: unknown }) => error.code,
  );

it('a picture is served by its signed address, harmless and cached', async () => {
  const { id } = await store(await picture());
  const link = await fileLink(app.ctx(owner.viewer), id);
  const response = await fetch(`${app.url}${link}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 30, format: 'png' });
});

it('its address cannot be used later, changed, or unsigned', async () => {
  const { id } = await store(await picture());
  const link = await fileLink(app.ctx(owner.viewer), id);
  const other = await store(await picture());
  for (const wrong of [
    link.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`),
    link.replace(id, other.id),
    `/api/files/${id}`,
    '/api/files/no-id',
    link.replace(/expires=\d+/, 'expires=9999999999'),
  ]) {
    expect((await fetch(`${app.url}${wrong}`)).status).toBe(404);
  }
  clock.advance(2 * MINUTE);
  expect((await fetch(`${app.url}${link}`)).status).toBe(200);
  clock.advance(3 * MINUTE);
  expect((await fetch(`${app.url}${link}`)).status).toBe(404);
});

describe('a signed address is refused at once', () => {
  const storeFor = async ({ id, viewer }: Account) =>
    storeImage(app.ctx(viewer), {
      ownerId: id,
      bucket: 'design-assets',
      category: 'logos',
      image: await picture(),
      name: 'a',
    });
  const addressOf = async (id: string, token: string): Promise<string> =>
    String((await app.rest('GET', `/storage/design-assets/${id}/url`, { token })).body['url']);
  const open = async (link: string): Promise<number> => (await fetch(`${app.url}${link}`)).status;

  it.each<readonly [string, (account: Account) => Promise<unknown>]>([
    ['after a ban', ({ id }) => banUser(app.ctx(admin.viewer), id)],
    ['after a sign-out', ({ token }) => app.rest('POST', '/auth/logout', { token, body: {} })],
    ['after signing out everywhere', ({ id }) => endSessions(app.ctx(), id)],
    ['after the account is removed', ({ id }) => anonymiseUser(app.ctx(admin.viewer), id)],
  ])('%s', async (_when, end) => {
    const account = await createAccount(app);
    const { id } = await storeFor(account);
    const url = await addressOf(id, account.token);
    const order = await placeOrder(app, account);
    const preview = await app.graphql<{ order: { designPreviewUrl: string } }>(
      'query ($id: ID!) { order(id: $id) { designPreviewUrl } }',
      { id: order.id },
      account.token,
    );
    const links = [url, preview.data.order.designPreviewUrl];
    expect(await Promise.all(links.map(open))).toEqual([200, 200]);
    await end(account);
    expect(await Promise.all(links.map(open))).toEqual([404, 404]);
  });

  it('after the file is deleted', async () => {
    const { id } = await store(await picture());
    const link = await fileLink(app.ctx(owner.viewer), id);
    await app.rest('DELETE', `/storage/design-assets/${id}`, { token: owner.token });
    expect(await open(link)).toBe(404);
  });

  it('after the API key that asked for it is revoked', async () => {
    const account = await createAccount(app);
    const { id } = await storeFor(account);
    const key = await byKey(app, account, 'read:files');
    const link = await addressOf(id, key.token);
    expect(await open(link)).toBe(200);
    await app.ctx().em.execute('update api_keys set revoked_at = now() where id = ?', [key.viewer.sessionId]);
    expect(await open(link)).toBe(404);
  });

  it('where it names another session', async () => {
    const { id } = await store(await picture());
    const link = await fileLink(app.ctx(owner.viewer), id);
    expect(await open(link.replace(/session=[^&]+/, `session=${admin.viewer.sessionId}`))).toBe(404);
  });
});

it('only owner and administrators may read it', async () => {
  const { id } = await store(await picture());
  const [fresh, stranger, admin] = [
    await createAccount(app),
    await createAccount(app),
    await createAccount(app, { role: 'admin' }),
  ];
  for (const viewer of [null, fresh.viewer, stranger.viewer])
    expect(await codeOf(fileLink(app.ctx(viewer), id))).toBe('NOT_FOUND');
  expect(await fileLink(app.ctx(admin.viewer), id)).toContain(id);
  expect((await app.rest('GET', `/files/${id}`, { token: stranger.token })).status).toBe(404);
  expect((await app.rest('GET', `/files/${id}`, { token: admin.token })).status).toBe(200);
});

it('cannot be anything but a picture of at most 1 MB', async () => {
  expect(await codeOf(store('data:image/svg+xml;base64,PHN2Zy8+'))).toBe('FILE_TYPE_UNSUPPORTED');
  expect(await codeOf(store(`data:image/png;base64,${Buffer.from('<script>').toString('base64')}`))).toBe(
    'FILE_TYPE_UNSUPPORTED',
  );
  expect(await codeOf(store(Buffer.alloc(1024 * 1024 + 1)))).toBe('FILE_TOO_LARGE');
});

it('becomes a part of an order of its owner’s, or of whoever’s order it is put into', async () => {
  const { id } = await store(await picture());
  const order = await placeOrder(app, owner);
  const attach = (viewer: Account, userId: string): Promise<void> =>
    unitOfWork(app.ctx(viewer.viewer), (tx) =>
      attachFilesToOrder(tx, { fileIds: [id], order: { id: order.id, userId } }),
    );
  const [customer, stranger] = [await createAccount(app), await createAccount(app)];
  expect(await codeOf(attach(stranger, stranger.id))).toBe('NOT_FOUND');
  const stands = (): Promise<unknown> =>
    app.ctx().em.execute('select owner_id, order_id from files where id = ?', [id]);
  await attach(owner, owner.id);
  expect(await stands()).toEqual([{ owner_id: owner.id, order_id: order.id }]);
  await attach(owner, customer.id);
  expect(await stands()).toEqual([{ owner_id: customer.id, order_id: order.id }]);
});

it('cannot become a part of an order together with another’s', async () => {
  const stranger = await createAccount(app);
  const own = await store(await picture());
  const foreign = await storeImage(app.ctx(stranger.viewer), {
    ownerId: stranger.id,
    bucket: 'design-assets',
    category: 'images',
    image: await picture(),
    name: 'a',
  });
  const order = { id: (await placeOrder(app, owner)).id, userId: owner.id };
  const both = unitOfWork(app.ctx(owner.viewer), (tx) =>
    attachFilesToOrder(tx, { fileIds: [own.id, foreign.id], order }),
  );
  expect(await codeOf(both)).toBe('NOT_FOUND');
  const attached = await app.ctx().em.execute('select id from files where order_id = ?', [order.id]);
  expect(attached).toEqual([]);
});

it('cannot be stored inside a unit of work', () => {
  const isRefused: TxCtx extends Parameters<typeof storeImage>[0] ? false : true = true;
  expect(isRefused).toBe(true);
});
