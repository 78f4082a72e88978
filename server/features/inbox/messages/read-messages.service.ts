/** The messages of a site as its owner reads them, for both APIs. Administrators may read, as they may read sites. */
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { saysWho, SITE_MESSAGE } from '#core/sites/site-messages.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { readSite } from '#features/sites/index.js';
import { messagesSchema } from './site-messages.inputs.js';
import { findMessages, listMessages } from './site-messages.queries.js';
import type { SiteMessageType } from './site-messages.types.js';

export type MessagesInput = z.input<typeof messagesSchema> & { readonly siteId: string };

/** Newest first. @throws AppError NOT_FOUND also for another's site, VALIDATION_ERROR. */
export async function readMessages(ctx: Ctx, { siteId, ...given }: MessagesInput): Promise<LazyPage<SiteMessageType>> {
  requireViewer(ctx);
  const filter = parseInput(messagesSchema, given);
  const { id } = await readSite(ctx, siteId);
  return listMessages(ctx, id, filter, pageBounds(filter, PAGE_SIZE.graphql));
}

/** @throws AppError NOT_FOUND also for a message of another's site. */
export async function readMessage(ctx: Ctx, id: string): Promise<SiteMessageType> {
  const viewer = requireViewer(ctx);
  const [message] = isId(id) ? await findMessages(ctx.em, [id]) : [];
  if (!message || (viewer.role !== 'admin' && message.ownerId !== viewer.userId)) throw new AppError('NOT_FOUND');
  return message;
}

/** Like `readMessage`, but of this site alone. */
export async function readMessageOfSite(ctx: Ctx, siteId: string, id: string): Promise<SiteMessageType> {
  const message = await readMessage(ctx, id);
  if (message.siteId !== siteId.toLowerCase()) throw new AppError('NOT_FOUND');
  return message;
}

/**
 * The words of the message besides name, address and number, and the names of its files, in one line of at most
 * `SITE_MESSAGE.excerpt` characters.
 */
export function excerptOf(message: Readonly<SiteMessageType>): string {
  const { fields, files } = message;
  const words = fields.filter(({ value }) => !saysWho(message, value));
  const shown = (words.length > 0 ? words : fields).map(({ value }) => value);
  const line = [...shown, ...files.map(({ name }) => name)].join(' · ');
  const letters = Array.from(line.slice(0, 4 * SITE_MESSAGE.excerpt).replace(/\s+/g, ' '));
  if (letters.length <= SITE_MESSAGE.excerpt) return letters.join('');
  return `${letters.slice(0, SITE_MESSAGE.excerpt - 1).join('')}…`;
}
