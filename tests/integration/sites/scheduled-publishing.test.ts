/** A draft is published at a chosen time, frozen as it was when that was chosen. */
import { publishScheduled } from '#features/sites/publishing/publish-scheduled.job.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = manualClock();
let app: TestApp;
let owner: Account;
let admin: Account;
let orderId: string;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  owner = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  orderId = await paidOrder(app, owner);
  site = await untilSite(app, orderId);
});
afterAll(() => app?.close());

interface Page {
  id: string;
  name: string;
  sections: { id: string; customData: object }[];
}
interface Draft {
  version: number;
  has_changes: boolean;
  is_scheduled: boolean;
  design: { website_framework: { dynamic_design: { pages: Page[] } } };
}

const inTime = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();
const isAtRest = ({ buildingNumber }: SiteFacts): boolean => buildingNumber === null;
const shown = async (): Promise<string> => (await visit(app.url, hostOf(site))).text;
const readSite = async () => (await app.rest('GET', `/sites/${site.id}`, { token: owner.token })).body;
const readDraft = async (): Promise<Draft> =>
  (await app.rest('GET', `/sites/${site.id}/draft`, { token: owner.token })).body as never;
const publish = (body: object, who = owner) =>
  app.rest('POST', `/sites/${site.id}/publish`, { token: who.token, body });
const cancel = (who = owner) => app.rest('DELETE', `/sites/${site.id}/publish`, { token: who.token });

/** Saves the draft with another title on its first section, and what `change` does to its pages. */
async function saveTitle(title: string, change: (pages: Page[]) => void = () => undefined): Promise<number> {
  const { version, design } = await readDraft();
  const { pages } = design.website_framework.dynamic_design;
  const section = pages[0]?.sections[0];
  if (section) section.customData = { texts: { title } };
  change(pages);
  const body = { base_version: version, design };
  const saved = await app.rest('PUT', `/sites/${site.id}/draft`, { token: owner.token, body });
  expect(saved.status).toBe(200);
  return version + 1;
}

/** The job of the minute in which the time has come. */
async function timeCome(): Promise<void> {
  clock.advance(3 * MINUTE);
  await publishScheduled(app.ctx());
}

const notices = (type: string) =>
  rows<{ message: string }>(app.ctx().em, 'select message from notifications where user_id = $1 and type = $2', [
    owner.id,
    type,
  ]);

it('publishes the frozen draft at its time, without later changes', async () => {
  const version = await saveTitle('عنوان زمان‌بندی‌شده');
  const at = inTime(2 * MINUTE);
  const scheduled = await publish({ draft_version: version, publish_at: at });
  expect(scheduled).toMatchObject({ status: 200, body: { publish_at: at, is_building: false } });
  expect(await readDraft()).toMatchObject({ has_changes: true, is_scheduled: true });
  await saveTitle('عنوان بعدی');
  expect(await readDraft()).toMatchObject({ is_scheduled: false });
  await publishScheduled(app.ctx());
  expect((await siteOf(app, orderId))?.lastNumber).toBe(1);

  await timeCome();
  await untilSite(app, orderId, (now) => isAtRest(now) && now.lastNumber === 2);
  expect(await shown()).toContain('عنوان زمان‌بندی‌شده');
  expect(await shown()).not.toContain('عنوان بعدی');
  expect(await readSite()).toMatchObject({ publish_at: null });
  expect(await readDraft()).toMatchObject({ has_changes: true, is_scheduled: false });
  const { body } = await app.rest('GET', `/sites/${site.id}/releases`, { token: owner.token });
  expect((body['items'] as object[])[0]).toMatchObject({ number: 2, made_by: 'owner' });
  expect(await notices('site_schedule_begun')).toHaveLength(1);
});

it('publishes once, however many processes run the job', async () => {
  await saveTitle('یک بار');
  await publish({ publish_at: inTime(2 * MINUTE) });
  clock.advance(3 * MINUTE);
  await Promise.all([1, 2, 3].map(() => publishScheduled(app.ctx())));
  await publishScheduled(app.ctx());
  await untilSite(app, orderId, isAtRest);
  expect((await siteOf(app, orderId))?.lastNumber).toBe(2);
  expect(await notices('site_schedule_begun')).toHaveLength(1);
});

