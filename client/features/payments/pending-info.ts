/**
 * What this tab knows of a top-up that has left for the gateway (S-172): kept in session storage under the documented
 * names, good for an hour. It lets a failed top-up be tried again, and tells one that came too late.
 */
import { z } from 'zod';
import { WALLET } from '../../../core/limits.js';
import { rial, type Rial } from '../../../core/money.js';
import type { KeyValueStore } from '../../lib/session/token-store.js';

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

export type PendingState =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly info: PendingInfo }
  /** More than an hour old: "payment expired after 1 hour". */
  | { readonly kind: 'expired'; readonly info: PendingInfo };

/** The same amount with the same words is the same wish (lib/attempt), in the dialog and on the callback page. */
export function depositWish(input: Pick<PendingInfo, 'description'> & { readonly amountRials: Rial }): string {
  return `deposit:${input.amountRials}:${input.description ?? ''}`;
}

export function keepPending(store: KeyValueStore, info: PendingInfo): void {
  guarded(() => store.setItem(PENDING_KEY, JSON.stringify(info)));
}

export function readPending(store: KeyValueStore, now: number): PendingState {
  const raw = guarded(() => store.getItem(PENDING_KEY));
  if (!raw) return { kind: 'none' };
  const parsed = schema.safeParse(guarded((): unknown => JSON.parse(raw)));
  if (!parsed.success) return { kind: 'none' };
  const info = { ...parsed.data, amount: rial(parsed.data.amount) };
  return { kind: now - info.timestamp >= WALLET.pendingMs ? 'expired' : 'open', info };
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
