import { useCallback, useRef, useState } from 'react';
import { SUPPORT } from '../../../core/limits.js';
import { toUiError } from '../../lib/errors.js';
import { supportMessages } from '../../lib/messages/support.messages.js';
import { firstFault } from '../files/file-rules.js';
import { dropAttachment, sendAttachment } from './send-attachment.js';

export interface AttachmentUpload {
  readonly key: number;
  readonly file: File;
  /** Of the file as the server keeps it, once it is there. */
  readonly id: string | null;
  /** From 0 to 1. */
  readonly share: number;
  /** Persian. */
  readonly fault: string | null;
}

export interface Attachments {
  readonly items: readonly AttachmentUpload[];
  readonly ids: readonly string[];
  /** Something is still under way, or did not arrive. */
  readonly isUnfinished: boolean;
  /** Persian; null where all may be sent. */
  readonly refusal: string | null;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: number) => void;
  readonly remove: (key: number) => void;
  /** The message is sent: they are no longer the composer's. */
  readonly forget: () => void;
}

let lastKey = 0;

/**
 * The files of a message that is being written: each on its way at once, with its progress, to be cancelled or tried
 * again.
 */
export function useAttachments(): Attachments {
  const [items, setItems] = useState<readonly AttachmentUpload[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef(new Map<number, AbortController>());
  const change = useCallback((key: number, changes: Partial<AttachmentUpload>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }, []);
  const run = async (key: number, file: File) => {
    const control = new AbortController();
    running.current.set(key, control);
    change(key, { fault: null, share: 0 });
    try {
      const onProgress = (share: number) => change(key, { share });
      change(key, { id: await sendAttachment({ file, onProgress, signal: control.signal }) });
    } catch (error) {
      if (!control.signal.aborted) change(key, { fault: toUiError(error).message });
    } finally {
      running.current.delete(key);
    }
  };
  const add = (files: readonly File[]) => {
    const fault = firstFault(files);
    const many = items.length + files.length > SUPPORT.attachments;
    setRefusal(fault ? `${fault.name}: ${fault.message}` : many ? supportMessages.composer.many : null);
    if (fault || many) return;
    const added = files.map((file) => ({ key: (lastKey += 1), file, id: null, share: 0, fault: null }));
    setItems((all) => [...all, ...added]);
    for (const { key, file } of added) void run(key, file);
  };
  const remove = (key: number) => {
    running.current.get(key)?.abort(new DOMException('cancelled', 'AbortError'));
    const item = items.find((each) => each.key === key);
    if (item?.id) void dropAttachment(item.id);
    setItems((all) => all.filter((each) => each.key !== key));
    setRefusal(null);
  };
  return {
    items,
    ids: items.flatMap(({ id }) => id ?? []),
    isUnfinished: items.some(({ id }) => id === null),
    refusal,
    add,
    retry: (key) => {
      const item = items.find((each) => each.key === key);
      if (item) void run(key, item.file);
    },
    remove,
    forget: () => setItems([]),
  };
}
