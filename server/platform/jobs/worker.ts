/** Runs the features' job handlers; graphile-worker repeats a failed job with growing pauses. */
import type { Ctx } from '../context.js';
import type { Faults } from '../log/faults.js';
import type { Feature } from '../feature.js';
import { within } from '../lifecycle/within.js';
import type { Logger } from '../log/log.js';
import type { JobName } from './catalogue.js';
import type { RunGuard } from './run-guard.js';
import { SteadyRunner } from './steady-runner.js';

export interface WorkerOptions {
  readonly databaseUrl: string;
  /** The schema of the queue's tables. */
  readonly schema: string;
  readonly features: readonly Feature[];
  readonly log: Logger;
  readonly faults: Faults;
  /** A context without a user, for the system's own work. */
  readonly systemContext: (requestId: string, run: RunGuard) => Ctx;
  /** Off in tests that must not see time-driven work. */
  readonly crons: boolean;
  /** The time-driven jobs begin once it has resolved. Default at once. */
  readonly cronsFrom?: Promise<void>;
  /**
   * How often the runner renews its row while it works, ms. One that has missed three renewals has stopped, and the
   * next renewal of another process frees its jobs; its own process replaces it after two. Default 8 s: together less
   * than half a minute.
   */
  readonly beatMs?: number;
  /** Other limits than the catalogue's, for tests. */
  readonly limitsMs?: Partial<Record<JobName, number>>;
}

const BEAT_MS = 8000;
/** Where nobody has called `stop` before, ms. */
const STOP_MS = 1000;

export interface Worker {
  /** Takes no more jobs; resolves when those under way have ended and their end is written, which may be never. */
  stop(): Promise<void>;
  /** Gives up jobs that still run and ends the connections. */
  close(): Promise<void>;
}

/** Starts the worker. @throws where the database does not answer. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { features, crons, beatMs = BEAT_MS } = options;
  const ofFeatures = crons ? features.flatMap((feature) => feature.crons ?? []) : [];
  const runner = await SteadyRunner.start({ ...options, crons: ofFeatures, beatMs });
  return {
    stop: () => runner.stop(),
    close: async () => {
      await within(STOP_MS, runner.stop()).catch(() => undefined);
      await runner.close();
    },
  };
}
