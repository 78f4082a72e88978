/** Drafts of sites over both APIs: kept beside the live release, published, refused beyond what was paid. */
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { hostOf, paidOrder, siteOf, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';
import { TINY_PNG } from '#tests/helpers/wizards.js';

interface Section {
  id: string;
  customData: { texts?: Record<string, string>; images?: Record<string, string> };
}
interface Draft {
  version: number;
  has_changes: boolean;
  changes: string[];
  excess: object | null;
  based_on_id: string;
  design: { website_framework: { dynamic_design: { pages: { id: string; name: string; sections: Section[] }[] } } };
}

let app: TestApp;
let owner: Account;
let foreign: Account;
let orderId: string;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  foreign = await createAccount(app);
  orderId = await paidOrder(app, owner);
  site = await untilSite(app, orderId);
});
afterAll(() => app?.close());

const path = (): string => `/sites/${site.id}/draft`;
const read = async (): Promise<Draft> => (await app.rest('GET', path(), { token: owner.token })).body as never;
const save = (design: object, baseVersion: number, who = owner) =>
  app.rest('PUT', path(), { token: who.token, body: { base_version: baseVersion, design } });
const publish = (body: object = {}) => app.rest('POST', `/sites/${site.id}/publish`, { token: owner.token, body });
const isAtRest = ({ buildingNumber }: SiteFacts): boolean => buildingNumber === null;
const shown = async (): Promise<string> => (await visit(app.url, hostOf(site))).text;

/** The draft with another title on its first section. */
function titled({ design }: Draft, title: string): Draft['design'] {
  const copy = structuredClone(design);
  const [section] = copy.website_framework.dynamic_design.pages[0]?.sections ?? [];
  if (section) section.customData = { texts: { title } };
  return copy;
}

async function publishTitle(title: string): Promise<SiteFacts> {
  const draft = await read();
  expect((await save(titled(draft, title), draft.version)).status).toBe(200);
  expect((await publish()).status).toBe(200);
  return untilSite(app, orderId, isAtRest);
}

it('begins as what visitors see, and waits with nothing', async () => {
  const draft = await read();
  expect(draft).toMatchObject({ version: 0, has_changes: false, changes: [], excess: null });
  expect(draft.based_on_id).toBe(site.liveReleaseId);
});

it('is seen by nobody before it is published', async () => {
  const draft = await read();
  const saved = await save(titled(draft, 'عنوان پنهان'), draft.version);
  expect(saved.body).toMatchObject({ version: draft.version + 1, has_changes: true, excess: null });
  expect(saved.body['changes']).toEqual([expect.stringContaining('متن‌های بخش')]);
  expect(await shown()).not.toContain('عنوان پنهان');
  await publish({ draft_version: draft.version + 1 });
  const after = await untilSite(app, orderId, (now) => isAtRest(now) && now.liveReleaseId !== site.liveReleaseId);
  expect(await shown()).toContain('عنوان پنهان');
  expect(await read()).toMatchObject({ has_changes: false, based_on_id: after.liveReleaseId });
});

it('a release says what it changed, and rolling back brings its design to the draft', async () => {
  const first = await publishTitle('نخست');
  await publishTitle('دوم');
  const { body } = await app.rest('GET', `/sites/${site.id}/releases`, { token: owner.token });
  const [newest] = body['items'] as { changes: string[]; made_by: string }[];
  expect(newest).toMatchObject({ made_by: 'owner', changes: [expect.stringContaining('متن‌های بخش')] });
  await app.rest('POST', `/sites/${site.id}/rollback`, {
    token: owner.token,
    body: { release_id: first.liveReleaseId },
  });
  expect(await shown()).toContain('نخست');
  const draft = await read();
  expect(draft.has_changes).toBe(false);
  expect(JSON.stringify(draft.design)).toContain('نخست');
});

