/** Copies of the messages of a site, of which backups are made, and the way back. */
import type { MessageFile } from '#core/sites/message-files.js';
import { foldForSearch } from '#core/text/digits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { findMessagesAfter } from '../messages/site-messages.queries.js';
import type { SiteMessageType } from '../messages/site-messages.types.js';

type Copied = Omit<SiteMessageType, 'ownerId' | 'siteId' | 'readAt' | 'receivedAt' | 'files'>;

/** A message as JSON holds it; dates are ISO-8601. */
export interface MessageCopy extends Copied {
  readonly readAt: string | null;
  readonly receivedAt: string;
  /** Their names and sizes; their bytes are in no backup. Left out in copies that are older than files. */
  readonly files?: readonly MessageFile[];
}

function copyOf(message: SiteMessageType): MessageCopy {
  const { ownerId: _owner, siteId: _site, readAt, receivedAt, ...copied } = message;
  return { ...copied, readAt: readAt?.toISOString() ?? null, receivedAt: receivedAt.toISOString() };
}

interface Bounds {
  /** Messages of one part. */
  readonly each: number;
  /** Beyond these the oldest are left out. */
  readonly atMost: number;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const FIRST = 'select id from site_messages where site_id = $1 order by id desc offset $2 limit 1';

/**
 * The messages of a site in parts, oldest first. A part changes only with its own messages: equal parts
 * are equal bytes.
 */
export async function* messageParts(
  ctx: Ctx,
  siteId: string,
  { each, atMost }: Bounds,
): AsyncGenerator<readonly MessageCopy[]> {
  let after = (await row<{ id: string }>(ctx.em, FIRST, [siteId, atMost]))?.id ?? FIRST_ID;
  for (;;) {
    const part = await findMessagesAfter(ctx.em, siteId, after, each);
    if (part.length > 0) yield part.map(copyOf);
    after = part.at(-1)?.id ?? after;
    if (part.length < each) return;
  }
}

const PUT_BACK = `
  insert into site_messages (id, site_id, kind, form_title, page_path, fields, files, sender_name, sender_email, sender_phone,
    state, spam_reasons, replies, search_text, read_at, received_at, updated_at)
  select m.id, $1, m.kind, m."formTitle", m."pagePath", m.fields, m.files, m."senderName", m."senderEmail", m."senderPhone",
    m.state, m."spamReasons", m.replies, m."searchText", m."readAt", m."receivedAt", $3
  from jsonb_to_recordset($2::jsonb) as m(id uuid, kind text, "formTitle" text, "pagePath" text, fields jsonb, files jsonb,
    "senderName" text, "senderEmail" text, "senderPhone" text, state text, "spamReasons" jsonb, replies jsonb,
    "searchText" text, "readAt" timestamptz, "receivedAt" timestamptz)
  where not exists (select from erased_site_messages e where e.id = m.id)
  on conflict (id) do nothing returning id`;

const searchText = ({ formTitle, fields, files = [] }: MessageCopy): string =>
  foldForSearch([formTitle, ...fields.map(({ value }) => value), ...files.map(({ name }) => name)].join(' '));

/** Puts those back that are missing and were not erased. Returns how many. */
export async function putBackMessages(tx: TxCtx, siteId: string, copies: readonly MessageCopy[]): Promise<number> {
  const given = copies.map(({ files = [], ...copy }) => ({
    ...copy,
    files: files.map((file) => ({ ...file, refusal: file.refusal ?? 'not_in_backup' })),
    searchText: searchText({ ...copy, files }),
  }));
  return (await rows(tx.em, PUT_BACK, [siteId, JSON.stringify(given), tx.clock.now()])).length;
}

/** Which of these were erased. */
export async function erasedAmong(ctx: Ctx, copies: readonly MessageCopy[]): Promise<ReadonlySet<string>> {
  const text = 'select id from erased_site_messages where id = any($1::uuid[])';
  const found = await rows<{ id: string }>(ctx.em, text, [copies.map(({ id }) => id)]);
  return new Set(found.map(({ id }) => id));
}
