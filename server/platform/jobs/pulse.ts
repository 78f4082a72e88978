/**
 * Whether a runner of graphile-worker works, by its own events: it has ended or taken a job, or has asked the database
 * and found none. A timer that only says "this process lives" would hide a runner that has stopped.
 */
import type { WorkerEvents } from 'graphile-worker';
import { JOB_LIMIT_MS, LOCK_GRACE_MS, type JobName } from './catalogue.js';

export interface Sign {
  /** The runner has done something since the last sign, or all its places are taken by jobs within their limits. */
  readonly works: boolean;
  /** A job has ended since the last sign. */
  readonly hasFinished: boolean;
}

export class Pulse {
  private works = false;
  private hasFinished = false;
  /** When the job of each busy place should have ended; on the monotonic clock, ms. */
  private readonly busyUntil = new Map<string, number>();

  /** `places`: how many jobs the runner runs at once. */
  constructor(
    events: WorkerEvents,
    private readonly places: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    events.on('worker:getJob:empty', () => (this.works = true));
    events.on('job:start', ({ worker, job }) => {
      const limitMs = JOB_LIMIT_MS[job.task_identifier as JobName] + LOCK_GRACE_MS;
      this.busyUntil.set(worker.workerId, this.now() + limitMs);
      this.works = true;
    });
    events.on('job:complete', ({ worker }) => {
      this.busyUntil.delete(worker.workerId);
      this.works = this.hasFinished = true;
    });
  }

  /** The events since it was last asked. */
  read(): Sign {
    const now = this.now();
    const isFull = this.busyUntil.size >= this.places && [...this.busyUntil.values()].every((until) => now < until);
    const sign = { works: this.works || isFull, hasFinished: this.hasFinished };
    this.works = this.hasFinished = false;
    return sign;
  }
}
