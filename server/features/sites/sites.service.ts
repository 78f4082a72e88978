/** What owners and administrators do with sites, for both APIs. */
import { z } from 'zod';
import { AppError } from '../../../core/errors.js';
import { requireAdmin, requireViewer, unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { pageBounds, type LazyPage } from '../../platform/db/page.js';
import { isId } from '../../platform/id.js';
import { parseInput } from '../../platform/input.js';
import { PAGE_SIZE } from '../../../core/limits.js';
import { auditIfAdmin } from '../identity/index.js';
import { ReleaseEntity, type SiteEntity } from './sites.entity.js';
import { findRelease, findSite, listSites, releasesLoader, type StoredRelease } from './sites.queries.js';
import { lockSite, publishChange, queueRelease } from './sites.store.js';
import type { ReleaseType, SiteType } from './sites.types.js';
import { SITE_STATUSES } from './sites.values.js';

export const sitesSchema = z.object({
  scope: z.enum(['mine', 'all']).default('mine'),
  status: z.enum(SITE_STATUSES).nullish(),
  from: z.coerce.date().nullish(),
  to: z.coerce.date().nullish(),
  page: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().optional(),
});

/** Newest first. @throws AppError FORBIDDEN when anyone but an administrator asks for everyone's. */
export async function readSites(ctx: Ctx, given: z.input<typeof sitesSchema>): Promise<LazyPage<SiteType>> {
  const { scope, ...input } = parseInput(sitesSchema, given);
  const { userId } = scope === 'all' ? requireAdmin(ctx) : requireViewer(ctx);
  const bounds = pageBounds(input, PAGE_SIZE.graphql);
  return listSites(ctx, { ...input, ...bounds, userId: scope === 'all' ? null : userId });
}

/** One's own, or any for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export async function readSite(ctx: Ctx, id: string): Promise<SiteType> {
  const viewer = requireViewer(ctx);
  const site = isId(id) ? await findSite(ctx, id) : null;
  if (!site || (viewer.role !== 'admin' && site.userId !== viewer.userId)) throw new AppError('NOT_FOUND');
  return site;
}

/** Newest first. @throws AppError NOT_FOUND. */
export async function readReleases(ctx: Ctx, id: string): Promise<readonly ReleaseType[]> {
  const site = await readSite(ctx, id);
  return (await releasesLoader(ctx).load(site.id))?.releases ?? [];
}

/** @throws AppError NOT_FOUND also for a release of another site. */
export async function readRelease(ctx: Ctx, id: string, releaseId: string): Promise<StoredRelease> {
  const site = await readSite(ctx, id);
  const release = isId(releaseId) ? await findRelease(ctx, site.id, releaseId) : null;
  if (!release) throw new AppError('NOT_FOUND');
  return release;
}

/** @throws AppError NOT_FOUND, SITE_CLOSED. */
async function lockOpenSite(tx: TxCtx, id: string): Promise<SiteEntity> {
  const { id: siteId } = await readSite(tx, id);
  const site = await lockSite(tx, { id: siteId });
  if (!site) throw new AppError('NOT_FOUND');
  if (site.stop !== null) throw new AppError('SITE_CLOSED');
  return site;
}

/**
 * Asks for a new release of the site's design; it is shown once it is whole. While one is being made the call changes
 * nothing, unless that one has failed already and waits for its next try.
 * @throws AppError NOT_FOUND, SITE_CLOSED.
 */
export async function publishSite(ctx: Ctx, id: string): Promise<SiteType> {
  const { userId } = requireViewer(ctx);
  await unitOfWork(ctx, async (tx) => {
    const site = await lockOpenSite(tx, id);
    if (site.buildingNumber !== null && site.buildFailures === 0) return;
    await queueRelease(tx, site, userId);
    await tx.em.flush();
    await auditIfAdmin(tx, { action: 'order.site_publish', subject: subjectOf(site) });
  });
  return readSite(ctx, id);
}

/**
 * Shows a release that was made before, at once; one that is being made is given up.
 * @throws AppError NOT_FOUND also for a release of another site, SITE_CLOSED.
 */
export async function rollbackSite(ctx: Ctx, id: string, releaseId: string): Promise<SiteType> {
  requireViewer(ctx);
  await unitOfWork(ctx, async (tx) => {
    const site = await lockOpenSite(tx, id);
    const release = isId(releaseId) ? await tx.em.findOne(ReleaseEntity, { id: releaseId, siteId: site.id }) : null;
    if (!release) throw new AppError('NOT_FOUND');
    if (site.liveReleaseId === release.id && site.buildingNumber === null) return;
    const before = { liveReleaseId: site.liveReleaseId };
    tx.em.assign(site, { liveReleaseId: release.id, buildingNumber: null, updatedAt: tx.clock.now() });
    await tx.em.flush();
    publishChange(tx, site);
    const after = { liveReleaseId: release.id };
    await auditIfAdmin(tx, { action: 'order.site_rollback', subject: subjectOf(site), before, after });
  });
  return readSite(ctx, id);
}

function subjectOf({ orderId, label }: SiteEntity): { type: 'order'; id: string; label: string } {
  return { type: 'order', id: orderId, label };
}
