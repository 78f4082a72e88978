/** The picture of a release's first page, for an `<img>`: its owner and administrators only. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { firstPagePreview, previewLink, previewSizeSchema, type Preview } from '#features/designs/index.js';
import { signedAddress, signedQuerySchema, viewerOfLink } from '#features/files/index.js';
import { readSiteAs } from '../site/read-site.js';
import type { ReleaseType, SiteType } from '../site/sites.types.js';
import { designOfRelease, hasCustom } from './drafts.queries.js';

export const releasePictureSchema = signedQuerySchema.extend({
  id: z.string().max(100),
  releaseId: z.string().max(100),
  size: previewSizeSchema,
});

const subjectOf = (releaseId: string): string => `release-preview:${releaseId}`;

function linkOf(ctx: Ctx, siteId: string, releaseId: string): string {
  return signedAddress(ctx, `/api/sites/${siteId}/releases/${releaseId}/preview`, subjectOf(releaseId));
}

/** Good as long as every signed address; null for custom code, which no design shows. @throws AppError UNAUTHORIZED. */
export function releasePictureLink(ctx: Ctx, { id, siteId, origin }: Pick<ReleaseType, 'id' | 'siteId' | 'origin'>) {
  return origin === 'custom' ? null : linkOf(ctx, siteId, id);
}

/**
 * The picture of the live release; before there is one, of the one that will be built. @throws AppError UNAUTHORIZED.
 */
export function sitePictureLink(ctx: Ctx, site: Pick<SiteType, 'id' | 'orderId' | 'liveReleaseId'>): string {
  return site.liveReleaseId === null ? previewLink(ctx, site.orderId) : linkOf(ctx, site.id, site.liveReleaseId);
}

/** By a signed address, or for the viewer. @throws AppError NOT_FOUND, also for another's and for custom code. */
export async function readReleasePicture(ctx: Ctx, input: z.output<typeof releasePictureSchema>): Promise<Preview> {
  const { id, releaseId, size } = input;
  const viewer = (await viewerOfLink(ctx, subjectOf(releaseId), input)) ?? ctx.viewer;
  if (!viewer || !isId(releaseId)) throw new AppError('NOT_FOUND');
  const site = await readSiteAs(ctx, viewer, id);
  const design = (await hasCustom(ctx, [releaseId])) ? null : await designOfRelease(ctx, site.id, releaseId);
  const picture = design && (await firstPagePreview(ctx, { ...design, label: site.label }, size));
  if (!picture) throw new AppError('NOT_FOUND');
  return picture;
}
