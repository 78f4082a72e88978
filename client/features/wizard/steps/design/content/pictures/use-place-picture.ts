import { useEffect, useRef, useState } from 'react';
import { useSession } from '#client/lib/session/use-session.js';
import { toast } from '#client/ui/toast.js';
import { loadSendAsset } from '#client/features/files/index.js';
import { designMessages } from '../../../../messages/wizard-design.messages.js';
import { useWizard } from '../../../../wizard-context.js';
import type { GuestDraft } from '../../sections/guest-picture.js';
import { readPicture } from '../../sections/section-picture.js';
import { useEditContent } from '../use-content.js';

export interface PlacePicture {
  readonly place: (sectionId: string, slot: string, file: File) => Promise<void>;
  /** The share that was sent, 0 to 1: 0 also while it is opened. Null while nothing is on its way. */
  readonly progress: number | null;
  readonly cancel: () => void;
}

/**
 * Puts a file into a picture's slot, or says why not. Whoever is signed in has it kept among their own assets at once;
 * a guest's stays in the browser, and becomes an asset once there is an account. A second file replaces one that is on
 * its way, and leaving the field cancels it.
 */
export function usePlacePicture(): PlacePicture {
  const { draft, owner, sessionId } = useWizard();
  const { status } = useSession();
  const edit = useEditContent();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const place = async (sectionId: string, slot: string, file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const { signal } = controller;
      const onProgress = (share: number) => signal.aborted || setProgress(share);
      const image = await (status === 'signed-in'
        ? assetOf(file, { signal, onProgress })
        : guestPictureOf(file, { owner, sessionId, design: draft.design }, signal));
      if (image !== null && !controller.signal.aborted) edit(sectionId, 'images', slot, image);
    } catch (fault) {
      if (!controller.signal.aborted) toast.error(fault);
    } finally {
      if (running.current === controller) setProgress(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };
  return { place, progress, cancel };
}

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

const m = designMessages.content;

/** What is stored in the slot; null where the file is refused, which is said. Rejects with what sending it does. */
async function assetOf(file: File, sending: Sending): Promise<string | null> {
  const result = await readPicture(file, 0, 'asset');
  if (sending.signal.aborted) return null;
  if (result.kind === 'ready') return (await loadSendAsset())(result.dataUrl, sending);
  toast.failure(m.pictureFault[result.fault]);
  return null;
}

/** As `assetOf`, in the browser. Where the original is not kept, that is said at once. */
async function guestPictureOf(file: File, draft: GuestDraft, signal: AbortSignal): Promise<string | null> {
  const { readGuestPicture } = await import('../../sections/guest-picture.js');
  const result = await readGuestPicture(file, draft);
  if (signal.aborted) return null;
  if (result.kind === 'refused') {
    toast.failure(m.pictureFault[result.fault]);
    return null;
  }
  if (result.loss !== null) toast.notice(m.pictureLoss[result.loss]);
  return result.dataUrl;
}
