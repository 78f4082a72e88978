/** Newsletters: lists of people who confirmed their address, for owners of sites. No letters are sent from here. */
import { ACCOUNT_PARTS, part, type AccountPart } from '#platform/db/account-part.js';
import { rows } from '#platform/db/rows.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { forgetReceivers } from '#features/emails/index.js';
import { OF_SITES, SITE_ROWS, type SiteRows } from '#features/sites/index.js';
import { RemovedSubscriberEntity } from './removed-subscriber.entity.js';
import { SubscriberEntity } from './subscriber.entity.js';
import {
  NewsletterOfSiteResolver,
  NewsletterResolver,
  SubscriberResolver,
} from './subscribers/subscribers.resolver.js';
import { subscriberRoutes } from './subscribers/subscribers.routes.js';
import { startSubscription } from './subscription/request-subscription.js';
import { SWEEP_SUBSCRIBERS_CRON, sweepSubscribers } from './subscription/sweep-subscribers.job.js';

export { putBackSubscribers, removedAmong, subscriberParts, type SubscriberCopy } from './copies/subscriber-copies.js';
export { findSubscriber } from './subscribers/subscribers.queries.js';
export { subscribersCsv } from './subscribers/subscribers-csv.service.js';
export { confirmSubscriber } from './subscription/confirm-subscriber.service.js';
export { requestSubscription } from './subscription/request-subscription.js';
export { subscriberIn, subscriberToken } from './subscription/subscriber-token.js';
export { unsubscribe } from './subscription/unsubscribe.service.js';

/** An account is removed with the lists of its sites. */
const subscriberRows: SiteRows = {
  tables: ['newsletter_subscribers', 'removed_newsletter_subscribers'],
  forget: async (tx, { id }) => {
    const text = 'delete from newsletter_subscribers where site_id = $1 returning mail_ids as "mailIds"';
    const gone = await rows<{ mailIds: readonly string[] }>(tx.em, text, [id]);
    await forgetReceivers(
      tx,
      gone.flatMap(({ mailIds }) => mailIds),
    );
    await rows(tx.em, 'delete from removed_newsletter_subscribers where site_id = $1', [id]);
  },
};

const accountParts: readonly AccountPart[] = [
  part('newsletterSubscribers', 'newsletter_subscribers', 'site_id email name page_path requested_at confirmed_at', {
    where: OF_SITES,
    orderBy: 'requested_at, id',
  }),
];

export const newsletterFeature: Feature = {
  name: 'newsletter',
  entities: [SubscriberEntity, RemovedSubscriberEntity],
  resolvers: [SubscriberResolver, NewsletterResolver, NewsletterOfSiteResolver],
  routes: subscriberRoutes,
  jobs: { start_subscription: startSubscription, sweep_subscribers: sweepSubscribers },
  crons: [SWEEP_SUBSCRIBERS_CRON],
  provides: [provide(SITE_ROWS, () => subscriberRows), provide(ACCOUNT_PARTS, () => accountParts)],
};
