/**
 * Administrators' actions on sites: build again, close temporarily or permanently, open again. Each is recorded in the
 * audit log, and the owner is notified of the action, its reason, and what to do.
 */
import { z } from 'zod';
import { AppError } from '../../../../core/errors/errors.js';
import { TEXT } from '../../../../core/limits/limits.js';
import { cleanText } from '../../../../core/text/plain-text.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '../../../platform/context.js';
import { isId } from '../../../platform/id.js';
import { parseInput } from '../../../platform/input.js';
import { audit, type AuditAction } from '../../identity/index.js';
import { lockPaidOrder } from '../../orders/index.js';
import { renewedSite } from '../renewal/renewed-site.js';
import type { SiteEntity } from '../sites.entity.js';
import { SITE_TEXTS } from '../sites.messages.js';
import { findSite } from '../sites.queries.js';
import { auditSubjectOf, isCustomLive, lockSite, queueRelease } from '../sites.store.js';
import type { SiteType } from '../sites.types.js';
import { reopenSite, stopSite } from '../stop-site.js';
import { notifyOfAction, type SiteAct } from '../notify-owner.js';

export const siteReasonSchema = z.object({
  reason: z
    .string(SITE_TEXTS.reasonMissing)
    .transform(cleanText)
    .pipe(z.string().min(1, SITE_TEXTS.reasonMissing).max(TEXT.comments)),
});

interface Done {
  readonly action: AuditAction;
  readonly tell: SiteAct;
}

interface Act extends Done {
  /** For the log and the owner. */
  readonly reason: string | null;
  /** False: the site already has this status, and nothing is to be done. @throws AppError where it cannot be done. */
  readonly run: (tx: TxCtx, site: SiteEntity) => Promise<boolean>;
}

/** The act, its entry in the log and the word to the owner in one transaction. */
async function actOn(ctx: Ctx, id: string, { action, tell, reason, run }: Act): Promise<SiteType> {
  requireAdmin(ctx);
  const known = isId(id) ? await findSite(ctx, id) : null;
  if (!known) throw new AppError('NOT_FOUND');
  await unitOfWork(ctx, async (tx) => {
    const site = await lockSiteOfOrder(tx, known);
    const before = { status: site.status };
    if (!(await run(tx, site))) return;
    await tx.em.flush();
    await audit(tx, {
      action,
      subject: await auditSubjectOf(tx, site),
      before,
      after: { status: site.status },
      reason,
    });
    await notifyOfAction(tx, site, tell, reason);
  });
  const after = await findSite(ctx, id);
  if (!after) throw new AppError('NOT_FOUND');
  return after;
}

/** The order first, as by payments, refunds and cancellations. */
async function lockSiteOfOrder(tx: TxCtx, { id, orderId }: SiteType): Promise<SiteEntity> {
  await lockPaidOrder(tx, orderId);
  const site = await lockSite(tx, { id });
  if (!site) throw new AppError('NOT_FOUND');
  return site;
}

function refused({ status, stop }: SiteEntity, to: string): AppError {
  return new AppError('INVALID_TRANSITION', { details: { from: stop ?? status, to } });
}

/**
 * Makes the files once more, from the design that the site was built from.
 * @throws AppError NOT_FOUND, SITE_CLOSED, CUSTOM_RELEASE_LIVE where visitors see custom code.
 */
export function rebuildSite(ctx: Ctx, id: string): Promise<SiteType> {
  const { userId } = requireAdmin(ctx);
  return actOn(ctx, id, {
    action: 'order.site_rebuild',
    tell: 'rebuilt',
    reason: null,
    run: async (tx, site) => {
      if (site.stop !== null) throw new AppError('SITE_CLOSED');
      if (await isCustomLive(tx, site)) throw new AppError('CUSTOM_RELEASE_LIVE');
      if (site.buildingNumber !== null && site.buildFailures === 0) return false;
      await queueRelease(tx, site, userId);
      return true;
    },
  });
}

/**
 * Closes an online site for a while; visitors read only that. Repeating it changes nothing.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION for a site that is not online, VALIDATION_ERROR without a reason.
 */
export function suspendSite(ctx: Ctx, id: string, given: z.input<typeof siteReasonSchema>): Promise<SiteType> {
  requireAdmin(ctx);
  const { reason } = parseInput(siteReasonSchema, given);
  return actOn(ctx, id, {
    action: 'order.site_suspend',
    tell: 'suspended',
    reason,
    run: async (tx, site) => {
      if (site.stop === 'suspended') return false;
      if (site.status !== 'online') throw refused(site, 'suspended');
      await stopSite(tx, site, { status: 'suspended', stop: 'suspended', note: reason });
      return true;
    },
  });
}

/** Opens what an administrator has suspended. @throws AppError NOT_FOUND, INVALID_TRANSITION for what was not. */
export function resumeSite(ctx: Ctx, id: string): Promise<SiteType> {
  return actOn(ctx, id, {
    action: 'order.site_resume',
    tell: 'resumed',
    reason: null,
    run: async (tx, site) => {
      if (site.stop === null && site.status === 'online') return false;
      if (site.stop !== 'suspended' || site.status !== 'suspended') throw refused(site, 'online');
      await reopenSite(tx, site, null);
      // An overdue renewal keeps it closed.
      await renewedSite.follow(tx, site.orderId);
      return true;
    },
  });
}

/**
 * Closes a site for good, as after a report of abuse; a build that is under way is given up.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION for a site that is closed for good already, VALIDATION_ERROR without
 * a reason.
 */
export function takeDownSite(ctx: Ctx, id: string, given: z.input<typeof siteReasonSchema>): Promise<SiteType> {
  requireAdmin(ctx);
  const { reason } = parseInput(siteReasonSchema, given);
  return actOn(ctx, id, {
    action: 'order.site_take_down',
    tell: 'taken_down',
    reason,
    run: async (tx, site) => {
      if (site.stop === 'taken_down') return false;
      if (site.status === 'offline') throw refused(site, 'taken_down');
      await stopSite(tx, site, { status: 'offline', stop: 'taken_down', note: reason });
      return true;
    },
  });
}

/**
 * Opens what was taken down; a site that never had a release is built.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION for what was not taken down, or whose order has ended since.
 */
export function restoreSite(ctx: Ctx, id: string): Promise<SiteType> {
  const { userId } = requireAdmin(ctx);
  return actOn(ctx, id, {
    action: 'order.site_restore',
    tell: 'restored',
    reason: null,
    run: async (tx, site) => {
      if (site.stop === null) return false;
      if (site.stop !== 'taken_down' || !(await lockPaidOrder(tx, site.orderId))) throw refused(site, 'online');
      await reopenSite(tx, site, userId);
      // An overdue renewal keeps it closed.
      await renewedSite.follow(tx, site.orderId);
      return true;
    },
  });
}
