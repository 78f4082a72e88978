/** Runs the features' job handlers; graphile-worker repeats a failed job with growing pauses. */
import { run, type TaskList } from 'graphile-worker';
import type { Ctx } from '../context.js';
import type { Faults } from '../faults.js';
import type { Feature, JobHandlers } from '../feature.js';
import type { Logger } from '../log.js';
import type { JobName, JobRun } from './catalogue.js';
import { createQueuePool } from './queue-pool.js';
import { workerLogger } from './worker-logger.js';

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly features: readonly Feature[];
  readonly log: Logger;
  readonly faults: Faults;
  /** A context of nobody's, for the system's own work. */
  readonly systemContext: (requestId: string) => Ctx;
  /** Off in tests that must not see time-driven work. */
  readonly crons: boolean;
}

type AnyHandler = (ctx: Ctx, payload: unknown, run: JobRun) => Promise<void>;

function taskList(options: WorkerOptions): TaskList {
  const handlers: JobHandlers = Object.assign({}, ...options.features.map((feature) => feature.jobs ?? {}));
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name satisfies string as JobName,
      (payload: unknown, { job }) =>
        (handler as AnyHandler)(options.systemContext(`job-${job.id}`), payload, {
          attempt: job.attempts,
          maxAttempts: job.max_attempts,
        }),
    ]),
  );
}

/** Starts the worker. What it gives lets the running jobs finish, then closes its connections. */
export async function startWorker(options: WorkerOptions): Promise<() => Promise<void>> {
  const pool = createQueuePool(options.databaseUrl, options.log);
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: taskList(options),
    crontab: options.crons ? options.features.flatMap((feature) => feature.crons ?? []).join('\n') : '',
    logger: workerLogger(options.log),
  });
  options.faults.contain('job queue', runner.promise);
  return async () => {
    await runner.stop();
    await pool.end();
  };
}
