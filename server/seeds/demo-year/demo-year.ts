/**
 * A year of the demonstration: customers register, order, pay, ask and renew, by the real services, under a clock of
 * the past. Only a database in which nobody has an account gets it. It is written step by step beside what people do
 * there meanwhile, and continued where the process ended (docs/decisions/114-the-year-behind-the-first-answer.md).
 */
import type { Client } from 'pg';
import { DEMO_ACCOUNTS } from '#features/identity/index.js';
import { plannedAdministration } from './administration.js';
import { registeredActors, registrationOf, signInOf, unverifiedRegistration } from './accounts.js';
import { emailOf, PEOPLE, UNVERIFIED } from './data/people.data.js';
import { datedProjects, FIRST_DAYS_AGO, plannedOrders } from './plan.js';
import { noteStep, planYear, readProgress, waitForTurn, withClient, type Progress } from './progress.js';
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

function plannedHappenings(endMs: number): Happening[] {
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

const startOf = (endMs: number): number => momentOf(endMs, FIRST_DAYS_AGO + 1, 7 * 60);

/** The documented accounts are as old as what they did in the year. */
async function backdateAccounts(client: Client, startMs: number): Promise<void> {
  const text = `update users set created_at = $1, updated_at = $1, email_confirmed_at = $1
    where email = any($2) and created_at > $1`;
  await client.query(text, [new Date(startMs), DEMO_ACCOUNTS.map(({ email }) => email)]);
}

/** Runs the scheduled jobs, and lets customers pay their renewals. */
async function passDays(year: Year, dayNumber: number): Promise<void> {
  const { app } = year;
  await app.run('advance_invoices', {});
  await payRenewals(year, dayNumber);
  await maintainSites(year);
  if (dayNumber % NAME_DAYS === 0 || dayNumber > FIRST_DAYS_AGO - LAST_DAYS) await app.run('advance_registrations', {});
  await app.settle();
}

export interface YearReport {
  /** The failed steps, and why. */
  readonly failures: readonly string[];
  readonly ms: number;
}

/** Everything that happens, in the order of time; the same for the same end. */
function happeningsUntil(endMs: number): Happening[] {
  const startMs = startOf(endMs);
  const happenings = plannedHappenings(endMs);
  for (let day = 0; startMs + day * DAY_MS < endMs; day += JOB_DAYS) {
    const run = (year: Year): Promise<void> => passDays(year, day);
    happenings.push({ atMs: startMs + day * DAY_MS, what: `day ${day}`, run, again: true });
  }
  return happenings.sort((a, b) => a.atMs - b.atMs);
}

/** Where the process ended in the midst of a step that cannot be repeated, the step stays as it is. */
function firstStep(happenings: readonly Happening[], { step }: Progress): number {
  if (step === null) return 0;
  return happenings[step]?.again ? step : step + 1;
}

interface Living {
  readonly year: Year;
  readonly happenings: readonly Happening[];
  readonly first: number;
  /** Holds the lock. */
  readonly client: Client;
  readonly options: YearOptions;
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

/** @throws what the database says where it is lost: the next call continues. */
async function live({ year, happenings, first, client, options }: Living): Promise<string[]> {
  const { log, signal } = options;
  const failures: string[] = [];
  const tell = progressOf(options);
  for (const [step, { atMs, what, run }] of happenings.entries()) {
    if (step < first) continue;
    if (signal?.aborted) return failures;
    tell(step / happenings.length);
    await noteStep(client, step);
    year.app.clock.moveTo(atMs);
    try {
      await run(year);
    } catch (error) {
      failures.push(`${what}: ${String(error)}`);
      log.warn({ err: error, what }, 'a part of the demonstration year is missing');
    }
  }
  await year.app.settle();
  return failures;
}

/** From the beginning, or from where an earlier process ended. @throws as `live`, and what opening the app throws. */
async function writeFrom(progress: Progress, client: Client, options: YearOptions): Promise<YearReport> {
  const begun = performance.now();
  const endMs = progress.endsAt.getTime();
  const happenings = happeningsUntil(endMs);
  const first = firstStep(happenings, progress);
  const app = await YearApp.open(options, happenings[first]?.atMs ?? endMs);
  let isComplete = false;
  try {
    await backdateAccounts(client, startOf(endMs));
    const year: Year = { app, endMs, actors: await registeredActors(app) };
    const failures = await live({ year, happenings, first, client, options });
    isComplete = options.signal?.aborted !== true;
    return { failures, ms: Math.round(performance.now() - begun) };
  } finally {
    await (isComplete ? app.end() : app.close());
  }
}

/**
 * Writes the year that is planned for a database, or the rest of it, beside what people do there meanwhile. Null where
 * none is planned, or another process has just completed it.
 * @throws what the database and opening the app throw; the next call continues.
 */
export function writeYear(options: YearOptions): Promise<YearReport | null> {
  return withClient(options.databaseUrl, async (client) => {
    if (!(await readProgress(client))) return null;
    await waitForTurn(client);
    const progress = await readProgress(client);
    return progress && writeFrom(progress, client, options);
  });
}

/** Plans and writes it. Null where somebody has an account. */
export async function seedDemoYear(options: YearOptions, endMs = Date.now()): Promise<YearReport | null> {
  await planYear(options.databaseUrl, options.log, new Date(endMs));
  return writeYear(options);
}