it('is changed with the draft of that moment, and cancelled', async () => {
  await saveTitle('نخست');
  await publish({ publish_at: inTime(2 * MINUTE) });
  await saveTitle('دوم');
  const later = inTime(DAY);
  const query = `mutation ($id: ID!, $at: DateTime) { publishSite(id: $id, publishAt: $at) { publishAt isBuilding } }`;
  const changed = await app.graphql(query, { id: site.id, at: later }, owner.token);
  expect(changed.data).toEqual({ publishSite: { publishAt: later, isBuilding: false } });
  expect(await readDraft()).toMatchObject({ is_scheduled: true });
  await timeCome();
  expect((await siteOf(app, orderId))?.lastNumber).toBe(1);
  const end = 'mutation ($id: ID!) { cancelScheduledPublishing(id: $id) { publishAt } }';
  const cancelled = await app.graphql(end, { id: site.id }, owner.token);
  expect(cancelled.data).toEqual({ cancelScheduledPublishing: { publishAt: null } });
  expect(await cancel()).toMatchObject({ status: 200, body: { publish_at: null } });
});

it('publishing at once cancels what was scheduled', async () => {
  await saveTitle('برای بعد');
  await publish({ publish_at: inTime(2 * MINUTE) });
  await saveTitle('همین حالا');
  expect((await publish({})).body).toMatchObject({ publish_at: null, is_building: true });
  await untilSite(app, orderId, isAtRest);
  await timeCome();
  await untilSite(app, orderId, isAtRest);
  expect(await shown()).toContain('همین حالا');
});

it('a site that is closed at that time stays so, and its owner is notified', async () => {
  await saveTitle('در زمان بسته بودن');
  await publish({ publish_at: inTime(2 * MINUTE) });
  const reason = { reason: 'برای آزمون بسته شد' };
  const suspended = await app.rest('POST', `/admin/sites/${site.id}/suspend`, { token: admin.token, body: reason });
  expect(suspended.status).toBe(200);
  await timeCome();
  expect(await siteOf(app, orderId)).toMatchObject({ status: 'suspended', lastNumber: 1 });
  expect(await notices('site_schedule_failed')).toEqual([{ message: expect.stringContaining('بسته بود') }]);
  await eventually('the mail has come', async () =>
    (await app.mails(owner.email)).some(({ text }) => text.includes('زمان‌بندی')),
  );
  expect((await publish({ publish_at: inTime(2 * MINUTE) })).body['error_code']).toBe('SITE_CLOSED');
});

it('goes with the end of its order', async () => {
  await saveTitle('پس از لغو');
  await publish({ publish_at: inTime(2 * MINUTE) });
  await app.rest('PATCH', `/orders/${orderId}/status`, { token: admin.token, body: { status: 'cancelled' } });
  expect(await readSite()).toMatchObject({ status: 'offline', publish_at: null });
  await timeCome();
  expect(await siteOf(app, orderId)).toMatchObject({ status: 'offline', lastNumber: 1 });
});

it('who may not publish any more at that time publishes nothing', async () => {
  await saveTitle('از مدیر پیشین');
  expect((await publish({ publish_at: inTime(2 * MINUTE) }, admin)).status).toBe(200);
  const logged = "select after from audit_entries where action = 'order.site_schedule' and actor_id = $1";
  expect(await rows(app.ctx().em, logged, [admin.id])).toHaveLength(1);
  await rows(app.ctx().em, "update users set role = 'user' where id = $1", [admin.id]);
  await timeCome();
  expect((await siteOf(app, orderId))?.lastNumber).toBe(1);
  expect(await notices('site_schedule_failed')).toEqual([{ message: expect.stringContaining('اجازهٔ انتشار') }]);
});

/** A second page, which the order has not paid for. */
const unpaidPage = (pages: Page[]): void => {
  const sections = structuredClone(pages[0]?.sections ?? []).map((each, at) => ({ ...each, id: `n${at}` }));
  pages.push({ id: 'second', name: 'صفحهٔ دوم', sections });
};

it('a draft beyond what was paid is refused when it is scheduled', async () => {
  await saveTitle('بیش از خرید', unpaidPage);
  expect((await publish({ publish_at: inTime(2 * MINUTE) })).body['error_code']).toBe('DESIGN_NOT_PAID');
  expect(await readSite()).toMatchObject({ publish_at: null });
});

