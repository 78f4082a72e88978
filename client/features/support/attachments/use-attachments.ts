import { useCallback, useRef, useState } from 'react';
import { SUPPORT } from '#core/limits/limits.js';
import { toUiError } from '#client/lib/errors.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { faultOf, isInvalidFile } from '#client/lib/file-rules.js';
import { dropAttachment, sendAttachment } from './send-attachment.js';

export interface AttachmentUpload {
  readonly key: number;
  readonly file: File;
  /** The id of the file, once it is stored on the server. */
  readonly id: string | null;
  /** From 0 to 1. */
  readonly share: number;
  /** Persian. */
  readonly fault: string | null;
  /** It will never be taken: only removing it helps. */
  readonly isInvalid: boolean;
  /** Persian: what the file has lost on its way in; null where nothing. */
  readonly notice: string | null;
}

export interface Attachments {
  readonly items: readonly AttachmentUpload[];
  readonly ids: readonly string[];
  /** An upload is running, or has failed: a message is never sent without a file that is attached to it. */
  readonly isUnfinished: boolean;
  /** Persian: what to do before the message can go; null where nothing failed. */
  readonly advice: string | null;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: number) => void;
  readonly remove: (key: number) => void;
  /** The message is sent: they are no longer the composer's. */
  readonly forget: () => void;
}

let lastKey = 0;

/**
 * The files of a message that is being written: each is uploaded at once, with its progress, and can be cancelled or
 * retried. A refused one is listed with the reason, and does not stop the others.
 */
export function useAttachments(): Attachments {
  const [items, setItems] = useState<readonly AttachmentUpload[]>([]);
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
      change(key, await sendAttachment({ file, onProgress, signal: control.signal }));
    } catch (error) {
      const ui = toUiError(error);
      if (!control.signal.aborted) change(key, { fault: ui.message, isInvalid: isInvalidFile(ui) });
    } finally {
      running.current.delete(key);
    }
  };
  const add = (files: readonly File[]) => {
    const room = SUPPORT.attachments - items.length;
    const added = files.map((file, index): AttachmentUpload => {
      const fault = faultOf(file, 'uploads') ?? (index < room ? null : supportMessages.composer.many);
      return { key: (lastKey += 1), file, id: null, share: 0, fault, isInvalid: fault !== null, notice: null };
    });
    setItems((all) => [...all, ...added]);
    for (const { key, file, fault } of added) if (fault === null) void run(key, file);
  };
  const remove = (key: number) => {
    running.current.get(key)?.abort(new DOMException('cancelled', 'AbortError'));
    const item = items.find((each) => each.key === key);
    if (item?.id) void dropAttachment(item.id);
    setItems((all) => all.filter((each) => each.key !== key));
  };
  return {
    items,
    ids: items.flatMap(({ id }) => id ?? []),
    isUnfinished: items.some(({ id }) => id === null),
    advice: items.some(({ fault }) => fault !== null) ? supportMessages.composer.unsent : null,
    add,
    retry: (key) => {
      const item = items.find((each) => each.key === key);
      if (item) void run(key, item.file);
    },
    remove,
    forget: () => setItems([]),
  };
}
