import { useCallback, useEffect, useState } from 'react';
import { FILES } from '#core/limits/limits.js';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { firstFault, type FileFault } from '#client/lib/file-rules.js';
import { fitFiles } from './small-pictures.js';
import { keptStore, newKept, type KeptFile, type KeptPlace, type KeptStore } from './kept-files.js';

interface KeptFiles {
  /** Null until they are read. */
  readonly files: readonly KeptFile[] | null;
  /** False where they go with the page. */
  readonly isLasting: boolean;
  readonly fault: FileFault | null;
  readonly dismiss: () => void;
  readonly add: (chosen: readonly File[], description: string) => void;
  readonly remove: (file: KeptFile) => void;
  /** Brings exactly that file back. */
  readonly putBack: (file: KeptFile) => void;
}

/** Files that wait in this browser until there is an order. */
export function useKeptFiles({ owner, slot }: KeptPlace): KeptFiles {
  const [store, setStore] = useState<KeptStore | null>(null);
  const [files, setFiles] = useState<readonly KeptFile[] | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const change = useCallback(
    (act: (store: KeptStore) => Promise<void>) => {
      void keptStore()
        .then(async (opened) => {
          await act(opened);
          setStore(opened);
          setFiles(await opened.list(owner, slot));
        })
        .catch((error: unknown) => {
          console.warn('files: the browser refused a file', error);
          setFault({ name: '', message: m.notLasting });
        });
    },
    [owner, slot],
  );
  useEffect(() => change(() => Promise.resolve()), [change]);
  const add = async (chosen: readonly File[], description: string) => {
    const isOver = (files?.length ?? 0) + chosen.length > FILES.maxPerUpload;
    if (isOver) return setFault({ name: '', message: m.tooMany(FILES.maxPerUpload) });
    const fit = await fitFiles(chosen);
    const found = 'fault' in fit ? fit.fault : firstFault(fit.files);
    setFault(found);
    if ('files' in fit && found === null)
      change((opened) => opened.put(newKept({ owner, slot }, fit.files, description, Date.now())));
  };
  return {
    files,
    isLasting: store?.isLasting ?? true,
    fault,
    dismiss: () => setFault(null),
    add: (chosen, description) => void add(chosen, description),
    remove: ({ id }) => change((opened) => opened.remove([id])),
    putBack: (file) => change((opened) => opened.put([file])),
  };
}
