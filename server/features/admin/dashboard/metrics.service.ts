/** How the machine and its services are (specification 2 §2 "System-health"). */
import { cpus, freemem, totalmem } from 'node:os';
import { systemContext, requireAdmin, type Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { Key, provide } from '#platform/provided.js';
import { VERSION } from '#platform/version.js';
import { mailServiceState } from '#features/emails/index.js';
import type { JobQueueMetricsType, PaymentServiceState, SystemMetricsType } from './dashboard.types.js';
import { createSampler, type Sampler } from './sampler.js';

interface Ticks {
  readonly busy: number;
  readonly all: number;
}

/** The times of all cores since the machine started; a percentage is the difference of two. */
function readTicks(): Ticks {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const all = times.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.irq + time.idle, 0);
  return { busy: all - idle, all };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** 0 to 100, one decimal. */
export function percentOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.max(0, oneDecimal((100 * part) / whole)));
}

let lastTicks: Ticks = { busy: 0, all: 0 };

function cpuPercent(): number {
  const now = readTicks();
  const percent = percentOf(now.busy - lastTicks.busy, now.all - lastTicks.all);
  lastTicks = now;
  return percent;
}

async function databaseMs(ctx: Ctx): Promise<number> {
  const start = performance.now();
  await row(ctx.em, 'select 1 as one');
  return oneDecimal(performance.now() - start);
}

async function jobQueue(ctx: Ctx): Promise<JobQueueMetricsType> {
  const found = await row<JobQueueMetricsType>(
    ctx.em,
    `select count(*) filter (where locked_at is null and attempts < max_attempts) as waiting,
       count(*) filter (where locked_at is not null) as running,
       count(*) filter (where locked_at is null and attempts >= max_attempts) as failed,
       coalesce(extract(epoch from now() - min(run_at) filter (
         where locked_at is null and attempts < max_attempts and run_at <= now()))::int, 0) as "oldestWaitSeconds"
     from graphile_worker.jobs`,
  );
  return found ?? { waiting: 0, running: 0, failed: 0, oldestWaitSeconds: 0 };
}

/** The gateway's last result, from our own payments: the page does not wait for a call. */
async function paymentStatus(ctx: Ctx): Promise<PaymentServiceState> {
  const found = await row<{ status: PaymentServiceState }>(
    ctx.em,
    `select case when status = 'completed' then 'ok' else 'failing' end as status from payments
     where gateway = $1 and (status = 'completed' or failure_code in ('GATEWAY_ERROR', 'NETWORK_ERROR', 'TIMEOUT_ERROR'))
     order by created_at desc limit 1`,
    [ctx.ports.gateways.default.name],
  );
  return found?.status ?? 'idle';
}

async function measureNow(ctx: Ctx): Promise<SystemMetricsType> {
  const [database, jobs, email, payment] = [
    await databaseMs(ctx),
    await jobQueue(ctx),
    await mailServiceState(ctx),
    await paymentStatus(ctx),
  ];
  return {
    sampledAt: ctx.clock.now(),
    uptimeSeconds: Math.floor(process.uptime()),
    memoryPercent: percentOf(totalmem() - freemem(), totalmem()),
    cpuPercent: cpuPercent(),
    databaseMs: database,
    emailStatus: email.status,
    paymentStatus: payment,
    jobs,
    sockets: ctx.gauges.read('sockets'),
    faults: ctx.gauges.read('faults'),
    version: VERSION,
  };
}

/** @throws AppError FORBIDDEN. */
export function systemMetrics(ctx: Ctx): Promise<SystemMetricsType> {
  requireAdmin(ctx);
  return measureNow(ctx);
}

const EVERY_MS = 2000;
/** Made by the first who watches. */
const SAMPLER = new Key<{ made: Sampler<SystemMetricsType> | null }>('sampler of metrics');

export const metricsSampler = provide(SAMPLER, () => ({ made: null }));

function samplerOf(ctx: Ctx): Sampler<SystemMetricsType> {
  const sampler = ctx.provided.one(SAMPLER);
  if (sampler.made) return sampler.made;
  const system = systemContext(ctx);
  const failed = (error: unknown): void => system.log.warn({ err: error }, 'no sample of the metrics could be taken');
  sampler.made = createSampler({ everyMs: EVERY_MS, take: () => measureNow(systemContext(system)), failed });
  return sampler.made;
}

/** A sample every two seconds while it is watched, taken once for all viewers. @throws AppError FORBIDDEN. */
export function watchMetrics(ctx: Ctx): AsyncIterableIterator<SystemMetricsType> {
  requireAdmin(ctx);
  return samplerOf(ctx).watch();
}
