import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import { confirmedDesignId } from '../samples/sample-review.queries.js';
import { lockSite, queueRelease } from '../site/sites.store.js';

/** The services that the pages of a site show: pictures of shared links, and that visits are counted. */
export const BUILT_SERVICES: readonly ServiceKey[] = ['socialMediaIntegration', 'analyticsSetup'];

const ORIGIN = 'select origin from releases where id = $1';

/**
 * Builds what a site shows again, since its pages name what has changed around it; a build that is under way begins
 * anew. A closed site is built when it opens, and custom code is never built.
 */
export async function rebuildShown(tx: TxCtx, siteId: string): Promise<void> {
  const site = await lockSite(tx, { id: siteId });
  if (!site?.liveReleaseId || site.stop !== null) return;
  const live = await row<{ origin: string }>(tx.em, ORIGIN, [site.liveReleaseId]);
  if (live?.origin === 'custom') return;
  if (site.buildingNumber === null) site.buildingDesignId = await confirmedDesignId(tx, siteId);
  await queueRelease(tx, site, null);
  await tx.em.flush();
}
