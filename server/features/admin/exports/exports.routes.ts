import { Readable } from 'node:stream';
import { z } from 'zod';
import { formatShortDate } from '#core/dates/calendar.js';
import { toLatinDigits } from '#core/text/digits.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { EXPORT_NAMES } from './exports.js';
import { exportList } from './exports.service.js';

/** 1405-08-30 */
const stamp = (date: Date): string => toLatinDigits(formatShortDate(date)).replaceAll('/', '-');

export const exportRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/export/{list}',
    access: 'admin',
    byBrowser: true,
    summary: `A list as CSV with the filters of that list: ${EXPORT_NAMES.join(', ')}. Dates are Jalali.`,
    params: z.object({
      list: z
        .string()
        .transform((name) => name.replace(/\.csv$/, ''))
        .pipe(z.enum(EXPORT_NAMES)),
    }),
    query: z.record(z.string(), z.string()),
    file: ['text/csv'],
    response: z.string().meta({ description: 'text/csv, UTF-8 with a byte order mark.' }),
    handle: async (ctx, { params: { list }, query, reply }) => {
      const pieces = await exportList(ctx, list, query);
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="barpa-${list}-${stamp(ctx.clock.now())}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(pieces));
      return undefined;
    },
  }),
];
