/** The one place at which a site is closed to visitors, and the one at which it is opened again. */
import type { TxCtx } from '#platform/context.js';
import { followAddress } from './addresses/follow-address.js';
import { followSite } from './site/site-rows.js';
import type { SiteEntity } from './site/sites.entity.js';
import { NOT_SCHEDULED, publishChange, queueRelease, recordSiteEvent } from './site/sites.store.js';
import type { SiteStop } from './site/sites.values.js';

export interface Stop {
  /** `suspended` only for a site with a live release. */
  readonly status: 'suspended' | 'offline';
  readonly stop: SiteStop;
  /** The note of an administrator to the owner, Persian. */
  readonly note?: string | null;
}

/**
 * Closes a locked site from the next request on. Of one that goes offline, a build and a scheduled publication are
 * cancelled, and the owners of its rows follow. Its releases stay.
 */
export async function stopSite(tx: TxCtx, site: SiteEntity, { status, stop, note = null }: Stop): Promise<void> {
  const now = tx.clock.now();
  tx.em.assign(site, { status, stop, stopNote: note, stoppedAt: now, updatedAt: now });
  if (status === 'offline') tx.em.assign(site, { buildingNumber: null, ...NOT_SCHEDULED });
  await tx.em.flush();
  await recordSiteEvent(tx, 'site.closed', site);
  if (status === 'offline') await followSite(tx, 'close', site);
  publishChange(tx, site);
}

/**
 * Opens a locked site that is suspended or offline: with the release that was live, or, where there is none, by
 * building one. `askedBy`: the requester of that build; null: it follows a payment.
 */
export async function reopenSite(tx: TxCtx, site: SiteEntity, askedBy: string | null): Promise<void> {
  const status = site.liveReleaseId === null ? 'building' : 'online';
  const forgotten = { stop: null, stopNote: null, stoppedAt: null, removalToldAt: null, removedAt: null };
  tx.em.assign(site, { status, ...forgotten, updatedAt: tx.clock.now() });
  if (status === 'building') await queueRelease(tx, site, askedBy);
  await tx.em.flush();
  await recordSiteEvent(tx, 'site.reopened', site);
  await followAddress(tx, site);
  publishChange(tx, site);
}
