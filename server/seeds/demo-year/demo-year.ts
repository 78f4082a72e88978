/**
 * A year of the demonstration: customers register, order, pay, ask and renew, by the real services, under a clock of
 * the past. Only an empty database gets it, before anything is served: numbers of documents and the chains of the
 * ledger are given in the order of time.
 */
import { Client } from 'pg';
import { plannedAdministration } from './administration.js';
import { registrationOf, signInOf, unverifiedRegistration } from './accounts.js';
import { emailOf, PEOPLE, UNVERIFIED } from './data/people.data.js';
import { datedProjects, FIRST_DAYS_AGO, plannedOrders } from './plan.js';
import { seededRandom } from './random.js';
import { payRenewals } from './renewals.js';
import { maintainSites } from './service-work.js';
import { plannedTickets } from './support.js';
import { YearApp, type YearOptions } from './year-app.js';
import { DAY_MS, HOUR_MS, momentOf, type Happening, type Year } from './year.js';

const SEED = 1404;
/** Days between two runs of the jobs that act on due dates. */
const JOB_DAYS = 3;
/** The same for names: each name that is registered has the domains of all sites looked at. */
const NAME_DAYS = 9;
/** Towards the end names are registered as soon as the jobs run. */
const LAST_DAYS = 15;

/** Whether nobody has an account in the migrated database. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  // A pool would say that it has ended before its connection is closed, and whoever drops the database then ends it.
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query('select 1 from users limit 1')).rowCount === 0;
  } finally {
    await client.end();
  }
}

/** Everybody registers some hours before their first order; those without one in the last weeks. */
function registrations(endMs: number, firstOrders: ReadonlyMap<string, number>): Happening[] {
  const customers = PEOPLE.map((person, index) => {
    const firstMs = firstOrders.get(person.key);
    return registrationOf(person, firstMs ? firstMs - HOUR_MS : momentOf(endMs, 3 + index, 11 * 60));
  });
  const waiting = UNVERIFIED.map((person, index) => unverifiedRegistration(person, momentOf(endMs, index, 10 * 60)));
  return [...customers, ...waiting];
}

/** The last sign-ins of some. */
function signIns(endMs: number): Happening[] {
  return PEOPLE.filter((_, index) => index % 3 === 0).map((person, index) =>
    signInOf(emailOf(person), momentOf(endMs, index % 6, 8 * 60 + index * 37)),
  );
}

function planYear(endMs: number): Happening[] {
  const random = seededRandom(SEED);
  const dated = datedProjects(endMs, random);
  const firstOrders = new Map<string, number>();
  for (const { project, atMs } of dated)
    if (project.owner !== null && !firstOrders.has(project.owner)) firstOrders.set(project.owner, atMs);
  return [
    ...registrations(endMs, firstOrders),
    ...plannedOrders(dated, endMs, random),
    ...plannedTickets(endMs, random),
    ...plannedAdministration(endMs),
    ...signIns(endMs),
  ].filter(({ atMs }) => atMs < endMs);
}

/** What the scheduled jobs do, and who pays their renewals. */
async function passDays(year: Year, dayNumber: number): Promise<void> {
  const { app } = year;
  await app.run('advance_invoices', {});
  await payRenewals(year, dayNumber);
  await maintainSites(year);
  if (dayNumber % NAME_DAYS === 0 || dayNumber > FIRST_DAYS_AGO - LAST_DAYS) await app.run('advance_registrations', {});
  await app.settle();
}

export interface YearReport {
  /** What failed, and why. */
  readonly failures: readonly string[];
  readonly ms: number;
}

async function live(
  year: Year,
  startMs: number,
  { signal, onShare }: { readonly signal: AbortSignal | undefined; readonly onShare: (share: number) => void },
): Promise<string[]> {
  const failures: string[] = [];
  const attempt = async (what: string, run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      failures.push(`${what}: ${String(error)}`);
    }
  };
  const happenings = planYear(year.endMs);
  for (let day = 0; startMs + day * DAY_MS < year.endMs; day += JOB_DAYS) {
    happenings.push({ atMs: startMs + day * DAY_MS, what: `day ${day}`, run: () => passDays(year, day) });
  }
  happenings.sort((a, b) => a.atMs - b.atMs);
  for (const [done, { atMs, what, run }] of happenings.entries()) {
    if (signal?.aborted) return failures;
    onShare(done / happenings.length);
    year.app.clock.moveTo(atMs);
    await attempt(what, () => run(year));
  }
  await year.app.settle();
  return failures;
}

/** Says each tenth in the log. */
function progressOf({ log, onProgress }: YearOptions): (share: number) => void {
  let last = 0;
  return (share) => {
    const percent = Math.floor(share * 100);
    onProgress?.(percent);
    if (percent < last + 10) return;
    last = percent;
    log.info({ percent }, 'a year of the demonstration is being written');
  };
}

/** Null where the database is not empty. @throws what opening the app throws. */
export async function seedDemoYear(options: YearOptions, endMs = Date.now()): Promise<YearReport | null> {
  if (!(await isEmpty(options.databaseUrl))) return null;
  options.log.info('a year of the demonstration is being written; this happens once');
  const begun = performance.now();
  const startMs = momentOf(endMs, FIRST_DAYS_AGO + 1, 7 * 60);
  const app = await YearApp.open(options, startMs);
  try {
    const year: Year = { app, endMs, random: seededRandom(SEED), actors: new Map([[null, app.customer]]) };
    const failures = await live(year, startMs, { signal: options.signal, onShare: progressOf(options) });
    for (const failure of failures) options.log.warn({ failure }, 'a part of the demonstration year is missing');
    return { failures, ms: Math.round(performance.now() - begun) };
  } finally {
    await app.close();
  }
}
