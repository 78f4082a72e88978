import type { SiteRows } from './site/site-rows.js';
import { PageAddressEntity } from './addresses/page-address.entity.js';
import { ReleaseDesignEntity, SiteDraftEntity } from './drafts/drafts.entity.js';
import { SampleReviewEntity } from './samples/sample-review.entity.js';
import { ReleaseEntity } from './site/sites.entity.js';

/** The rows of a site that this feature owns. */
export const ownRows: SiteRows = {
  tables: ['sites', 'releases', 'release_designs', 'site_drafts', 'page_addresses', 'sample_reviews'],
  deleteReleases: async (tx, { id: siteId }) => {
    await tx.em.nativeUpdate(SiteDraftEntity, { siteId }, { basedOnId: null });
    await tx.em.nativeDelete(ReleaseEntity, { siteId });
  },
  forget: async (tx, { id: siteId }) => {
    await tx.em.nativeDelete(SiteDraftEntity, { siteId });
    await tx.em.nativeDelete(PageAddressEntity, { siteId });
    await tx.em.nativeDelete(SampleReviewEntity, { siteId });
    await tx.em.nativeDelete(ReleaseEntity, { siteId });
    await tx.em.nativeDelete(ReleaseDesignEntity, { siteId });
  },
};
