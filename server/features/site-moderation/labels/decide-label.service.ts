/** Administrators decide about labels that imitate other names: the site gets the one that was wished, or not. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { TEXT } from '#core/limits/limits.js';
import { cleanText } from '#core/text/plain-text.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { sqlState, UNIQUE_VIOLATION } from '#platform/db/sql-state.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import {
  followAddress,
  notifyOfAction,
  siteAddress,
  type SiteEntity,
  findSite,
  auditSubjectOf,
  lockSite,
  publishChange,
  type SiteType,
} from '#features/sites/index.js';
import { MODERATION_TEXTS } from '../administration/administration.messages.js';

/** A refusal needs a reason, which the owner reads. */
export const labelDecisionSchema = z
  .object({
    isApproved: z.boolean(),
    reason: z
      .string()
      .transform(cleanText)
      .pipe(z.string().max(TEXT.comments))
      .nullish()
      .transform((reason) => reason || null),
  })
  .refine(({ isApproved, reason }) => isApproved || reason !== null, {
    path: ['reason'],
    error: MODERATION_TEXTS.reasonMissing,
  });
type Decision = z.output<typeof labelDecisionSchema>;

/**
 * Gives a site the label that its customer wished, or leaves it at the present one; its owner is notified. The label
 * before leads to the site for good.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR, CONFLICT where no label waits, SITE_LABEL_TAKEN.
 */
export async function decideSiteLabel(
  ctx: Ctx,
  id: string,
  given: z.input<typeof labelDecisionSchema>,
): Promise<SiteType> {
  requireAdmin(ctx);
  const decision = parseInput(labelDecisionSchema, given);
  await unitOfWork(ctx, (tx) => decide(tx, id, decision)).catch((error: unknown) => {
    // Another site took it at the same moment.
    throw sqlState(error) === UNIQUE_VIOLATION ? new AppError('SITE_LABEL_TAKEN') : error;
  });
  const decided = await findSite(ctx, id);
  if (!decided) throw new AppError('NOT_FOUND');
  return decided;
}

async function decide(tx: TxCtx, id: string, { isApproved, reason }: Decision): Promise<void> {
  const site = await lockSite(tx, { id });
  if (!site) throw new AppError('NOT_FOUND');
  const { wishedLabel } = site;
  if (wishedLabel === null) throw new AppError('CONFLICT');
  tx.em.assign(site, { wishedLabel: null, updatedAt: tx.clock.now() });
  if (isApproved) await rename(tx, site, wishedLabel);
  await tx.em.flush();
  if (isApproved) await followAddress(tx, site);
  publishChange(tx, site);
  await audit(tx, {
    action: 'order.site_label',
    subject: await auditSubjectOf(tx, site),
    // No labels: they are the customer's choice, which the log could not forget.
    before: { review: 'open' },
    after: { review: isApproved ? 'approved' : 'refused' },
    reason,
  });
  // The address of the label itself: visitors may use a domain.
  const address = siteAddress(tx.config, site.label);
  await notifyOfAction(tx, site, isApproved ? 'label_approved' : 'label_refused', reason, address);
}

async function rename(tx: TxCtx, site: SiteEntity, label: string): Promise<void> {
  const taken = 'select id from sites where label = $1 or earlier_label = $1';
  if (await row(tx.em, taken, [label])) throw new AppError('SITE_LABEL_TAKEN');
  const { id: siteId, userId, label: before } = site;
  tx.em.assign(site, { label, earlierLabel: before });
  tx.publish('site.changed', { userId, siteId, label: before });
}
