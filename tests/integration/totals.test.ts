/** Totals of long lists are not counted at every page. */
import { countTotal } from '../../server/platform/db/totals.js';
import { createTestApp, type TestApp } from '../helpers/app.js';
import { manualClock } from '../helpers/clock.js';

const clock = manualClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false, clock });
  await app.ctx().em.execute('create table long_list as select n from generate_series(1, 10000) n');
});
afterAll(() => app?.close());

const total = (above = 0): Promise<number> =>
  countTotal(app.ctx(), 'select count(*) as total from long_list where n > $1', [above]);

it('a large one is believed for half a minute, a small one is exact', async () => {
  expect([await total(), await total(9990)]).toEqual([10_000, 10]);
  await app.ctx().em.execute('insert into long_list select 20000');
  expect([await total(), await total(9990)]).toEqual([10_000, 11]);
  clock.advance(30_000);
  expect(await total()).toBe(10_001);
});
