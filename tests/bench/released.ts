/**
 * The measurements of the last release, in `released.json`. A ratio to a bare server hides what both of them do: so the
 * CPU and the bytes of a request are compared with those of the release.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** The cost of one request, or one piece of work. */
export interface Cost {
  readonly cpuMs: number;
  /** The bytes of the answer. */
  readonly bytes?: number;
}

/** The cost as it is kept: CPU as a multiple of a fixed piece of work (machine-speed.ts), the same on every machine. */
export interface Figures {
  readonly ratio: number;
  readonly cpu?: number;
  readonly bytes?: number;
}

/** How much more than at the release is a fault. CPU varies between two runs of the same commit by about a quarter. */
export const MOST_GROWTH = { cpu: 1.5, bytes: 1.1 } as const;

export type Released = Readonly<Record<string, Figures>>;

const FILE = 'tests/bench/released.json';

export function readReleased(): Released {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Released;
}

/** Those of this run replace the kept ones of the same name. */
export function storeAsReleased(measured: Released): void {
  writeFileSync(FILE, `${JSON.stringify({ ...readReleased(), ...measured }, null, 2)}\n`);
}

/**
 * A text about what is worse than at the release by more than it may be; null where nothing is, or nothing is known.
 */
export function growthSince(released: Figures | undefined, now: Figures): string | null {
  const grown = (['cpu', 'bytes'] as const).flatMap((name) => {
    const [before, after] = [released?.[name], now[name]];
    if (before === undefined || after === undefined || after <= before * MOST_GROWTH[name]) return [];
    return [`${name} ${(after / before).toFixed(2)} times that of the release, allowed ${MOST_GROWTH[name]}`];
  });
  return grown.length > 0 ? grown.join(', ') : null;
}
