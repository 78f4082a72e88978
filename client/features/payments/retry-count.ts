/** How often a payment has been tried again, also across the journeys to the gateway and back. */
import type { KeyValueStore } from '../../lib/session/token-store.js';

function keyOf(subject: string): string {
  return `payment_retries:${subject}`;
}

export function readTries(store: KeyValueStore, subject: string): number {
  try {
    const tries = Number(store.getItem(keyOf(subject)));
    return Number.isInteger(tries) && tries > 0 ? tries : 0;
  } catch (error) {
    console.warn('payments: tries cannot be read', error);
    return 0;
  }
}

/** 0 forgets. */
export function keepTries(store: KeyValueStore, subject: string, tries: number): void {
  try {
    if (tries === 0) store.removeItem(keyOf(subject));
    else store.setItem(keyOf(subject), String(tries));
  } catch (error) {
    console.warn('payments: tries cannot be kept', error);
  }
}
