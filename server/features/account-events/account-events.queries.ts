/** The read path of the log. Callers check permissions. Events without a number are not there yet. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountEventKind } from '#core/account-events.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { AccountEventType } from './account-events.types.js';

const EVENT_COLUMNS = columns<AccountEventType>()('id type sequence occurredAt data', {
  table: 'e',
  expressions: { type: 'e.kind' },
});

interface Part {
  readonly after: number;
  /** The last one of the part; without it the newest. */
  readonly upTo?: number;
  readonly kinds: readonly AccountEventKind[];
  readonly limit: number;
}

/** Oldest first. */
export function listEvents(
  em: EntityManager,
  userId: string,
  { after, upTo = Number.MAX_SAFE_INTEGER, kinds, limit }: Part,
): Promise<AccountEventType[]> {
  const text = `select ${EVENT_COLUMNS} from account_events e
    where e.user_id = $1 and e.sequence > $2 and e.sequence <= $5 and e.kind = any($3::text[])
    order by e.sequence limit $4`;
  return rows<AccountEventType>(em, text, [userId, after, kinds, limit, upTo]);
}

interface NewestPart {
  /** Below this number; without it from the newest. */
  readonly before?: number | undefined;
  readonly kinds: readonly AccountEventKind[];
  readonly limit: number;
}

/** Newest first. */
export function listNewestEvents(
  em: EntityManager,
  userId: string,
  { before = Number.MAX_SAFE_INTEGER, kinds, limit }: NewestPart,
): Promise<AccountEventType[]> {
  const text = `select ${EVENT_COLUMNS} from account_events e
    where e.user_id = $1 and e.sequence < $2 and e.kind = any($3::text[]) order by e.sequence desc limit $4`;
  return rows<AccountEventType>(em, text, [userId, before, kinds, limit]);
}

/** The greatest number that was given, of any account; 0 where there is none. */
export async function lastSequence(em: EntityManager): Promise<number> {
  const text = 'select coalesce(max(sequence), 0) as last from account_events';
  return (await row<{ last: number }>(em, text))?.last ?? 0;
}

/** Null where it is swept. */
export function findEvent(em: EntityManager, id: string): Promise<AccountEventType | null> {
  return row<AccountEventType>(em, `select ${EVENT_COLUMNS} from account_events e where e.id = $1`, [id]);
}
