/** The clipboard by a button: the browser may ask for permission, or refuse. */
import { toast } from '#client/ui/toast.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';

/** False where the browser refuses, which is said. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast.failure(m.notCopied);
    return false;
  }
}

/** Null where the browser refuses, which is said. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    toast.failure(m.notRead);
    return null;
  }
}
