/**
 * One runner of graphile-worker with all that belongs to it: its connections, its row, and the schedule. It is used
 * until it stops working and then discarded whole (steady-runner.ts starts the next).
 */
import { EventEmitter } from 'node:events';
import { run, type Runner, type WorkerEvents } from 'graphile-worker';
import { within } from '../lifecycle/within.js';
import type { Logger } from '../log/log.js';
import { openConnections, type Connections } from './connections.js';
import { Crons, type Cron } from './crons.js';
import { JobRuns, type JobRunsOptions } from './job-runs.js';
import { freeJobsOf, Presence } from './presence.js';
import { Pulse } from './pulse.js';
import { JobGivenUp } from './run-guard.js';
import { workerLogger } from './worker-logger.js';

/** Jobs at once. */
const PLACES = 4;
const LONGEST_POLL_MS = 2000;
/** A start that takes longer does not come about, ms. */
const START_MS = 20_000;

export interface QueueRunnerOptions extends JobRunsOptions {
  readonly databaseUrl: string;
  /** The schema of the queue's tables. */
  readonly schema: string;
  readonly crons: readonly Cron[];
  /** The time-driven jobs begin once it has resolved. Default at once. */
  readonly cronsFrom?: Promise<void>;
  /** How often the row is renewed, ms. */
  readonly beatMs: number;
  readonly log: Logger;
}

export class QueueRunner {
  /** Resolves with the reason once this runner does no more work. graphile-worker's own promise may never settle. */
  readonly over: Promise<Error>;
  /** By which graphile-worker locks its jobs. */
  private id = '';
  private readonly events: WorkerEvents = new EventEmitter();
  private readonly connections: Connections;
  private readonly runs: JobRuns;
  private sayEntered: (id: string) => void = () => undefined;
  private sayOver: (reason: Error) => void = () => undefined;
  private isStopping = false;
  private runner: Runner | null = null;
  private presence: Presence | null = null;
  private crons: Crons | null = null;

  private constructor(private readonly options: QueueRunnerOptions) {
    this.over = new Promise((resolve) => (this.sayOver = resolve));
    this.connections = openConnections(options.databaseUrl, options.log);
    const entered = new Promise<string>((resolve) => (this.sayEntered = resolve));
    this.runs = new JobRuns(options, entered, (reason) => this.end(reason));
  }

  /** `replaced`: a discarded one, whose jobs it frees. @throws where the database does not answer. */
  static async start(options: QueueRunnerOptions, replaced?: QueueRunner): Promise<QueueRunner> {
    const started = new QueueRunner(options);
    try {
      await within(START_MS, started.begin(replaced));
      return started;
    } catch (error) {
      started.discard();
      throw error;
    }
  }

  private async begin(replaced?: QueueRunner): Promise<void> {
    const { schema, beatMs, log, cronsFrom = Promise.resolve() } = this.options;
    const { pool } = this.connections;
    if (replaced?.id) await freeJobsOf(pool, schema, [replaced.id]);
    const pulse = new Pulse(this.events, PLACES);
    this.events.once('pool:create', ({ workerPool }) => (this.id = workerPool.id));
    // It ends itself where it cannot write how a job has ended, and then waits for jobs that still run, or for good.
    this.events.once('pool:gracefulShutdown', ({ message }) => this.end(new Error(message)));
    const runner = (this.runner = await this.run());
    runner.promise.then(
      () => this.end(new Error('the runner has ended by itself')),
      (error: unknown) => this.end(error),
    );
    const { id } = this;
    const lost = (reason: Error): void => this.end(reason);
    this.presence = new Presence({ pool, schema, poolId: id, sign: () => pulse.read(), lost, beatMs, log });
    await this.presence.enter();
    this.sayEntered(id);
    const crons = (this.crons = new Crons(pool, this.options.crons, log));
    void cronsFrom.then(() => crons.start());
  }

  private run(): Promise<Runner> {
    return run({
      pgPool: this.connections.pool,
      schema: this.options.schema,
      concurrency: PLACES,
      noHandleSignals: true,
      // At least two looks for a job between two beats, so that an idle runner is seen to work.
      pollInterval: Math.min(LONGEST_POLL_MS, this.options.beatMs / 2),
      // Written at once: `stop` would not wait for a batch, and the last job would stay locked.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: this.runs.taskList(),
      logger: workerLogger(this.options.log),
      events: this.events,
    });
  }

  private end(reason: unknown): void {
    if (!this.isStopping) this.sayOver(reason instanceof Error ? reason : new Error(String(reason)));
  }

  /** Takes no more jobs; resolves when those under way have ended and their end is written, which may be never. */
  async stop(): Promise<void> {
    this.isStopping = true;
    // One that has ended by itself says that it is stopped already.
    await this.runner?.stop().catch(() => undefined);
    await this.runner?.promise.catch(() => undefined);
  }

  /** Frees what is still locked, and leaves. @throws where the database does not answer. */
  async leave(): Promise<void> {
    this.isStopping = true;
    this.giveUp('the job queue is closed');
    if (this.id) await freeJobsOf(this.connections.pool, this.options.schema, [this.id]);
  }

  /** Ends everything of it at once. Its jobs that still run are given up; they stay locked until they are freed. */
  discard(): void {
    this.giveUp('the runner of the job is replaced');
    this.isStopping = true;
    // The calls that the library is still waiting for fail with the connections.
    this.runner?.stop().catch(() => undefined);
    this.connections.cut();
  }

  private giveUp(why: string): void {
    const reason = new JobGivenUp(why);
    this.presence?.end();
    this.crons?.stop();
    this.runs.giveUp(reason);
  }
}
