/** The bound of each route (issue 16), and the table of results. */
import { benchRoutes, type RouteChoice, type Seen } from './routes.js';
import { findBrowser } from '../browser.js';

const MOST_REQUESTS = 25;
/** The bounds of the landing page, and of the wizard's first visit. */
const LANDING = { scriptKb: 90, largestPaint: 1800, blocking: 150 } as const;
const WIZARD_SCRIPT_KB = 300;

interface Measured {
  readonly name: string;
  readonly value: number;
  readonly floor: number;
  readonly note: string;
}

const nameOf = ({ route: { path, viewer } }: Seen): string => `${path} (${viewer})`;

/** `npm run bench -- routes --runs=1 /auth`: the words after the bench's name. */
export function choiceOf(words: readonly string[]): RouteChoice {
  const runs = words.flatMap((word) => /^--runs=(\d+)$/.exec(word)?.[1] ?? [])[0];
  return { runs: Number(runs ?? 5), paths: words.filter((word) => word.startsWith('/')) };
}

function table(seen: readonly Seen[]): string {
  const heads = [
    'perf',
    'a11y',
    'best',
    'seo',
    'FCP s',
    'LCP s',
    'TBT ms',
    'CLS',
    'requests',
    'script kB',
    'kB',
    'CPU',
  ];
  const rows = seen.map((each) => [
    ...Object.values(each.scores).map((score) => String(Math.round(score * 100))),
    (each.firstPaint / 1000).toFixed(1),
    (each.largestPaint / 1000).toFixed(1),
    each.blocking.toFixed(0),
    each.shift.toFixed(3),
    String(each.requests),
    each.scriptKb.toFixed(0),
    each.allKb.toFixed(0),
    each.machine.toFixed(0),
  ]);
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(36)}${cells.map((cell, i) => cell.padStart((heads[i]?.length ?? 0) + 2)).join('')}\n`;
  return [line('route', heads), ...seen.map((each, i) => line(nameOf(each), rows[i] ?? []))].join('');
}

/** A limit turned round, so that more is better as in all benches. */
const within = (name: string, limit: number, value: number, unit: string): Measured => ({
  name: `${name}, ${limit} ${unit} / measured`,
  value: limit / Math.max(value, 1),
  floor: 1,
  note: `${Math.round(value)} ${unit}`,
});

function limitsOf(seen: Seen): Measured[] {
  const name = nameOf(seen);
  const { route, scores, failed } = seen;
  const full = (['accessibility', 'best-practices', ...(route.isPublic ? ['seo' as const] : [])] as const).map(
    (category) => ({ name: `${name}, ${category}`, value: scores[category], floor: 1, note: failed.join('; ') }),
  );
  const limits = [
    { name: `${name}, performance`, value: scores.performance, floor: route.performance, note: '' },
    ...full,
    within(name, MOST_REQUESTS, seen.requests, 'requests'),
  ];
  if (route.path === '/wizard') limits.push(within(name, WIZARD_SCRIPT_KB, seen.scriptKb, 'kB of script'));
  if (route.path !== '/') return limits;
  return [
    ...limits,
    within(name, LANDING.scriptKb, seen.scriptKb, 'kB of script'),
    within(name, LANDING.largestPaint, seen.largestPaint, 'ms to the largest paint'),
    within(name, LANDING.blocking, seen.blocking, 'ms of blocking'),
  ];
}

/** In an empty database. Prints the table. */
export async function measureRoutes(
  databaseUrl: string,
  dataDir: string,
  words: readonly string[],
): Promise<Measured[]> {
  const seen = await benchRoutes(databaseUrl, dataDir, await findBrowser(), choiceOf(words));
  process.stdout.write(`${table(seen)}\n`);
  return seen.flatMap(limitsOf);
}
