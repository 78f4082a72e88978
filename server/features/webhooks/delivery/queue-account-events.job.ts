/** The log of an account has grown: its new events are to be sent to the webhooks of the account. */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { lastSequence, listEvents, numberEvents, type AccountEventType } from '#features/account-events/index.js';
import { kindsOf, LIVE_KEY, type EventChoice } from './event-kinds.js';
import { enqueueDelivery } from './queue-webhooks.job.js';

/** In the transaction of an event: a job for accounts that have a webhook. */
export async function followEvents(tx: TxCtx, userId: string): Promise<void> {
  const text = 'select id from webhooks where user_id = $1 and turned_off_at is null limit 1';
  if (await row(tx.em, text, [userId])) await tx.enqueue('queue_account_events', { userId });
}

interface Following extends EventChoice {
  readonly id: string;
  readonly sentSequence: number;
}

const FOLLOWING = `select w.id, w.events, w.sent_sequence as "sentSequence", w.made_by_key as "madeByKey", k.scopes
  from webhooks w left join api_keys k on ${LIVE_KEY}
  where w.user_id = $1 and w.turned_off_at is null order by w.id for no key update of w`;

/** Events of one run and webhook. */
const BATCH = 500;

/** The job. Each webhook remembers how far it has come, so that a second run makes no second delivery. */
export async function queueAccountEvents(ctx: Ctx, { userId }: Jobs['queue_account_events']): Promise<void> {
  await numberEvents(ctx);
  await unitOfWork(ctx, async (tx) => {
    for (const webhook of await rows<Following>(tx.em, FOLLOWING, [userId, tx.clock.now()]))
      await catchUp(tx, userId, webhook);
  });
}

async function catchUp(tx: TxCtx, userId: string, webhook: Following): Promise<void> {
  // Before the events are read: later ones are left to the job that they have queued themselves.
  const newest = await lastSequence(tx.em);
  const part = { after: webhook.sentSequence, upTo: newest, kinds: kindsOf(webhook), limit: BATCH };
  const events = await listEvents(tx.em, userId, part);
  await queueEvents(tx, webhook.id, events);
  const isFull = events.length === BATCH;
  const sent = isFull ? (events.at(-1)?.sequence ?? newest) : newest;
  await rows(tx.em, 'update webhooks set sent_sequence = $2 where id = $1', [webhook.id, sent]);
  if (isFull) await tx.enqueue('queue_account_events', { userId });
}

const ADD = `insert into webhook_deliveries (id, webhook_id, event, subject_id, created_at)
  select each.id, $1, each.event, each.subject_id, $5 from unnest($2::uuid[], $3::text[], $4::uuid[]) as each (id, event, subject_id)
  on conflict (webhook_id, subject_id) where subject_id is not null
  do update set state = 'waiting', tries = 0, next_try_at = null returning id`;

/** Those that were sent before are sent again, with the same ids. */
export async function queueEvents(tx: TxCtx, webhookId: string, events: readonly AccountEventType[]): Promise<void> {
  const ids = events.map(() => newId());
  const [types, subjects] = [events.map(({ type }) => type), events.map(({ id }) => id)];
  const made = await rows<{ id: string }>(tx.em, ADD, [webhookId, ids, types, subjects, tx.clock.now()]);
  for (const { id } of made) await enqueueDelivery(tx, id);
}
