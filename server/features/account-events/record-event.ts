/** Writing the log of an account. */
import type { AccountEventData, AccountEventKind } from '#core/account-events.js';
import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { Key } from '#platform/provided.js';

type Follower = (tx: TxCtx, userId: string) => Promise<void>;

/** Called in the transaction of an event, by whose commit it may be numbered. Webhooks are above and send events on. */
export const EVENT_FOLLOWER = new Key<Follower>('follower of the log of an account');

export interface NewAccountEvent<Kind extends AccountEventKind> {
  /** The owner of the record, whoever changed it. */
  readonly userId: string;
  readonly recordId: string;
  readonly data: AccountEventData<Kind>;
}

const INSERT = `insert into account_events (id, user_id, kind, record_id, data, occurred_at)
  select each.id, each.user_id, $1, each.record_id, each.data::jsonb, $6
  from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[]) as each (id, user_id, record_id, data)`;

/**
 * Events of one kind, part of the transaction that makes them true: without that there is no event, and with it there
 * always is one.
 */
export async function recordAccountEvents<Kind extends AccountEventKind>(
  tx: TxCtx,
  kind: Kind,
  events: readonly NewAccountEvent<Kind>[],
): Promise<void> {
  if (events.length === 0) return;
  const users = events.map(({ userId }) => userId);
  const records = events.map(({ recordId }) => recordId);
  const data = events.map((event) => JSON.stringify(event.data));
  await rows(tx.em, INSERT, [kind, events.map(() => newId()), users, records, data, tx.clock.now()]);
  for (const follow of tx.provided.all(EVENT_FOLLOWER)) for (const userId of new Set(users)) await follow(tx, userId);
}

/** The same of one event. */
export function recordAccountEvent<Kind extends AccountEventKind>(
  tx: TxCtx,
  kind: Kind,
  event: NewAccountEvent<Kind>,
): Promise<void> {
  return recordAccountEvents(tx, kind, [event]);
}
