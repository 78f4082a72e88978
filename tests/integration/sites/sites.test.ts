/** A paid order becomes a site that is online, once, whatever happens meanwhile; and ends with its order. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore } from '#server/adapters/stores/disk/disk-file-store.js';
import { anonymiseUser } from '#features/identity/index.js';
import { buildSite } from '#features/sites/build/build-site.job.js';
import { createLogger } from '#platform/log/log.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { FileStore } from '#platform/ports.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/money.js';
import { RawSocket } from '#tests/helpers/network/raw-socket.js';
import { hostOf, paidOrder, siteOf, untilSite, visit } from '#tests/helpers/sites.js';

let app: TestApp;
let admin: Account;
let owner: Account;
const folder = mkdtempSync(join(tmpdir(), 'barpa-sites-'));
const disk = createDiskFileStore(folder);
/** How many puts of site content fail from now on. */
let broken = 0;
const files: FileStore = {
  ...disk,
  // Equal designs have equal bytes, which the tests before have written.
  has: (key) => (broken > 0 ? Promise.resolve(false) : disk.has(key)),
  put: (key, file) => {
    if (!key.startsWith('site-content/') || broken === 0) return disk.put(key, file);
    broken -= 1;
    return Promise.reject(new Error('the disk is full'));
  },
};

beforeAll(async () => {
  app = await createTestApp({ ports: { files }, log: createLogger('silent') });
  admin = await createAccount(app, { role: 'admin' });
});
beforeEach(async () => {
  broken = 0;
  owner = await createAccount(app);
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

const releasesOf = (siteId: string) =>
  rows<{ id: string; number: number; digest: string }>(
    app.ctx().em,
    'select id, number, digest from releases where site_id = $1 order by number',
    [siteId],
  );

/** Retries wait longer than a test does. */
const hurry = () =>
  rows(
    app.ctx().em,
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
      where task_identifier = 'build_site' and locked_at is null), run_at => now())`,
    [],
  );

it('a paid order is online at its own address, and says so', async () => {
  const orderId = await paidOrder(app, owner);
  const site = await untilSite(app, orderId);
  const page = await visit(app.url, hostOf(site));
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.text).toContain('<html lang="fa" dir="rtl">');
  const { body } = await app.rest('GET', `/orders/${orderId}/progress`, { token: owner.token });
  expect(body).toMatchObject({ percent: 67, status: 'in_progress' });
  expect(body['steps']).toContainEqual(expect.objectContaining({ key: 'online', done: true }));
  const address = `${new URL(app.url).protocol}//${hostOf(site)}:${new URL(app.url).port}`;
  const mail = await eventually('the mail', async () =>
    (await app.mails(owner.email)).find(({ subject }) => subject.includes('آنلاین')),
  );
  expect(mail.text).toContain(address);
});

it('an order that nobody paid has no site, whatever an administrator says of it', async () => {
  const { id } = await placeOrder(app, owner);
  expect(await siteOf(app, id)).toBeNull();
  const path = `/orders/${id}/status`;
  const refused = await app.rest('PATCH', path, { token: admin.token, body: { status: 'completed' } });
  expect(refused.body['error_code']).toBe('VALIDATION_ERROR');
  const body = { status: 'completed', reason: 'هدیه' };
  expect((await app.rest('PATCH', path, { token: admin.token, body })).status).toBe(200);
  expect(await siteOf(app, id)).toBeNull();
});

it('a name that imitates somebody, and one that is taken, get an address of their own', async () => {
  const labelOf = async (domain: string): Promise<string> => {
    const person = await createAccount(app);
    return (await untilSite(app, await paidOrder(app, person, domain))).label;
  };
  const name = `cafe-${newId().slice(-12)}`;
  expect(await labelOf(name)).toBe(name);
  await rows(app.ctx().em, `delete from domain_claims where name = $1`, [`${name}.ir`]);
  expect(await labelOf(name)).toMatch(new RegExp(`^${name}-[a-z2-9]{6}$`));
  expect(await labelOf(`mellat-bank-${newId().slice(-6)}`)).toMatch(/^site-[a-z2-9]{6}$/);
});

it('a build that fails is tried again, shows nothing half, and then stays failed', async () => {
  broken = 1;
  const orderId = await paidOrder(app, owner);
  const site = await untilSite(app, orderId, ({ buildFailures }) => buildFailures === 1);
  expect(site).toMatchObject({ status: 'building', failure: 'the disk is full', liveReleaseId: null });
  const page = await visit(app.url, hostOf(site));
  expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.text).toContain('در حال ساخت');
  const online = await untilSite(app, orderId);
  expect(online).toMatchObject({ failure: null, buildFailures: 0 });
  expect((await visit(app.url, hostOf(site))).status).toBe(200);
});

