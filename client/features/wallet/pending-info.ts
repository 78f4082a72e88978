/**
 * This tab's data of a top-up at the gateway (S-172): kept in session storage under the documented names. With it a
 * failed top-up can be repeated, and the payment can be verified afterwards; the server decides how long that payment
 * is valid.
 */
import { z } from 'zod';
import { rial, type Rial } from '#core/money.js';
import type { KeyValueStore } from '#client/lib/session/token-store.js';

export const PENDING_KEY = 'pending_wallet_payment';

const schema = z.object({
  /** The payment's id, as the gateway's return calls it. */
  orderId: z.string(),
  /** Rial. */
  amount: z.number().int().positive(),
  description: z.string().nullable(),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
});

export interface PendingInfo {
  readonly orderId: string;
  readonly amount: Rial;
  readonly description: string | null;
  readonly timestamp: number;
}

/**
 * The same amount with the same description is the same attempt (lib/attempt), in the dialog and on the callback page.
 */
export function depositAttempt(input: Pick<PendingInfo, 'description'> & { readonly amountRials: Rial }): string {
  return `deposit:${input.amountRials}:${input.description ?? ''}`;
}

export function storePending(store: KeyValueStore, info: PendingInfo): void {
  guarded(() => store.setItem(PENDING_KEY, JSON.stringify(info)));
}

/** Null where nothing, or nothing readable, is kept. */
export function readPending(store: KeyValueStore): PendingInfo | null {
  const raw = guarded(() => store.getItem(PENDING_KEY));
  if (!raw) return null;
  const parsed = schema.safeParse(guarded((): unknown => JSON.parse(raw)));
  if (!parsed.success) return null;
  return { ...parsed.data, amount: rial(parsed.data.amount) };
}

export function dropPending(store: KeyValueStore): void {
  guarded(() => store.removeItem(PENDING_KEY));
}

/** A blocked or damaged storage only means that the tab remembers nothing. */
function guarded<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.warn(`payments: ${PENDING_KEY}`, error);
    return undefined;
  }
}
