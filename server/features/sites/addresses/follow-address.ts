/**
 * The pages of a release name the address of their site, in canonical links, for shared links and in the sitemap. Where
 * the address changes they are built again.
 */
import type { Config } from '#server/config/config.js';
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { siteAddress } from '../site/site-address.js';
import { followSite } from '../site/site-rows.js';
import type { ReleaseEntity, SiteEntity } from '../site/sites.entity.js';
import { queueRelease } from '../site/sites.store.js';
import { visitorAddress } from '../site/visitor-address.js';

type Addressed = Pick<ReleaseEntity, 'origin' | 'address'>;

/** The address that the pages of a release of the site name; null for custom code, which names what it names. */
export function namedAddress(config: Config, { label }: SiteEntity, { origin, address }: Addressed): string | null {
  return origin === 'custom' ? null : (address ?? siteAddress(config, label));
}

/**
 * Requests a release of what a locked site shows, where its pages name another address than visitors use. A build that
 * is under way looks at the address at its end (build-site.job.ts), and a closed site is built when it opens again.
 */
export async function followAddress(tx: TxCtx, site: SiteEntity): Promise<void> {
  const { liveReleaseId, buildingNumber, stop } = site;
  if (liveReleaseId === null || buildingNumber !== null || stop !== null) return;
  const live = await row<Addressed>(tx.em, 'select origin, address from releases where id = $1', [liveReleaseId]);
  const named = live && namedAddress(tx.config, site, live);
  // Custom code is not built again, but search engines may not know it at this address.
  if (named === null) return followSite(tx, 'show', site);
  if (named === undefined || named === (await visitorAddress(tx, site))) return;
  // A build that was given up may have left its design.
  site.buildingDesignId = null;
  await queueRelease(tx, site, null);
  await tx.em.flush();
}
