/**
 * How often a payment was queried again, and how often it was paid anew: counted apart, so that queries do not use up
 * the payments. Also across the journeys to the gateway and back.
 */
import type { KeyValueStore } from '#client/lib/session/token-store.js';

export type Retry = 'ask' | 'pay';
export type Tries = Readonly<Record<Retry, number>>;

function keyOf(subject: string, retry: Retry): string {
  return `payment_retries:${retry}:${subject}`;
}

export function readTries(store: KeyValueStore, subject: string): Tries {
  return { ask: readCount(store, subject, 'ask'), pay: readCount(store, subject, 'pay') };
}

function readCount(store: KeyValueStore, subject: string, retry: Retry): number {
  try {
    const tries = Number(store.getItem(keyOf(subject, retry)));
    return Number.isInteger(tries) && tries > 0 ? tries : 0;
  } catch (error) {
    console.warn('payments: tries cannot be read', error);
    return 0;
  }
}

/** 0 forgets. */
export function storeTries(store: KeyValueStore, subject: string, tries: Tries): void {
  storeCount(store, keyOf(subject, 'ask'), tries.ask);
  storeCount(store, keyOf(subject, 'pay'), tries.pay);
}

function storeCount(store: KeyValueStore, key: string, tries: number): void {
  try {
    if (tries === 0) store.removeItem(key);
    else store.setItem(key, String(tries));
  } catch (error) {
    console.warn('payments: tries cannot be kept', error);
  }
}
