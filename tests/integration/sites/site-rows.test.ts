/** Every owner of rows of a site declares its tables, and no declaration is of a table that has none. */
import { SITE_ROWS } from '#features/sites/index.js';
import { rows } from '#platform/db/rows.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

const named = async (text: string): Promise<string[]> =>
  (await rows<{ name: string }>(app.ctx().em, text, [])).map(({ name }) => name);

it('a table cannot refer to a site without an owner that declares it, nor have two', async () => {
  const referring = await named(
    `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f'
     and confrelid in ('sites'::regclass, 'releases'::regclass, 'release_designs'::regclass) order by 1`,
  );
  const declared = app
    .ctx()
    .provided.all(SITE_ROWS)
    .flatMap(({ tables }) => tables);
  expect(declared.toSorted()).toEqual(referring);
});

it('content cannot be named by a table that the sweep of content does not ask', async () => {
  const naming = await named(
    `select table_name as name from information_schema.columns where table_schema = 'public'
     and column_name = 'manifest' and table_name <> 'releases' order by 1`,
  );
  const declared = app
    .ctx()
    .provided.all(SITE_ROWS)
    .flatMap(({ withContent = [] }) => withContent);
  expect(declared.toSorted()).toEqual(naming);
});
