/** Reads sites for owners and administrators, for both APIs. */
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { requireAdmin, requireViewer, type Ctx, type TxCtx, type Viewer } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import type { Selection } from '#platform/db/select.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { searchedPart } from './typed-name.js';
import type { SiteEntity } from './sites.entity.js';
import {
  findRelease,
  findSite,
  listSites,
  releaseLoader,
  releasesLoader,
  siteSelection,
  type StoredRelease,
} from './sites.queries.js';
import { lockSite } from './sites.store.js';
import { sitesSchema, type ReleaseType, type SitesInput, type SiteType } from './sites.types.js';

/** Newest first unless sorted otherwise. @throws AppError FORBIDDEN when a non-administrator selects everyone's. */
export async function readSites(ctx: Ctx, given: SitesInput): Promise<LazyPage<SiteType>> {
  const { scope, ...input } = parseInput(sitesSchema, given);
  const { userId } = scope === 'all' ? requireAdmin(ctx) : requireViewer(ctx);
  const bounds = pageBounds(input, PAGE_SIZE.graphql);
  const search = searchedPart(input.search, ctx);
  return listSites(ctx, { ...input, ...bounds, search, userId: scope === 'all' ? (input.userId ?? null) : userId });
}

/** The schema of an export of sites: everybody's. */
export const siteExportSchema = sitesSchema.omit({ scope: true, page: true, limit: true });

/** For exports. The caller has decided that all sites may be read. */
export async function selectSites(ctx: Ctx, filter: z.output<typeof siteExportSchema>): Promise<Selection> {
  const search = searchedPart(filter.search, ctx);
  return siteSelection({ ...filter, search, userId: filter.userId ?? null }, ctx.config.sitesHost);
}

/** One's own, or any for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export function readSite(ctx: Ctx, id: string): Promise<SiteType> {
  return readSiteAs(ctx, requireViewer(ctx), id);
}

/** Like `readSite`, but for a viewer who is known by a signed address. */
export async function readSiteAs(ctx: Ctx, viewer: Viewer, id: string): Promise<SiteType> {
  const site = isId(id) ? await findSite(ctx, id) : null;
  if (!site || (viewer.role !== 'admin' && site.userId !== viewer.userId)) throw new AppError('NOT_FOUND');
  return site;
}

/** Newest first. @throws AppError NOT_FOUND. */
export async function readReleases(ctx: Ctx, id: string): Promise<readonly ReleaseType[]> {
  const site = await readSite(ctx, id);
  return (await releasesLoader(ctx).load(site.id))?.releases ?? [];
}

/** One release, however old. @throws AppError NOT_FOUND also for a release of another site. */
export async function readSiteRelease(ctx: Ctx, id: string, releaseId: string): Promise<ReleaseType> {
  const site = await readSite(ctx, id);
  const release = isId(releaseId) ? await releaseLoader(ctx).load(releaseId) : null;
  if (release?.siteId !== site.id) throw new AppError('NOT_FOUND');
  return release;
}

export interface ReleaseToTake extends StoredRelease {
  readonly label: string;
}

/** A release to be taken away. @throws AppError NOT_FOUND also for a release of another site. */
export async function readRelease(ctx: Ctx, id: string, releaseId: string): Promise<ReleaseToTake> {
  const site = await readSite(ctx, id);
  const release = isId(releaseId) ? await findRelease(ctx, site.id, releaseId) : null;
  if (!release) throw new AppError('NOT_FOUND');
  return { ...release, label: site.label };
}

/** One's own site, locked; any for an administrator. @throws AppError NOT_FOUND, SITE_CLOSED. */
export async function lockOpenSite(tx: TxCtx, id: string): Promise<SiteEntity> {
  const { id: siteId } = await readSite(tx, id);
  const site = await lockSite(tx, { id: siteId });
  if (!site) throw new AppError('NOT_FOUND');
  if (site.stop !== null) throw new AppError('SITE_CLOSED');
  return site;
}
