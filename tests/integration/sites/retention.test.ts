/** Closed sites are kept, announced and removed; and what no release names leaves the store, and nothing else does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASES_KEPT } from '#core/limits/limits.js';
import { createDiskFileStore } from '#server/adapters/stores/disk/disk-file-store.js';
import { contentFolders, readContent, storeContent } from '#features/sites/content/content-store.js';
import { describeRelease, type Manifest } from '#features/sites/site/manifest.js';
import { unmarkContent } from '#features/sites/content/content-marks.js';
import { pruneReleases } from '#features/sites/retention/prune-releases.job.js';
import { retireSites } from '#features/sites/retention/retire-sites.job.js';
import { deleteMarked, markUnnamed } from '#features/sites/retention/sweep-content.job.js';
import { openSession } from '#features/identity/sessions/sessions.service.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import type { FileStore } from '#platform/ports.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { upgradesOf } from '#tests/helpers/upgrades.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const DAY = 24 * 60 * 60 * 1000;
// The store writes down when bytes came by this machine's own clock.
const clock = manualClock(new Date().toISOString());
const folder = mkdtempSync(join(tmpdir(), 'barpa-retention-'));
const disk = createDiskFileStore(folder);
/** Called when the next file is deleted. */
let onDelete: () => Promise<void> = () => Promise.resolve();
const files: FileStore = {
  ...disk,
  delete: async (key) => {
    await onDelete();
    await disk.delete(key);
  },
};
let app: TestApp;
let owner: Account;
let admin: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ clock, ports: { files } });
  owner = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  site = await untilSite(app, await paidOrder(app, owner));
});
beforeEach(() => void (onDelete = () => Promise.resolve()));
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of disk.list('site-content')) found.push(key);
  return found;
}
const sweep = async (): Promise<number> => {
  await markUnnamed(app.ctx(), contentFolders());
  clock.advance(DAY + 1);
  return deleteMarked(app.ctx());
};
const page = (text: string) => [{ path: 'index.html', type: 'text/html; charset=utf-8', bytes: Buffer.from(text) }];
async function orphan(text: string): Promise<Manifest> {
  const { manifest } = describeRelease(page(text));
  await storeContent(app.ctx(), page(text), manifest);
  clock.advance(8 * DAY);
  return manifest;
}
const hashOf = (manifest: Manifest): string => manifest['index.html']!.hash;
const isThere = (hash: string) =>
  readContent(app.ctx(), hash).then(
    () => true,
    () => false,
  );
const told = (type: string) =>
  rows<{ message: string }>(app.ctx().em, 'select message from notifications where user_id = $1 and type = $2', [
    owner.id,
    type,
  ]);

describe('content', () => {
  it('that is young is left alone, as a build may just have written it', async () => {
    const { manifest } = describeRelease(page('جدید'));
    await storeContent(app.ctx(), page('جدید'), manifest);
    expect(await markUnnamed(app.ctx(), contentFolders())).toBe(0);
    expect(await isThere(hashOf(manifest))).toBe(true);
  });

  it('that no release names is deleted, in all its forms, and the rest stays', async () => {
    clock.advance(8 * DAY);
    await sweep();
    const before = await keys();
    const hash = hashOf(await orphan('بی‌صاحب '.repeat(100)));
    expect((await keys()).length).toBe(before.length + 3);
    expect(await sweep()).toBe(1);
    expect((await keys()).sort()).toEqual(before.sort());
    expect(await isThere(hash)).toBe(false);
    expect((await visit(app.url, hostOf(site))).status).toBe(200);
  });

  it('that a build finds in the store is not deleted under it', async () => {
    const manifest = await orphan('دوباره خواسته');
    await markUnnamed(app.ctx(), contentFolders());
    clock.advance(DAY + 1);
    await storeContent(app.ctx(), page('دوباره خواسته'), manifest);
    await deleteMarked(app.ctx());
    expect(await isThere(hashOf(manifest))).toBe(true);
  });

  it('that a build needs while it is being deleted is written again', async () => {
    const manifest = await orphan('هم‌زمان خواسته');
    await markUnnamed(app.ctx(), contentFolders());
    clock.advance(DAY + 1);
    let build: Promise<void> = Promise.resolve();
    onDelete = () => {
      onDelete = () => Promise.resolve();
      build = storeContent(app.ctx(), page('هم‌زمان خواسته'), manifest);
      // The build has begun to wait for the mark.
      return new Promise((resolve) => setTimeout(resolve, 200));
    };
    await deleteMarked(app.ctx());
    await build;
    expect(await isThere(hashOf(manifest))).toBe(true);
  });

  it('whose deletion was killed is deleted the next time', async () => {
    const manifest = await orphan('نیمه‌کاره');
    await markUnnamed(app.ctx(), contentFolders());
    clock.advance(DAY + 1);
    onDelete = () => Promise.reject(new Error('killed'));
    await expect(deleteMarked(app.ctx())).rejects.toThrow('killed');
    onDelete = () => Promise.resolve();
    expect(await deleteMarked(app.ctx())).toBeGreaterThan(0);
    expect(await isThere(hashOf(manifest))).toBe(false);
  });

  it('that is no content is not touched', async () => {
    for (const key of ['site-content/ab/notes.txt', 'site-content/zz/x', 'uploads/readme.txt'])
      await disk.put(key, { bytes: Buffer.from('x'), mime: 'text/plain' });
    clock.advance(8 * DAY);
    await sweep();
    expect(await keys()).toEqual(expect.arrayContaining(['site-content/ab/notes.txt', 'site-content/zz/x']));
    expect(await disk.has('uploads/readme.txt')).toBe(true);
  });

  it('is found by its index', async () => {
    await unmarkContent(app.ctx().em, ['0'.repeat(64)]);
    const text = `select indexdef from pg_indexes where indexname = 'releases_content'`;
    expect((await row<{ indexdef: string }>(app.ctx().em, text, []))?.indexdef).toContain('gin');
  });
});

