import type { Logger } from '../log/log.js';
import { within } from './within.js';

/** The longest time of one step. A database or a Redis that does not answer must not keep the others open. */
const STEP_MS = 2000;

interface Closer {
  readonly what: string;
  readonly close: () => Promise<unknown>;
}

/** Closes what was opened, last opened first. A step that fails or does not end in time keeps no other open. */
export class Closers {
  private readonly list: Closer[] = [];

  /** `what` is named in the log when it cannot be closed. */
  add(what: string, close: () => Promise<unknown>): void {
    this.list.push({ what, close });
  }

  /** Runs each step once. Never throws. */
  async run(log: Logger): Promise<void> {
    for (let next = this.list.pop(); next; next = this.list.pop()) {
      const { what, close } = next;
      await within(STEP_MS, close()).catch((error: unknown) => log.error({ err: error, what }, 'closing failed'));
    }
  }
}
