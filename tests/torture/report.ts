/** The report for a person at the end of a torture. */
import type { Line } from './acknowledged.js';
import type { BookLine } from './gateway-book.js';
import type { Killed } from './killer.js';
import type { Options } from './options.js';
import type { Scenes } from './scenes.js';

export interface Outcome {
  readonly options: Options;
  readonly lines: readonly Line[];
  readonly killed: Killed;
  readonly scenes: Scenes;
  readonly book: ReadonlyMap<string, BookLine>;
  readonly faults: readonly string[];
  /** Milliseconds by phase. */
  readonly times: Readonly<Record<string, number>>;
}

const MOST_FAULTS = 40;
/** The promise, ms. Said, not enforced: a busy machine is no fault of the product. */
const READY_MS = 3000;

export function describe({ options, lines, killed, scenes, book, faults, times }: Outcome): string {
  const { seed, plant } = options;
  const sorted = killed.readyMs.toSorted((one, other) => one - other);
  const late = sorted.filter((ms) => ms > READY_MS).length;
  const confused = [...book.values()].filter(({ answeredAs }) => answeredAs !== null).length;
  const phases = Object.entries(times).map(([phase, ms]) => `${phase} ${(ms / 1000).toFixed(1)} s`);
  return [
    `seed ${seed}${plant ? `, planted: ${plant}` : ''}; ${phases.join(', ')}`,
    `${lines.length} operations acknowledged: ${counted(lines.map(({ fact }) => fact.what))}`,
    `gateway: ${book.size} sessions: ${counted([...book.values()].map(({ status }) => status))}`,
    `scenes: ${scenes.describe()}, sessions answered with another's authority ${confused}`,
    `killed: PostgreSQL ${killed.postgres}, product ${killed.product}, gateway ${killed.gateway} times`,
    `ready after PostgreSQL's return: median ${sorted[Math.floor(sorted.length / 2)] ?? '-'} ms, at most ${sorted.at(-1) ?? '-'} ms, ${late} of ${sorted.length} over ${READY_MS} ms`,
    ...faults.slice(0, MOST_FAULTS).map((fault) => `✗ ${fault}`),
    ...(faults.length > MOST_FAULTS ? [`✗ and ${faults.length - MOST_FAULTS} more`] : []),
    faults.length > 0 ? `${faults.length} violations (seed ${seed}). ${whatToDo(options)}` : 'every book agrees',
    '',
  ].join('\n');
}

/** Interleavings are not repeated by a seed; the actors' choices are. */
function whatToDo({ seed, seconds, kills }: Options): string {
  const again = `npm run torture -- --seconds ${seconds}${kills === null ? '' : ` --kills ${kills}`} --seed ${seed} --keep`;
  return `Run \`${again}\` until it shows again, and read the kept books (docs/operations.md, "Torture test").`;
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}