describe('old releases of an open site', () => {
  /** So many copies of the live release, numbered from 2. */
  const copies = (count: number): Promise<object[]> =>
    rows(
      app.ctx().em,
      `insert into releases (id, site_id, number, digest, manifest, source, total_files, total_bytes, created_at)
        select gen_random_uuid(), site_id, number + n, digest, manifest, source, total_files, total_bytes, $3
        from releases cross join generate_series(1, $2::int) n where id = $1`,
      [site.liveReleaseId, count, clock.now()],
    );
  const numbers = async (): Promise<number[]> => {
    const text = 'select number from releases where site_id = $1 order by number';
    return (await rows<{ number: number }>(app.ctx().em, text, [site.id])).map(({ number }) => number);
  };
  const releaseId = async (number: number): Promise<string> => {
    const text = 'select id from releases where site_id = $1 and number = $2';
    return (await row<{ id: string }>(app.ctx().em, text, [site.id, number]))!.id;
  };

  it('are deleted but for the newest, the live one and the base of the draft', async () => {
    await copies(60);
    await pruneReleases(app.ctx());
    expect(await numbers()).toHaveLength(61);
    clock.advance((RELEASES_KEPT.days + 1) * DAY);
    await upgradesOf(app, site.id, owner).draw(1, 1);
    await rows(app.ctx().em, 'update site_drafts set based_on_id = $2 where site_id = $1', [
      site.id,
      await releaseId(2),
    ]);
    await rows(
      app.ctx().em,
      `insert into release_designs (id, site_id, hash, design, created_at)
      values (gen_random_uuid(), $1, repeat('0', 64), '{}', now())`,
      [site.id],
    );
    const third = await releaseId(3);
    await Promise.all([pruneReleases(app.ctx()), pruneReleases(app.ctx())]);
    expect(await numbers()).toEqual([1, 2, ...Array.from({ length: RELEASES_KEPT.newest }, (_, at) => at + 12)]);
    expect((await siteOf(app, site.orderId))?.liveReleaseId).toBe(site.liveReleaseId);
    expect((await visit(app.url, hostOf(site))).status).toBe(200);
    const unused = `select 1 from release_designs where site_id = $1 and hash = repeat('0', 64)`;
    expect(await rows(app.ctx().em, unused, [site.id])).toEqual([]);
    owner = { ...owner, token: await fresh(owner) };
    const body = { release_id: third };
    const back = await app.rest('POST', `/sites/${site.id}/rollback`, { token: owner.token, body });
    expect(back.status).toBe(404);
  });
});

const SHOWN_TITLE = 'گل‌فروشی باران';

interface DraftDesign {
  website_framework: { dynamic_design: { pages: { sections: { customData: object }[] }[] } };
}

/** Visitors see another title than the order's design has. */
async function publishTitle(): Promise<void> {
  // Releases were copied behind its back.
  const text = 'update sites set last_number = (select max(number) from releases where site_id = $1) where id = $1';
  await rows(app.ctx().em, text, [site.id]);
  const { call } = upgradesOf(app, site.id, owner);
  const { body } = await call('GET', '/draft');
  const design = body['design'] as DraftDesign;
  const [section] = design.website_framework.dynamic_design.pages[0]?.sections ?? [];
  if (section) section.customData = { texts: { title: SHOWN_TITLE } };
  await call('PUT', '/draft', { base_version: body['version'], design });
  expect((await call('POST', '/publish', {})).status).toBe(200);
  const isNew = (now: SiteFacts) => now.buildingNumber === null && now.liveReleaseId !== site.liveReleaseId;
  site = await untilSite(app, site.orderId, isNew);
  expect((await visit(app.url, hostOf(site))).text).toContain(SHOWN_TITLE);
}

