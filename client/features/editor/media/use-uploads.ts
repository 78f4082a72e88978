import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PICTURES } from '#core/limits/limits.js';
import { toast } from '#client/ui/toast.js';
import { useEditorHost } from '../context/editor-context.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import { PictureUploads, type Upload } from './picture-uploads.js';

export interface Uploads extends Pick<PictureUploads, 'retry' | 'cancel'> {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
}

/** Adds files to the library of the host. `onAdded` is called once nothing is under way; leaving cancels all. */
export function useUploads(onAdded: (images: readonly string[]) => void): Uploads {
  const { library } = useEditorHost();
  const latest = useRef({ library, onAdded });
  useEffect(() => {
    latest.current = { library, onAdded };
  });
  const [queue] = useState(
    () =>
      new PictureUploads({
        add: (file, adding) => latest.current.library.add(file, adding),
        onIdle: (images, notices) => {
          for (const notice of notices) toast.notice(notice);
          latest.current.onAdded(images);
        },
      }),
  );
  useEffect(() => queue.cancelAll, [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const add = useCallback(
    (files: readonly File[]) => {
      if (files.length > PICTURES.atOnce) toast.notice(m.tooMany(PICTURES.atOnce));
      queue.add(files.slice(0, PICTURES.atOnce));
    },
    [queue],
  );
  return { uploads, add, retry: queue.retry, cancel: queue.cancel };
}
