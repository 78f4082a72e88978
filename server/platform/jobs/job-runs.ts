/** Runs the features' handlers, each at most as long as its job may take. */
import type { Task, TaskList } from 'graphile-worker';
import type { Ctx } from '../context.js';
import type { Feature, JobHandlers } from '../feature.js';
import type { Logger } from '../log/log.js';
import { JOB_LIMIT_MS, type JobName, type JobRun } from './catalogue.js';
import { JobGivenUp, RunGuard } from './run-guard.js';

type AnyHandler = (ctx: Ctx, payload: unknown, run: JobRun) => Promise<void>;

export interface JobRunsOptions {
  readonly features: readonly Feature[];
  /** A context without a user, for the system's own work. */
  readonly systemContext: (requestId: string, run: RunGuard) => Ctx;
  readonly log: Logger;
  /** Other limits than the catalogue's, for tests. */
  readonly limitsMs?: Partial<Record<JobName, number>>;
}

export class JobRuns {
  private readonly running = new Set<AbortController>();

  constructor(
    private readonly options: JobRunsOptions,
    /** Resolves with the name of the runner, once the others know of it: before, nothing could be committed. */
    private readonly entered: Promise<string>,
    /** Is called where others have freed the jobs of this runner. */
    private readonly lost: (reason: JobGivenUp) => void,
  ) {}

  taskList(): TaskList {
    const handlers: JobHandlers = Object.assign({}, ...this.options.features.map((feature) => feature.jobs ?? {}));
    return Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [name, this.taskOf(name as JobName, handler as AnyHandler)]),
    );
  }

  private taskOf(name: JobName, handler: AnyHandler): Task {
    return async (payload, { job }) => {
      const limitMs = this.options.limitsMs?.[name] ?? JOB_LIMIT_MS[name];
      await this.run(name, limitMs, async (signal) => {
        const poolId = await this.entered;
        signal.throwIfAborted();
        const guard = new RunGuard(poolId, signal);
        const ctx = this.options.systemContext(`job-${job.id}`, guard);
        await this.assertNotFreed(guard, ctx);
        await handler(ctx, payload, { attempt: job.attempts, maxAttempts: job.max_attempts });
      });
    };
  }

  /** Lets no run begin that could commit nothing: what it sends could not be taken back. @throws JobGivenUp. */
  private async assertNotFreed(guard: RunGuard, ctx: Ctx): Promise<void> {
    try {
      await guard.lock(ctx.em);
    } catch (error) {
      if (error instanceof JobGivenUp) this.lost(error);
      throw error;
    }
  }

  /** @throws JobGivenUp at the limit, whatever the work does then. */
  private async run(name: JobName, limitMs: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      this.options.log.error({ job: name, limitMs }, 'a job has reached its limit and was aborted');
      controller.abort(new JobGivenUp(`${name} has not ended within ${limitMs} ms`));
    }, limitMs).unref();
    this.running.add(controller);
    try {
      await Promise.race([work(signal), aborted(signal)]);
    } finally {
      clearTimeout(timer);
      this.running.delete(controller);
    }
  }

  /** Aborts all that are under way: their jobs are about to be free for other runners. */
  giveUp(reason: JobGivenUp): void {
    for (const controller of this.running) controller.abort(reason);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as JobGivenUp), { once: true });
  });
}
