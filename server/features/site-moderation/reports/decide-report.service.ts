/** Administrators read and decide about reports. */
import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { suspendSite, takeDownSite } from '../administration/administration.service.js';
import { findSite, auditSubjectOf, type SiteType } from '#features/sites/index.js';
import { decisionSchema, reportsSchema, type DecisionGiven, type ReportsInput } from './reports.inputs.js';
import { REPORT_TEXTS } from './reports.messages.js';
import { findReport, listReports } from './reports.queries.js';
import type { SiteReportType } from './reports.types.js';
import { hostIn } from './site-at-address.js';
import { SiteReportEntity } from './site-report.entity.js';

type Decision = z.output<typeof decisionSchema>;

/** Newest first unless sorted otherwise. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function readReports(ctx: Ctx, given: ReportsInput): Promise<LazyPage<SiteReportType>> {
  requireAdmin(ctx);
  const input = parseInput(reportsSchema, given);
  return listReports(ctx, { ...input, ...pageBounds(input, PAGE_SIZE.graphql) });
}

/**
 * Decides about an open report, closes its site where that is the decision, and answers who left an e-mail. Where the
 * site is closed, all of its open reports are decided alike. Repeating the same decision changes nothing.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR, CONFLICT for a report that was decided otherwise,
 * INVALID_TRANSITION where the site cannot be closed so.
 */
export async function decideReport(ctx: Ctx, id: string, given: DecisionGiven): Promise<SiteReportType> {
  requireAdmin(ctx);
  const decision = parseInput(decisionSchema, given);
  const known = isId(id) ? await findReport(ctx, id) : null;
  const site = known && (await findSite(ctx, known.siteId));
  if (!known || !site) throw new AppError('NOT_FOUND');
  await unitOfWork(ctx, async (tx) => {
    await closeSite(tx, site.id, decision);
    await decide(tx, known, site, decision);
  });
  const decided = await findReport(ctx, id);
  if (!decided) throw new AppError('NOT_FOUND');
  return decided;
}

/** The site first: other closings lock it, too. */
async function closeSite(tx: TxCtx, siteId: string, { act, reason }: Decision): Promise<void> {
  if (act === 'suspend') await suspendSite(tx, siteId, { reason });
  if (act === 'take_down') await takeDownSite(tx, siteId, { reason });
}

async function decide(tx: TxCtx, known: SiteReportType, site: SiteType, decision: Decision): Promise<void> {
  const { userId: decidedById } = requireAdmin(tx);
  const { status, act, reason } = decision;
  const which =
    act === 'none' ? { id: known.id } : { siteId: site.id, $or: [{ status: 'open' as const }, { id: known.id }] };
  const reports = await tx.em.find(SiteReportEntity, which, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' },
  });
  const requested = reports.find(({ id }) => id === known.id);
  if (requested && requested.status !== 'open') {
    if (requested.status === status && (requested.act ?? 'none') === act) return;
    throw new AppError('CONFLICT');
  }
  for (const report of reports) {
    if (report.email !== null) await answer(tx, report, decision);
    const done = { status, act: status === 'upheld' ? act : null, decision: reason, decidedById, email: null };
    tx.em.assign(report, { ...done, decidedAt: tx.clock.now() });
  }
  await tx.em.flush();
  await audit(tx, {
    action: 'order.site_report',
    subject: await auditSubjectOf(tx, site),
    before: { status: 'open' },
    after: { status, act, reports: reports.length },
    reason,
  });
  tx.publish('list.changed', { list: 'site_reports' });
}

async function answer(
  tx: TxCtx,
  { email, address }: SiteReportEntity,
  { status, act, reason }: Decision,
): Promise<void> {
  if (email === null) return;
  const outcome = status === 'upheld' ? REPORT_TEXTS.outcomes[act] : REPORT_TEXTS.rejected;
  // The rest of the address is whatever the reporter wrote, and nobody knows whether the mailbox is theirs.
  const body = REPORT_TEXTS.answer(hostIn(address) ?? '', outcome, reason);
  const vars = { fullName: '', subject: REPORT_TEXTS.subject, body };
  await tx.enqueue('send_mail', { template: 'message', to: email, userId: null, vars });
}
