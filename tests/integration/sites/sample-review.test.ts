/** Samples of ours on sites that were built before these were held back: owners are notified, and have a week. */
import { anonymiseUser } from '#features/identity/index.js';
import { reviewSamples } from '#features/sites/samples/review-samples.job.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const DAY = 24 * 60 * 60_000;
const UNPUBLISHED = 'هنوز نوشته نشده';
const clock = manualClock();
let app: TestApp;
let owner: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
  await publishSamples();
});
afterAll(() => app?.close());

interface Draft {
  readonly version: number;
  readonly has_changes: boolean;
  readonly design: { website_framework: { dynamic_design: { pages: { sections: object[] }[] } } };
}
interface Review {
  readonly due_at: string | null;
  readonly lacks_name: boolean;
  readonly sections: readonly {
    readonly section_id: string;
    readonly section_type: string;
    readonly texts: readonly { readonly text: string; readonly can_be_confirmed: boolean }[];
  }[];
}

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, who = owner) =>
  app.rest(method, `/sites/${site.id}${path}`, { token: who.token, ...(body && { body }) });
const readDraft = async () => (await call('GET', '/draft')).body as unknown as Draft;
const readReview = async () => (await call('GET', '/samples')).body as unknown as Review;
const confirm = async (section_id: string) => (await call('POST', '/samples/confirm', { section_id })).body as never;
const review = () => reviewSamples(app.ctx());
const page = async () => (await visit(app.url, hostOf(site))).text;
const isAtRest = ({ buildingNumber }: SiteFacts): boolean => buildingNumber === null;
/** Sessions are over by then: an administrator who signs in afterwards reads on. */
const aWeekLater = async (): Promise<void> => {
  clock.advance(7 * DAY);
  await review();
  owner = await createAccount(app, { role: 'admin' });
};
const untilRest = () => untilSite(app, site.orderId, isAtRest);
const notices = () =>
  rows<{ message: string }>(
    app.ctx().em,
    `select message from notifications where user_id = $1 and type = 'site_samples'`,
    [owner.id],
  );

/** The site shows a team and visitors' words, from a release that was built when these were published as they are. */
async function publishSamples(): Promise<void> {
  const { version, design } = await readDraft();
  const [first] = design.website_framework.dynamic_design.pages;
  first!.sections = ['hero', 'team', 'testimonials'].map((type, order) => ({
    id: type,
    sectionType: type,
    layoutId: `${type}-1`,
    order,
  }));
  expect((await call('PUT', '/draft', { base_version: version, design })).status).toBe(200);
  expect((await call('POST', '/publish')).status).toBe(200);
  await untilRest();
  await rows(
    app.ctx().em,
    `with numbered as (update sites set last_number = last_number + 1 where id = $2 returning last_number, live_release_id),
     made as (insert into releases (id, site_id, number, digest, manifest, source, total_files, total_bytes, design_id,
         address, holds_samples_back, created_at)
       select $1, r.site_id, n.last_number, repeat('0', 64), r.manifest, r.source, r.total_files, r.total_bytes,
         r.design_id, r.address, false, now()
       from numbered n join releases r on r.id = n.live_release_id returning id, site_id)
     select id from made`,
    [newId(), site.id],
  );
  await rows(
    app.ctx().em,
    `update sites s set live_release_id = (select r.id from releases r where r.site_id = s.id order by number desc limit 1)
     where id = $1`,
    [site.id],
  );
}

const sectionsOf = ({ sections }: Review) => sections.map(({ section_type }) => section_type);

it('notifies the owner once, with the list', async () => {
  await review();
  await review();
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice?.message).toContain('«تیم ما» در صفحهٔ «خانه»');
  const mail = await eventually('the mail has arrived', async () =>
    (await app.mails(owner.email)).find(({ text }) => text.includes('«تیم ما» در صفحهٔ «خانه»')),
  );
  expect(mail.text).toContain(`/dashboard/sites/${site.id}`);
  const { due_at: dueAt, lacks_name: lacksName, sections } = await readReview();
  expect(sectionsOf({ sections } as Review)).toEqual(expect.arrayContaining(['team', 'testimonials']));
  expect(lacksName).toBe(true);
  expect(Date.parse(dueAt ?? '') - clock.now().getTime()).toBe(7 * DAY);
});

