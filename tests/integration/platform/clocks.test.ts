/** Several processes agree on the time, which is the database's, whatever their own clocks show. */
import pg from 'pg';
import { reconcilePayments } from '#features/payments/reconcile.js';
import type { Clock } from '#platform/time/clock.js';
import { ClockError, DatabaseClock } from '#platform/time/database-clock.js';
import { row, rows } from '#platform/db/rows.js';
import { createLogger } from '#platform/log/log.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { openDeposit } from '#tests/helpers/money.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A clock that is wrong, by as much as the test says at the moment. */
function wrongClock(aheadMs: number): Clock & { aheadMs: number } {
  const clock = { aheadMs, now: () => new Date(Date.now() + clock.aheadMs) };
  return clock;
}

let database: TestDatabase;
let right: TestApp;
let wrong: TestApp;
const clock = wrongClock(4 * MINUTE_MS);

beforeAll(async () => {
  database = await createTestDatabase();
  right = await createTestApp({ database, crons: true });
  wrong = await createTestApp({ database, crons: true, processClock: clock });
});
afterAll(async () => {
  await wrong?.close();
  await right?.close();
  await database?.drop();
});

it.each([2, -2])('a process %d hours off cannot start', async (hours) => {
  const starting = createTestApp({ database, worker: false, processClock: wrongClock(hours * HOUR_MS) });
  await expect(starting).rejects.toThrow(ClockError);
  await expect(starting).rejects.toThrow(hours > 0 ? /7\d{3} s ahead of the database/ : /7\d{3} s behind the database/);
});

it('a difference is shown by readiness', async () => {
  expect((await right.rest('GET', '/health/ready')).body).toMatchObject({ clock: 'ok', clock_difference_ms: 0 });
  const { status, body } = await wrong.rest('GET', '/health/ready');
  expect(status).toBe(200);
  expect(body).toMatchObject({ clock: 'differs' });
  expect(Math.round(Number(body['clock_difference_ms']) / 10_000)).toBe(24);
});

it('an administrator sees the difference in the health', async () => {
  const admin = await createAccount(wrong, { role: 'admin' });
  const query = '{ platformHealth { checks { name status } } }';
  const { data } = await wrong.graphql<{ platformHealth: { checks: object[] } }>(query, {}, admin.token);
  expect(data.platformHealth.checks).toContainEqual({ name: 'clock', status: 'degraded' });
});

it.each([4 * MINUTE_MS, 2 * HOUR_MS])('a clock %d ms ahead puts off nobody else', async (aheadMs) => {
  clock.aheadMs = aheadMs;
  const { paymentId } = await openDeposit(wrong, await createAccount(right), 2_000_000);
  await reconcilePayments(wrong.ctx());
  const asked = `select check_count as count, check_after > now() and check_after < now() + interval '1 minute' as soon
    from payments where id = $1`;
  expect(await row(right.ctx().em, asked, [paymentId])).toEqual({ count: 1, soon: true });
  // A second ago: the app's estimate of the database's time may be some milliseconds behind.
  const due = `update payments set check_after = now() - interval '1 second' where id = ?`;
  await right.app.orm.em.fork().execute(due, [paymentId]);
  await reconcilePayments(right.ctx());
  // The time-driven job of either app may have taken the payment first; then it counts in a moment.
  await eventually('the payment is queried again', async () => {
    const counted = 'select check_count as count from payments where id = $1 and check_count = 2';
    return row(right.ctx().em, counted, [paymentId]);
  });
});

it('time-driven jobs wait once, by the database', async () => {
  const text = `select key, run_at between now() and now() + interval '1 minute' as soon from graphile_worker.jobs
    where key like 'cron:%' and locked_at is null order by key`;
  const keys = [
    'advance_invoices',
    'advance_maintenance',
    'advance_registrations',
    'check_site_domains',
    'check_site_https',
    'close_visit_days',
    'lapse_candidates',
    'measure_uptime',
    'notify_open_work',
    'number_account_events',
    'open_service_tasks',
    'prune_backups',
    'prune_releases',
    'publish_scheduled',
    'recheck_domains',
    'reconcile_payments',
    'report_backups',
    'retire_sites',
    'review_samples',
    'sweep_account_events',
    'sweep_accounts',
    'sweep_content',
    'sweep_files',
    'sweep_oauth',
    'sweep_site_messages',
    'sweep_subscribers',
    'sweep_webhook_deliveries',
    'take_backups',
  ];
  const waiting = await eventually('all wait', async () => {
    const found = await rows<{ key: string; soon: boolean }>(right.ctx().em, text, []);
    return found.length >= keys.length && found;
  });
  expect(waiting.map(({ key }) => key)).toEqual(keys.map((name) => `cron:${name}`));
  expect(waiting.find(({ key }) => key === 'cron:reconcile_payments')?.soon).toBe(true);
});

it('a clock that is set while the process runs changes nothing', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const own = wrongClock(0);
  const time = await DatabaseClock.open(pool, own, createLogger('silent'));
  own.aheadMs = 2 * HOUR_MS;
  expect(Math.abs(time.now().getTime() - Date.now())).toBeLessThan(MINUTE_MS);
  expect(time.difference.isNotable).toBe(false);
  await time.measure();
  expect(time.difference.isNotable).toBe(true);
  expect(Math.abs(time.now().getTime() - Date.now())).toBeLessThan(MINUTE_MS);
  time.close();
  await pool.end();
});
