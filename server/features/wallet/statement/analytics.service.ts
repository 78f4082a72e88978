/** The sums of a wallet's movements, by Jalali month and by type. */

import { rial, sumRials } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import type { TransactionType } from '../ledger/ledger-entry.entity.js';
import { JalaliMonth } from '#platform/time/jalali-month.js';
import { analyticsSchema, type AnalyticsInput } from '../wallet.inputs.js';
import { selectDayTotals, type DayTotal } from '../wallet.queries.js';
import { readWallet } from '../wallet.service.js';
import type { WalletAnalyticsType, WalletMonthType, WalletTypeTotalType } from '../wallet-insights.types.js';

/** The viewer's wallet over the last months, this one included. @throws AppError UNAUTHORIZED, VALIDATION_ERROR. */
export async function walletAnalytics(ctx: Ctx, given: AnalyticsInput): Promise<WalletAnalyticsType> {
  const { months } = parseInput(analyticsSchema, given);
  const wallet = await readWallet(ctx);
  const span = JalaliMonth.of(ctx.clock.now()).back(months);
  const days = await selectDayTotals(ctx, wallet.id, span[0]?.start() ?? ctx.clock.now());
  return {
    totalInRials: sumRials(days.map((day) => day.inRials)),
    totalOutRials: sumRials(days.map((day) => day.outRials)),
    byMonth: span.map((month) => totalOf(month, days)),
    byType: totalsByType(days),
  };
}

function totalOf(month: JalaliMonth, days: readonly DayTotal[]): WalletMonthType {
  const mine = days.filter(({ at }) => JalaliMonth.of(at).key === month.key);
  return {
    month: month.key,
    label: month.label,
    inRials: sumRials(mine.map((day) => day.inRials)),
    outRials: sumRials(mine.map((day) => day.outRials)),
  };
}

function totalsByType(days: readonly DayTotal[]): WalletTypeTotalType[] {
  const totals = new Map<TransactionType, WalletTypeTotalType>();
  for (const { type, inRials, outRials, count } of days) {
    const known = totals.get(type) ?? { type, amountRials: rial(0), count: 0 };
    totals.set(type, { type, amountRials: rial(known.amountRials + inRials + outRials), count: known.count + count });
  }
  return [...totals.values()].filter(({ amountRials }) => amountRials !== 0);
}
