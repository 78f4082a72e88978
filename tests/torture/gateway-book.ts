/** The gateway's book in a file of its own: each change is a line, written to disk before it is answered. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { GatewaySession, GatewayStore } from '#server/adapters/gateways/simulation/gateway.store.js';
import { defaultTimes } from '#server/adapters/gateways/simulation/provocations.js';

export interface BookLine extends GatewaySession {
  readonly provocation: string | null;
  /** Null is always. */
  readonly provocationsLeft: number | null;
  /** The authority that its request was answered with instead of its own; this session was then never answered. */
  readonly answeredAs: string | null;
}

/** The content of a book; a last line cut short by a kill was never answered and does not count. */
export function readBook(path: string): Map<string, BookLine> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
  const entries = lines.map((line) => JSON.parse(line) as BookLine);
  return new Map(entries.map((entry) => [entry.authority, revive(entry)]));
}

function revive(entry: BookLine): BookLine {
  return { ...entry, createdAt: new Date(entry.createdAt), paidAt: entry.paidAt ? new Date(entry.paidAt) : null };
}

export interface GatewayBook {
  readonly store: GatewayStore;
  /** Ends every provocation: the gateway is itself again. */
  heal(): void;
  noteAnsweredAs(authority: string, other: string): void;
  all(): readonly BookLine[];
  close(): void;
}

const FIRST_REF_ID = 72_000_000_001;

export function openBook(path: string): GatewayBook {
  const book = readBook(path);
  cutHalfLine(path);
  const file = openSync(path, 'a');
  const write = (line: BookLine): BookLine => {
    writeSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
    book.set(line.authority, line);
    return line;
  };
  const change = (authority: string, may: (line: BookLine) => boolean, to: (line: BookLine) => Partial<BookLine>) => {
    const line = book.get(authority);
    return line && may(line) ? write({ ...line, ...to(line) }) : null;
  };
  const newest = (): BookLine[] => [...book.values()].reverse();
  const refId = (): string => String(FIRST_REF_ID + 7 * [...book.values()].filter((line) => line.refId).length);
  const isPaid = (line: BookLine): boolean => line.status === 'paid';
  const store: GatewayStore = {
    open: async (input) => {
      const fresh = { status: 'in_bank', verifiedCount: 0, refId: null, paidAt: null } as const;
      return write({ ...input, ...fresh, provocation: null, provocationsLeft: null, answeredAs: null });
    },
    find: async (authority) => book.get(authority) ?? null,
    newest: async (limit) => newest().slice(0, limit),
    unverified: async (merchantId, limit) =>
      newest()
        .filter((line) => line.merchantId === merchantId && isPaid(line) && line.verifiedCount === 0)
        .slice(0, limit),
    finish: async (authority, status, at) =>
      change(
        authority,
        (line) => line.status === 'in_bank',
        () => ({ status, paidAt: status === 'paid' ? at : null }),
      ),
    recordVerification: async (authority, by = 1) =>
      change(authority, isPaid, (line) => ({
        verifiedCount: line.verifiedCount + by,
        refId: line.refId ?? refId(),
      })),
    reverse: async (authority) => change(authority, isPaid, () => ({ status: 'reversed' })),
    provoke: async (authority, provocation, times) => {
      const provocationsLeft = provocation === null ? null : (times ?? defaultTimes(provocation));
      change(
        authority,
        () => true,
        () => ({ provocation, provocationsLeft }),
      );
    },
    consumeProvocation: async (authority) => {
      const line = book.get(authority);
      if (!line?.provocation || line.provocationsLeft === 0) return null;
      if (line.provocationsLeft !== null) write({ ...line, provocationsLeft: line.provocationsLeft - 1 });
      return line.provocation;
    },
  };
  return {
    store,
    heal: () => {
      for (const line of book.values()) if (line.provocation) write({ ...line, provocation: null });
    },
    noteAnsweredAs: (authority, answeredAs) =>
      void change(
        authority,
        () => true,
        () => ({ answeredAs }),
      ),
    all: newest,
    close: () => closeSync(file),
  };
}

/** A line cut short is ended, so that the next one does not grow onto it; readers skip what is no JSON nowhere else. */
function cutHalfLine(path: string): void {
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  if (text === '' || text.endsWith('\n')) return;
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const file = openSync(path, 'w');
  writeSync(file, whole);
  fsyncSync(file);
  closeSync(file);
}
