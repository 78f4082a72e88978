import { AppError } from '#core/errors/errors.js';
import type { MessageFile } from '#core/sites/message-files.js';
import type { Ctx } from '#platform/context.js';
import { fileKey } from '../received/message-files.js';
import { readMessageOfSite } from './read-messages.service.js';

export interface FileOfMessage {
  readonly siteId: string;
  readonly messageId: string;
  readonly fileId: string;
}

interface OpenedFile extends Pick<MessageFile, 'name' | 'mime'> {
  readonly bytes: Buffer;
}

/**
 * The bytes of a file of a message, for whoever may read the message.
 * @throws AppError NOT_FOUND also for a file of another message, and for one that is not stored.
 */
export async function openMessageFile(ctx: Ctx, { siteId, messageId, fileId }: FileOfMessage): Promise<OpenedFile> {
  const message = await readMessageOfSite(ctx, siteId, messageId);
  const file = message.files.find(({ id }) => id === fileId.toLowerCase());
  if (!file || file.refusal !== null) throw new AppError('NOT_FOUND');
  const stored = await ctx.ports.files.get(fileKey(message.id, file.id));
  if (!stored) throw new AppError('NOT_FOUND');
  return { name: file.name, mime: file.mime, bytes: stored.bytes };
}