it('tells over REST what makes two releases differ', async () => {
  const first = (await publishTitle('سنجش نخست')).liveReleaseId;
  const second = (await publishTitle('سنجش دوم')).liveReleaseId;
  const compare = (query: string, who = owner) =>
    app.rest('GET', `/sites/${site.id}/releases/${second}/compare${query}`, { token: who.token });
  const { status, body } = await compare(`?with=${first}`);
  expect([status, body['changes']]).toEqual([200, [expect.stringContaining('متن‌های بخش')]]);
  const record = {
    kind: 'section_texts',
    message: (body['changes'] as string[])[0],
    page: { id: 'main', name: expect.any(String) },
    section: { id: expect.any(String), type: expect.any(String) },
    fields: ['title'],
    before: null,
    after: null,
  };
  expect(body['records']).toEqual([record]);
  const query = `query ($id: ID!, $from: ID!, $to: ID!) { releaseChangeRecords(id: $id, from: $from, to: $to) {
    kind message page { id name } section { id type } fields before after } }`;
  const typed = await app.graphql(query, { id: site.id, from: first, to: second }, owner.token);
  expect(typed.data).toEqual({ releaseChangeRecords: [record] });
  expect((await compare(`?with=${second}`)).body).toMatchObject({ changes: [], records: [] });
  expect((await compare(`?with=${first}`, foreign)).body['error_code']).toBe('NOT_FOUND');
  expect((await compare('?with=latest')).body['error_code']).toBe('NOT_FOUND');
  for (const wrong of ['', `?with=${first}&with=${second}`])
    expect((await compare(wrong)).body['error_code']).toBe('VALIDATION_ERROR');
});

it('rolling back leaves work alone that was not published', async () => {
  const before = await publishTitle('پیش از بازگشت');
  const last = await publishTitle('پس از آن');
  const draft = await read();
  await save(titled(draft, 'کار ناتمام'), draft.version);
  const body = { release_id: before.liveReleaseId };
  await app.rest('POST', `/sites/${site.id}/rollback`, { token: owner.token, body });
  expect(JSON.stringify((await read()).design)).toContain('کار ناتمام');
  const { version } = await read();
  const reset = { base_version: version, release_id: last.liveReleaseId };
  const answer = await app.rest('POST', `${path()}/reset`, { token: owner.token, body: reset });
  expect(JSON.stringify(answer.body['design'])).toContain('پس از آن');
});

it('rolling back forgets a build that has failed', async () => {
  const { liveReleaseId } = await publishTitle('پیش از شکست');
  const broken = `update sites set failure = 'no picture', build_failures = 6 where id = $1`;
  await rows(app.ctx().em, broken, [site.id]);
  const body = { release_id: liveReleaseId };
  expect((await app.rest('POST', `/sites/${site.id}/rollback`, { token: owner.token, body })).status).toBe(200);
  const left = await rows(app.ctx().em, 'select failure, build_failures as "buildFailures" from sites where id = $1', [
    site.id,
  ]);
  expect(left).toEqual([{ failure: null, buildFailures: 0 }]);
});

