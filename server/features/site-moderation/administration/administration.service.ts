/**
 * Administrators' actions on sites: build again, close temporarily or permanently, open again. Each is recorded in the
 * audit log, and the owner is notified of the action, its reason, and what to do.
 */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { TEXT } from '#core/limits/limits.js';
import { cleanText } from '#core/text/plain-text.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit, type AuditAction } from '#features/identity/index.js';
import {
  continueRenewal,
  followRenewals,
  lockBilling,
  pauseRenewal,
  type RenewalEntity,
} from '#features/invoices/index.js';
import { lockPaidOrder, type OrderOfSite } from '#features/orders/index.js';
import {
  type SiteEntity,
  findSite,
  auditSubjectOf,
  isCustomLive,
  lockSite,
  queueRelease,
  type SiteType,
  reopenSite,
  stopSite,
  type Stop,
  notifyOfAction,
  type SiteAct,
} from '#features/sites/index.js';
import { MODERATION_TEXTS } from './administration.messages.js';

export const siteReasonSchema = z.object({
  reason: z
    .string(MODERATION_TEXTS.reasonMissing)
    .transform(cleanText)
    .pipe(z.string().min(1, MODERATION_TEXTS.reasonMissing).max(TEXT.comments)),
});

interface Done {
  readonly action: AuditAction;
  readonly tell: SiteAct;
}

interface Act extends Done {
  /** For the log and the owner. */
  readonly reason: string | null;
  /** False: the site already has this status, and nothing is to be done. @throws AppError where it cannot be done. */
  readonly run: (tx: TxCtx, site: SiteEntity, locked: Locked) => Promise<boolean>;
}

/** The record that is locked with the site; null where it has ended, or where there is none. */
interface Locked {
  readonly paidOrder: OrderOfSite | null;
  readonly renewal: RenewalEntity | null;
}

/** The act, its entry in the log and the word to the owner in one transaction. */
async function actOn(ctx: Ctx, id: string, { action, tell, reason, run }: Act): Promise<SiteType> {
  requireAdmin(ctx);
  const known = isId(id) ? await findSite(ctx, id) : null;
  if (!known) throw new AppError('NOT_FOUND');
  await unitOfWork(ctx, async (tx) => {
    // In the order in which payments, refunds and cancellations lock them.
    const paidOrder = await lockPaidOrder(tx, known.orderId);
    const renewal = await lockBilling(tx, known.orderId);
    const site = await lockSite(tx, { id });
    if (!site) throw new AppError('NOT_FOUND');
    const before = { status: site.status };
    if (!(await run(tx, site, { paidOrder, renewal }))) return;
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

/** Closed, it costs nothing. */
async function close(tx: TxCtx, site: SiteEntity, { renewal }: Locked, stop: Stop): Promise<true> {
  if (renewal) await pauseRenewal(tx, renewal);
  await stopSite(tx, site, stop);
  return true;
}

/** `askedBy`: as of `reopenSite`. An overdue renewal keeps it closed. */
async function open(tx: TxCtx, site: SiteEntity, { renewal }: Locked, askedBy: string | null): Promise<true> {
  if (renewal) await continueRenewal(tx, renewal);
  await reopenSite(tx, site, askedBy);
  await followRenewals(tx, site.orderId);
  return true;
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
    run: async (tx, site, locked) => {
      if (site.stop === 'suspended') return false;
      if (site.status !== 'online') throw refused(site, 'suspended');
      return close(tx, site, locked, { status: 'suspended', stop: 'suspended', note: reason });
    },
  });
}

/**
 * Opens what an administrator has suspended; a site whose releases were removed meanwhile is built.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION for what was not suspended, or whose order has ended since.
 */
export function resumeSite(ctx: Ctx, id: string): Promise<SiteType> {
  const { userId } = requireAdmin(ctx);
  return actOn(ctx, id, {
    action: 'order.site_resume',
    tell: 'resumed',
    reason: null,
    run: async (tx, site, locked) => {
      if (site.stop === null && site.status === 'online') return false;
      if (site.stop !== 'suspended' || !locked.paidOrder) throw refused(site, 'online');
      return open(tx, site, locked, userId);
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
    run: async (tx, site, locked) => {
      if (site.stop === 'taken_down') return false;
      if (site.status === 'offline') throw refused(site, 'taken_down');
      return close(tx, site, locked, { status: 'offline', stop: 'taken_down', note: reason });
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
    run: async (tx, site, locked) => {
      if (site.stop === null) return false;
      if (site.stop !== 'taken_down' || !locked.paidOrder) throw refused(site, 'online');
      return open(tx, site, locked, userId);
    },
  });
}
