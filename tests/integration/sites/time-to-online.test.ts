/** The measured time from the payment to the site: the median, with sites that never came online, and few sites. */
import { TIME_TO_ONLINE } from '#core/sites/time-to-online.js';
import { measuredTimeToOnline } from '#features/sites/index.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { paidOrder, untilSite } from '#tests/helpers/sites.js';

const MINUTE = 60_000;
let app: TestApp;
let owner: Account;
let ids: string[];

async function onlineSite(): Promise<string> {
  return (await untilSite(app, await paidOrder(app, owner))).id;
}

/** Moves the payment of a site back, from its first release. */
async function paidBefore(id: string, minutes: number): Promise<void> {
  const paid = `update sites s set created_at = r.created_at - $2 * interval '1 minute' from releases r
    where r.site_id = s.id and s.id = $1`;
  await rows(app.ctx().em, paid, [id, minutes]);
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  ids = [await onlineSite(), await onlineSite(), await onlineSite()];
  for (const [index, minutes] of [2, 3.5, 50].entries()) await paidBefore(ids[index] ?? '', minutes);
});
afterAll(() => app?.close());

test('shows nothing of few sites', async () => {
  expect(ids.length).toBeLessThan(TIME_TO_ONLINE.leastSites);
  expect(await measuredTimeToOnline(app.ctx())).toBeNull();
});

test('half of the sites were online by then', async () => {
  expect(await measuredTimeToOnline(app.ctx(), 3)).toEqual({ minutes: 4 });
});

test('a payment before the months does not count', async () => {
  await paidBefore(ids[2] ?? '', TIME_TO_ONLINE.days * 24 * 60 + 5);
  expect(await measuredTimeToOnline(app.ctx(), 3)).toBeNull();
  await paidBefore(ids[2] ?? '', 50);
});

test('a site that never came online counts as endless', async () => {
  const unbuilt = `update sites set status = 'failed', live_release_id = null, created_at = $2 where id = any($1)`;
  const removed = 'delete from releases where site_id = any($1)';
  const late = new Date(app.ctx().clock.now().getTime() - TIME_TO_ONLINE.graceMs - MINUTE);
  await rows(app.ctx().em, unbuilt, [ids.slice(1), late]);
  await rows(app.ctx().em, removed, [ids.slice(1)]);
  expect(await measuredTimeToOnline(app.ctx(), 3)).toBeNull();
});