it('a design that is not paid any more at its time is not published', async () => {
  await saveTitle('بیش از خرید', unpaidPage);
  const designId = newId();
  const keep = `insert into release_designs (id, site_id, hash, design, created_at)
    select $1, site_id, hash, design, now() from site_drafts where site_id = $2`;
  await rows(app.ctx().em, keep, [designId, site.id]);
  const schedule = 'update sites set publish_at = $1, publish_design_id = $2, publish_by_id = $3 where id = $4';
  await rows(app.ctx().em, schedule, [inTime(2 * MINUTE), designId, owner.id, site.id]);
  await timeCome();
  expect((await siteOf(app, orderId))?.lastNumber).toBe(1);
  expect(await notices('site_schedule_failed')).toEqual([{ message: expect.stringContaining('۱ صفحه') }]);
});

it('a site that cannot be published does not keep the others waiting', async () => {
  await saveTitle('پس از یک خطا');
  await publish({ publish_at: inTime(2 * MINUTE) });
  const other = await untilSite(app, await paidOrder(app, await createAccount(app)));
  const broken = `update sites set publish_at = $1, publish_by_id = user_id,
    publish_design_id = (select design_id from releases where site_id = $2 limit 1) where id = $2`;
  await rows(app.ctx().em, broken, [inTime(MINUTE), other.id]);
  await rows(app.ctx().em, 'alter table release_designs disable trigger release_designs_never_change');
  await rows(app.ctx().em, `update release_designs set design = '{"websiteFramework": null}' where site_id = $1`, [
    other.id,
  ]);
  await rows(app.ctx().em, 'alter table release_designs enable trigger release_designs_never_change');
  clock.advance(3 * MINUTE);
  await expect(publishScheduled(app.ctx())).rejects.toThrow('1 sites');
  await untilSite(app, orderId, (now) => isAtRest(now) && now.lastNumber === 2);
  await rows(app.ctx().em, 'update sites set publish_at = null, publish_by_id = null, publish_design_id = null');
});

it.each([
  ['a past time', () => inTime(-MINUTE)],
  ['the present moment', () => inTime(0)],
  ['more than ninety days ahead', () => inTime(90 * DAY + MINUTE)],
  ['a day without a time', () => '2026-12-01'],
  ['a time without an offset', () => '2026-12-01T10:00:00'],
  ['a number', () => clock.now().getTime() + DAY],
  ['a year beyond all calendars', () => '+275760-09-13T00:00:00.001Z'],
])('cannot be scheduled for %s', async (_name, at) => {
  const { status, body } = await publish({ publish_at: at() });
  expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  expect(await readSite()).toMatchObject({ publish_at: null, is_building: false });
});

it('cannot be scheduled or cancelled by others, or by a key that only reads', async () => {
  const foreign = await createAccount(app);
  const at = inTime(2 * MINUTE);
  await publish({ publish_at: at });
  for (const answer of [await publish({ publish_at: inTime(DAY) }, foreign), await cancel(foreign)])
    expect(answer.body['error_code']).toBe('NOT_FOUND');
  const query = `mutation ($id: ID!, $at: DateTime) { publishSite(id: $id, publishAt: $at) { id } }`;
  const { errors } = await app.graphql(query, { id: site.id, at: inTime(DAY) }, foreign.token);
  expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  const reader = await byKey(app, owner, 'read:sites');
  for (const answer of [await publish({ publish_at: inTime(DAY) }, reader), await cancel(reader)])
    expect(answer.body['error_code']).toBe('FORBIDDEN');
  expect(await readSite()).toMatchObject({ publish_at: at });
});

it('cannot freeze a draft that somebody has changed since', async () => {
  const version = await saveTitle('پیش از تغییر');
  await saveTitle('پس از تغییر');
  const answer = await publish({ draft_version: version, publish_at: inTime(2 * MINUTE) });
  expect(answer.body['error_code']).toBe('CONFLICT');
  const kept = 'select count(*)::int as count from release_designs where site_id = $1';
  expect(await row(app.ctx().em, kept, [site.id])).toEqual({ count: 1 });
});
