import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '../log.js';

/** The queue's log in our log: its chatter is debug, its errors stay errors. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message);
    else if (level === 'warning') log.warn({ meta }, message);
    else log.debug({ meta }, message);
  });
}
