/** Totals of long lists: exact as far as they are counted, and honest beyond. */
import { PAGE_SIZE } from '#core/limits/limits.js';
import { countTotal, pagination, type Total } from '#platform/db/page.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  const rows = PAGE_SIZE.counted + 1;
  await app.ctx().em.execute(`create table long_list as select n from generate_series(1, ${rows}) n`);
});
afterAll(() => app?.close());

const total = (above = 0): Promise<Total> => countTotal(app.ctx(), 'from long_list where n > $1', [above]);

it('a total is exact up to the bound, and beyond it says that there are more', async () => {
  expect(await total(1)).toEqual({ total: PAGE_SIZE.counted, capped: false });
  expect(await total()).toEqual({ total: PAGE_SIZE.counted, capped: true });
  await app.ctx().em.execute('insert into long_list values (20000)');
  expect(await total(PAGE_SIZE.counted - 10)).toEqual({ total: 12, capped: false });
});

it('a page beyond what was counted is a page all the same', async () => {
  const counted = await total();
  expect(pagination(3, 10, counted)).toMatchObject({
    pages: PAGE_SIZE.counted / 10,
    total: PAGE_SIZE.counted,
    capped: true,
    more: true,
  });
  expect(pagination(1500, 10, counted)).toMatchObject({ page: 1500, pages: 1500, more: false });
  expect(pagination(1500, 10, counted, true)).toMatchObject({ pages: 1501, more: true });
});

it('S-195 the screens count on, to a true number of pages', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const people = PAGE_SIZE.counted + 50;
  await app.ctx().em.execute(
    `insert into users (id, email, password_hash, role, status, user_metadata, created_at, updated_at)
     select gen_random_uuid(), 'many' || n || '@barpa.example', '-', 'user', 'active', '{}', now(), now()
     from generate_series(1, ${people}) n`,
  );
  const query = '{ users(page: 1, limit: 10) { pagination { page pages total more capped } } }';
  const { data } = await app.graphql<{ users: { pagination: { total: number; pages: number } } }>(
    query,
    {},
    admin.token,
  );
  const { pagination: shown } = data.users;
  expect(shown).toMatchObject({ page: 1, more: true, capped: false, pages: Math.ceil(shown.total / 10) });
  expect(shown.total).toBeGreaterThan(people);
  const { body } = await app.rest('GET', '/admin/users?limit=10', { token: admin.token });
  expect(body['pagination']).toMatchObject({ total: PAGE_SIZE.counted, capped: true, more: true });
});
