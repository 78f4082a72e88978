/** Writes what was counted: hashes of visitors that are new on their day, and the counts. One transaction. */
import { hash as digest } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf } from '../../../../core/dates/calendar.js';
import { VISITS } from '../../../../core/limits/limits.js';
import { REST_OF_VALUES, type VisitDimension } from '../../../../core/sites/site-visits.js';
import { unitOfWork, type Ctx } from '../../../platform/context.js';
import { rows } from '../../../platform/db/rows.js';
import { boundedValues, type ValueOf } from './bounded-values.js';
import { countries } from './country.js';
import type { PendingDay, PendingVisitor } from './pending-visits.js';
import { saltsOf } from './salts.js';

interface Tally {
  readonly siteId: string;
  readonly day: string;
  readonly dimension: VisitDimension;
  readonly value: string;
  views: number;
  visitors: number;
}

interface Mark {
  readonly siteId: string;
  readonly day: string;
  readonly hash: string;
}

const keyOf = ({ siteId, day, hash }: Mark): string => `${day} ${siteId} ${hash}`;

/** 16 bytes, hexadecimal. */
function hashOf(...parts: readonly string[]): string {
  return digest('sha256', parts.join('\n'), 'hex').slice(0, 32);
}

interface Sources {
  readonly salts: ReadonlyMap<string, string>;
  readonly countryOf: (address: string) => string | null;
  readonly valueOf: ValueOf;
}

/** What of the pending days is to be written. */
class Batch {
  readonly tallies = new Map<string, Tally>();
  /** Each with the tallies that have one visitor more where it is new. */
  readonly marks = new Map<string, Mark & { readonly of: readonly Tally[] }>();

  constructor(private readonly sources: Sources) {}

  addDay(day: PendingDay): void {
    for (const [source, views] of day.sources) this.tally(day, 'source', source).views += views;
    for (const [referrer, views] of day.referrers)
      this.tally(day, 'referrer', this.sources.valueOf(day, 'referrer', referrer)).views += views;
    for (const visitor of day.visitors) this.addVisitor(day, visitor);
  }

  private addVisitor(day: PendingDay, { address, userAgent, device, first, pages }: PendingVisitor): void {
    const { salts, countryOf, valueOf } = this.sources;
    const salt = salts.get(day.day);
    if (salt === undefined) throw new Error(`there is no salt of ${day.day}`);
    const hash = hashOf(salt, day.siteId, address, userAgent);
    const country = this.tally(day, 'country', countryOf(address) ?? REST_OF_VALUES);
    const of = [this.tally(day, 'total', ''), this.tally(day, 'device', device), country];
    for (const [path, views] of pages) {
      const value = valueOf(day, 'page', path);
      const page = this.tally(day, 'page', value);
      for (const each of [...of, page]) each.views += views;
      this.mark({ ...day, hash: hashOf(salt, hash, value) }, [page]);
    }
    const from = [this.tally(day, 'source', first.source)];
    if (first.source !== 'direct') from.push(this.tally(day, 'referrer', valueOf(day, 'referrer', first.referrer)));
    this.mark({ ...day, hash }, [...of, ...from]);
  }

  private mark({ siteId, day, hash }: Mark, of: readonly Tally[]): void {
    const mark = { siteId, day, hash, of };
    this.marks.set(keyOf(mark), mark);
  }

  private tally({ siteId, day }: PendingDay, dimension: VisitDimension, value: string): Tally {
    const key = `${siteId} ${day} ${dimension} ${value}`;
    let found = this.tallies.get(key);
    if (!found) this.tallies.set(key, (found = { siteId, day, dimension, value, views: 0, visitors: 0 }));
    return found;
  }
}

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
  where exists (select from sites s where s.id = t.site_id) order by t.site_id, t.day, t.dimension collate "C", t.value collate "C"
  on conflict (site_id, grain, day, dimension, value) do update
    set views = visit_counts.views + excluded.views, visitors = visit_counts.visitors + excluded.visitors`;

async function writeMarks(em: EntityManager, { marks }: Batch): Promise<void> {
  const sorted = [...marks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mark]) => mark);
  for (const part of parts(sorted)) {
    const values = [part.map(({ day }) => day), part.map(({ siteId }) => siteId), part.map(({ hash }) => hash)];
    for (const mark of await rows<Mark>(em, MARK, values))
      for (const tally of marks.get(keyOf(mark))?.of ?? []) tally.visitors += 1;
  }
}

async function writeTallies(em: EntityManager, { tallies }: Batch): Promise<void> {
  const sorted = [...tallies].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally);
  for (const part of parts(sorted))
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
    const batch = new Batch({ salts, countryOf, valueOf: await boundedValues(em, days) });
    for (const day of days) batch.addDay(day);
    await writeMarks(em, batch);
    await writeTallies(em, batch);
  });
}
