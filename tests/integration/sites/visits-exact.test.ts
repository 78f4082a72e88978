/**
 * A scripted log of 100,000 requests through two counters, as two processes have them, compared with what a plain
 * reading of the same log says. It goes over three midnights in Tehran, two of them with a change of the clocks.
 */
import { isbot } from 'isbot';
import { VisitCounter } from '#features/visits/counting/visit-counter.js';
import { writeVisits } from '#features/visits/counting/write-visits.js';
import { rows } from '#platform/db/rows.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { paidOrder, untilSite } from '#tests/helpers/sites.js';
import { countedLines, LAPTOP, PHONE, requestOf, ROBOT } from '#tests/helpers/visits.js';

const REQUESTS = 100_000;
/** Midnight in Tehran: of a usual day, and of the days on which the clocks were last put forward and back. */
const MIDNIGHTS = ['2022-03-21T20:30:00Z', '2022-09-21T20:30:00Z', '2026-11-21T20:30:00Z'];
const AROUND_MS = 90 * 60_000;
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const AGENTS = [PHONE, LAPTOP, TABLET, `${PHONE} Instagram`, ROBOT, '', 'curl/8.5.0'];
const DEVICES = new Map([
  [PHONE, 'phone'],
  [LAPTOP, 'desktop'],
  [TABLET, 'tablet'],
  [`${PHONE} Instagram`, 'phone'],
]);
const PAGES = ['index.html', 'about.html', 'خدمات.html', 'blog/index.html'];
const ADDRESSES_OF = new Map([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['خدمات.html', '/خدمات'],
  ['blog/index.html', '/blog/'],
]);
const REFERRERS = [
  ['', 'direct', ''],
  ['https://narvan.example/about', null, ''],
  ['https://www.google.com/', 'google', 'google.com'],
  ['https://l.instagram.com/', 'instagram', 'l.instagram.com'],
  ['https://blog.example.org/a?b=c', 'other', 'blog.example.org'],
] as const;

interface Line {
  readonly at: number;
  readonly address: string;
  readonly userAgent: string;
  readonly path: string;
  readonly referrer: (typeof REFERRERS)[number];
}

/** The same log on every run, in the order of time. */
function scriptedLog(): Line[] {
  let state = 20_261_121;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const some = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;
  const lines = Array.from({ length: REQUESTS }, () => ({
    at: Date.parse(some(MIDNIGHTS)) - AROUND_MS + next(2 * AROUND_MS),
    // A few hundred people who come again and again.
    address: `${some(['198.51.100', '203.0.113'])}.${next(250)}`,
    userAgent: some(AGENTS),
    path: some(PAGES),
    referrer: some(REFERRERS),
  }));
  return lines.sort((a, b) => a.at - b.at);
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran', dateStyle: 'short' });

/** The lines of `countedLines`, by sets and additions alone. Who counts first is who is first in the log. */
function expectedLines(log: readonly Line[]): string[] {
  const views = new Map<string, number>();
  const visitors = new Map<string, Set<string>>();
  const known = new Set<string>();
  for (const { at, address, userAgent, path, referrer } of log) {
    if (userAgent === '' || isbot(userAgent)) continue;
    const day = dayFormat.format(at);
    const who = `${address} ${userAgent}`;
    const [, source, host] = referrer;
    const addView = (key: string): void => void views.set(key, (views.get(key) ?? 0) + 1);
    const addVisitor = (key: string): void => void visitors.set(key, (visitors.get(key) ?? new Set()).add(who));
    const page = `${day} page ${ADDRESSES_OF.get(path) ?? ''}`;
    const always = [`${day} total `, `${day} device ${DEVICES.get(userAgent) ?? ''}`, `${day} country `, page];
    for (const key of always) {
      addView(key);
      addVisitor(key);
    }
    if (source !== null) addView(`${day} source ${source}`);
    if (host !== '') addView(`${day} referrer ${host}`);
    if (known.has(`${day} ${who}`)) continue;
    known.add(`${day} ${who}`);
    addVisitor(`${day} source ${source ?? 'direct'}`);
    if (host !== '') addVisitor(`${day} referrer ${host}`);
  }
  const keys = new Set([...views.keys(), ...visitors.keys()]);
  return [...keys].map((key) => `${key} ${views.get(key) ?? 0}/${visitors.get(key)?.size ?? 0}`).sort();
}

let app: TestApp;
let siteId: string;

beforeAll(async () => {
  app = await createTestApp();
  const owner = await createAccount(app);
  siteId = (await untilSite(app, await paidOrder(app, owner))).id;
});
afterAll(() => app?.close());

it('visits are exact against a log of 100,000 requests', async () => {
  const log = scriptedLog();
  const clock = manualClock(new Date(log[0]?.at ?? 0).toISOString());
  const faults: unknown[] = [];
  const counterOf = (): VisitCounter =>
    new VisitCounter({
      clock,
      write: (days) => writeVisits({ ...app.ctx(), clock }, days),
      onFault: (error) => void faults.push(error),
    });
  const counters = [counterOf(), counterOf()] as const;
  // A visitor stays at one process until the next writing, so that it is known which of its views was first.
  const counterFor = (address: string, round: number): VisitCounter =>
    counters[(Number(address.split('.').at(-1)) + round) % 2] ?? counters[0];
  for (const [index, { at, address, userAgent, path, referrer }] of log.entries()) {
    const gapMs = at - clock.now().getTime();
    if (gapMs > AROUND_MS) await Promise.all(counters.map((counter) => counter.flush()));
    clock.advance(gapMs);
    const headers: Record<string, string> = referrer[0] === '' ? {} : { referer: referrer[0] };
    counterFor(address, Math.floor(index / 4000)).note(requestOf(address, userAgent, headers), { siteId, path });
    if (index % 4000 === 3999) await Promise.all(counters.map((counter) => counter.flush()));
  }
  await Promise.all(counters.map((counter) => counter.close()));
  expect(faults).toEqual([]);
  const expected = expectedLines(log);
  expect(await countedLines(app, siteId)).toEqual(expected);
  expect(new Set(expected.map((line) => line.slice(0, 10)))).toEqual(
    new Set(['2022-03-21', '2022-03-22', '2022-09-21', '2022-09-22', '2026-11-21', '2026-11-22']),
  );
}, 120_000);

it('the shares of sources and devices add up to the visitors', async () => {
  const sums = await rows<{ day: string; sums: number[] }>(
    app.ctx().em,
    `select day::text as day, array_agg(distinct visitors) as sums from (
       select day, dimension, sum(visitors)::int as visitors from visit_counts
       where site_id = $1 and dimension in ('total', 'source', 'device', 'country') group by 1, 2) t group by 1`,
    [siteId],
  );
  expect(sums).toHaveLength(6);
  for (const { sums: of } of sums) expect(of).toHaveLength(1);
});
