/** Writes what was counted: hashes of visitors that are new on their day, and the counts. One transaction. */
import { hash as digest } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf } from '#core/dates/calendar.js';
import { VISITS } from '#core/limits/limits.js';
import { REST_OF_VALUES, type VisitDimension } from '#core/sites/site-visits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { boundedValues, type ValueOf } from './bounded-values.js';
import { countries } from './country.js';
import type { PendingDay, PendingVisitor } from './pending-visits.js';
import { saltsOf } from './salts.js';

interface Tally {
  readonly dimension: VisitDimension;
  readonly value: string;
  views: number;
  visitors: number;
}

/** 16 bytes, hexadecimal. */
function hashOf(...parts: readonly string[]): string {
  return digest('sha256', parts.join('\n'), 'hex').slice(0, 32);
}

interface Sources {
  readonly salts: ReadonlyMap<string, string>;
  readonly countryOf: (address: string) => string | null;
  readonly valueOf: ValueOf;
}

/** The counts of one site and day that are to be written. */
class Batch {
  readonly tallies = new Map<string, Tally>();
  /** By hash, each with the tallies that have one visitor more where it is new. */
  readonly marks = new Map<string, readonly Tally[]>();

  constructor(
    readonly pending: PendingDay,
    private readonly sources: Sources,
  ) {
    for (const [source, views] of pending.sources) this.tally('source', source).views += views;
    for (const [referrer, views] of pending.referrers) this.referrer(referrer).views += views;
    for (const visitor of pending.visitors) this.addVisitor(visitor);
  }

  private addVisitor({ address, userAgent, device, first, pages }: PendingVisitor): void {
    const { salts, countryOf, valueOf } = this.sources;
    const salt = salts.get(this.pending.day);
    if (salt === undefined) throw new Error(`there is no salt of ${this.pending.day}`);
    const hash = hashOf(salt, this.pending.siteId, address, userAgent);
    const country = this.tally('country', countryOf(address) ?? REST_OF_VALUES);
    const of = [this.tally('total', ''), this.tally('device', device), country];
    for (const [path, views] of pages) {
      const value = valueOf(this.pending, 'page', path);
      const page = this.tally('page', value);
      for (const each of [...of, page]) each.views += views;
      this.marks.set(hashOf(salt, hash, value), [page]);
    }
    const from = [this.tally('source', first.source)];
    if (first.source !== 'direct') from.push(this.referrer(first.referrer));
    this.marks.set(hash, [...of, ...from]);
  }

  private referrer(referrer: string): Tally {
    return this.tally('referrer', this.sources.valueOf(this.pending, 'referrer', referrer));
  }

  private tally(dimension: VisitDimension, value: string): Tally {
    const key = `${dimension} ${value}`;
    let found = this.tallies.get(key);
    if (!found) this.tallies.set(key, (found = { dimension, value, views: 0, visitors: 0 }));
    return found;
  }
}

const keyOf = ({ siteId, day }: Pick<PendingDay, 'siteId' | 'day'>): string => `${day} ${siteId}`;

/** Rows of one statement. */
const TOGETHER = 5000;

function* parts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += TOGETHER) yield items.slice(at, at + TOGETHER);
}

/** In one order in every process, so that two that write the same rows wait for each other and do not deadlock. */
const MARK = `insert into visit_marks (day, site_id, hash)
  select m.day, m.site_id, decode(m.hash, 'hex') from unnest($1::date[], $2::uuid[], $3::text[]) as m(day, site_id, hash)
  where exists (select from sites s where s.id = m.site_id) order by 1, 2, 3
  on conflict do nothing returning site_id as "siteId", day::text as day, encode(hash, 'hex') as hash`;

const COUNT = `insert into visit_counts (site_id, grain, day, dimension, value, views, visitors)
  select t.site_id, 'day', t.day, t.dimension, t.value, t.views, t.visitors
  from unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::int[], $6::int[])
    as t(site_id, day, dimension, value, views, visitors)
  where exists (select from sites s where s.id = t.site_id) order by t.day, t.site_id, t.dimension collate "C", t.value collate "C"
  on conflict (site_id, grain, day, dimension, value) do update
    set views = visit_counts.views + excluded.views, visitors = visit_counts.visitors + excluded.visitors`;

/** @param batches in the order of their keys */
async function writeMarks(em: EntityManager, batches: ReadonlyMap<string, Batch>): Promise<void> {
  const all = [...batches.values()].flatMap(({ pending: { day, siteId }, marks }) =>
    [...marks.keys()].sort().map((hash) => ({ day, siteId, hash })),
  );
  for (const part of parts(all)) {
    const values = [part.map(({ day }) => day), part.map(({ siteId }) => siteId), part.map(({ hash }) => hash)];
    for (const mark of await rows<(typeof all)[number]>(em, MARK, values))
      for (const tally of batches.get(keyOf(mark))?.marks.get(mark.hash) ?? []) tally.visitors += 1;
  }
}

/** @param batches in the order of their keys */
async function writeTallies(em: EntityManager, batches: ReadonlyMap<string, Batch>): Promise<void> {
  const all = [...batches.values()].flatMap(({ pending: { day, siteId }, tallies }) =>
    [...tallies].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => ({ day, siteId, ...tally })),
  );
  for (const part of parts(all))
    await rows(em, COUNT, [
      part.map(({ siteId }) => siteId),
      part.map(({ day }) => day),
      part.map(({ dimension }) => dimension),
      part.map(({ value }) => value),
      part.map(({ views }) => views),
      part.map(({ visitors }) => visitors),
    ]);
}

/** The first day whose salt and hashes are kept. */
export function firstOpenDay(now: Date): string {
  return dayOf(new Date(now.getTime() - VISITS.lateMs));
}

/**
 * Adds to the counts. A visitor is somebody with an address and a user agent, once a day and site, however many
 * processes and writings there are. Days whose hashes are deleted already are left out.
 */
export async function writeVisits(ctx: Ctx, given: readonly PendingDay[]): Promise<void> {
  const first = firstOpenDay(ctx.clock.now());
  const days = given.filter(({ day }) => day >= first);
  if (days.length === 0) return;
  const countryOf = await countries();
  await unitOfWork(ctx, async ({ em }) => {
    const salts = await saltsOf(
      em,
      days.map(({ day }) => day),
    );
    const sources = { salts, countryOf, valueOf: await boundedValues(em, days) };
    const sorted = days.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const batches = new Map(sorted.map((day) => [keyOf(day), new Batch(day, sources)]));
    await writeMarks(em, batches);
    await writeTallies(em, batches);
  });
}
