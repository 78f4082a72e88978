/** Webhooks: what arrives at sites is posted, signed, to programs of their owners. */
import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { queueWebhooks } from './delivery/queue-webhooks.job.js';
import { sendWebhook } from './delivery/send-webhook.job.js';
import { SWEEP_DELIVERIES_CRON, sweepDeliveries } from './delivery/sweep-deliveries.job.js';
import { WebhookResolver, WebhooksOfKeyResolver } from './manage/webhooks.resolver.js';
import { webhookRoutes } from './manage/webhooks.routes.js';
import { SiteWebhookEntity } from './site-webhook.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** An account is removed with the webhooks of its sites. */
async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  const own = 'select w.id from site_webhooks w join sites s on s.id = w.site_id where s.user_id = $1';
  await rows(tx.em, `delete from site_webhook_deliveries where webhook_id in (${own})`, [userId]);
  await rows(tx.em, `delete from site_webhooks where id in (${own})`, [userId]);
}

export const webhooksFeature: Feature = {
  name: 'webhooks',
  entities: [SiteWebhookEntity, WebhookDeliveryEntity],
  resolvers: [WebhookResolver, WebhooksOfKeyResolver],
  routes: webhookRoutes,
  jobs: {
    queue_webhooks: queueWebhooks,
    send_webhook: sendWebhook,
    sweep_webhook_deliveries: sweepDeliveries,
  },
  crons: [SWEEP_DELIVERIES_CRON],
  provides: [provide(ACCOUNT_REMOVAL, () => forgetOwner)],
};
