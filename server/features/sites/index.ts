/** Sites: what paid orders become, release by release, until they are closed. */
import { ACCOUNT_PARTS } from '#platform/db/account-part.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { SHOWING_ORDER } from '#features/files/index.js';
import { ORDER_SITE } from '#features/orders/index.js';
import { ContentMarkEntity } from './content/content-mark.entity.js';
import { PRUNE_CRON, pruneReleases } from './retention/prune-releases.job.js';
import { RETIRE_CRON, retireSites } from './retention/retire-sites.job.js';
import { CONTENT_CRON, sweepContent } from './retention/sweep-content.job.js';
import { PageAddressEntity } from './addresses/page-address.entity.js';
import { buildSite } from './build/build-site.job.js';
import { numberOfSiteShowing } from './drafts/draft-files.js';
import { ReleaseDesignEntity, SiteDraftEntity } from './drafts/drafts.entity.js';
import { ReleaseDesignResolver, SiteDesignResolver, SiteDraftResolver } from './drafts/drafts.resolver.js';
import { draftRoutes } from './drafts/drafts.routes.js';
import { forgetOwner, orderSite } from './order-site.js';
import { OrderSiteResolver, SiteResolver } from './sites.resolver.js';
import { ownParts, ownRows } from './own-rows.js';
import { SITE_ROWS } from './site/site-rows.js';
import { siteRoutes } from './sites.routes.js';
import { publishScheduled, SCHEDULE_CRON } from './publishing/publish-scheduled.job.js';
import { reviewSamples, SAMPLES_CRON } from './samples/review-samples.job.js';
import { SampleReviewEntity } from './samples/sample-review.entity.js';
import { SampleReviewResolver } from './samples/sample-review.resolver.js';
import { sampleReviewRoutes } from './samples/sample-review.routes.js';
import { SiteSchedulingResolver } from './publishing/scheduling.resolver.js';
import { sourceRoutes } from './source/source.routes.js';
import { ReleaseEntity, SiteEntity } from './site/sites.entity.js';

export { isCompressed, readContent, storeContent } from './content/content-store.js';
export { MESSAGES_KEPT } from './build/messages-kept.js';
export { BUILT_SERVICES, rebuildShown } from './build/rebuild-shown.js';
export {
  type DescribedRelease,
  describeManifest,
  isReleasePath,
  type Manifest,
  type ManifestEntry,
  manifestOfFiles,
  totalBytesOf,
  NAMED_BY_MANIFEST,
} from './site/manifest.js';
export { copyDesign, designInCopy, restoreDesign, type DesignCopy } from './source/design-copy.js';
export { readDraft, saveDraft } from './drafts/drafts.service.js';
export { publishNowOrLater } from './publishing/scheduling.service.js';
export { followAddress } from './addresses/follow-address.js';
export { pageMoves, type PageMoves } from './addresses/page-addresses.js';
export {
  earlierManifests,
  manifestOf,
  showsEnamad,
  siteAtLabel,
  type FoundSite,
  type HostedSite,
} from './addresses/hosted-site.js';
export { readServices, servicesLoader, siteHasService, type SiteServices } from './services/site-services.js';
export { eventsOfSite } from './events-of-site.js';
export { exampleSites } from './example-sites.js';
export { domainAddress, siteAddress } from './site/site-address.js';
export { followSite, OF_SITES, SITE_ROWS, type SiteRows } from './site/site-rows.js';
export { ReleaseEntity, SiteEntity } from './site/sites.entity.js';
export {
  findSite,
  matchesAnyone,
  releaseLoader,
  shownHost,
  type SiteExportRow,
  siteLoader,
} from './site/sites.queries.js';
export {
  NOT_SCHEDULED,
  auditSubjectOf,
  isCustomLive,
  lockSite,
  publishChange,
  queueCompletion,
  queueRelease,
  recordSiteEvent,
} from './site/sites.store.js';
export { reopenSite, stopSite, type Stop } from './stop-site.js';
export { notifyOfAction, notifyOnline } from './site/notify-owner.js';
export type { SiteAct } from './site/sites.notifications.js';
export { siteView } from './sites.view.js';
export { failureText, SITE_TEXTS, stopText } from './site/sites.messages.js';
export { lockOpenSite, readSite, selectSites, siteExportSchema } from './site/read-site.js';
export { ReleaseType, SiteType } from './site/sites.types.js';
export { measuredTimeToOnline } from './time-to-online.js';
export { siteBrand } from './site-brand.js';
export { visitorAddress } from './site/visitor-address.js';
export { zipErrorText } from './source/source.messages.js';
export { shownDesign } from './drafts/drafts.queries.js';
export { closeSite } from './order-site.js';
export { draftOf, excessOf, storeSiteDesign } from './drafts/drafts.store.js';
export { hashOfDesign, type SiteDesign } from './drafts/site-design.js';
export { type Bought, boughtLoader, readBought } from './services/bought.js';
export { ReleaseDesignEntity, SiteDraftEntity } from './drafts/drafts.entity.js';
export { publishDesign } from './drafts/publish-draft.js';
export { finalHost, type HostsOfDomain, SITE_HOSTS, type SiteHosts } from './site/site-hosts.js';
export { readName, searchedPart } from './site/typed-name.js';

export const sitesFeature: Feature = {
  name: 'sites',
  entities: [
    SiteEntity,
    ReleaseEntity,
    ReleaseDesignEntity,
    SiteDraftEntity,
    PageAddressEntity,
    ContentMarkEntity,
    SampleReviewEntity,
  ],
  resolvers: [
    SiteResolver,
    OrderSiteResolver,
    SiteDraftResolver,
    SiteSchedulingResolver,
    SiteDesignResolver,
    ReleaseDesignResolver,
    SampleReviewResolver,
  ],
  routes: [...siteRoutes, ...sourceRoutes, ...draftRoutes, ...sampleReviewRoutes],
  jobs: {
    build_site: buildSite,
    publish_scheduled: publishScheduled,
    prune_releases: pruneReleases,
    retire_sites: retireSites,
    sweep_content: sweepContent,
    review_samples: reviewSamples,
  },
  crons: [SCHEDULE_CRON, PRUNE_CRON, RETIRE_CRON, CONTENT_CRON, SAMPLES_CRON],
  provides: [
    provide(ORDER_SITE, () => orderSite),
    provide(SHOWING_ORDER, () => numberOfSiteShowing),
    provide(ACCOUNT_REMOVAL, () => forgetOwner),
    provide(SITE_ROWS, () => ownRows),
    provide(ACCOUNT_PARTS, () => ownParts),
  ],
};
