/** Tickets have attachments, but files are above support: they provide the attachments of a ticket. */
import { AppError } from '#core/errors/errors.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { isId, newId } from '#platform/id.js';
import { rows } from '#platform/db/rows.js';
import { Key } from '#platform/provided.js';
import { messages } from './support.messages.js';
import { TicketAttachmentEntity } from './ticket.entity.js';

export interface AttachedFile {
  readonly fileId: string;
  readonly name: string;
  readonly mime: string;
  readonly sizeBytes: number;
}

export interface AttachmentStore {
  /**
   * Gives files that `uploaderId` has uploaded to the customer of a ticket, so that both may read them. Leaves out
   * what is no upload of theirs.
   */
  claim(
    tx: TxCtx,
    claim: { readonly fileIds: readonly string[]; readonly uploaderId: string; readonly customerId: string },
  ): Promise<readonly AttachedFile[]>;
  /** Signed addresses of those files that still exist. */
  links(ctx: Ctx, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const ATTACHMENT_STORE = new Key<AttachmentStore>('store of attachments');

interface Attach {
  readonly messageId: string;
  readonly fileIds: readonly string[];
  readonly uploaderId: string;
  readonly customerId: string;
}

/** @throws AppError VALIDATION_ERROR where one is not the writer's own upload, or hangs at a message already. */
export async function attachFiles(tx: TxCtx, { messageId, fileIds, ...people }: Attach): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const refused = new AppError('VALIDATION_ERROR', {
    fields: [{ path: 'attachments', message: messages.attachmentRefused }],
  });
  if (!ids.every(isId)) throw refused;
  const used = await rows(tx.em, 'select file_id from support_attachments where file_id = any($1::uuid[])', [ids]);
  const files = used.length > 0 ? [] : await tx.provided.one(ATTACHMENT_STORE).claim(tx, { fileIds: ids, ...people });
  if (files.length !== ids.length) throw refused;
  for (const file of files) await tx.em.insert(TicketAttachmentEntity, { id: newId(), messageId, ...file });
}

/** Where an attachment is saved from; nothing for one whose file is gone. */
export async function attachmentLinks(ctx: Ctx, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return fileIds.length > 0 ? ctx.provided.one(ATTACHMENT_STORE).links(ctx, fileIds) : new Map();
}
