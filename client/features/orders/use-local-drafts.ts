import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { GUEST, useOwner } from '../../lib/session/owner.js';
import { confirm } from '../../ui/confirm.js';
import { toast } from '../../ui/toast.js';
import { continueLocalDraft, draftPorts, readLocalDrafts, removeLocalDraft, type LocalDraft } from '../wizard/index.js';

const { draft: texts } = orderMessages;

export interface LocalDrafts {
  readonly drafts: readonly LocalDraft[];
  /** Opens it in the wizard. */
  open(id: string): Promise<void>;
  /** After a confirmation. */
  remove(draft: LocalDraft): Promise<void>;
}

/** The browser's own orders, also those that another tab has just changed. */
export function useLocalDrafts(): LocalDrafts {
  const [drafts, setDrafts] = useState<readonly LocalDraft[]>([]);
  const navigate = useNavigate();
  const owner = useOwner() ?? GUEST;
  const ports = useMemo(() => draftPorts(owner), [owner]);
  const read = useCallback(async () => setDrafts(await readLocalDrafts(ports)), [ports]);
  useEffect(() => {
    const reread = () => void read();
    reread();
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, [read]);
  return {
    drafts,
    open: async (id) => {
      if (await continueLocalDraft(ports, id)) await navigate('/wizard');
      else toast.failure(texts.storageFull, texts.saveFailed);
    },
    remove: async (draft) => {
      const { title, text, action } = texts.question;
      const name = draft.payload.title || texts.untitled;
      if (!(await confirm({ title, text: text(name), action, danger: true }))) return;
      if (await removeLocalDraft(ports, draft.id)) toast.success(texts.removed);
      await read();
    },
  };
}
