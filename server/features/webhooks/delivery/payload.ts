/** What is sent to a webhook, read when it is sent. */
import type { WebhookEvent } from '#core/sites/webhooks.js';
import type { Ctx } from '#platform/context.js';
import { findMessages } from '#features/inbox/index.js';
import { findSubscriber } from '#features/newsletter/index.js';

export interface Subject {
  readonly siteId: string;
  readonly event: WebhookEvent;
  /** Null for a test. */
  readonly subjectId: string | null;
  /** When it arrived. */
  readonly createdAt: Date;
}

/** JSON; null where the message or the subscriber is deleted. */
export async function payloadOf(ctx: Ctx, subject: Subject): Promise<string | null> {
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
    fields: found.fields.map(({ label, value }) => ({ label, value })),
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
