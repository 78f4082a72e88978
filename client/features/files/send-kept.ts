/** Sends what waited in this browser with the order that was just placed. */
import { keptStore, moveKept, type KeptFile, type KeptPlace } from './kept-files.js';
import { sendFile } from './send-file.js';

/**
 * Answers how many could not be sent: they stay in this browser under the order, to be sent from there. Never throws:
 * the order stands, whatever becomes of its files.
 */
export async function sendKept(place: KeptPlace, orderId: string): Promise<number> {
  try {
    const moved = await moveKept(place, `order:${orderId}`);
    const outcomes = await Promise.all(moved.map((kept) => sendOne(kept, orderId)));
    return outcomes.filter((isSent) => !isSent).length;
  } catch (error) {
    console.warn('files: what the browser keeps could not be read', error);
    return 0;
  }
}

async function sendOne({ id, file, description }: KeptFile, orderId: string): Promise<boolean> {
  try {
    await sendFile({ orderId, file, description, onProgress: () => undefined, signal: new AbortController().signal });
    await (await keptStore()).remove([id]);
    return true;
  } catch (error) {
    console.warn(`files: ${file.name} could not be sent`, error);
    return false;
  }
}
