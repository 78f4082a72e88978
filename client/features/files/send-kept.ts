/** Sends what waited in this browser with the order that was just placed. */
import { keptStore, moveKept, type KeptPlace } from './kept-files.js';
import { sendFile } from '#client/lib/rest/send-file.js';
import { toast } from '#client/ui/toast.js';
import { UploadQueue, type UploadFault } from './upload-queue.js';

export interface Unsent {
  /** How many did not arrive: they stay in this browser under the order, to be sent from there. */
  readonly count: number;
  /** The invalid file that stopped them, or the last that failed; null where all arrived. */
  readonly fault: UploadFault | null;
}

/** Never throws: the order is placed even if its files fail. */
export async function sendKept(place: KeptPlace, orderId: string): Promise<Unsent> {
  try {
    const moved = await moveKept(place, `order:${orderId}`);
    if (moved.length === 0) return { count: 0, fault: null };
    const store = await keptStore();
    return await new Promise((resolve) => {
      const queue = new UploadQueue(orderId, {
        send: sendFile,
        onSent: ({ id }, { notice, fileName }) => {
          if (notice !== null) toast.notice(notice, fileName);
          void store.remove([id]).catch((error: unknown) => console.warn('files: a sent file stayed behind', error));
        },
        onIdle: (sent, fault) => resolve({ count: moved.length - sent, fault }),
      });
      queue.add(moved);
    });
  } catch (error) {
    console.warn('files: what the browser keeps could not be read', error);
    return { count: 0, fault: null };
  }
}
