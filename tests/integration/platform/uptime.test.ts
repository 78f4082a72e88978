/** The measured uptime: what is checked, what counts, and what everybody may read. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPTIME } from '#core/limits/limits.js';
import { checkAll } from '#features/uptime/checks.js';
import { measureUptime, recordMinute } from '#features/uptime/measure-uptime.job.js';
import { measuredUptime } from '#features/uptime/index.js';
import { httpProbe } from '#server/adapters/http-probe.js';
import type { Probe } from '#platform/ports.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { JOB_LIMIT_MS, LOCK_GRACE_MS } from '#platform/jobs/catalogue.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock, type ManualClock } from '#tests/helpers/clock.js';
import { hostOf, paidOrder, untilSite, type SiteFacts } from '#tests/helpers/sites.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Status {
  readonly component: string;
  readonly state: string;
  readonly percent: number | null;
  readonly checks: number;
  readonly failures: number;
  readonly missing_minutes: number;
  readonly days: readonly { readonly day: string; readonly checks: number; readonly missing_minutes: number }[];
}

let app: TestApp;
let owner: Account;
let site: SiteFacts;
let clock: ManualClock;
/** A website, whether or not the client is built when the test runs. */
let clientFolder: string;
/** Hosts that do not answer. */
const silent = new Set<string>();
const requested: string[] = [];
let onRequest: (() => Promise<void>) | null = null;
const probe: Probe = {
  request: async (given) => {
    const { hostname } = new URL(given.url);
    requested.push(hostname);
    await onRequest?.();
    if (silent.has(hostname)) throw new Error('no answer');
    return httpProbe.request(given);
  },
};

beforeAll(async () => {
  clock = manualClock('2026-11-21T10:00:30Z');
  clientFolder = await mkdtemp(join(tmpdir(), 'barpa-client-'));
  await writeFile(join(clientFolder, 'index.html'), '<!doctype html><html lang="fa"><title>برپا</title></html>');
  app = await createTestApp({ clock, clientFolder, ports: { probe } });
  owner = await createAccount(app);
  site = await untilSite(app, await paidOrder(app, owner));
});
beforeEach(async () => {
  silent.clear();
  requested.length = 0;
  onRequest = null;
  await rows(app.ctx().em, 'delete from uptime_minutes');
  await rows(app.ctx().em, 'delete from uptime_days');
  // Beyond the time that a process keeps the status in memory.
  clock.advance(MINUTE);
});
afterAll(async () => {
  await app?.close();
  await rm(clientFolder, { recursive: true });
});

const minuteNow = (): Date => new Date(Math.floor(clock.now().getTime() / MINUTE) * MINUTE);
const measure = () => measureUptime(app.ctx());

async function statusOf(component: string): Promise<Status> {
  const { status, body } = await app.rest('GET', '/status');
  expect(status).toBe(200);
  const found = (body['components'] as Status[]).find((each) => each.component === component);
  if (!found) throw new Error(`no component ${component}`);
  return found;
}

it('measures every component through its real address', async () => {
  await measure();
  for (const component of ['website', 'api', 'hosting', 'sites', 'jobs', 'payments', 'files', 'mail'])
    expect(await statusOf(component)).toMatchObject({ component, state: 'up', percent: 100, checks: 1, failures: 0 });
  expect(requested.filter((host) => host === hostOf(site))).toHaveLength(2);
});

it('shows nothing as up before a measurement', async () => {
  const status = await statusOf('website');
  expect(status).toMatchObject({ state: 'unknown', percent: null, checks: 0, missing_minutes: 0 });
  expect(status.days).toHaveLength(UPTIME.days);
});

it('counts a site that does not answer as down', async () => {
  silent.add(hostOf(site));
  await measure();
  expect(await statusOf('hosting')).toMatchObject({ state: 'down', percent: 0, failures: 1 });
  expect(await statusOf('website')).toMatchObject({ state: 'up' });
});

it('leaves out a site closed during its check', async () => {
  silent.add(hostOf(site));
  const close = `update sites set status = 'suspended', stop = 'suspended', stopped_at = now() where id = $1`;
  onRequest = async () => void (await rows(app.ctx().em, close, [site.id]));
  const measured = await checkAll(app.ctx(), minuteNow());
  await rows(app.ctx().em, `update sites set status = 'online', stop = null, stopped_at = null where id = $1`, [
    site.id,
  ]);
  expect(measured.map(({ component }) => component)).toEqual(['website', 'api', 'jobs', 'payments', 'files', 'mail']);
});

