import { toast } from '#client/ui/toast.js';
import { designMessages } from '#client/features/editor/index.js';
import { readGuestPicture, type GuestDraft } from './guest-picture.js';

const m = designMessages.content;

/**
 * Stores a guest's picture in the browser; it becomes one of the account's files once there is an account. Answers what
 * is stored in the slot; null where the file is refused, which is said. Where the original is not kept, that is said.
 */
export async function storeGuestPicture(file: File, draft: GuestDraft, signal: AbortSignal): Promise<string | null> {
  const result = await readGuestPicture(file, draft);
  if (signal.aborted) return null;
  if (result.kind === 'refused') {
    toast.failure(m.pictureFault[result.fault]);
    return null;
  }
  if (result.loss !== null) toast.notice(m.pictureLoss[result.loss]);
  return result.dataUrl;
}
