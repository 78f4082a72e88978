import { LARGE, part, type AccountPart } from '#platform/db/account-part.js';
import { OF_SITES, type SiteRows } from './site/site-rows.js';
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

/** The parts of them in the file of an account. */
export const ownParts: readonly AccountPart[] = [
  part('sites', 'sites', 'id order_id label wished_label status stop stopped_at online_at created_at'),
  part('siteReleases', 'releases', 'site_id number origin total_files total_bytes changes address created_at', {
    where: OF_SITES,
  }),
  part('siteDesigns', 'release_designs', 'site_id design created_at', { where: OF_SITES, size: LARGE }),
  part('siteDrafts', 'site_drafts', 'site_id design version updated_at', {
    where: OF_SITES,
    orderBy: 'id',
    size: LARGE,
  }),
];
