/** The read path of subscribers: those who have confirmed, and no others. Callers check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { SubscribersFilterData } from './subscribers.inputs.js';
import type { NewsletterType, SubscriberType } from './subscribers.types.js';

const COLUMNS = columns<SubscriberType>()('id siteId ownerId email name pagePath requestedAt confirmedAt', {
  table: 'n',
  expressions: { ownerId: 's.user_id' },
});
const FROM = 'from newsletter_subscribers n join sites s on s.id = n.site_id';
const CONFIRMED = 'n.confirmed_at is not null';

/** `id` must be an id. */
export function findSubscriber(em: EntityManager, id: string): Promise<SubscriberType | null> {
  return row<SubscriberType>(em, `select ${COLUMNS} ${FROM} where n.id = $1 and ${CONFIRMED}`, [id]);
}

/** The subscribers of one site, in the order of their ids. `after` is an id. */
export function findSubscribersAfter(
  em: EntityManager,
  siteId: string,
  after: string,
  limit: number,
): Promise<SubscriberType[]> {
  const text = `select ${COLUMNS} ${FROM} where n.site_id = $1 and n.id > $2 and ${CONFIRMED} order by n.id limit $3`;
  return rows<SubscriberType>(em, text, [siteId, after, limit]);
}

function matching(siteId: string, { search }: SubscribersFilterData): Conditions {
  const where = new Conditions();
  where.add(siteId, (at) => `n.site_id = ${at}`);
  where.must(CONFIRMED);
  where.search(search, (has) => has('n.search_text'));
  return where;
}

/** Those who confirmed last first. */
export async function listSubscribers(
  ctx: Ctx,
  siteId: string,
  filter: SubscribersFilterData,
  bounds: PageBounds,
): Promise<LazyPage<SubscriberType>> {
  const where = matching(siteId, filter);
  const order = newestFirst('n.confirmed_at', 'n.id');
  return readPage<SubscriberType>(ctx, { columns: COLUMNS, from: FROM, where, order }, bounds);
}

const BATCH = 500;

/**
 * All subscribers of a filter, those who confirmed last first, a batch at a time. Each batch is a query of its own, so
 * that a slow reader holds no connection.
 */
export async function* subscriberBatches(
  ctx: Ctx,
  siteId: string,
  filter: SubscribersFilterData,
): AsyncGenerator<readonly SubscriberType[]> {
  let last: SubscriberType | undefined;
  for (;;) {
    const where = matching(siteId, filter);
    if (last) {
      const id = where.placeholder(last.id);
      where.add(last.confirmedAt, (at) => `(n.confirmed_at, n.id) < (${at}, ${id})`);
    }
    const text = `select ${COLUMNS} ${FROM} ${where.sql} order by n.confirmed_at desc, n.id desc limit ${BATCH}`;
    const batch = await rows<SubscriberType>(ctx.em, text, where.values);
    if (batch.length > 0) yield batch;
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}

const COUNTS = `select s.id as "siteId", count(n.confirmed_at)::int as confirmed,
    (count(n.id) - count(n.confirmed_at))::int as pending
  from sites s left join newsletter_subscribers n on n.site_id = s.id where s.id = any($1::uuid[]) group by s.id`;

/** Loads the newsletters of many sites in one query. */
export function newsletterLoader(ctx: Ctx): DataLoader<string, NewsletterType | null> {
  return loaderOf<NewsletterType>(
    ctx,
    'newsletter.counts',
    (ids) => rows<NewsletterType>(ctx.em, COUNTS, [[...ids]]),
    ({ siteId }) => siteId,
  );
}