describe('a closed site', () => {
  it('is kept, can be exported, is announced, and then removed', async () => {
    await publishTitle();
    const release = site.liveReleaseId!;
    // Its draft is based on a release that goes.
    const text = 'select 1 from site_drafts where site_id = $1 and based_on_id is not null';
    expect(await rows(app.ctx().em, text, [site.id])).toHaveLength(1);
    const body = { reason: 'تخلف' };
    admin = { ...admin, token: await fresh(admin) };
    await app.rest('POST', `/admin/sites/${site.id}/take-down`, { body, token: admin.token });
    await retireSites(app.ctx());
    clock.advance(77 * DAY);
    const path = `/sites/${site.id}/releases/${release}/export`;
    owner = { ...owner, token: await fresh(owner) };
    expect((await app.rest('GET', path, { token: owner.token })).status).toBe(200);
    expect(await untilOf(owner)).toBe(14);
    await Promise.all([retireSites(app.ctx()), retireSites(app.ctx())]);
    expect(await told('site_removal')).toHaveLength(1);
    expect((await told('site_removal'))[0]?.message).toContain('خروجی');
    clock.advance(15 * DAY);
    await Promise.all([retireSites(app.ctx()), retireSites(app.ctx())]);
    expect(await siteOf(app, site.orderId)).toMatchObject({
      status: 'offline',
      stop: 'taken_down',
      liveReleaseId: null,
    });
    expect(await rows(app.ctx().em, 'select 1 from releases where site_id = $1', [site.id])).toEqual([]);
    expect(await told('site_removed')).toHaveLength(1);
    expect((await visit(app.url, hostOf(site))).status).toBe(410);
    owner = { ...owner, token: await fresh(owner) };
    expect(await untilOf(owner)).toBeNull();
  });

  it('is built anew where it is opened after that', async () => {
    await sweep();
    admin = { ...admin, token: await fresh(admin) };
    const restore = await app.rest('POST', `/admin/sites/${site.id}/restore`, { token: admin.token });
    expect(restore.body['status']).toBe('building');
    site = await untilSite(app, site.orderId);
    expect((await visit(app.url, hostOf(site))).text).toContain(SHOWN_TITLE);
    const kept = await row(app.ctx().em, 'select 1 from sites where id = $1 and removed_at is null', [site.id]);
    expect(kept).not.toBeNull();
  });

  it('is never removed without the word before, however late the job comes', async () => {
    admin = { ...admin, token: await fresh(admin) };
    await app.rest('POST', `/admin/sites/${site.id}/suspend`, { body: { reason: 'بدهی' }, token: admin.token });
    clock.advance(200 * DAY);
    await retireSites(app.ctx());
    expect((await siteOf(app, site.orderId))?.liveReleaseId).not.toBeNull();
    expect(await told('site_removal')).toHaveLength(2);
    clock.advance(15 * DAY);
    await retireSites(app.ctx());
    expect(await siteOf(app, site.orderId)).toMatchObject({
      status: 'offline',
      stop: 'suspended',
      liveReleaseId: null,
    });
  });

  it('that was suspended is opened after that, as it was shown', async () => {
    admin = { ...admin, token: await fresh(admin) };
    const resume = () => app.rest('POST', `/admin/sites/${site.id}/resume`, { token: admin.token });
    expect((await resume()).body['status']).toBe('building');
    site = await untilSite(app, site.orderId);
    expect((await visit(app.url, hostOf(site))).text).toContain(SHOWN_TITLE);
    expect((await resume()).status).toBe(200);
  });

  it('that was suspended cannot be opened once its order has ended', async () => {
    admin = { ...admin, token: await fresh(admin) };
    const act = (path: string, body?: object) =>
      app.rest('POST', `/admin/sites/${site.id}/${path}`, { body, token: admin.token });
    await act('suspend', { reason: 'بدهی' });
    await rows(app.ctx().em, `update orders set status = 'cancelled' where id = $1`, [site.orderId]);
    expect((await act('resume')).body['error_code']).toBe('INVALID_TRANSITION');
    expect(await siteOf(app, site.orderId)).toMatchObject({ stop: 'suspended' });
  });
});

/** Whole days until the files of the site go, as its owner reads it over both APIs; null: nothing is said. */
async function untilOf({ token }: Account): Promise<number | null> {
  const { body } = await app.rest('GET', `/sites/${site.id}`, { token });
  const query = 'query ($id: ID!) { site(id: $id) { keptUntil } }';
  const { data } = await app.graphql<{ site: { keptUntil: string | null } }>(query, { id: site.id }, token);
  expect(body['kept_until']).toBe(data.site.keptUntil);
  const { keptUntil } = data.site;
  return keptUntil === null ? null : Math.round((Date.parse(keptUntil) - clock.now().getTime()) / DAY);
}

/** Tokens live shorter than sites are kept. */
async function fresh({ id, viewer }: Account): Promise<string> {
  const { accessToken } = await unitOfWork(app.ctx(), (tx) => openSession(tx, { id, role: viewer.role }));
  return accessToken;
}
