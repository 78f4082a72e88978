/** Runs the features' job handlers; graphile-worker repeats a failed job with growing pauses. */
import { run, type Runner, type TaskList } from 'graphile-worker';
import type { Ctx } from '../context.js';
import type { Feature, JobHandlers } from '../feature.js';
import type { Logger } from '../log.js';
import type { JobName } from './catalogue.js';
import { workerLogger } from './worker-logger.js';

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly features: readonly Feature[];
  readonly log: Logger;
  /** A context of nobody's, for the system's own work. */
  readonly systemContext: (requestId: string) => Ctx;
  /** Off in tests that must not see time-driven work. */
  readonly crons: boolean;
}

type AnyHandler = (ctx: Ctx, payload: unknown) => Promise<void>;

function taskList(options: WorkerOptions): TaskList {
  const handlers: JobHandlers = Object.assign({}, ...options.features.map((feature) => feature.jobs ?? {}));
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name satisfies string as JobName,
      (payload: unknown, helpers) => (handler as AnyHandler)(options.systemContext(`job-${helpers.job.id}`), payload),
    ]),
  );
}

/** Starts the worker; `stop()` lets the running jobs finish. */
export function startWorker(options: WorkerOptions): Promise<Runner> {
  const crontab = options.crons ? options.features.flatMap((feature) => feature.crons ?? []).join('\n') : '';
  return run({
    connectionString: options.databaseUrl,
    concurrency: 4,
    maxPoolSize: 5,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: taskList(options),
    crontab,
    logger: workerLogger(options.log),
  });
}
