/** Totals of long lists: exact as far as anybody reads them, and honest beyond. */
import { PAGE_SIZE } from '../../core/limits.js';
import { countTotal, pagination, type Total } from '../../server/platform/db/page.js';
import { createTestApp, type TestApp } from '../helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  const rows = PAGE_SIZE.counted + 1;
  await app.ctx().em.execute(`create table long_list as select n from generate_series(1, ${rows}) n`);
});
afterAll(() => app?.close());

const total = (above = 0): Promise<Total> => countTotal(app.ctx(), 'from long_list where n > $1', [above]);

it('a total is exact up to the bound, and beyond it says that there are more', async () => {
  expect(await total(1)).toEqual({ total: PAGE_SIZE.counted, more: false });
  expect(await total()).toEqual({ total: PAGE_SIZE.counted, more: true });
  await app.ctx().em.execute('insert into long_list values (20000)');
  expect(await total(PAGE_SIZE.counted - 10)).toEqual({ total: 12, more: false });
});

it('a page beyond what was counted is a page all the same', async () => {
  const counted = await total();
  expect(pagination(3, 10, counted)).toMatchObject({
    pages: PAGE_SIZE.counted / 10,
    total: PAGE_SIZE.counted,
    more: true,
  });
  expect(pagination(1500, 10, counted)).toMatchObject({ page: 1500, pages: 1500 });
});
