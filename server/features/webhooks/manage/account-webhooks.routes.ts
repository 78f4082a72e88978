import { z } from 'zod';
import { ACCOUNT_EVENT_KINDS } from '#core/account-events.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { objectOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { newAccountWebhookSchema, replaySchema, webhookKindsSchema } from './account-webhooks.inputs.js';
import { replayAccountEvents } from './account-webhooks.service.js';
import type { AccountWebhookType } from './account-webhooks.types.js';

/** The REST representation of a webhook of an account. Kinds are written as in what is posted. */
const webhookView = view<AccountWebhookType>('AccountWebhook', {
  omit: ['kinds'],
  add: { kinds: z.array(z.enum(ACCOUNT_EVENT_KINDS)) },
});
const withSecret = objectOf({ webhook: webhookView, secret: z.string() });

const params = { webhookId: 'id' };

export const accountWebhookRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /webhooks', 'accountWebhooks', { response: webhookView }),
  operationRoute('POST /webhooks', 'addAccountWebhook', {
    example: { url: 'https://programs.example/hook' },
    input: newAccountWebhookSchema,
    response: withSecret,
    summary:
      'Events of the account, or the chosen `kinds` alone, are posted to this address; the secret is shown once.',
  }),
  operationRoute('PUT /webhooks/{webhookId}/kinds', 'setAccountWebhookKinds', {
    params,
    example: { kinds: [] },
    input: webhookKindsSchema,
    response: webhookView,
    summary: 'Chooses the kinds that are posted to the webhook from now on; none: all.',
  }),
  operationRoute('DELETE /webhooks/{webhookId}', 'removeAccountWebhook', {
    params,
    summary: 'Removes the webhook: nothing is sent to it any more.',
  }),
  operationRoute('POST /webhooks/{webhookId}/turn-off', 'turnOffAccountWebhook', { params, response: webhookView }),
  operationRoute('POST /webhooks/{webhookId}/turn-on', 'turnOnAccountWebhook', { params, response: webhookView }),
  operationRoute('POST /webhooks/{webhookId}/test', 'testAccountWebhook', { params }),
  operationRoute('POST /webhooks/{webhookId}/secret', 'rotateAccountWebhookSecret', { params, response: withSecret }),
  // The operation answers a number, no record.
  route({
    method: 'POST',
    path: '/webhooks/{webhookId}/replay',
    example: { from: 1, to: 2 },
    access: 'user',
    keys: ['write:webhooks'],
    summary: `Sends the events of the log from one \`sequence\` to another again, at most ${WEBHOOK.replayed}.`,
    params: z.object({ webhookId: z.string() }),
    body: replaySchema.strict(),
    response: z.object({ count: z.int() }),
    handle: async (ctx, call) => ({ count: await replayAccountEvents(ctx, call.params.webhookId, call.body) }),
  }),
  operationRoute('GET /webhooks/{webhookId}/deliveries', 'accountWebhookDeliveries', { params }),
  operationRoute('POST /webhooks/{webhookId}/deliveries/{deliveryId}/repeat', 'repeatAccountWebhookDelivery', {
    params,
  }),
];
