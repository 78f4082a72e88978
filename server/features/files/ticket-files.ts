/**
 * Files of tickets: a customer's upload, or an administrator's that becomes the customer's, so that both may read it.
 */
import type { Ctx, TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { AttachedFile, AttachmentStore } from '#features/support/index.js';
import { signedFileLink } from './storage/file-link.js';

const CLAIM = `update files set owner_id = $3
  where id = any($1::uuid[]) and owner_id = $2 and bucket = 'uploads' and order_id is null
  returning id as "fileId", original_name as name, mime, size_bytes as "sizeBytes"`;

export const ticketFiles: AttachmentStore = {
  claim: (tx: TxCtx, { fileIds, uploaderId, customerId }) =>
    rows<AttachedFile>(tx.em, CLAIM, [fileIds, uploaderId, customerId]),
  links: async (ctx: Ctx, fileIds) => {
    const kept = await rows<{ id: string }>(ctx.em, 'select id from files where id = any($1::uuid[])', [fileIds]);
    return new Map(kept.map(({ id }) => [id, signedFileLink(ctx, id)]));
  },
};
