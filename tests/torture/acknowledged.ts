/**
 * The acts that the product has acknowledged, written down and on the disk before the next step: the witness of the
 * torture.
 */
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

export type Acknowledged =
  | { readonly what: 'order_placed' | 'order_deleted' | 'invoice_written' | 'payment_cancelled'; readonly id: string }
  | { readonly what: 'session_opened'; readonly id: string; readonly authority: string }
  | { readonly what: 'settled'; readonly authority: string; readonly refId: string }
  | { readonly what: 'paid_from_wallet'; readonly id: string }
  | { readonly what: 'invoice_paid'; readonly id: string }
  | { readonly what: 'adjusted'; readonly id: string; readonly balanceRials: number }
  | { readonly what: 'refunded'; readonly id: string; readonly paymentId: string; readonly amountRials: number }
  | { readonly what: 'order_refunded'; readonly id: string; readonly amountRials: number };

export interface Line {
  readonly fact: Acknowledged;
  /** The Idempotency-Key and its owner: one key is one operation. */
  readonly key: string | null;
}

export interface AcknowledgedLog {
  add(fact: Acknowledged, key?: string | null): void;
  readonly count: number;
  read(): Line[];
  close(): void;
}

export function openLog(path: string): AcknowledgedLog {
  const file = openSync(path, 'a');
  let count = 0;
  return {
    add: (fact, key = null) => {
      writeSync(file, `${JSON.stringify({ fact, key } satisfies Line)}\n`);
      fsyncSync(file);
      count += 1;
    },
    get count() {
      return count;
    },
    read: () =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line),
    close: () => closeSync(file),
  };
}
