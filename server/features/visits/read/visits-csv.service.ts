import { addDays, formatShortDate } from '#core/dates/calendar.js';
import { visitValueName } from '#core/sites/visit-names.js';
import { toLatinDigits } from '#core/text/digits.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { csvOf, type Column } from '#platform/documents/csv.js';
import { readSite } from '#features/sites/index.js';
import { DIMENSION_NAMES, VISITS_CSV_TITLES as T } from './visits.messages.js';
import { readCounts, type CountRow } from './visits.queries.js';
import { daysOf, type Days, type VisitsInput } from './visits.service.js';

/** 1405/08/30, or 1405/08 of a month. */
function dayCell({ day, grain }: CountRow): string {
  const jalali = toLatinDigits(formatShortDate(new Date(`${day}T12:00:00Z`)));
  return grain === 'month' ? jalali.slice(0, 7) : jalali;
}

const COLUMNS: readonly Column<CountRow>[] = [
  { title: T.day, cell: dayCell },
  { title: T.dimension, cell: ({ dimension }) => DIMENSION_NAMES[dimension] },
  {
    title: T.value,
    cell: ({ dimension, value }) => (dimension === 'total' ? '' : visitValueName(dimension, value)),
  },
  { title: T.views, cell: ({ views }) => views },
  { title: T.visitors, cell: ({ visitors }) => visitors },
];

/** Days of one query: a site has a bounded number of rows each day. */
const STEP = 7;

async function* batches(ctx: Ctx, siteId: string, { from, to }: Days): AsyncGenerator<readonly CountRow[]> {
  for (let first = from; first <= to; first = addDays(first, STEP)) {
    const last = addDays(first, STEP - 1);
    yield await readCounts(ctx, siteId, first, last < to ? last : to);
  }
}

/**
 * Everything that was counted, oldest first, in pieces of CSV.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR, RATE_LIMITED, before the first piece.
 */
export async function exportVisits(
  ctx: Ctx,
  siteId: string,
  given: VisitsInput,
): Promise<{ readonly label: string; readonly pieces: AsyncGenerator<string> }> {
  const { id, label } = await readSite(ctx, siteId);
  const days = daysOf(ctx, given);
  await ctx.limits.take('siteVisitsExport', requireViewer(ctx).userId);
  return { label, pieces: csvOf(COLUMNS, batches(ctx, id, days)) };
}
