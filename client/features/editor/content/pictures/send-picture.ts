import { toast } from '#client/ui/toast.js';
import { loadSendAsset } from '#client/features/files/index.js';
import type { SendingPicture } from '../../context/editor-context.js';
import { designMessages } from '../../messages/design.messages.js';
import { readPicture } from './section-picture.js';

/**
 * Sends a picture to the customer's own files, made small enough for them. Answers its reference; null where the file
 * is refused, which is said. Rejects with what sending it does.
 */
export async function sendPicture(file: File, sending: SendingPicture): Promise<string | null> {
  const result = await readPicture(file, 'asset');
  if (sending.signal.aborted) return null;
  if (result.kind === 'ready') return (await loadSendAsset())(result.dataUrl, { ...sending, name: file.name });
  toast.failure(designMessages.content.pictureFault[result.fault]);
  return null;
}
