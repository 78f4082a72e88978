/** Raw reads of the log of mails. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { foldForSearch } from '#core/text/digits.js';
import type { Ctx } from '#platform/context.js';
import { orderBy, orderOf, type Order } from '#platform/db/order.js';
import { readPage, readSlice, type LazyPage, type PageBounds, type Slice } from '#platform/db/page.js';
import { Conditions, wordsOf } from '#platform/db/conditions.js';
import { row } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { EMAIL_STATUSES, type EmailSort, type EmailStatus } from './email-log.values.js';
import { statusNames } from './emails.messages.js';
import type { EmailLogType, EmailServiceStatusType, EmailStatsType } from './emails.types.js';

export interface LogFilter extends Order<EmailSort> {
  readonly search: string;
  readonly status?: EmailStatus | null | undefined;
  /** When it was queued. */
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

const COLUMNS = columns<EmailLogType>()(
  'id userId to subject status success error attempts history service templateType sentAt createdAt',
  { expressions: { to: '"to"', success: "status = 'sent'" } },
);
const LOGS = `select ${COLUMNS} from email_logs`;
const SORTS = { created: 'created_at', recipient: '"to"', attempts: 'attempts' } as const;

/** The states that the searched words name, in Persian or as they are stored. */
function statusesNamed(words: readonly string[]): EmailStatus[] {
  return EMAIL_STATUSES.filter((status) => {
    const name = `${status} ${foldForSearch(statusNames[status])}`;
    return words.every((word) => name.includes(word));
  });
}

function conditionsOf({ search, status, from, to }: LogFilter): Conditions {
  const conditions = new Conditions();
  if (status) conditions.add(status, (at) => `status = ${at}`);
  conditions.period('created_at', { from, to });
  const named = statusesNamed(wordsOf(search));
  const orNamed = named.length > 0 ? ` or status in (${named.map((name) => `'${name}'`).join(', ')})` : '';
  conditions.search(search, (has) => `(${has('search_text')}${orNamed})`);
  return conditions;
}

const listOf = (filter: LogFilter) => ({
  columns: COLUMNS,
  from: 'from email_logs',
  where: conditionsOf(filter),
  order: orderOf(SORTS, filter),
});

/** Without its count. */
export function sliceLogs(ctx: Ctx, filter: LogFilter, bounds: PageBounds): Promise<Slice<EmailLogType>> {
  return readSlice<EmailLogType>(ctx, listOf(filter), bounds);
}

export function pageLogs(ctx: Ctx, filter: LogFilter, bounds: PageBounds): Promise<LazyPage<EmailLogType>> {
  return readPage<EmailLogType>(ctx, listOf(filter), bounds);
}

/** For exports: everything that the filter lets through, in its order. */
export function emailLogSelection(filter: LogFilter): { readonly text: string; readonly values: Conditions['values'] } {
  const { sql, values } = conditionsOf(filter);
  return { text: `${LOGS} ${sql} ${orderBy(SORTS, filter)}`, values };
}

export function findLogRow(em: EntityManager, id: string): Promise<EmailLogType | null> {
  return row<EmailLogType>(em, `${LOGS} where id = $1`, [id]);
}

export async function countEmails(em: EntityManager, midnight: Date): Promise<EmailStatsType> {
  const counts = await row<EmailStatsType>(
    em,
    `select count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'failed') as failed,
       count(*) filter (where status = 'queued') as queued, count(*) filter (where sent_at >= $1) as today
     from email_logs`,
    [midnight],
  );
  return counts ?? { sent: 0, failed: 0, queued: 0, today: 0 };
}

export type LastOutcomes = Pick<EmailServiceStatusType, 'lastSuccessAt' | 'lastFailureAt' | 'lastError'>;

/** The newest error of mails that failed, whether or not a further try is due. */
export async function lastOutcomes(em: EntityManager): Promise<LastOutcomes> {
  const found = await row<LastOutcomes>(
    em,
    `select (select max(sent_at) from email_logs) as "lastSuccessAt", failure.at as "lastFailureAt", failure.error as "lastError"
     from (select 1) as one left join lateral (
       select (attempt->>'at')::timestamptz as at, attempt->>'error' as error
       from (select history from email_logs where attempts > 0 order by created_at desc, id desc limit 200) as recent,
         jsonb_array_elements(recent.history) as attempt
       where attempt->>'error' is not null order by 1 desc limit 1
     ) as failure on true`,
  );
  return found ?? { lastSuccessAt: null, lastFailureAt: null, lastError: null };
}

export interface MailHealth {
  /** Mails with an attempt that failed after the last one that was sent, and not for its receiver alone. */
  readonly failedSinceSent: number;
  /** How long the oldest mail has waited that was never tried; 0 where none waits. Whole seconds. */
  readonly oldestQueuedSeconds: number;
  /** Whole seconds; null where none was ever sent. */
  readonly lastSentSeconds: number | null;
}

/** Whether mails leave: of the newest ones that were tried, and of those that wait. */
export async function mailHealth({ em, clock }: Pick<Ctx, 'em' | 'clock'>): Promise<MailHealth> {
  const found = await row<MailHealth>(
    em,
    `with last as (select max(sent_at) as at from email_logs)
     select
       (select count(*)::int from (select history from email_logs where attempts > 0 order by created_at desc, id desc limit 200) as recent
         where exists (select from jsonb_array_elements(recent.history) as attempt where attempt->>'error' is not null
           and attempt->'isOfRecipient' is distinct from 'true' and (attempt->>'at')::timestamptz > coalesce(last.at, '-infinity'))) as "failedSinceSent",
       (select coalesce(extract(epoch from $1::timestamptz - min(created_at))::int, 0) from email_logs
         where status = 'queued' and attempts = 0) as "oldestQueuedSeconds",
       extract(epoch from $1::timestamptz - last.at)::int as "lastSentSeconds"
     from last`,
    [clock.now()],
  );
  return found ?? { failedSinceSent: 0, oldestQueuedSeconds: 0, lastSentSeconds: null };
}
