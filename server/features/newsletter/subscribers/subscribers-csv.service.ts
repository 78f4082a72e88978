import type { z } from 'zod';
import { NEWSLETTER_PATHS } from '#core/sites/newsletter.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { csvOf, type Column } from '#platform/documents/csv.js';
import { parseInput } from '#platform/input.js';
import { readSite, visitorAddress } from '#features/sites/index.js';
import { SUBSCRIBER_CSV_TITLES as T } from '../newsletter.messages.js';
import { subscriberToken } from '../subscription/subscriber-token.js';
import { subscribersFilterSchema } from './subscribers.inputs.js';
import { subscriberBatches } from './subscribers.queries.js';
import type { SubscriberType } from './subscribers.types.js';

/** The fields of a subscriber that a spreadsheet shows. */
export type SubscriberCells = Omit<SubscriberType, 'ownerId' | 'siteId'>;

const COLUMNS: readonly Column<SubscriberCells>[] = [
  { title: T.email, cell: (row) => row.email },
  { title: T.name, cell: (row) => row.name },
  { title: T.confirmedAt, cell: (row) => row.confirmedAt },
  { title: T.requestedAt, cell: (row) => row.requestedAt },
  { title: T.page, cell: (row) => row.pagePath },
];

/** Subscribers in pieces of CSV. */
export function subscribersCsv(batches: AsyncIterable<readonly SubscriberCells[]>): AsyncGenerator<string> {
  return csvOf(COLUMNS, batches);
}

/**
 * The filtered subscribers, those who confirmed last first, each with the link that unsubscribes them, for the letters
 * of the owner. @throws AppError NOT_FOUND, VALIDATION_ERROR, RATE_LIMITED, before the first piece.
 */
export async function exportSubscribers(
  ctx: Ctx,
  siteId: string,
  given: z.input<typeof subscribersFilterSchema>,
): Promise<{ readonly label: string; readonly pieces: AsyncGenerator<string> }> {
  const { userId } = requireViewer(ctx);
  const filter = parseInput(subscribersFilterSchema, given);
  const site = await readSite(ctx, siteId);
  await ctx.limits.take('newsletterExport', userId);
  const address = `${await visitorAddress(ctx, site)}${NEWSLETTER_PATHS.unsubscribe}?t=`;
  const link = ({ id }: SubscriberCells): string => address + subscriberToken(ctx.config, 'unsubscribe', site.id, id);
  const columns = [...COLUMNS, { title: T.unsubscribe, cell: link }];
  return { label: site.label, pieces: csvOf(columns, subscriberBatches(ctx, site.id, filter)) };
}
