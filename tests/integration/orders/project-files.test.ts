/** Files of orders and buckets, through both APIs. */
import { FILES } from '#core/limits/limits.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { everyType, PDF, picture, upload, type SampleFile } from '#tests/helpers/samples/sample-files.js';
import { TINY_PNG, wizard, payableOf } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let stranger: Account;
let admin: Account;
let orderId: string;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  [owner, stranger] = [await createAccount(app), await createAccount(app)];
  admin = await createAccount(app, { role: 'admin' });
  orderId = (await placeOrder(app, owner)).id;
});
afterAll(() => app?.close());

const pdf = (name = 'قرارداد.pdf'): SampleFile => ({ name, bytes: PDF });
const names = (body: Record<string, unknown>): unknown[] =>
  (body['items'] as Record<string, unknown>[]).map((item) => item['file_name']);

it('S-136 takes every documented type as it is', async () => {
  const files = await everyType();
  const { status, body } = await upload(app, owner, files, { order_id: orderId });
  expect([status, body['message']]).toEqual([200, '۸ فایل با موفقیت آپلود شد']);
  for (const [index, { name, bytes }] of files.entries()) {
    const item = body.items?.[index] ?? {};
    expect(item['file_name']).toBe(name);
    const response = await fetch(`${app.url}${String(item['file_path'])}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.headers.get('content-type')).toBe(item['mime_type']);
    if (!name.endsWith('.svg')) expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

it('S-144 S-232 gives every documented field under each of its names', async () => {
  const fields = { order_id: orderId, session_id: 's', description: '  متن اصلی ', category: 'content' };
  const { body } = await upload(app, owner, [pdf()], fields);
  const item = body.items?.[0] ?? {};
  expect(item).toEqual({
    id: item['file_id'],
    file_id: expect.any(String),
    file_name: 'قرارداد.pdf',
    original_name: 'قرارداد.pdf',
    file_path: `/api/files/${String(item['id'])}`,
    mime_type: 'application/pdf',
    file_size: PDF.length,
    file_type: 'content',
    category: 'content',
    description: 'متن اصلی',
    bucket: 'project-files',
    order_id: orderId,
    orderId,
    created_at: expect.stringMatching(/Z$/),
    createdAt: item['created_at'],
  });
});

it('S-138 without an order they go to the newest one that the session of the wizard made', async () => {
  const session = 'wizard-session-7';
  const place = async () => {
    const order = { title: 'سایت', total_amount: 2_500_000, order_number: `WZ-${Math.random()}` };
    const body = { session_id: session, order, design_snapshot: wizard() };
    return (await app.rest('POST', '/wizard/complete-order', { token: owner.token, body })).body['id'];
  };
  await place();
  const newest = await place();
  const { status, body } = await upload(app, owner, [pdf()], { session_id: session });
  expect([status, body.items?.[0]?.['order_id']]).toEqual([200, newest]);
  for (const [who, session_id] of [
    [stranger, session],
    [owner, 'another'],
    [owner, 'a\0b'],
  ] as const)
    expect((await upload(app, who, [pdf()], { session_id })).body['error_code']).toBe('INVALID_ORDER_ID');
});

it('S-137 the first invalid file aborts the whole upload', async () => {
  const { id } = await placeOrder(app, owner);
  const files = [pdf('a.pdf'), { name: 'b.exe', bytes: PDF }, { name: 'c.exe', bytes: PDF }];
  const { status, body } = await upload(app, owner, files, { order_id: id });
  expect([status, body['message_fa']]).toEqual([415, 'b.exe: فرمت فایل پشتیبانی نمیشود']);
  expect(body['details']).toEqual({ fileName: 'b.exe' });
  expect(names((await app.rest('GET', `/wizard/orders/${id}/files`, { token: owner.token })).body)).toEqual([]);
});

it('S-137 the bytes of an aborted upload go again', async () => {
  const put = jest.spyOn(app.app.services.ports.files, 'put');
  const kept: string[] = [];
  await upload(app, owner, [pdf('a.pdf'), { name: 'b.exe', bytes: PDF }], { order_id: orderId });
  kept.push(...put.mock.calls.map(([key]) => key));
  put.mockRestore();
  expect(kept).toHaveLength(1);
  await expect(app.app.services.ports.files.get(kept[0] ?? '')).resolves.toBeNull();
});

it('S-138 cannot be sent without an order of one’s own', async () => {
  for (const [account, fields] of [
    [owner, {}],
    [owner, { order_id: 'x' }],
    [owner, { order_id: '01890000-0000-7000-8000-000000000000' }],
    [stranger, { order_id: orderId }],
  ] as const) {
    const { status, body } = await upload(app, account, [pdf()], fields);
    expect([status, body['error_code'], body['message_fa']]).toEqual([
      400,
      'INVALID_ORDER_ID',
      'شناسه سفارش نامعتبر است',
    ]);
  }
});

it('S-138 S-139 cannot be sent by a visitor', async () => {
  const { status, body } = await upload(app, null, [pdf()], { order_id: orderId });
  expect([status, body['error_code']]).toEqual([401, 'UNAUTHORIZED']);
});

it('takes the order id after the files, too', async () => {
  const form = new FormData();
  form.append('files[]', new Blob([new Uint8Array(PDF)]), 'a.pdf');
  form.append('order_id', orderId);
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await fetch(`${app.url}/api/wizard/upload-files`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(200);
});

it('S-140 lists the files of an order to its owner and administrators', async () => {
  const { id } = await placeOrder(app, owner);
  await upload(app, owner, [pdf('a.pdf')], { order_id: id });
  await upload(app, admin, [pdf('b.pdf')], { order_id: id });
  for (const { token } of [owner, admin]) {
    for (const path of [`/wizard/orders/${id}/files`, `/wizard/order/${id}/files`]) {
      const { body } = await app.rest('GET', path, { token });
      expect(names(body)).toEqual(['b.pdf', 'a.pdf']);
    }
  }
  expect((await app.rest('GET', `/wizard/orders/${id}/files`, { token: stranger.token })).status).toBe(400);
  expect((await app.rest('GET', `/wizard/orders/${id}/files`)).status).toBe(401);
  const query = 'query ($id: ID!) { orderFiles(orderId: $id) { fileName mimeType sizeBytes category url filePath } }';
  const { data } = await app.graphql<{ orderFiles: { fileName: string; url: string }[] }>(query, { id }, owner.token);
  expect(data.orderFiles.map(({ fileName }) => fileName)).toEqual(['b.pdf', 'a.pdf']);
  expect((await fetch(`${app.url}${data.orderFiles[0]?.url}`)).status).toBe(200);
  const refused = await app.graphql(query, { id }, stranger.token);
  expect(refused.errors?.[0]?.extensions['code']).toBe('INVALID_ORDER_ID');
});

it('S-141 a file is deleted by its owner, with its bytes', async () => {
  const { body } = await upload(app, owner, [pdf('a.pdf'), pdf('b.pdf')], { order_id: orderId });
  const [first, second] = (body.items ?? []).map(({ id }) => String(id));
  const remove = (token: string, query = ''): ReturnType<TestApp['rest']> =>
    app.rest('DELETE', `/wizard/files/${first}${query}`, { token });
  expect((await remove(stranger.token)).status).toBe(404);
  expect((await remove(owner.token, '?order_id=01890000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await remove(owner.token, `?order_id=${orderId}`)).body).toEqual({ success: true, message: 'فایل حذف شد' });
  expect((await remove(owner.token)).status).toBe(404);
  await expect(app.app.services.ports.files.get(`project-files/${first}.pdf`)).resolves.toBeNull();
  const mutation = 'mutation ($id: ID!) { deleteFile(id: $id) { success message } }';
  const foreign = await app.graphql(mutation, { id: second }, stranger.token);
  expect(foreign.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  const { data } = await app.graphql(mutation, { id: second }, owner.token);
  expect(data).toEqual({ deleteFile: { success: true, message: 'فایل حذف شد' } });
});

it('S-143 a signed link opens a file for anyone, for a while', async () => {
  const { body } = await upload(app, owner, [pdf()], { order_id: orderId });
  const id = String(body.items?.[0]?.['id']);
  for (const path of [`/storage/project-files/${id}/url`, `/storage/projects/${id}/url`]) {
    const { body: link } = await app.rest('GET', path, { token: owner.token });
    const response = await fetch(`${app.url}${String(link['url'])}`);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename\*=UTF-8''%D9%82/),
    ]);
    expect((await app.rest('GET', path, { token: stranger.token })).status).toBe(404);
  }
  expect((await app.rest('GET', `/storage/uploads/${id}/url`, { token: owner.token })).status).toBe(404);
  expect((await fetch(`${app.url}/api/files/${id}?expires=99999999999&signature=x`)).status).toBe(404);
  const { data } = await app.graphql<{ fileUrl: string }>('query ($id: ID!) { fileUrl(id: $id) }', { id }, owner.token);
  expect((await fetch(`${app.url}${data.fileUrl}`)).status).toBe(200);
});

it('S-145 S-146 a bucket is listed under every name, project files where none is given', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await upload(app, account, [pdf('up.pdf')], {}, '/storage/upload/Upload');
  await upload(app, account, [pdf('asset.pdf')], {}, '/storage/upload/design_assets');
  await upload(app, account, [pdf('default.pdf')], {}, '/storage/upload');
  await upload(app, account, [pdf('project.pdf')], { order_id: order.id }, '/storage/upload/projects');
  const list = async (path: string): Promise<unknown[]> =>
    names((await app.rest('GET', path, { token: account.token })).body);
  expect(await list('/storage/uploads')).toEqual(['default.pdf', 'up.pdf']);
  expect(await list('/storage/design')).toEqual(['asset.pdf']);
  expect(await list('/storage/Project%20Files')).toEqual(['project.pdf']);
  expect(await list('/storage')).toEqual(['project.pdf']);
  expect((await app.rest('GET', '/storage/secrets', { token: account.token })).status).toBe(404);
  expect((await app.rest('GET', '/storage/uploads')).status).toBe(401);
});

it('S-146 graphql lists project files by default', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await upload(app, account, [pdf('a.pdf')], { order_id: order.id });
  const { data } = await app.graphql(
    '{ files { items { fileName bucket } pagination { total } } storageStats { count totalBytes } }',
    {},
    account.token,
  );
  expect(data).toEqual({
    files: { items: [{ fileName: 'a.pdf', bucket: 'project_files' }], pagination: { total: 1 } },
    storageStats: { count: 1, totalBytes: PDF.length },
  });
});

it('only administrators list everyone’s files', async () => {
  const all = await app.rest('GET', '/storage/project-files?scope=all&limit=1', { token: admin.token });
  expect((all.body['pagination'] as { total: number }).total).toBeGreaterThan(1);
  expect((await app.rest('GET', '/storage/project-files?scope=all', { token: owner.token })).status).toBe(403);
  const mine = await app.rest('GET', '/storage/project-files', { token: stranger.token });
  expect(mine.body['items']).toEqual([]);
});

it('S-145 says how much a bucket holds', async () => {
  const account = await createAccount(app);
  await upload(app, account, [pdf()], {}, '/storage/upload/uploads');
  const { body } = await app.rest('GET', '/files/storage/uploads/stats', { token: account.token });
  expect(body).toEqual({ bucket: 'uploads', count: 1, total_size: PDF.length });
});

it('S-144 what is said of a file can be changed, its ending cannot', async () => {
  const { body } = await upload(app, owner, [pdf()], { order_id: orderId });
  const id = String(body.items?.[0]?.['id']);
  const path = `/storage/project-files/${id}/metadata`;
  const change = { file_name: '../نام جدید.exe', description: 'یادداشت', category: 'logos' };
  const { body: changed } = await app.rest('PATCH', path, { token: owner.token, body: change });
  expect(changed['file']).toMatchObject({
    file_name: 'نام جدید.exe.pdf',
    description: 'یادداشت',
    category: 'logos',
    file_type: 'logos',
  });
  const wrong = await app.rest('PATCH', path, { token: owner.token, body: { category: 'secret' } });
  expect(wrong.body['error_code']).toBe('VALIDATION_ERROR');
  expect((await app.rest('PATCH', path, { token: stranger.token, body: change })).status).toBe(404);
  const { data } = await app.graphql(
    'mutation ($id: ID!) { updateFile(id: $id, changes: { fileName: "ب" }) { fileName description category } }',
    { id },
    owner.token,
  );
  expect(data).toEqual({ updateFile: { fileName: 'ب.pdf', description: 'یادداشت', category: 'logos' } });
});

it('an avatar in its bucket is redrawn, and taken off when it is deleted', async () => {
  const account = await createAccount(app);
  const file = { name: 'me.png', bytes: await picture(300).png().toBuffer() };
  const { status, body } = await upload(app, account, [file], {}, '/storage/upload/avatars');
  expect([status, body.file?.['mime_type'], body.file?.['bucket']]).toEqual([200, 'image/webp', 'users_avatars']);
  const avatar = async (): Promise<unknown> =>
    (await app.rest('GET', '/profiles/me', { token: account.token })).body['avatar_url'];
  expect(await avatar()).toBe(body.file?.['file_path']);
  await app.rest('DELETE', `/storage/avatar/${String(body.file?.['id'])}`, { token: account.token });
  expect(await avatar()).toBeNull();
  const refused = await upload(app, account, [pdf('a.pdf')], {}, '/storage/upload/avatars');
  expect(refused.body['error_code']).toBe('FILE_TYPE_UNSUPPORTED');
});

it('S-141 the logo of an order cannot be deleted under it, whatever it is called', async () => {
  const wizardData = wizard({ logo: TINY_PNG });
  const order = await placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
  const { token } = owner;
  const path = `/storage/design-assets/${order.wizardData.branding.logo?.slice('file:'.length) ?? ''}`;
  await app.rest('PATCH', `${path}/metadata`, { token, body: { category: 'general' } });
  const { status, body } = await app.rest('DELETE', path, { token });
  expect([status, body['error_code']]).toEqual([409, 'FILE_IN_USE']);
  await app.rest('PATCH', `/orders/${order.id}`, { token, body: { wizard_data: wizard() } });
  expect((await app.rest('DELETE', path, { token })).status).toBe(200);
});

it('S-141 a logo that an administrator puts there is its customer’s, and cannot be deleted, either', async () => {
  const order = await placeOrder(app, owner);
  const body = { wizard_data: wizard({ logo: TINY_PNG }) };
  const edited = await app.rest('PATCH', `/orders/${order.id}`, { token: admin.token, body });
  const { branding } = edited.body['wizard_data'] as { branding: { logo: string } };
  const path = `/storage/design-assets/${branding.logo.slice('file:'.length)}`;
  for (const { token } of [admin, owner])
    expect((await app.rest('DELETE', path, { token })).body['error_code']).toBe('FILE_IN_USE');
  const again = await app.rest('PATCH', `/orders/${order.id}`, {
    token: owner.token,
    body: { title: 'دوباره', wizard_data: edited.body['wizard_data'] },
  });
  expect([again.status, again.body['wizard_data']]).toEqual([200, edited.body['wizard_data']]);
});

it('cannot be more than an order or a customer may keep', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  const { em } = app.ctx();
  const fill = (count: number, bytes: number, orderOfRow: string | null): Promise<unknown> =>
    em.execute(
      `insert into files (id, owner_id, bucket, key, original_name, mime, size_bytes, category, order_id, created_at)
       select gen_random_uuid(), ?, 'project-files', gen_random_uuid()::text, 'x', 'application/pdf', ?, 'general', ?, now()
       from generate_series(1, ?)`,
      [account.id, bytes, orderOfRow, count],
    );
  const attempt = async (id: string): Promise<unknown> =>
    (await upload(app, account, [pdf()], { order_id: id })).body['error_code'];
  await fill(FILES.perOrder.files - 1, 1, order.id);
  expect(await attempt(order.id)).toBeUndefined();
  expect(await attempt(order.id)).toBe('FILE_QUOTA_EXCEEDED');
  const other = await placeOrder(app, account);
  expect(await attempt(other.id)).toBeUndefined();
  await fill(1, FILES.perUser.bytes, null);
  expect(await attempt(other.id)).toBe('FILE_QUOTA_EXCEEDED');
});

it('racing uploads cannot pass the bound together', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await app.ctx().em.execute(
    `insert into files (id, owner_id, bucket, key, original_name, mime, size_bytes, category, order_id, created_at)
     select gen_random_uuid(), ?, 'project-files', gen_random_uuid()::text, 'x', 'application/pdf', 1, 'general', ?, now()
     from generate_series(1, ?)`,
    [account.id, order.id, FILES.perOrder.files - 2],
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => upload(app, account, [pdf()], { order_id: order.id })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
});
