/** Posts one delivery, and records how that ended. */
import { siteLink } from '#core/client-links.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import type { WebhookAnswer } from '#platform/ports.js';
import { openText } from '#features/identity/index.js';
import { notify } from '#features/notifications/index.js';
import { readSiteHost } from '../site-host.js';
import { WEBHOOK_TEXTS } from '../webhooks.messages.js';
import { signedHeaders } from '../webhook-secret.js';
import { afterTry } from './after-try.js';
import { payloadOf, type Subject } from './payload.js';
import { enqueueDelivery } from './queue-webhooks.job.js';

interface Waiting extends Subject {
  readonly id: string;
  readonly webhookId: string;
  readonly url: string;
  readonly sealedSecret: string;
  readonly isOn: boolean;
}

const FIND = `select d.id, d.event, d.subject_id as "subjectId", d.created_at as "createdAt", w.id as "webhookId",
    w.site_id as "siteId", w.url, w.sealed_secret as "sealedSecret", w.turned_off_at is null as "isOn"
  from site_webhook_deliveries d join site_webhooks w on w.id = d.webhook_id where d.id = $1 and d.state = 'waiting'`;

/**
 * The job. Killed after the request, it sends again with the same `webhook-id`, by which the receiver knows it. What
 * has ended meanwhile is not sent.
 */
export async function sendWebhook(ctx: Ctx, { deliveryId }: Jobs['send_webhook']): Promise<void> {
  const found = await row<Waiting>(ctx.em, FIND, [deliveryId]);
  if (!found) return;
  const answer = await answerTo(ctx, found);
  await unitOfWork(ctx, (tx) => record(tx, found, answer));
}

async function answerTo(ctx: Ctx, waiting: Waiting): Promise<WebhookAnswer> {
  if (!waiting.isOn) return { fault: 'turned_off' };
  const body = await payloadOf(ctx, waiting);
  if (body === null) return { fault: 'gone' };
  const secret = openText(ctx.config, 'webhook-secret', waiting.webhookId, waiting.sealedSecret);
  const headers = signedHeaders(secret, waiting.id, ctx.clock.now(), body);
  return ctx.ports.webhooks.post({ url: waiting.url, headers, body });
}

const LOCK = `select d.tries, w.failing_since as "failingSince" from site_webhook_deliveries d
  join site_webhooks w on w.id = d.webhook_id where d.id = $1 and d.state = 'waiting' for update`;
const STORE = `update site_webhook_deliveries set state = $2, tries = $3, last_status = $4, last_fault = $5,
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

/** Since when it fails. */
async function rememberHealth(tx: TxCtx, webhookId: string, isWell: boolean): Promise<void> {
  const since = isWell ? null : tx.clock.now();
  const text = `update site_webhooks set failing_since = case when $2::timestamptz is null then null
    else coalesce(failing_since, $2) end where id = $1 returning id`;
  await row(tx.em, text, [webhookId, since]);
}

async function turnOff(tx: TxCtx, { webhookId, siteId, url }: Waiting): Promise<void> {
  const text = 'update site_webhooks set turned_off_at = $2 where id = $1 and turned_off_at is null returning id';
  if (!(await row(tx.em, text, [webhookId, tx.clock.now()]))) return;
  const site = await readSiteHost(tx, siteId);
  if (!site) return;
  const texts = WEBHOOK_TEXTS.turnedOff(new URL(url).host, site.host);
  const link = siteLink(siteId, 'messages', { list: 'webhooks' });
  await notify(tx, { userId: site.userId, type: 'site_webhook_off', ...texts, link, mail: true });
}
