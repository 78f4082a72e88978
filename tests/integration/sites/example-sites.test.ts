/** Published sites on the first page: chosen by administrators, shown while they are online, nothing else. */
import { EXAMPLES_MAX, type ExampleSite } from '#core/platform.js';
import { currentPlatform } from '#features/platform-mode/index.js';
import { exampleSites } from '#features/sites/index.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { paidOrder, untilSite, type SiteFacts } from '#tests/helpers/sites.js';

let app: TestApp;
let admin: Account;
let sites: SiteFacts[];

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin' });
  const owner = await createAccount(app);
  sites = [await untilSite(app, await paidOrder(app, owner)), await untilSite(app, await paidOrder(app, owner))];
});
afterAll(() => app?.close());

const patch = (examples: unknown, token = admin.token) =>
  app.rest('PATCH', '/site-config', { body: { settings: { examples } }, token });

async function shown(): Promise<readonly ExampleSite[]> {
  const ctx = app.ctx();
  return exampleSites(ctx, (await currentPlatform(ctx)).settings.examples);
}

const labels = (): string[] => sites.map(({ label }) => label);

test('shows nothing until sites are chosen', async () => {
  expect(await shown()).toEqual([]);
});

test('chosen sites are shown in their order at their own addresses', async () => {
  const [first = '', second = ''] = labels();
  const { body } = await patch([` ${second.toUpperCase()} `, first, second, 'no-such-site']);
  expect(body).toMatchObject({ config: { settings: { examples: [second, first, 'no-such-site'] } } });
  const found = await shown();
  expect(found.map(({ url }) => new URL(url).hostname.split('.')[0])).toEqual([second, first]);
  expect(found.every(({ title }) => title.length > 0)).toBe(true);
});

test('a site that is not online is left out', async () => {
  const [first = '', second = ''] = labels();
  await patch([first, second]);
  await rows(
    app.ctx().em,
    `update sites set status = 'suspended', stop = 'suspended', stopped_at = now() where label = $1`,
    [first],
  );
  expect((await shown()).map(({ url }) => url)).toEqual([expect.stringContaining(`//${second}.`)]);
});

test.each([
  ['a foreign address', ['https://evil.example']],
  ['a path', ['../admin']],
  ['markup', ['"><script>']],
  ['more than are shown', Array.from({ length: EXAMPLES_MAX + 1 }, (_, index) => `site-${index}`)],
  ['a text', 'narvan'],
])('cannot be set to %s', async (_, examples) => {
  expect((await patch(examples)).status).toBe(422);
});

test('cannot be set by a customer', async () => {
  const customer = await createAccount(app);
  expect((await patch(labels(), customer.token)).status).toBe(403);
});
