/** Webhooks: what arrives at sites is posted, signed, to programs of their owners. */
import { ACCOUNT_PARTS, part, type AccountPart } from '#platform/db/account-part.js';
import { rows } from '#platform/db/rows.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { OF_SITES, SITE_ROWS, type SiteRows } from '#features/sites/index.js';
import { queueWebhooks } from './delivery/queue-webhooks.job.js';
import { sendWebhook } from './delivery/send-webhook.job.js';
import { SWEEP_DELIVERIES_CRON, sweepDeliveries } from './delivery/sweep-deliveries.job.js';
import { WebhookResolver, WebhooksOfKeyResolver } from './manage/webhooks.resolver.js';
import { webhookRoutes } from './manage/webhooks.routes.js';
import { SiteWebhookEntity } from './site-webhook.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** An account is removed with the webhooks of its sites. */
const webhookRows: SiteRows = {
  tables: ['site_webhooks'],
  forget: async (tx, { id }) => {
    const own = 'select id from site_webhooks where site_id = $1';
    await rows(tx.em, `delete from site_webhook_deliveries where webhook_id in (${own})`, [id]);
    await rows(tx.em, 'delete from site_webhooks where site_id = $1', [id]);
  },
};

const accountParts: readonly AccountPart[] = [
  part('siteWebhooks', 'site_webhooks', 'site_id url events made_by_key turned_off_at created_at', { where: OF_SITES }),
];

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
  provides: [provide(SITE_ROWS, () => webhookRows), provide(ACCOUNT_PARTS, () => accountParts)],
};