it('does not build before a week is over', async () => {
  await review();
  const { lastNumber } = (await siteOf(app, site.orderId))!;
  clock.advance(7 * DAY - 60_000);
  await review();
  expect(await siteOf(app, site.orderId)).toMatchObject({ lastNumber, buildingNumber: null });
});

it('keeps what is confirmed, and drops the rest', async () => {
  await review();
  const team = (await readReview()).sections.find(({ section_type }) => section_type === 'team');
  const said = (await readReview()).sections.find(({ section_type }) => section_type === 'testimonials');
  const left = await confirm('team');
  expect(sectionsOf(left)).not.toContain('team');
  expect(await confirm('team')).toEqual(left);
  await aWeekLater();
  await untilSite(
    app,
    site.orderId,
    ({ liveReleaseId, buildingNumber }) => Boolean(liveReleaseId) && buildingNumber === null,
  );
  const html = await page();
  const names = team?.texts.map(({ text }) => text) ?? [];
  expect(names.length).toBeGreaterThan(2);
  for (const text of names) expect(html).toContain(text);
  for (const { text } of said?.texts ?? []) expect(html).not.toContain(text);
  expect(await readReview()).toMatchObject({ due_at: null, sections: [] });
  // The design that it was built from is the draft's, too: nothing waits to be published.
  expect((await readDraft()).has_changes).toBe(false);
});

it('never publishes the draft', async () => {
  await review();
  const { version, design } = await readDraft();
  const [first] = design.website_framework.dynamic_design.pages;
  Object.assign(first!.sections[0]!, { customData: { texts: { title: UNPUBLISHED } } });
  await call('PUT', '/draft', { base_version: version, design });
  await confirm('team');
  await aWeekLater();
  await untilRest();
  expect(await page()).not.toContain(UNPUBLISHED);
  const draft = JSON.stringify(await readDraft());
  expect(draft).toContain(UNPUBLISHED);
  expect(draft).toContain('member1.name');
});

it('cannot confirm texts that only the draft has', async () => {
  await review();
  const { version, design } = await readDraft();
  const [first] = design.website_framework.dynamic_design.pages;
  Object.assign(first!.sections[1]!, { layout_id: 'team-2', layoutId: 'team-2' });
  expect((await call('PUT', '/draft', { base_version: version, design })).status).toBe(200);
  const before = await readDraft();
  await confirm('team');
  expect(await readDraft()).toEqual(before);
  expect(sectionsOf(await readReview())).not.toContain('team');
});

it('leaves a closed site alone until it opens', async () => {
  await review();
  await rows(
    app.ctx().em,
    `update sites set status = 'suspended', stop = 'suspended', stopped_at = now() where id = $1`,
    [site.id],
  );
  const before = await siteOf(app, site.orderId);
  clock.advance(8 * DAY);
  await review();
  expect(await siteOf(app, site.orderId)).toEqual(before);
});

it('ends when the owner publishes', async () => {
  await review();
  expect((await call('POST', '/publish')).status).toBe(200);
  await untilRest();
  expect(await readReview()).toMatchObject({ due_at: null, sections: [] });
  const { lastNumber } = (await siteOf(app, site.orderId))!;
  clock.advance(8 * DAY);
  await review();
  expect(await siteOf(app, site.orderId)).toMatchObject({ lastNumber });
});

it('goes with the account of its owner', async () => {
  await review();
  await confirm('team');
  const admin = await createAccount(app, { role: 'admin' });
  await anonymiseUser(app.ctx(admin.viewer), owner.id);
  expect(await rows(app.ctx().em, 'select id from sample_reviews where site_id = $1', [site.id])).toEqual([]);
});

it('cannot be read or confirmed by others', async () => {
  await review();
  const other = await createAccount(app);
  expect((await call('GET', '/samples', undefined, other)).body['error_code']).toBe('NOT_FOUND');
  expect((await call('POST', '/samples/confirm', { section_id: 'team' }, other)).body['error_code']).toBe('NOT_FOUND');
  expect(sectionsOf(await readReview())).toContain('team');
});