it('the second of two saves is refused', async () => {
  const draft = await read();
  const both = await Promise.all(['الف', 'ب'].map((title) => save(titled(draft, title), draft.version)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body['error_code']).toBe('CONFLICT');
  expect(refused?.body['details']).toMatchObject({ version: draft.version + 1 });
  expect((await publish({ draft_version: draft.version })).body['error_code']).toBe('CONFLICT');
});

it('publishing while an older draft is built shows the newer one', async () => {
  for (const title of ['یکم', 'دوم', 'سوم واپسین']) {
    const draft = await read();
    await save(titled(draft, title), draft.version);
    await publish();
  }
  await untilSite(app, orderId, isAtRest);
  expect(await shown()).toContain('سوم واپسین');
  const lone = await siteOf(app, orderId);
  expect(await read()).toMatchObject({ has_changes: false, based_on_id: lone?.liveReleaseId });
});

it('a picture of the draft cannot be deleted under it', async () => {
  const draft = await read();
  const copy = structuredClone(draft.design);
  const [section] = copy.website_framework.dynamic_design.pages[0]?.sections ?? [];
  if (section) section.customData = { images: { main: TINY_PNG } };
  const saved = (await save(copy, draft.version)).body as unknown as Draft;
  const reference = /file:([0-9a-f-]{36})/.exec(JSON.stringify(saved.design))?.[1] ?? '';
  const remove = () => app.rest('DELETE', `/wizard/files/${reference}`, { token: owner.token });
  const refused = await remove();
  expect([refused.status, refused.body['error_code']]).toEqual([409, 'FILE_IN_USE']);
  await app.rest('POST', `${path()}/reset`, { token: owner.token, body: { base_version: saved.version } });
  expect((await remove()).status).toBe(200);
});

it('begins anew from what is shown where GraphQL names no release', async () => {
  const draft = await read();
  const { version } = (await save(titled(draft, 'چهارم'), draft.version)).body as unknown as Draft;
  const mutation =
    'mutation ($id: ID!, $version: Int!) { resetSiteDraft(id: $id, baseVersion: $version) { hasChanges } }';
  const { data } = await app.graphql(mutation, { id: site.id, version }, owner.token);
  expect(data).toEqual({ resetSiteDraft: { hasChanges: false } });
});

it('a draft beyond what was paid is kept, and not published', async () => {
  const draft = await read();
  const more = structuredClone(draft.design);
  const { pages } = more.website_framework.dynamic_design;
  pages.push({ id: 'second', name: 'صفحهٔ دوم', sections: structuredClone(pages[0]?.sections ?? []) });
  for (const [index, section] of (pages[1]?.sections ?? []).entries()) section.id = `n${index}`;
  const saved = await save(more, draft.version);
  expect(saved.body).toMatchObject({ excess: { pages: 1, logo: false, services: [] } });
  const live = (await siteOf(app, orderId))?.lastNumber;
  const { status, body } = await publish();
  expect([status, body['error_code']]).toEqual([409, 'DESIGN_NOT_PAID']);
  expect(body['message_fa']).toContain('۱ صفحه');
  expect(body['details']).toMatchObject({ pages: 1 });
  expect((await siteOf(app, orderId))?.lastNumber).toBe(live);
  const reset = { base_version: saved.body['version'] };
  await app.rest('POST', `${path()}/reset`, { token: owner.token, body: reset });
  expect(await read()).toMatchObject({ excess: null, has_changes: false });
});

it('cannot order services or names by the way', async () => {
  const draft = await read();
  const services = { additional_services_list: ['seoOptimization'], user_info: { domain: 'google' } };
  const { body } = await save({ ...draft.design, ...services }, draft.version);
  for (const name of ['additional_services_list', 'user_info']) expect(body['design']).not.toHaveProperty(name);
  expect(body['excess']).toBeNull();
});

it('is nobody else’s to read, save, begin anew or compare', async () => {
  const draft = await read();
  const answers = [
    await app.rest('GET', path(), { token: foreign.token }),
    await save(draft.design, draft.version, foreign),
    await app.rest('POST', `${path()}/reset`, { token: foreign.token, body: { base_version: draft.version } }),
  ];
  for (const { body } of answers) expect(body['error_code']).toBe('NOT_FOUND');
  expect((await app.rest('GET', path(), {})).status).toBe(401);
  const query =
    'query ($id: ID!, $r: ID!) { siteDraft(id: $id) { version } releaseChanges(id: $id, from: $r, to: $r) }';
  const variables = { id: site.id, r: site.liveReleaseId };
  const { errors } = await app.graphql(query, variables, foreign.token);
  expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  expect((await app.graphql(query, variables, owner.token)).data).toMatchObject({ releaseChanges: [] });
});

it('cannot begin from or be compared with a release of another site', async () => {
  const other = await untilSite(app, await paidOrder(app, foreign));
  const { version } = await read();
  const body = { base_version: version, release_id: other.liveReleaseId };
  const reset = await app.rest('POST', `${path()}/reset`, { token: owner.token, body });
  expect(reset.body['error_code']).toBe('NOT_FOUND');
  const query = 'query ($id: ID!, $a: ID!, $b: ID!) { releaseChanges(id: $id, from: $a, to: $b) }';
  const variables = { id: site.id, a: site.liveReleaseId, b: other.liveReleaseId };
  const { errors } = await app.graphql(query, variables, owner.token);
  expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  for (const pair of [
    [site.liveReleaseId, other.liveReleaseId],
    [other.liveReleaseId, site.liveReleaseId],
  ]) {
    const compare = `/sites/${site.id}/releases/${pair[0]}/compare?with=${pair[1]}`;
    expect((await app.rest('GET', compare, { token: owner.token })).body['error_code']).toBe('NOT_FOUND');
  }
});

it('cannot be a novel, nor have more sections than a design may', async () => {
  const draft = await read();
  const huge = titled(draft, 'خ');
  const [page] = huge.website_framework.dynamic_design.pages;
  const [section] = page?.sections ?? [];
  if (!page || !section) throw new Error('an empty draft');
  section.customData = {
    texts: Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`s${at}`, 'x'.repeat(3999)])),
  };
  expect((await save(huge, draft.version)).body['error_code']).toBe('VALIDATION_ERROR');
  const many = titled(draft, 'خ');
  const sections = Array.from({ length: 41 }, (_, at) => ({ ...section, id: `m${at}`, customData: {} }));
  many.website_framework.dynamic_design.pages = [{ ...page, sections }];
  expect((await save(many, draft.version)).body['error_code']).toBe('VALIDATION_ERROR');
  expect((await read()).version).toBe(draft.version);
});

