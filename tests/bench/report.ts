/** The table that npm run bench prints. */
import { growthSince, type Cost, type Figures, type Released } from './released.js';

/** More is better in `value`: what has a limit from above is turned round. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly floor: number;
  readonly note: string;
  readonly cost?: Cost;
}

/** A figure of this run, and what it costs as a multiple of the fixed piece of work. */
export interface Result extends Measured {
  readonly figures: Figures;
}

export function figuresOf({ value, cost }: Measured, fixedWorkMs: number): Figures {
  const rounded = (each: number): number => Number(each.toPrecision(3));
  return {
    ratio: rounded(value),
    ...(cost && { cpu: rounded(cost.cpuMs / fixedWorkMs) }),
    ...(cost?.bytes !== undefined && { bytes: cost.bytes }),
  };
}

function costText({ cpuMs, bytes }: Cost, { cpu }: Figures, before: Figures | undefined): string {
  const since = before?.cpu && cpu ? `, ${(cpu / before.cpu).toFixed(2)} of the release` : '';
  const size = bytes === undefined ? '' : `, ${bytes.toLocaleString('en')} bytes`;
  return `; ${cpuMs.toFixed(2)} ms CPU each${since}${size}`;
}

/** Prints a line for each; false where one misses its floor or costs more than at the release. */
export function report(results: readonly Result[], released: Released): boolean {
  let isGood = true;
  for (const { name, value, floor, note, cost, figures } of results) {
    const before = released[name];
    const grown = growthSince(before, figures);
    const isWithin = value >= floor && grown === null;
    const limits = `(floor ${floor.toFixed(2)}${before ? `, release ${before.ratio.toFixed(2)}` : ''})`;
    const costs = cost ? costText(cost, figures, before) : '';
    process.stdout.write(
      `${isWithin ? 'ok  ' : 'LOW '} ${name.padEnd(60)} ${value.toFixed(2)} ${limits} ${note}${costs}${grown ? `; ${grown}` : ''}\n`,
    );
    isGood &&= isWithin;
  }
  return isGood;
}
