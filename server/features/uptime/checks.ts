/** The checks of one minute. None of them throws: an answer that does not arrive is a failure. */
import { STATUS_OF_CHECK, type HealthCheckName } from '#core/health.js';
import { STATUS_COMPONENTS, type CheckCount, type StatusComponent } from '#core/uptime.js';
import { UPTIME } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { queueState } from '#platform/jobs/queue-state.js';
import type { ProbeRequest } from '#platform/ports.js';
import { siteAddress } from '#features/sites/index.js';
import { latestRound } from './health/health-watch.js';

/** `ms`: how long the answer took; null: it failed. */
type Result = number | null;

/** The checks of one component. */
export interface Measured extends CheckCount {
  readonly component: StatusComponent;
  /** The longest successful answer, whole milliseconds; null where there was none. */
  readonly ms: number | null;
}

interface Expected {
  readonly status: number;
  /** In the text. */
  readonly text?: string;
}

async function timed(isUp: () => Promise<boolean>): Promise<Result> {
  const start = performance.now();
  try {
    return (await isUp()) ? Math.round(performance.now() - start) : null;
  } catch {
    return null;
  }
}

function answers(ctx: Ctx, request: Pick<ProbeRequest, 'url' | 'body'>, expected: Expected): Promise<Result> {
  const { timeoutMs, answerBytes: maxBytes } = UPTIME;
  return timed(async () => {
    const { status, text } = await ctx.ports.probe.request({ ...request, timeoutMs, maxBytes });
    return status === expected.status && text.includes(expected.text ?? '');
  });
}

const LATE = `select exists (select from graphile_worker.jobs
  where run_at < $1 and locked_at is null and attempts < max_attempts) as late`;

/** The database answers, no job has waited for long, and none is locked for longer than it may run. */
function jobsRun(ctx: Ctx): Promise<Result> {
  const before = new Date(ctx.clock.now().getTime() - UPTIME.lateJobMs);
  return timed(async () => {
    const { lockedBeyondLimit } = await queueState(ctx.em);
    const late = (await row<{ late: boolean }>(ctx.em, LATE, [before]))?.late;
    return late === false && lockedBeyondLimit === 0;
  });
}

interface OnlineSite {
  readonly id: string;
  readonly label: string;
}

const OLDEST = `select id, label from sites where status = 'online' order by created_at, id limit 1`;
const COUNT = `select count(*)::int as count from sites where status = 'online'`;
const TURN = `select id, label from sites where status = 'online' order by created_at, id offset $1 limit $2`;

/**
 * The sites of that minute: each minute the next ones, then from the beginning. Which they are follows from the time
 * alone, so that every process chooses the same ones and nothing has to be remembered.
 */
async function sitesInTurn(ctx: Ctx, minute: Date): Promise<readonly OnlineSite[]> {
  const count = (await row<{ count: number }>(ctx.em, COUNT))?.count ?? 0;
  const groups = Math.ceil(count / UPTIME.sitesPerMinute);
  if (groups === 0) return [];
  const group = Math.floor(minute.getTime() / 60_000) % groups;
  return rows<OnlineSite>(ctx.em, TURN, [group * UPTIME.sitesPerMinute, UPTIME.sitesPerMinute]);
}

const STILL_ONLINE = `select id from sites where id = any($1::uuid[]) and status = 'online'`;

/**
 * Requests sites at their hosts below `SITES_HOST`, a few at a time. A site that was closed meanwhile is not counted as
 * failed, but left out.
 */
async function checkSites(ctx: Ctx, sites: readonly OnlineSite[]): Promise<readonly Result[]> {
  const found: { readonly id: string; readonly ms: Result }[] = [];
  const waiting = [...sites];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, label } = next;
      found.push({ id, ms: await answers(ctx, { url: `${siteAddress(ctx.config, label)}/` }, { status: 200 }) });
    }
  };
  await Promise.all(Array.from({ length: UPTIME.together }, work));
  const failed = found.filter(({ ms }) => ms === null).map(({ id }) => id);
  const open = failed.length > 0 ? await rows<{ id: string }>(ctx.em, STILL_ONLINE, [failed]) : [];
  const isOpen = new Set(open.map(({ id }) => id));
  return found.filter(({ id, ms }) => ms !== null || isOpen.has(id)).map(({ ms }) => ms);
}

async function hasFault(ctx: Ctx, check: HealthCheckName): Promise<boolean> {
  return (await latestRound(ctx)).results.some((each) => each.check === check && each.fault !== null);
}

/** The results of the watch over the platform for a component in its last round; none where it is unknown. */
async function watched(ctx: Ctx, component: StatusComponent): Promise<readonly Result[]> {
  const { results } = await latestRound(ctx);
  const own = results.filter(({ check, fault }) => STATUS_OF_CHECK[check] === component && fault !== 'unknown');
  if (own.length === 0) return [];
  return [own.some(({ fault }) => fault !== null) ? null : Math.max(...own.map(({ ms }) => ms))];
}

const API_CHECK = JSON.stringify({ query: '{ platformMode { mode } }' });

function checksAt(ctx: Ctx, minute: Date): Readonly<Record<StatusComponent, () => Promise<readonly Result[]>>> {
  const own = ctx.config.publicUrl ?? '';
  return {
    website: async () => [await answers(ctx, { url: `${own}/` }, { status: 200 })],
    api: async () => [
      await answers(ctx, { url: `${own}/graphql`, body: API_CHECK }, { status: 200, text: '"platformMode":{"mode":' }),
    ],
    hosting: async () => checkSites(ctx, await rows<OnlineSite>(ctx.em, OLDEST)),
    sites: async () => checkSites(ctx, await sitesInTurn(ctx, minute)),
    jobs: async () => [(await hasFault(ctx, 'database')) ? null : await jobsRun(ctx)],
    payments: () => watched(ctx, 'payments'),
    files: () => watched(ctx, 'files'),
    mail: () => watched(ctx, 'mail'),
  };
}

/**
 * Checks every component. One without anything to check is left out: without a published site nothing is known of the
 * hosting.
 */
export async function checkAll(ctx: Ctx, minute: Date): Promise<readonly Measured[]> {
  const checks = checksAt(ctx, minute);
  const all = STATUS_COMPONENTS.map(async (component): Promise<Measured> => {
    const results = await checks[component]();
    const times = results.filter((ms) => ms !== null);
    const ms = times.length > 0 ? Math.max(...times) : null;
    return { component, checks: results.length, failures: results.length - times.length, ms };
  });
  return (await Promise.all(all)).filter((measured) => measured.checks > 0);
}
