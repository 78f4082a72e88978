/** The pictures of releases: for their owner or by a signed address, and of designs alone. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { customSite, packed } from '#tests/helpers/custom-code.js';
import { upload } from '#tests/helpers/samples/sample-files.js';
import { paidOrder, untilSite, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let owner: Account;
let foreign: Account;
let admin: Account;
let site: SiteFacts;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  foreign = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
  site = await untilSite(app, await paidOrder(app, owner));
});
afterAll(() => app?.close());

/** The id of a release of uploaded files that visitors see. */
async function publishedCode(): Promise<string> {
  const files = [{ name: 'site.zip', bytes: packed(await customSite()) }];
  const { body } = await upload(app, admin, files, { note: 'طراحی اختصاصی' }, `/admin/sites/${site.id}/candidates`);
  const act = (what: string) =>
    app.rest('POST', `/admin/site-candidates/${String(body['id'])}/${what}`, { token: admin.token });
  await act('preview');
  return String((await act('publish')).body['release_id']);
}

it('are for the owner, by a signed address too', async () => {
  const query = 'query ($id: ID!) { site(id: $id) { previewUrl releases { id isLive previewUrl } } }';
  const { data } = await app.graphql<{
    site: { previewUrl: string; releases: { id: string; isLive: boolean; previewUrl: string }[] };
  }>(query, { id: site.id }, owner.token);
  const live = data.site.releases.find(({ isLive }) => isLive);
  expect(data.site.previewUrl).toBe(live?.previewUrl);
  const signed = await fetch(`${app.url}${data.site.previewUrl}`);
  expect([signed.status, signed.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await signed.text()).toMatch(/^<svg /);
  for (const size of ['top', 'small']) {
    const { status, headers } = await fetch(`${app.url}${data.site.previewUrl}&size=${size}`);
    expect([size, status, headers.get('etag') === signed.headers.get('etag')]).toEqual([size, 200, false]);
  }
  expect((await fetch(`${app.url}${data.site.previewUrl}&size=huge`)).status).toBe(422);
  const [unsigned] = data.site.previewUrl.split('?');
  expect((await fetch(`${app.url}${unsigned}`)).status).toBe(404);
  const as = ({ token }: Account) => fetch(`${app.url}${unsigned}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await as(owner)).status).toBe(200);
  expect((await as(foreign)).status).toBe(404);
  const elsewhere = await untilSite(app, await paidOrder(app, foreign));
  const crossed = data.site.previewUrl.replace(live?.id ?? '', elsewhere.liveReleaseId ?? '');
  expect((await fetch(`${app.url}${crossed}`)).status).toBe(404);
});

it('cannot be had of custom code or a malformed id', async () => {
  const custom = await publishedCode();
  const query = 'query ($id: ID!, $releaseId: ID!) { siteRelease(id: $id, releaseId: $releaseId) { previewUrl } }';
  const { data } = await app.graphql(query, { id: site.id, releaseId: custom }, owner.token);
  expect(data).toEqual({ siteRelease: { previewUrl: null } });
  for (const id of [custom, 'newest']) {
    const { status } = await app.rest('GET', `/sites/${site.id}/releases/${id}/preview`, { token: owner.token });
    expect([id, status]).toEqual([id, 404]);
  }
});
