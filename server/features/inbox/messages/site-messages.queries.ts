/** The read path of messages. Callers check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import { senderKey } from '#core/sites/site-messages.js';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { EmailStatus } from '#features/emails/index.js';
import type { MessagesFilter } from './site-messages.inputs.js';
import type { SiteMessageType } from './site-messages.types.js';

const COLUMNS = columns<SiteMessageType>()(
  `id siteId ownerId kind formTitle pagePath fields files senderName senderEmail senderPhone state spamReasons readAt
   replies receivedAt`,
  { table: 'm', expressions: { ownerId: 's.user_id' } },
);
const FROM = 'from site_messages m join sites s on s.id = m.site_id';

/** In any order. `ids` must be ids. */
export function findMessages(em: EntityManager, ids: readonly string[]): Promise<SiteMessageType[]> {
  return rows<SiteMessageType>(em, `select ${COLUMNS} ${FROM} where m.id = any($1::uuid[])`, [[...ids]]);
}

/** The messages of one site, oldest first. `after` is an id. */
export function findMessagesAfter(
  em: EntityManager,
  siteId: string,
  after: string,
  limit: number,
): Promise<SiteMessageType[]> {
  const text = `select ${COLUMNS} ${FROM} where m.site_id = $1 and m.id > $2 order by m.id limit $3`;
  return rows<SiteMessageType>(em, text, [siteId, after, limit]);
}

/** The condition that message `m` is of a sender; the placeholders are of their address and of their number. */
export function ofSender(email: string, phone: string): string {
  return `(m.sender_email = ${email} or regexp_replace(m.sender_phone, '[^0-9+]', '', 'g') = ${phone})`;
}

function matching(siteId: string, { state, sender, isUnread, search, updatedSince }: MessagesFilter): Conditions {
  const where = new Conditions();
  where.add(siteId, (at) => `m.site_id = ${at}`);
  const key = senderKey(sender ?? '');
  const shown = state ?? (key ? null : 'inbox');
  if (shown) where.add(shown, (at) => `m.state = ${at}`);
  if (key) {
    const phone = where.placeholder(key.phone);
    where.add(key.email, (email) => ofSender(email, phone));
  }
  if (isUnread) where.must('m.read_at is null');
  where.updatedSince('m.updated_at', updatedSince);
  where.search(search, (has) => has('m.search_text'));
  return where;
}

/** Newest first. */
export async function listMessages(
  ctx: Ctx,
  siteId: string,
  filter: MessagesFilter,
  bounds: PageBounds,
): Promise<LazyPage<SiteMessageType>> {
  const where = matching(siteId, filter);
  const order = newestFirst('m.received_at', 'm.id');
  return readPage<SiteMessageType>(ctx, { columns: COLUMNS, from: FROM, where, order }, bounds);
}

const BATCH = 500;

/**
 * All messages of a filter, newest first, a batch at a time. Each batch is a query of its own, so that a slow reader
 * holds no connection; messages that arrive meanwhile are left out.
 */
export async function* messageBatches(
  ctx: Ctx,
  siteId: string,
  filter: MessagesFilter,
): AsyncGenerator<readonly SiteMessageType[]> {
  let last: SiteMessageType | undefined;
  for (;;) {
    const where = matching(siteId, filter);
    if (last) {
      const id = where.placeholder(last.id);
      where.add(last.receivedAt, (at) => `(m.received_at, m.id) < (${at}, ${id})`);
    }
    const text = `select ${COLUMNS} ${FROM} ${where.sql} order by m.received_at desc, m.id desc limit ${BATCH}`;
    const batch = await rows<SiteMessageType>(ctx.em, text, where.values);
    if (batch.length > 0) yield batch;
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}

interface Unread {
  readonly siteId: string;
  readonly count: number;
}

/** How many messages in the inboxes of many sites are unread, in one query; null for none. */
export function unreadLoader(ctx: Ctx): DataLoader<string, Unread | null> {
  const text = `select site_id as "siteId", count(*) as count from site_messages
    where site_id = any($1::uuid[]) and state = 'inbox' and read_at is null group by site_id`;
  return loaderOf<Unread>(
    ctx,
    'inbox.unread',
    (ids) => rows<Unread>(ctx.em, text, [[...ids]]),
    ({ siteId }) => siteId,
  );
}

interface SentReply {
  readonly id: string;
  readonly status: EmailStatus;
}

/** Loads the status of the mails of many replies in one query. */
export function replyStatusLoader(ctx: Ctx): DataLoader<string, SentReply | null> {
  return loaderOf<SentReply>(
    ctx,
    'inbox.replies',
    (ids) => rows<SentReply>(ctx.em, 'select id, status from email_logs where id = any($1::uuid[])', [[...ids]]),
    ({ id }) => id,
  );
}