it('counts missing minutes as neither up nor down', async () => {
  await measure();
  clock.advance(10 * MINUTE);
  await measure();
  clock.advance(MINUTE);
  expect(await statusOf('website')).toMatchObject({ checks: 2, percent: 100, missing_minutes: 9 });
});

it('shows an unmeasured component as unknown', async () => {
  await measure();
  clock.advance(UPTIME.staleMs + MINUTE);
  expect(await statusOf('api')).toMatchObject({ state: 'unknown', percent: 100 });
});

it('counts a minute once for several processes', async () => {
  await Promise.all([measure(), measure(), measure()]);
  expect(await statusOf('api')).toMatchObject({ checks: 1 });
});

it('counts a queue that does not run as down', async () => {
  const late = new Date(clock.now().getTime() - UPTIME.lateJobMs - MINUTE);
  const add = `select graphile_worker.add_job('nobody_takes_this', '{}'::json, run_at => $1, job_key => 'late')`;
  await rows(app.ctx().em, add, [late]);
  await measure();
  await rows(app.ctx().em, `select graphile_worker.remove_job('late')`);
  expect(await statusOf('jobs')).toMatchObject({ state: 'down', failures: 1 });
});

it('answers the last status while it cannot be read', async () => {
  await measure();
  expect(await statusOf('website')).toMatchObject({ state: 'up', checks: 1 });
  clock.advance(MINUTE);
  const { em } = app.ctx();
  await rows(em, 'alter table uptime_days rename to moved_away');
  try {
    expect(await statusOf('website')).toMatchObject({ state: 'unknown', checked_at: null, checks: 1 });
  } finally {
    await rows(em, 'alter table moved_away rename to uptime_days');
  }
});

it('counts a job locked beyond its limit as down', async () => {
  const add = `select graphile_worker.add_job('send_mail', '{}'::json, run_at => now() + interval '1 hour', job_key => 'stuck')`;
  const lock = `update graphile_worker._private_jobs set locked_at = clock_timestamp() - $1 * interval '1 millisecond', locked_by = 'gone'
    where key = 'stuck'`;
  const { em } = app.ctx();
  await rows(em, add);
  await rows(em, lock, [JOB_LIMIT_MS.send_mail + LOCK_GRACE_MS + MINUTE]);
  await measure();
  await rows(em, `delete from graphile_worker._private_jobs where key = 'stuck'`);
  expect(await statusOf('jobs')).toMatchObject({ state: 'down', failures: 1 });
});

it('gives the measured figure after two days only', async () => {
  const hosting = [{ component: 'hosting', checks: 1, failures: 0, ms: 5 } as const];
  const last = minuteNow().getTime();
  const fill = `insert into uptime_days (component, day, minutes, checks, failures, first_minute)
    values ('hosting', $1::date, 1440, 1440, 2, $2), ('hosting', $3::date, 1439, 1439, 0, $4)`;
  const [first, second] = [new Date(last - 3 * DAY), new Date(last - 2 * DAY)];
  await rows(app.ctx().em, fill, [first, first, second, second]);
  expect(await measuredUptime(app.ctx())).toBeNull();
  await recordMinute(app.ctx(), minuteNow(), hosting);
  clock.advance(UPTIME.cacheMs + 1);
  expect(await measuredUptime(app.ctx())).toEqual({ percent: 99.93, since: first.toISOString() });
});

it('forgets single minutes after a week', async () => {
  await recordMinute(app.ctx(), new Date(clock.now().getTime() - UPTIME.minutesKeptMs - 2 * DAY), [
    { component: 'api', checks: 1, failures: 0, ms: 1 },
  ]);
  const toHour = 60 * MINUTE - (clock.now().getTime() % (60 * MINUTE));
  clock.advance(toHour);
  await measure();
  const kept = await rows<{ old: number }>(
    app.ctx().em,
    'select count(*)::int as old from uptime_minutes where minute < $1',
    [new Date(clock.now().getTime() - UPTIME.minutesKeptMs)],
  );
  expect(kept).toEqual([{ old: 0 }]);
});

it('answers while the platform is closed', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const set = (mode: string) => app.rest('PATCH', '/site-config', { token: admin.token, body: { mode } });
  expect((await set('update_mode')).status).toBe(200);
  expect((await app.rest('GET', '/status')).status).toBe(200);
  await set('normal');
});
