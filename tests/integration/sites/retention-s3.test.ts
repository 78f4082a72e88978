/** Sites whose files are in an S3 store: built, served, exported, and swept there as on a disk. */
import { SITE_RETENTION } from '#core/limits/limits.js';
import { createS3FileStore } from '#server/adapters/stores/s3/s3-file-store.js';
import { startTestS3, type TestS3 } from '#server/adapters/stores/s3/testing/s3-server.js';
import { contentFolders, isCompressed } from '#features/sites/content/content-store.js';
import type { Manifest } from '#features/sites/site/manifest.js';
import { retireSites } from '#features/sites/retention/retire-sites.job.js';
import { deleteMarked, markUnnamed } from '#features/sites/retention/sweep-content.job.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const DAY = 24 * 60 * 60 * 1000;
const clock = manualClock(new Date().toISOString());
let s3: TestS3;
let app: TestApp;
let owner: Account;
let closed: SiteFacts;
let open: SiteFacts;

beforeAll(async () => {
  s3 = await startTestS3({ now: () => clock.now(), pageKeys: 100 });
  app = await createTestApp({ clock, ports: { files: createS3FileStore(s3.config) } });
  owner = await createAccount(app);
  closed = await untilSite(app, await paidOrder(app, owner));
  open = await untilSite(app, await paidOrder(app, await createAccount(app)));
});
afterAll(async () => {
  await app?.close();
  await s3?.close();
});

const content = (): string[] => [...s3.kept.keys()].filter((path) => path.startsWith('/barpa/site-content/'));
async function hashesOf({ liveReleaseId }: SiteFacts): Promise<{ readonly hash: string; readonly forms: number }[]> {
  const text = 'select manifest, source from releases where id = $1';
  const found = await row<{ manifest: Manifest; source: Manifest }>(app.ctx().em, text, [liveReleaseId]);
  return Object.values({ ...found?.source, ...found?.manifest }).map((entry) => ({
    hash: entry.hash,
    forms: isCompressed(entry) ? 3 : 1,
  }));
}
const keptForms = (hash: string): number => content().filter((path) => path.includes(hash)).length;
async function sweep(): Promise<number> {
  await markUnnamed(app.ctx(), contentFolders());
  clock.advance(DAY + 1);
  return deleteMarked(app.ctx());
}

it('a site is served and exported out of the bucket', async () => {
  const { status, text } = await visit(app.url, hostOf(closed));
  expect([status, text.trimEnd().endsWith('</html>')]).toEqual([200, true]);
  for (const { hash, forms } of await hashesOf(closed)) expect([hash, keptForms(hash)]).toEqual([hash, forms]);
  const path = `${app.url}/api/sites/${closed.id}/releases/${closed.liveReleaseId}/export`;
  const zip = await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } });
  expect([zip.status, (await zip.arrayBuffer()).byteLength > 10_000]).toEqual([200, true]);
});

it('nothing that a release names is swept, however old it is', async () => {
  clock.advance(30 * DAY);
  const before = content().length;
  await sweep();
  expect(content().length).toBe(before);
});

it('what only a removed site had is deleted in all its forms, and what is shared stays', async () => {
  const [theirs, ours] = [await hashesOf(closed), await hashesOf(open)];
  const shared = new Set(ours.map(({ hash }) => hash));
  const own = theirs.filter(({ hash }) => !shared.has(hash));
  expect([own.length > 0, theirs.length > own.length]).toEqual([true, true]);
  const close = `update sites set status = 'offline', stop = 'taken_down', stopped_at = $2 where id = $1`;
  await rows(app.ctx().em, close, [closed.id, clock.now()]);
  clock.advance(SITE_RETENTION.keptMs);
  await retireSites(app.ctx());
  clock.advance(SITE_RETENTION.noticeMs);
  await retireSites(app.ctx());
  expect(await sweep()).toBe(own.length);
  for (const { hash } of own) expect(keptForms(hash)).toBe(0);
  for (const { hash, forms } of ours) expect(keptForms(hash)).toBe(forms);
  expect((await visit(app.url, hostOf(open))).status).toBe(200);
});

it('a busy bucket is tried again, and breaks no sweep', async () => {
  s3.kept.set(`/barpa/site-content/ab/${'ab'.repeat(32)}`, {
    bytes: Buffer.from('x'),
    mime: 'text/plain',
    at: new Date(clock.now().getTime() - 10 * DAY),
  });
  s3.busyAnswers = 1;
  expect(await sweep()).toBe(1);
  expect(keptForms('ab'.repeat(32))).toBe(0);
});
