import type { z } from 'zod';
import { requireViewer, type Ctx } from '#platform/context.js';
import { csvOf, type Column } from '#platform/documents/csv.js';
import { parseInput } from '#platform/input.js';
import { readSite } from '#features/sites/index.js';
import { messagesFilterSchema } from './site-messages.inputs.js';
import { CSV_TITLES as T, KIND_NAMES, STATE_NAMES } from './site-messages.messages.js';
import { messageBatches } from './site-messages.queries.js';
import type { SiteMessageType } from './site-messages.types.js';

const COLUMNS: readonly Column<MessageCells>[] = [
  { title: T.receivedAt, cell: (row) => row.receivedAt },
  { title: T.form, cell: (row) => row.formTitle },
  { title: T.kind, cell: (row) => KIND_NAMES[row.kind] },
  { title: T.state, cell: (row) => STATE_NAMES[row.state] },
  { title: T.name, cell: (row) => row.senderName },
  { title: T.email, cell: (row) => row.senderEmail },
  { title: T.phone, cell: (row) => row.senderPhone },
  { title: T.answers, cell: (row) => row.fields.map(({ label, value }) => `${label}: ${value}`).join('\n') },
  { title: T.named, cell: (row) => namedAnswers(row) },
  { title: T.files, cell: (row) => (row.files ?? []).map(({ name }) => name).join('\n') },
  { title: T.page, cell: (row) => row.pagePath },
  { title: T.id, cell: (row) => row.id },
];

/** The fields of a message that a spreadsheet shows. Backups that are older than files have none. */
export type MessageCells = Omit<SiteMessageType, 'ownerId' | 'siteId' | 'files'> &
  Partial<Pick<SiteMessageType, 'files'>>;

/** The answers by the names of their fields as JSON, for programs; empty for a message that is older than names. */
function namedAnswers({ fields }: MessageCells): string {
  const named = fields.flatMap(({ name, value }) => (name ? [[name, value] as const] : []));
  return named.length > 0 ? JSON.stringify(Object.fromEntries(named)) : '';
}

/** Messages in pieces of CSV. */
export function messagesCsv(batches: AsyncIterable<readonly MessageCells[]>): AsyncGenerator<string> {
  return csvOf(COLUMNS, batches);
}

/**
 * The filtered messages, newest first, in pieces of CSV. @throws AppError NOT_FOUND, VALIDATION_ERROR, RATE_LIMITED,
 * before the first piece.
 */
export async function exportMessages(
  ctx: Ctx,
  siteId: string,
  given: z.input<typeof messagesFilterSchema>,
): Promise<{ readonly label: string; readonly pieces: AsyncGenerator<string> }> {
  requireViewer(ctx);
  const filter = parseInput(messagesFilterSchema, given);
  const { id, label } = await readSite(ctx, siteId);
  await ctx.limits.take('siteMessagesExport', requireViewer(ctx).userId);
  return { label, pieces: messagesCsv(messageBatches(ctx, id, filter)) };
}