it('cannot show a file of another account, in a section or for shared links', async () => {
  const their = await paidOrder(app, foreign);
  const theirs = await untilSite(app, their);
  const first = await app.rest('GET', `/sites/${theirs.id}/draft`, { token: foreign.token });
  const withPicture = structuredClone(first.body['design']) as Draft['design'];
  const [section] = withPicture.website_framework.dynamic_design.pages[0]?.sections ?? [];
  if (section) section.customData = { images: { main: TINY_PNG } };
  const body = { base_version: first.body['version'], design: withPicture };
  const kept = await app.rest('PUT', `/sites/${theirs.id}/draft`, { token: foreign.token, body });
  const stolen = /file:[0-9a-f-]+/.exec(JSON.stringify(kept.body['design']))?.[0] ?? '';
  expect(stolen).toMatch(/^file:/);
  const draft = await read();
  const thief = titled(draft, 'خ');
  const [page] = thief.website_framework.dynamic_design.pages;
  Object.assign(page?.sections[0] ?? {}, { customData: { images: { main: stolen } } });
  Object.assign(page ?? {}, { seo: { title: 'خ', image: stolen } });
  const { status, body: refused } = await save(thief, draft.version);
  const faults = (refused['fields'] as { sent_path: string; code: string }[]).map((each) => [
    each.sent_path,
    each.code,
  ]);
  const inDesign = 'design.website_framework.dynamic_design.pages[0]';
  expect([status, faults]).toEqual([
    422,
    [
      [`${inDesign}.sections[0].customData.images.main`, 'FILE_UNKNOWN'],
      [`${inDesign}.seo.image`, 'FILE_UNKNOWN'],
    ],
  ]);
});

/** The draft with two pages more, which have these slugs; kept, though it is more than was paid. */
function slugged({ design }: Draft, ...slugs: string[]): Draft['design'] {
  const copy = structuredClone(design);
  const { pages } = copy.website_framework.dynamic_design;
  const [first] = pages;
  for (const [at, slug] of slugs.entries())
    Object.assign((pages[at + 1] ??= { id: `s${at}`, name: `صفحهٔ ${at}`, sections: first?.sections ?? [] }), {
      seo: { slug },
    });
  return copy;
}

