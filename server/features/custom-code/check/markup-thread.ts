import { Worker } from 'node:worker_threads';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import type { Judged, MarkupTask } from './markup.js';

const WORKER = new URL('./markup.worker.js', import.meta.url);
/** MB. A text of a megabyte takes a small part of it. */
const MEMORY = 256;

/**
 * The thread that checks the texts of one upload, one after the other. A text can be made so that reading it takes very
 * long or very much memory; the thread is then ended, and the process continues.
 */
export class MarkupThread {
  private readonly worker: Worker;

  /** `files`: the paths of all files of the release. */
  constructor(
    files: readonly string[],
    private readonly withinMs: number = CUSTOM_CODE.parseMs,
  ) {
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY };
    this.worker = new Worker(WORKER, { workerData: files, execArgv: [], resourceLimits });
    // Passed to the waiting caller; without a listener it would end the process.
    this.worker.on('error', () => undefined);
  }

  /** Null where it took too much time or memory; the thread is of no use then. */
  async judge(task: MarkupTask): Promise<Judged | null> {
    const { worker } = this;
    return new Promise((resolve) => {
      const done = (judged: Judged | null): void => {
        clearTimeout(timer);
        worker.off('message', done).off('exit', ended);
        resolve(judged);
      };
      const ended = (): void => done(null);
      const timer = setTimeout(ended, this.withinMs);
      worker.once('message', done).once('exit', ended);
      worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
