import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { customCodeMessages as texts } from '#client/lib/messages/admin/custom-code.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { postForm } from '#client/lib/rest/send-file.js';
import { toast } from '#client/ui/toast.js';

const LISTS: ReadonlySet<string> = new Set(['AdminReleaseCandidates']);

/** One zip on its way to the server, which checks it before it answers. */
export function useCodeUpload(siteId: string) {
  const client = useApolloClient();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Gives whether the code was accepted. */
  const send = async (file: File, note: string): Promise<boolean> => {
    const { signal } = (running.current = new AbortController());
    setError(null);
    setShare(0);
    const form = new FormData();
    // Before the file: the server reads the text fields that come first.
    form.append('note', note);
    form.append('file', file, file.name);
    try {
      await postForm({ path: `/api/admin/sites/${siteId}/candidates`, form, onProgress: setShare, signal });
      toast.success(texts.kept);
      await refreshQueries(client, LISTS);
      return true;
    } catch (fault) {
      if (!signal.aborted) setError(fault);
      return false;
    } finally {
      setShare(null);
    }
  };
  return { share, error, send, cancel: () => running.current?.abort() };
}
