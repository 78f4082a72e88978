/** A visitor reports a site. Needs no account; nothing of the visitor is kept but what they write. */
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { SITE_REPORTS } from '#core/sites/site-reports.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { notifyAdmins } from '#features/notifications/index.js';
import { siteAtAddress } from './site-at-address.js';
import { reportSchema, type ReportGiven } from './reports.inputs.js';
import { REPORT_TEXTS } from './reports.messages.js';
import { SiteReportEntity } from './site-report.entity.js';
import { SITE_REPORTED } from './reports.notifications.js';

export interface Received {
  readonly success: true;
  /** Persian. */
  readonly message: string;
}

/**
 * @throws AppError RATE_LIMITED, VALIDATION_ERROR also for an address without a site, REPORT_LIMIT where so many
 * reports of this site wait for a decision that another one adds nothing.
 */
export async function sendReport(ctx: Ctx, given: ReportGiven): Promise<Received> {
  await ctx.limits.take('siteReport', ctx.addressKey);
  const report = parseInput(reportSchema, given);
  const site = await siteAtAddress(ctx, report.address);
  if (!site)
    throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'address', message: REPORT_TEXTS.addressUnknown }] });
  await unitOfWork(ctx, (tx) => keep(tx, site, report));
  return { success: true, message: REPORT_TEXTS.received };
}

async function keep(
  tx: TxCtx,
  site: { readonly id: string; readonly label: string },
  report: z.output<typeof reportSchema>,
) {
  // Two reports at the same moment are counted one after the other.
  await row(tx.em, 'select id from sites where id = $1 for no key update', [site.id]);
  const waiting = await tx.em.count(SiteReportEntity, { siteId: site.id, status: 'open' });
  if (waiting >= SITE_REPORTS.openOfSite) throw new AppError('REPORT_LIMIT');
  const made = tx.em.create(SiteReportEntity, {
    ...report,
    id: newId(),
    siteId: site.id,
    status: 'open',
    createdAt: tx.clock.now(),
  });
  await tx.em.persist(made).flush();
  tx.publish('list.changed', { list: 'site_reports' });
  // One word for all reports of a site that wait together.
  if (waiting > 0) return;
  await notifyAdmins(tx, SITE_REPORTED, { address: `${site.label}.${tx.config.sitesHost}` });
}
