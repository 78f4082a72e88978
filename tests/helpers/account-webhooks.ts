/** Webhooks of accounts and the events that they follow, for tests. */
import { recordAccountEvent } from '#features/account-events/index.js';
import { unitOfWork } from '#platform/context.js';
import { newId } from '#platform/id.js';
import type { Account } from './accounts.js';
import { eventually, type TestApp } from './app.js';
import type { Received, WebhookReceiver } from './network/webhook-receiver.js';

export interface AddedWebhook {
  readonly id: string;
  readonly secret: string;
}

export async function addWebhook(
  app: Pick<TestApp, 'rest'>,
  { url }: Pick<WebhookReceiver, 'url'>,
  { token }: Account,
  kinds?: readonly string[],
): Promise<AddedWebhook> {
  const { status, body } = await app.rest('POST', '/webhooks', { body: { url, kinds }, token });
  expect(status).toBe(200);
  return { id: (body['webhook'] as { id: string }).id, secret: String(body['secret']) };
}

/** An event of the log that stands for nothing but its id, which it gives. */
export async function recordSiteEvent(
  app: Pick<TestApp, 'ctx'>,
  { id: userId }: Account,
  kind: 'site.online' | 'site.closed' = 'site.online',
): Promise<string> {
  const recordId = newId();
  const data = { site_id: recordId, order_id: newId(), status: 'online', stop: null };
  await unitOfWork(app.ctx(), (tx) => recordAccountEvent(tx, kind, { userId, recordId, data }));
  return recordId;
}

/** The request whose body holds this text: of several the one of that number. */
export function arrivedAt({ received }: WebhookReceiver, text: string, count = 1): Promise<Received> {
  return eventually(`a request with ${text}`, () => {
    const found = received.filter(({ body }) => body.includes(text));
    return Promise.resolve(found.length >= count && found[count - 1]);
  });
}
