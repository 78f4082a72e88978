/** Transactions that the database ends for the sake of another one (decision 122). */
import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict } from './sql-state.js';

/** How often it is tried again before the caller gets 503. */
export const CONFLICT_REPEATS = 2;

/** The longest pause; pauses differ, so that those who met once do not meet again. Milliseconds. */
const LONGEST_PAUSE_MS = 40;

/**
 * Runs `transaction`, and again where the database has ended it with a deadlock or a serialisation failure: nothing
 * of it is kept then, and the other one goes on. @throws what the last try throws.
 */
export async function repeatedOnConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (repeats >= CONFLICT_REPEATS || !isConflict(error)) throw error;
      await sleep(Math.random() * LONGEST_PAUSE_MS * (repeats + 1));
    }
  }
}
