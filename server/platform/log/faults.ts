/**
 * Errors that have no caller to return to: of sockets, connections, timers and work that is not awaited. Each is
 * contained where it happens, logged, and counted here; the count is the gauge `faults`.
 */
import type { Logger } from './log.js';

export interface Faults {
  /** Logs and counts an error; `where` is a constant name of the place. Never throws. */
  note(where: string, error: unknown): void;
  /** For work that is not awaited: its failure is logged and counted. */
  contain(where: string, work: Promise<unknown>): void;
  /** Since the process started. */
  readonly count: number;
}

export function createFaults(log: Logger): Faults {
  let count = 0;
  const note: Faults['note'] = (where, error) => {
    count += 1;
    log.error({ err: error, where }, 'an error was contained');
  };
  return {
    note,
    contain: (where, work) => void work.catch((error: unknown) => note(where, error)),
    get count() {
      return count;
    },
  };
}

/** The last resort for errors that were not caught anywhere: logged and counted, and the process continues. */
export function noteUnhandledRejections(faults: Faults): void {
  process.on('unhandledRejection', (error) => faults.note('unhandled rejection', error));
}
