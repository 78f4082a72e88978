import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { newWebhookSchema, webhookEventsSchema } from './webhooks.inputs.js';
import { newWebhookView, webhookView } from './webhooks.view.js';

const ofSite = { id: 'siteId' };
const ofWebhook = { id: 'siteId', webhookId: 'id' };

export const webhookRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/webhooks', 'siteWebhooks', { params: ofSite, response: webhookView }),
  operationRoute('POST /sites/{id}/webhooks', 'addSiteWebhook', {
    example: { url: 'https://programs.example/hook' },
    params: ofSite,
    input: newWebhookSchema,
    response: newWebhookView,
    summary:
      'New messages and confirmed subscribers of the site, or the chosen `events` alone, are posted to this address; ' +
      'the secret is shown once.',
  }),
  operationRoute('PUT /sites/{id}/webhooks/{webhookId}/events', 'setSiteWebhookEvents', {
    example: { events: ['message.received'] },
    params: ofWebhook,
    input: webhookEventsSchema,
    response: webhookView,
  }),
  operationRoute('DELETE /sites/{id}/webhooks/{webhookId}', 'removeSiteWebhook', {
    params: ofWebhook,
    summary: 'Nothing is sent to the webhook any more.',
  }),
  operationRoute('POST /sites/{id}/webhooks/{webhookId}/turn-on', 'turnOnSiteWebhook', {
    params: ofWebhook,
    response: webhookView,
  }),
  operationRoute('POST /sites/{id}/webhooks/{webhookId}/test', 'testSiteWebhook', { params: ofWebhook }),
  operationRoute('GET /sites/{id}/webhooks/{webhookId}/deliveries', 'siteWebhookDeliveries', { params: ofWebhook }),
  operationRoute('POST /sites/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/repeat', 'repeatSiteWebhookDelivery', {
    params: ofWebhook,
  }),
];
