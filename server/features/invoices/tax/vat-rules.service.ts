/** The dated rates of VAT: rows that an administrator may edit. Invoices that are written keep their own rate. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { TIME_ZONE } from '#core/limits/limits.js';
import { MOST_VAT_PERCENT } from '#core/pricing/vat.js';
import { requireAdmin, unitOfWork, type Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { taxMessages } from './tax.messages.js';
import { VatRuleEntity } from './tax.entity.js';

export interface VatRuleRow {
  readonly startsAt: Date;
  readonly percent: number;
}

/** In percent, at that instant; 0 before the first rule. */
export async function vatPercentAt(ctx: Ctx, date: Date): Promise<number> {
  const rule = await row<{ percent: number }>(
    ctx.em,
    'select percent from vat_rules where starts_at <= $1 order by starts_at desc limit 1',
    [date],
  );
  return rule?.percent ?? 0;
}

/** Newest first. @throws AppError FORBIDDEN. */
export async function readVatRules(ctx: Ctx): Promise<VatRuleRow[]> {
  requireAdmin(ctx);
  return rows<VatRuleRow>(ctx.em, 'select starts_at as "startsAt", percent from vat_rules order by starts_at desc');
}

const hourInTehran = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeStyle: 'medium' });

/** A rate holds for whole days. */
const startOfDay = z.coerce
  .date()
  .refine((date) => hourInTehran.format(date) === '00:00:00' && date.getMilliseconds() === 0, {
    error: taxMessages.wholeDay,
  });

const ruleSchema = z.object({ startsAt: startOfDay, percent: z.int().min(0).max(MOST_VAT_PERCENT) });

/** Sets the rate from that day on. @throws AppError FORBIDDEN, VALIDATION_ERROR for an instant inside a day. */
export async function saveVatRule(ctx: Ctx, given: z.input<typeof ruleSchema>): Promise<VatRuleRow> {
  requireAdmin(ctx);
  const rule = parseInput(ruleSchema, given);
  await unitOfWork(ctx, async (tx) => {
    await tx.em.upsert(VatRuleEntity, rule, { onConflictFields: ['startsAt'] });
    const subject = { type: 'invoice' as const, id: rule.startsAt.toISOString() };
    await audit(tx, { action: 'vat.save', subject, after: { percent: rule.percent } });
  });
  return rule;
}

/** @throws AppError FORBIDDEN, NOT_FOUND. */
export async function deleteVatRule(ctx: Ctx, startsAt: Date): Promise<void> {
  requireAdmin(ctx);
  await unitOfWork(ctx, async (tx) => {
    const gone = await tx.em.nativeDelete(VatRuleEntity, { startsAt });
    if (gone === 0) throw new AppError('NOT_FOUND');
    await audit(tx, { action: 'vat.delete', subject: { type: 'invoice', id: startsAt.toISOString() } });
  });
}
