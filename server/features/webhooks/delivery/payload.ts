/** The content that is sent to a webhook, read when it is sent. */
import type { Ctx } from '#platform/context.js';
import { findEvent } from '#features/account-events/index.js';
import { findMessages } from '#features/inbox/index.js';
import { findSubscriber } from '#features/newsletter/index.js';
import type { DeliveredEvent } from '../webhook-delivery.entity.js';

export interface Subject {
  /** The id of the delivery. */
  readonly id: string;
  /** Null: the webhook is of an account. */
  readonly siteId: string | null;
  /** The account; null: the webhook is of a site. */
  readonly userId: string | null;
  readonly event: DeliveredEvent;
  /** Null for a test. */
  readonly subjectId: string | null;
  /** When it arrived. */
  readonly createdAt: Date;
}

/** JSON; null where the message, the subscriber or the event of the log is deleted. */
export function payloadOf(ctx: Ctx, subject: Subject): Promise<string | null> {
  return subject.siteId === null ? ofAccount(ctx, subject) : ofSite(ctx, subject);
}

/** The event as both APIs show it. A test has no place in the log. */
async function ofAccount(ctx: Ctx, { id: deliveryId, subjectId, createdAt }: Subject): Promise<string | null> {
  if (subjectId === null) {
    return JSON.stringify({ type: 'webhook.test', id: deliveryId, sequence: null, occurred_at: createdAt, data: {} });
  }
  const found = await findEvent(ctx.em, subjectId);
  if (!found) return null;
  const { type, id, sequence, occurredAt, data } = found;
  return JSON.stringify({ type, id, sequence, occurred_at: occurredAt, data });
}

async function ofSite(ctx: Ctx, subject: Subject): Promise<string | null> {
  const data = await dataOf(ctx, subject);
  if (!data) return null;
  const { event: type, createdAt: timestamp, siteId } = subject;
  return JSON.stringify({ type, timestamp, data: { site_id: siteId, ...data } });
}

async function dataOf(ctx: Ctx, { event, subjectId }: Subject): Promise<object | null> {
  if (subjectId === null) return {};
  return event === 'message.received' ? messageOf(ctx, subjectId) : subscriberOf(ctx, subjectId);
}

async function messageOf(ctx: Ctx, id: string): Promise<object | null> {
  const [found] = await findMessages(ctx.em, [id]);
  if (!found) return null;
  return {
    message_id: id,
    kind: found.kind,
    form_title: found.formTitle,
    page_path: found.pagePath,
    fields: found.fields.map(({ name = null, label, value }) => ({ name, label, value })),
    files: found.files.map(({ id: fileId, sizeBytes, ...file }) => ({ id: fileId, ...file, size_bytes: sizeBytes })),
    sender_name: found.senderName,
    sender_email: found.senderEmail,
    sender_phone: found.senderPhone,
    received_at: found.receivedAt,
  };
}

async function subscriberOf(ctx: Ctx, id: string): Promise<object | null> {
  const found = await findSubscriber(ctx.em, id);
  if (!found) return null;
  const { email, name, pagePath, confirmedAt } = found;
  return { subscriber_id: id, email, name, page_path: pagePath, confirmed_at: confirmedAt };
}
