/** Posts one delivery, and records how that ended. */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import type { WebhookAnswer } from '#platform/ports.js';
import { openText } from '#features/identity/index.js';
import { notify } from '#features/notifications/index.js';
import { readSiteHost } from '../site-host.js';
import { signedHeaders } from '../webhook-secret.js';
import { afterTry } from './after-try.js';
import { LIVE_KEY } from './event-kinds.js';
import { payloadOf, type Subject } from './payload.js';
import { enqueueDelivery } from './queue-webhooks.job.js';
import { ACCOUNT_WEBHOOK_TURNED_OFF, WEBHOOK_TURNED_OFF } from './webhooks.notifications.js';

interface Waiting extends Subject {
  readonly webhookId: string;
  readonly url: string;
  readonly sealedSecret: string;
  /** Where requests are signed with it as well. */
  readonly earlierSealedSecret: string | null;
  /** False also where the key that added an account's webhook has ended. */
  readonly isOn: boolean;
}

const FIND = `select d.id, d.event, d.subject_id as "subjectId", d.created_at as "createdAt", w.id as "webhookId",
    w.site_id as "siteId", w.user_id as "userId", w.url, w.sealed_secret as "sealedSecret",
    case when w.earlier_secret_until > $2 then w.earlier_sealed_secret end as "earlierSealedSecret",
    w.turned_off_at is null and (w.site_id is not null or w.made_by_key is null or k.id is not null) as "isOn"
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id left join api_keys k on ${LIVE_KEY}
  where d.id = $1 and d.state = 'waiting'`;

/**
 * The job. Killed after the request, it sends again with the same `webhook-id`, by which the receiver knows it. What
 * has ended meanwhile is not sent.
 */
export async function sendWebhook(ctx: Ctx, { deliveryId }: Jobs['send_webhook']): Promise<void> {
  const found = await row<Waiting>(ctx.em, FIND, [deliveryId, ctx.clock.now()]);
  if (!found) return;
  const answer = await answerTo(ctx, found);
  await unitOfWork(ctx, (tx) => record(tx, found, answer));
}

async function answerTo(ctx: Ctx, waiting: Waiting): Promise<WebhookAnswer> {
  if (!waiting.isOn) return { fault: 'turned_off' };
  const body = await payloadOf(ctx, waiting);
  if (body === null) return { fault: 'gone' };
  const { id, webhookId, url, sealedSecret, earlierSealedSecret } = waiting;
  const sealed = [sealedSecret, ...(earlierSealedSecret === null ? [] : [earlierSealedSecret])];
  const secrets = sealed.map((text) => openText(ctx.config, 'webhook-secret', webhookId, text));
  return ctx.ports.webhooks.post({ url, headers: signedHeaders(secrets, id, ctx.clock.now(), body), body });
}

const LOCK = `select d.tries, w.failing_since as "failingSince" from webhook_deliveries d
  join webhooks w on w.id = d.webhook_id where d.id = $1 and d.state = 'waiting' for update`;
const STORE = `update webhook_deliveries set state = $2, tries = $3, last_status = $4, last_fault = $5,
  last_try_at = $6, next_try_at = $7 where id = $1 returning id`;

async function record(tx: TxCtx, waiting: Waiting, answer: WebhookAnswer): Promise<void> {
  const known = await row<{ tries: number; failingSince: Date | null }>(tx.em, LOCK, [waiting.id]);
  if (!known) return;
  const now = tx.clock.now();
  const [status, fault] = 'status' in answer ? [answer.status, null] : [null, answer.fault];
  const isOver = fault === 'gone' || fault === 'turned_off';
  const tries = known.tries + 1;
  const { state, nextTryAt, turnsOff } = isOver
    ? { state: 'failed', nextTryAt: null, turnsOff: false }
    : afterTry(answer, { tries, failingSince: known.failingSince, now });
  await row(tx.em, STORE, [waiting.id, state, tries, status, fault, now, nextTryAt]);
  if (isOver) return;
  if (nextTryAt) await enqueueDelivery(tx, waiting.id, nextTryAt);
  await rememberHealth(tx, waiting.webhookId, state === 'delivered');
  if (turnsOff) await turnOff(tx, waiting);
}

/** Since when it fails; one that its owner has turned off meanwhile has not failed. */
async function rememberHealth(tx: TxCtx, webhookId: string, isWell: boolean): Promise<void> {
  const since = isWell ? null : tx.clock.now();
  const text = `update webhooks set failing_since = case when $2::timestamptz is null then null
    else coalesce(failing_since, $2) end where id = $1 and turned_off_at is null returning id`;
  await row(tx.em, text, [webhookId, since]);
}

async function turnOff(tx: TxCtx, { webhookId, siteId, userId, url }: Waiting): Promise<void> {
  const text = 'update webhooks set turned_off_at = $2 where id = $1 and turned_off_at is null returning id';
  if (!(await row(tx.em, text, [webhookId, tx.clock.now()]))) return;
  const { host } = new URL(url);
  if (siteId === null) {
    if (userId !== null) await notify(tx, userId, ACCOUNT_WEBHOOK_TURNED_OFF, { receiver: host });
    return;
  }
  const site = await readSiteHost(tx, siteId);
  if (!site) return;
  await notify(tx, site.userId, WEBHOOK_TURNED_OFF, { siteId, receiver: host, site: site.host });
}
