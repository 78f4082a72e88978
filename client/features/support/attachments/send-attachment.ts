import { toArrivedFile, type ArrivedFile } from '#client/lib/file-rules.js';
import { postForm } from '#client/lib/rest/send-file.js';
import { rest } from '#client/lib/rest/rest.js';

export interface AttachmentSending {
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export type SentAttachment = Pick<ArrivedFile, 'id' | 'notice'>;

/** Keeps a file for a message that is being written. Rejects as `postForm` does. */
export async function sendAttachment({ file, ...sending }: AttachmentSending): Promise<SentAttachment> {
  const form = new FormData();
  form.append('file', file, file.name);
  const response = await postForm({ path: '/api/storage/upload/uploads', form, ...sending });
  const { file: kept } = (await response.json()) as { file: Readonly<Record<string, unknown>> };
  const { id, notice } = toArrivedFile(kept);
  return { id, notice };
}

/** For a file that was removed before the message was sent. If the deletion fails, the file does no harm. */
export async function dropAttachment(id: string): Promise<void> {
  await rest(`/api/storage/uploads/${id}`, { method: 'DELETE' }).catch((error: unknown) =>
    console.warn('support: an attachment stayed behind', error),
  );
}
