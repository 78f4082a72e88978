/** Webhooks: what arrives at sites, and the events of accounts, are posted, signed, to programs of their owners. */
import type { TxCtx } from '#platform/context.js';
import { ACCOUNT_PARTS, part, type AccountPart } from '#platform/db/account-part.js';
import { rows } from '#platform/db/rows.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { EVENT_FOLLOWER } from '#features/account-events/index.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { OF_SITES, SITE_ROWS, type SiteRows } from '#features/sites/index.js';
import { followEvents, queueAccountEvents } from './delivery/queue-account-events.job.js';
import { queueWebhooks } from './delivery/queue-webhooks.job.js';
import { sendWebhook } from './delivery/send-webhook.job.js';
import { SWEEP_DELIVERIES_CRON, sweepDeliveries } from './delivery/sweep-deliveries.job.js';
import { AccountWebhookResolver } from './manage/account-webhooks.resolver.js';
import { accountWebhookRoutes } from './manage/account-webhooks.routes.js';
import { WebhookResolver, WebhooksOfKeyResolver } from './manage/webhooks.resolver.js';
import { webhookRoutes } from './manage/webhooks.routes.js';
import { WebhookEntity } from './webhook.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** An account is removed with the webhooks of its sites. */
const webhookRows: SiteRows = {
  tables: ['webhooks'],
  forget: async (tx, { id }) => {
    const own = 'select id from webhooks where site_id = $1';
    await rows(tx.em, `delete from webhook_deliveries where webhook_id in (${own})`, [id]);
    await rows(tx.em, 'delete from webhooks where site_id = $1', [id]);
  },
};

/** And with those of its own. */
async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  const own = 'select id from webhooks where user_id = $1';
  await rows(tx.em, `delete from webhook_deliveries where webhook_id in (${own})`, [userId]);
  await rows(tx.em, 'delete from webhooks where user_id = $1', [userId]);
}

const accountParts: readonly AccountPart[] = [
  part('siteWebhooks', 'webhooks', 'site_id url events made_by_key turned_off_at created_at', { where: OF_SITES }),
  part('accountWebhooks', 'webhooks', 'url events made_by_key turned_off_at created_at'),
];

export const webhooksFeature: Feature = {
  name: 'webhooks',
  entities: [WebhookEntity, WebhookDeliveryEntity],
  resolvers: [WebhookResolver, AccountWebhookResolver, WebhooksOfKeyResolver],
  routes: [...webhookRoutes, ...accountWebhookRoutes],
  jobs: {
    queue_webhooks: queueWebhooks,
    queue_account_events: queueAccountEvents,
    send_webhook: sendWebhook,
    sweep_webhook_deliveries: sweepDeliveries,
  },
  crons: [SWEEP_DELIVERIES_CRON],
  provides: [
    provide(SITE_ROWS, () => webhookRows),
    provide(ACCOUNT_REMOVAL, () => forgetOwner),
    provide(EVENT_FOLLOWER, () => followEvents),
    provide(ACCOUNT_PARTS, () => accountParts),
  ],
};
