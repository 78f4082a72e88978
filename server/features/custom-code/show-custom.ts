import type { TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { followRenewals } from '#features/invoices/index.js';
import {
  followSite,
  ReleaseEntity,
  type SiteEntity,
  NOT_SCHEDULED,
  publishChange,
  queueCompletion,
  notifyOnline,
  recordSiteEvent,
} from '#features/sites/index.js';
import type { ReleaseCandidateEntity } from './candidates.entity.js';
import { CUSTOM_TEXTS } from './custom.messages.js';

/**
 * Makes a release of a candidate of a locked site and publishes it; where these very files are live already, that
 * release stays. The design of the release before is kept with it, so that the draft continues from it. Returns the id
 * of the release.
 */
export async function showCustom(tx: TxCtx, site: SiteEntity, candidate: ReleaseCandidateEntity): Promise<string> {
  const { liveReleaseId } = site;
  const live = liveReleaseId === null ? null : await tx.em.findOneOrFail(ReleaseEntity, { id: liveReleaseId });
  const isSame = live?.origin === 'custom' && live.digest === candidate.digest;
  const shown = isSame ? live : newRelease(tx, site, candidate, live?.designId ?? null);
  await tx.em.persist(shown).flush();
  const isFirst = site.onlineAt === null;
  const now = tx.clock.now();
  const done = { buildingNumber: null, buildingDesignId: null, failure: null, buildFailures: 0, ...NOT_SCHEDULED };
  tx.em.assign(site, {
    ...done,
    liveReleaseId: shown.id,
    status: 'online',
    onlineAt: site.onlineAt ?? now,
    updatedAt: now,
  });
  await tx.em.flush();
  publishChange(tx, site);
  await followSite(tx, 'show', site);
  if (isFirst) {
    await recordSiteEvent(tx, 'site.online', site);
    await notifyOnline(tx, site);
    await queueCompletion(tx, site);
  }
  // Renewals that became overdue while there was nothing to close.
  await followRenewals(tx, site.orderId);
  return shown.id;
}

function newRelease(tx: TxCtx, site: SiteEntity, candidate: ReleaseCandidateEntity, designId: string | null) {
  site.lastNumber += 1;
  const { note, digest, manifest, totalFiles, totalBytes, uploadedById } = candidate;
  return tx.em.create(ReleaseEntity, {
    id: newId(),
    siteId: site.id,
    number: site.lastNumber,
    origin: 'custom',
    holdsSamplesBack: true,
    digest,
    manifest,
    source: {},
    totalFiles,
    totalBytes,
    designId,
    changes: [CUSTOM_TEXTS.change(note)],
    createdById: uploadedById,
    createdAt: tx.clock.now(),
  });
}