it('a build that cannot succeed ends as failed, with its reason', async () => {
  broken = Infinity;
  const orderId = await paidOrder(app, owner);
  const failed = await eventually('it is given up', async () => {
    await hurry();
    const site = await siteOf(app, orderId);
    return site?.status === 'failed' ? site : null;
  });
  expect(failed).toMatchObject({ failure: 'the disk is full', buildFailures: 6, buildingNumber: null });
  const page = await visit(app.url, hostOf(failed));
  expect(page.status).toBe(503);
  expect(page.text).toContain('هنوز آماده نیست');
  const told = await rows<{ title: string }>(app.ctx().em, 'select title from notifications where user_id = $1', [
    owner.id,
  ]);
  expect(told.map(({ title }) => title)).toContain('ساخت سایت شما به مشکل خورد');
  const mine = await app.rest('GET', `/sites/${failed.id}`, { token: owner.token });
  expect(mine.body['failure_reason']).toContain('مشکل از سامانهٔ ماست');
  expect(mine.body['failure_detail']).toBeNull();
  const text = `select message from notifications where user_id = $1 and type = 'site_failed'`;
  const [heard] = await rows<{ message: string }>(app.ctx().em, text, [admin.id]);
  expect(heard?.message).toContain('the disk is full');
  await eventually('the mail to administrators', async () =>
    (await app.mails(admin.email)).find(({ text: body }) => body.includes('the disk is full')),
  );
});

it('two workers that make the same release make it once', async () => {
  const orderId = await paidOrder(app, owner);
  const { id: siteId } = await untilSite(app, orderId);
  await rows(app.ctx().em, 'update sites set building_number = 2, last_number = 2 where id = $1', [siteId]);
  const asked = { siteId, number: 2, askedBy: null };
  await Promise.all([buildSite(app.ctx(), asked), buildSite(app.ctx(), asked)]);
  // Nothing has changed in the design: the live release is this very one.
  expect(await releasesOf(siteId)).toHaveLength(1);
  expect(await siteOf(app, orderId)).toMatchObject({ status: 'online', buildingNumber: null });
});

it('a refund takes the site offline at once, in every process', async () => {
  const other = await createTestApp({ database: app.database, worker: false, ports: { files } });
  try {
    const orderId = await paidOrder(app, owner);
    const site = await untilSite(app, orderId);
    expect((await visit(other.url, hostOf(site))).status).toBe(200);
    const paid = await row<{ id: string }>(app.ctx().em, 'select id from payments where order_id = $1', [orderId]);
    const body = { payment_id: paid?.id, reason: 'نخواست' };
    const refund = await app.rest('POST', '/payments/refund', { body, token: admin.token });
    expect(refund.status).toBe(200);
    expect(await siteOf(app, orderId)).toMatchObject({ status: 'offline', stop: 'refunded' });
    const gone = await visit(app.url, hostOf(site));
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('بسته شده است');
    const begun = performance.now();
    await eventually('the other process hears', async () => (await visit(other.url, hostOf(site))).status === 410);
    expect(performance.now() - begun).toBeLessThan(5000);
    const mail = await eventually('its owner reads how long it is kept', async () =>
      (await app.mails(owner.email)).find(({ text }) => text.includes(site.label) && text.includes('۹۰ روز')),
    );
    expect(mail.text).toContain(`/dashboard/sites/${site.id}?tab=export`);
  } finally {
    await other.close();
  }
});

it('a cancelled order and a removed account leave nothing online', async () => {
  const [first, second] = [await paidOrder(app, owner), await paidOrder(app, owner)];
  await untilSite(app, first);
  await untilSite(app, second);
  const body = { status: 'cancelled' };
  await app.rest('PATCH', `/orders/${first}/status`, { token: admin.token, body });
  expect(await siteOf(app, first)).toMatchObject({ status: 'offline', stop: 'cancelled' });
  await anonymiseUser(app.ctx(admin.viewer), owner.id);
  expect(await siteOf(app, second)).toMatchObject({ status: 'offline', stop: 'account_removed' });
});

it('a release cannot be changed', async () => {
  const site = await untilSite(app, await paidOrder(app, owner));
  await expect(
    rows(app.ctx().em, 'update releases set digest = $2 where site_id = $1', [site.id, 'x']),
  ).rejects.toThrow();
});

it('no socket of the app opens on a site', async () => {
  const site = await untilSite(app, await paidOrder(app, owner));
  const there = await new RawSocket(app.url, { headers: { host: hostOf(site) } }).opened();
  expect([there.refusal, (await new RawSocket(app.url).opened()).refusal]).toEqual([404, null]);
});
