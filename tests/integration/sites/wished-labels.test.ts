/** Addresses that imitate other names: the site is online at a neutral one until an administrator has decided. */
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let admin: Account;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());

const online = async (domain: string): Promise<SiteFacts> => untilSite(app, await paidOrder(app, owner, domain));
const decide = (id: string, body: object, who: Account = admin) =>
  app.rest('POST', `/admin/sites/${id}/label`, { body, token: who.token });
const wishes = async (): Promise<readonly unknown[]> => {
  const { body } = await app.rest('GET', '/sites?scope=all&awaits_label=true', { token: admin.token });
  return (body['items'] as { id: string; wished_label: string }[]).map(({ id, wished_label }) => [id, wished_label]);
};
const told = async (type: string): Promise<string | undefined> =>
  (
    await row<{ message: string }>(
      app.ctx().em,
      'select message from notifications where user_id = $1 and type = $2 order by id desc limit 1',
      [owner.id, type],
    )
  )?.message;

it('an approved label becomes the address, and the one before leads to it', async () => {
  const site = await online('zarlnpal');
  expect(site.label).toMatch(/^site-/);
  expect(await wishes()).toEqual([[site.id, 'zarlnpal']]);
  expect(await told('site_online')).toContain('بررسی');
  expect((await visit(app.url, 'zarlnpal.sites.localhost')).status).toBe(404);

  const { status, body } = await decide(site.id, { is_approved: true });
  expect([status, body['label'], body['wished_label']]).toEqual([200, 'zarlnpal', null]);
  expect(await told('site_label_approved')).toContain('zarlnpal.sites.localhost');
  expect(await wishes()).toEqual([]);
  const moved = await visit(app.url, hostOf(site), '/a?b=c');
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toMatch(/^http:\/\/zarlnpal\.sites\.localhost(:\d+)?\/a\?b=c$/);
  const page = await eventually('the pages name the new address', async () => {
    const { status: shown, text } = await visit(app.url, 'zarlnpal.sites.localhost');
    return shown === 200 && /rel="canonical" href="[^"]*zarlnpal\.sites/.test(text) ? text : null;
  });
  expect(page).not.toContain(hostOf(site));
  const log = await rows<object>(
    app.ctx().em,
    `select before, after from audit_entries where action = 'order.site_label'`,
    [],
  );
  expect(log).toEqual([{ before: { review: 'open' }, after: { review: 'approved' } }]);
  expect((await decide(site.id, { is_approved: true })).body['error_code']).toBe('CONFLICT');
});

it('a refused label leaves the address, and its owner reads why', async () => {
  const site = await online('digikaia');
  expect((await decide(site.id, { is_approved: false })).status).toBe(422);
  const { status, body } = await decide(site.id, { is_approved: false, reason: 'به نام یک فروشگاه شباهت دارد.' });
  expect([status, body['label'], body['wished_label']]).toEqual([200, site.label, null]);
  expect(await told('site_label_refused')).toContain('به نام یک فروشگاه شباهت دارد.');
  expect((await visit(app.url, hostOf(site))).status).toBe(200);
});

it('a label that another site has by now cannot be given', async () => {
  const site = await online('nobltex');
  const other = await siteOf(app, await paidOrder(app, owner));
  await rows(app.ctx().em, `update sites set label = 'nobltex' where id = $1`, [other?.id ?? null]);
  const { status, body } = await decide(site.id, { is_approved: true });
  expect([status, body['error_code']]).toEqual([409, 'SITE_LABEL_TAKEN']);
  expect(await wishes()).toEqual([[site.id, 'nobltex']]);
});

it('only administrators decide', async () => {
  const site = await siteOf(app, await paidOrder(app, owner, 'bankmellet'));
  const stranger = await createAccount(app);
  for (const who of [owner, stranger])
    expect((await decide(site?.id ?? '', { is_approved: true }, who)).status).toBe(403);
  expect((await siteOf(app, site?.orderId ?? ''))?.label).toBe(site?.label);
});

it('what operators protect is reviewed, too', async () => {
  const settings = { protected_names: ['Kharidyar', 'kharidyar'] };
  const saved = await app.rest('PATCH', '/site-config', { body: { settings }, token: admin.token });
  expect(saved.body['config']).toMatchObject({ settings: { protected_names: ['kharidyar'] } });
  const readBy = async (token?: string) =>
    (await app.rest('GET', '/site-config/current', token === undefined ? {} : { token })).body['settings'];
  expect(await readBy(admin.token)).toMatchObject({ protected_names: ['kharidyar'] });
  for (const other of [undefined, owner.token]) expect(await readBy(other)).toMatchObject({ protected_names: null });
  const site = await siteOf(app, await paidOrder(app, owner, 'kharldyar'));
  expect(site?.label).toMatch(/^site-/);
  const tooShort = await app.rest('PATCH', '/site-config', {
    body: { settings: { protected_names: ['a'] } },
    token: admin.token,
  });
  expect(tooShort.status).toBe(422);
});

it('nobody decides about a site whose order has ended, and a removed account leaves no name', async () => {
  const person = await createAccount(app);
  const facts = `select wished_label as wished, earlier_label as earlier from sites where id = $1`;
  const waiting = await untilSite(app, await paidOrder(app, person, 'digikaia2'));
  const moved = await untilSite(app, await paidOrder(app, person, 'zarinpai'));
  expect((await decide(moved.id, { is_approved: true })).status).toBe(200);
  const removed = await app.rest('DELETE', `/admin/users/${person.id}`, {
    token: admin.token,
    body: { reason: 'درخواست صاحب حساب' },
  });
  expect(removed.status).toBe(200);
  for (const { id } of [waiting, moved])
    expect(await row(app.ctx().em, facts, [id])).toEqual({ wished: null, earlier: null });
  expect((await decide(waiting.id, { is_approved: true })).status).toBe(409);
});
