import { z } from 'zod';
import { SITE_EVENTS } from '#core/sites/webhooks.js';
import { view } from '#platform/http/rest/view.js';
import type { DeliveryType, WebhookType } from './webhooks.types.js';

/** The REST representations of webhooks and what is sent to them. Events are written as in what is posted. */
export const webhookView = view<WebhookType>('SiteWebhook', {
  omit: ['events'],
  add: { events: z.array(z.enum(SITE_EVENTS)) },
});
export const deliveryView = view<DeliveryType>('SiteWebhookDelivery');
