import { useEffect, useRef, useState } from 'react';
import { toast } from '#client/ui/toast.js';
import { useEditorHost } from '../../context/editor-context.js';
import { useEditContent } from '../use-content.js';

interface StorePicture {
  /** `take`: does something with the name that the design has for it. */
  readonly store: (file: File, take: (image: string) => void) => Promise<void>;
  /** The share that was sent, 0 to 1: 0 also while it is opened. Null while nothing is on its way. */
  readonly progress: number | null;
  readonly cancel: () => void;
}

/**
 * Keeps a file as a picture of the customer, or says why not. A second file replaces one that is on its way, and
 * leaving the field cancels it.
 */
export function useStorePicture(): StorePicture {
  const { storePicture } = useEditorHost();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const store = async (file: File, take: (image: string) => void) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const { signal } = controller;
      const onProgress = (share: number) => signal.aborted || setProgress(share);
      const image = await storePicture(file, { signal, onProgress });
      if (image !== null && !controller.signal.aborted) take(image);
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
  return { store, progress, cancel };
}

interface PlacePicture extends Pick<StorePicture, 'progress' | 'cancel'> {
  readonly place: (sectionId: string, slot: string, file: File) => Promise<void>;
}

/** Puts a file into a picture's slot, as `useStorePicture` keeps it. */
export function usePlacePicture(): PlacePicture {
  const { store, progress, cancel } = useStorePicture();
  const edit = useEditContent();
  return {
    place: (sectionId, slot, file) => store(file, (image) => edit(sectionId, 'images', slot, image)),
    progress,
    cancel,
  };
}