it('a page is published at the slug that was typed for it', async () => {
  const draft = await read();
  const saved = await save(slugged(draft, 'خدمات ما'), draft.version);
  expect([saved.status, JSON.stringify(saved.body['design'])]).toEqual([200, expect.stringContaining('خدمات ما')]);
  const next = { base_version: saved.body['version'] };
  await app.rest('POST', `${path()}/reset`, { token: owner.token, body: next });
});

it.each([
  ['two pages at one slug', ['خدمات', 'خدمات ']],
  ['equal slugs in other letters', ['كتاب', 'کتاب']],
  ['a name of the site’s own files', ['index']],
  ['a slug without letters', ['../..']],
  ['a slug of a thousand letters', ['ب'.repeat(1000)]],
])('cannot save %s', async (_name, slugs) => {
  const draft = await read();
  const { status, body } = await save(slugged(draft, ...slugs), draft.version);
  expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  expect(JSON.stringify(body['errors'] ?? body)).toContain('seo.slug');
  expect((await read()).version).toBe(draft.version);
});

it('a slug that is wrong already does not keep the designer from saving', async () => {
  const draft = await read();
  const design = slugged(draft, 'خدمات', 'تیم');
  const { body } = await save(design, draft.version);
  const wrong = slugged(draft, 'خدمات', 'خدمات');
  const text = `update site_drafts set design = jsonb_set(design, '{websiteFramework,dynamicDesign,pages,2,seo,slug}',
    '"خدمات"') where site_id = $1`;
  await rows(app.ctx().em, text, [site.id]);
  const saved = await save(wrong, Number(body['version']));
  expect(saved.status).toBe(200);
  const next = { base_version: saved.body['version'] };
  await app.rest('POST', `${path()}/reset`, { token: owner.token, body: next });
});

it('carries keyed lists through GraphQL, and needs the scope of a key', async () => {
  const FIELDS = `version design { websiteFramework { dynamicDesign { currentPageId pages { id name
    sections { id sectionType layoutId order customData { texts { key value } } } } } } }`;
  type Answer = {
    version: number;
    design: { websiteFramework: { dynamicDesign: { pages: { sections: object[] }[] } } };
  };
  const query = `query ($id: ID!) { siteDraft(id: $id) { ${FIELDS} } }`;
  const { data } = await app.graphql<{ siteDraft: Answer }>(query, { id: site.id }, owner.token);
  if (!data) throw new Error('no draft');
  const { version, design } = data.siteDraft;
  const [section] = design.websiteFramework.dynamicDesign.pages[0]?.sections ?? [];
  Object.assign(section ?? {}, { customData: { texts: [{ key: 'title', value: 'با فهرست' }] } });
  const mutation = `mutation ($id: ID!, $input: SaveSiteDraftInput!) { saveSiteDraft(id: $id, input: $input) { ${FIELDS} } }`;
  const variables = { id: site.id, input: { design, baseVersion: version } };
  const saved = await app.graphql<{ saveSiteDraft: Answer }>(mutation, variables, owner.token);
  expect(saved.errors).toBeUndefined();
  expect(JSON.stringify(saved.data)).toContain('با فهرست');
  const reader = await byKey(app, owner, 'read:sites');
  expect((await app.rest('GET', path(), { token: reader.token })).status).toBe(200);
  expect((await save({}, version + 1, reader)).body['error_code']).toBe('FORBIDDEN');
});

it('of a closed site it can be read and not saved, and goes with its account', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const draft = await read();
  await app.rest('PATCH', `/orders/${orderId}/status`, { token: admin.token, body: { status: 'cancelled' } });
  expect((await save(draft.design, draft.version)).body['error_code']).toBe('SITE_CLOSED');
  expect((await read()).version).toBe(draft.version);
  const reason = { reason: 'به درخواست خودش' };
  const removed = await app.rest('DELETE', `/admin/users/${owner.id}`, { token: admin.token, body: reason });
  expect(removed.status).toBe(200);
  const left = await rows(
    app.ctx().em,
    'select id from site_drafts where site_id = $1 union all select id from release_designs where site_id = $1',
    [site.id],
  );
  expect(left).toEqual([]);
});
