import { view } from '../../../platform/http/rest/view.js';
import type { DeliveryType, WebhookType } from './webhooks.types.js';

/** The REST representations of webhooks and what is sent to them. */
export const webhookView = view<WebhookType>('SiteWebhook');
export const deliveryView = view<DeliveryType>('SiteWebhookDelivery');
