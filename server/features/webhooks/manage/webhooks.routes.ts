import { z } from 'zod';
import { SITE_EVENTS } from '#core/sites/webhooks.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { newWebhookSchema, webhookEventsSchema } from './webhooks.inputs.js';
import {
  addWebhook,
  readDeliveries,
  readWebhooks,
  removeWebhook,
  repeatDelivery,
  setWebhookEvents,
  testWebhook,
  turnOnWebhook,
} from './webhooks.service.js';
import { deliveryView, webhookView } from './webhooks.view.js';

const site = z.object({ id: z.string() });
const webhook = site.extend({ webhookId: z.string() });
const delivery = webhook.extend({ deliveryId: z.string() });

export const webhookRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/webhooks',
    access: 'user',
    keys: ['read:webhooks'],
    summary: 'The webhooks of a site, oldest first, without their secrets.',
    params: site,
    response: objectOf({ items: listOf(webhookView) }),
    handle: async (ctx, { params }) => ({ items: await readWebhooks(ctx, params.id) }),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/webhooks',
    access: 'user',
    keys: ['write:webhooks'],
    summary:
      'New messages and confirmed subscribers of the site, or the chosen `events` alone, are posted to this address; ' +
      'the secret is shown once.',
    params: site,
    body: newWebhookSchema,
    response: objectOf({ webhook: webhookView, secret: z.string() }),
    handle: (ctx, { params, body }) => addWebhook(ctx, params.id, body),
  }),
  route({
    method: 'PUT',
    path: '/sites/{id}/webhooks/{webhookId}/events',
    access: 'user',
    keys: ['write:webhooks'],
    summary: `Chooses what is posted to the webhook from now on: ${SITE_EVENTS.join(', ')}.`,
    params: webhook,
    body: webhookEventsSchema,
    response: webhookView,
    handle: (ctx, { params, body }) => setWebhookEvents(ctx, params.id, params.webhookId, body),
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/webhooks/{webhookId}',
    access: 'user',
    keys: ['write:webhooks'],
    summary: 'Nothing is sent to the webhook any more.',
    params: webhook,
    response: z.object({ success: z.literal(true) }),
    handle: async (ctx, { params }) => {
      await removeWebhook(ctx, params.id, params.webhookId);
      return { success: true as const };
    },
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/webhooks/{webhookId}/turn-on',
    access: 'user',
    keys: ['write:webhooks'],
    summary: 'Turns on a webhook that was turned off after failures.',
    params: webhook,
    response: webhookView,
    handle: (ctx, { params }) => turnOnWebhook(ctx, params.id, params.webhookId),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/webhooks/{webhookId}/test',
    access: 'user',
    keys: ['write:webhooks'],
    summary: 'Sends a test to the webhook.',
    params: webhook,
    response: deliveryView,
    handle: (ctx, { params }) => testWebhook(ctx, params.id, params.webhookId),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/webhooks/{webhookId}/deliveries',
    access: 'user',
    keys: ['read:webhooks'],
    summary: 'What was last sent to the webhook, newest first.',
    params: webhook,
    response: objectOf({ items: listOf(deliveryView) }),
    handle: async (ctx, { params }) => ({ items: await readDeliveries(ctx, params.id, params.webhookId) }),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/repeat',
    access: 'user',
    keys: ['write:webhooks'],
    summary: 'Sends a delivery again now, with the same id.',
    params: delivery,
    response: deliveryView,
    handle: (ctx, { params }) => repeatDelivery(ctx, params.id, params.webhookId, params.deliveryId),
  }),
];
