import { z } from 'zod';
import { SITE_EVENTS } from '#core/sites/webhooks.js';
import { objectOf } from '#platform/http/rest/answer.js';
import { view } from '#platform/http/rest/view.js';
import type { NewWebhookType, WebhookType } from './webhooks.types.js';

/** The REST representations of webhooks. Events are written as in what is posted. */
export const webhookView = view<WebhookType>('SiteWebhook', {
  omit: ['events'],
  add: { events: z.array(z.enum(SITE_EVENTS)) },
});
export const newWebhookView = objectOf<NewWebhookType>({ webhook: webhookView, secret: z.string() });
