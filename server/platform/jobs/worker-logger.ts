import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '../log/log.js';

/** The queue's log in our log. Of what it adds to a message only errors are kept: its jobs hold personal data. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const detail = { err: meta?.['fatalError'] ?? meta?.['error'] };
    if (level === 'error') log.error(detail, message);
    else if (level === 'warning') log.warn(detail, message);
    else log.debug(detail, message);
  });
}
