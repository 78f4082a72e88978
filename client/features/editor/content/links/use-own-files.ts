import { useEffect, useRef, useState } from 'react';
import { faultOf, type OrderFile } from '#client/lib/file-rules.js';
import { toast } from '#client/ui/toast.js';
import { loadOwnFiles } from '#client/features/files/index.js';

interface OwnFiles {
  /** Newest first; null while they are loading, and where they could not be loaded. */
  readonly files: readonly OrderFile[] | null;
  /** The share that was sent, 0 to 1; null while nothing is on its way. */
  readonly progress: number | null;
  /** Null for a file that is refused, which is said, and for one that was cancelled. */
  readonly add: (file: File) => Promise<OrderFile | null>;
  readonly cancel: () => void;
}

/** The uploads of the account, and new ones. Leaving the field cancels what is on its way. */
export function useOwnFiles(): OwnFiles {
  const [files, setFiles] = useState<readonly OrderFile[] | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadOwnFiles()
      .then(({ ownFiles }) => ownFiles())
      .then(
        (found) => isGone || setFiles(found),
        (fault: unknown) => isGone || toast.error(fault),
      );
    return () => {
      isGone = true;
      running.current?.abort();
    };
  }, []);
  const add = async (file: File): Promise<OrderFile | null> => {
    const refused = faultOf(file, 'uploads');
    if (refused !== null) {
      toast.failure(refused);
      return null;
    }
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(0);
    try {
      const { sendOwnFile } = await loadOwnFiles();
      const { notice, ...kept } = await sendOwnFile(file, {
        signal,
        onProgress: (share) => signal.aborted || setProgress(share),
      });
      if (notice !== null) toast.notice(notice, kept.fileName);
      setFiles((known) => [kept, ...(known ?? [])]);
      return kept;
    } catch (fault) {
      if (!signal.aborted) toast.error(fault);
      return null;
    } finally {
      if (running.current === controller) setProgress(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };
  return { files, progress, add, cancel };
}
