/** The renewals of a site, for its owner. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { readRenewal, resumeRenewal, stopRenewal, type RenewalType } from '#features/invoices/index.js';
import { readSite, type SiteType } from '#features/sites/index.js';

/** Null where nothing of it is renewed. @throws AppError NOT_FOUND also for a foreign site. */
export async function readSiteRenewal(ctx: Ctx, siteId: string): Promise<RenewalType | null> {
  return readRenewal(ctx, (await readSite(ctx, siteId)).orderId);
}

/** @throws AppError NOT_FOUND also for a foreign site and one that is not renewed, RENEWAL_ENDED. */
export function stopSiteRenewal(ctx: Ctx, siteId: string): Promise<SiteType> {
  return change(ctx, siteId, stopRenewal);
}

/** Resumes the renewals while the paid time lasts. @throws AppError NOT_FOUND, RENEWAL_ENDED. */
export function resumeSiteRenewal(ctx: Ctx, siteId: string): Promise<SiteType> {
  return change(ctx, siteId, resumeRenewal);
}

async function change(ctx: Ctx, siteId: string, to: (tx: TxCtx, orderId: string) => Promise<void>): Promise<SiteType> {
  const { userId } = requireViewer(ctx);
  const site = await readSite(ctx, siteId);
  // An administrator manages invoices; only its owner decides whether a site is renewed.
  if (site.userId !== userId) throw new AppError('NOT_FOUND');
  await unitOfWork(ctx, (tx) => to(tx, site.orderId));
  return readSite(ctx, siteId);
}
