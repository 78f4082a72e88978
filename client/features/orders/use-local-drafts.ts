import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { confirm } from '../../ui/confirm.js';
import { toast } from '../../ui/toast.js';
import { browserStore } from '../wizard/state/browser-store.js';
import {
  addLocalDraft,
  continueLocalDraft,
  readLocalDrafts,
  removeLocalDraft,
  type DraftFields,
  type DraftPorts,
  type LocalDraft,
} from './local-drafts.js';

const { draft: texts } = orderMessages;
const PORTS: DraftPorts = { store: browserStore, now: () => Date.now() };

export interface LocalDrafts {
  readonly drafts: readonly LocalDraft[];
  /** Keeps a new one; answers its id, or null where the browser does not let us store. */
  add(fields: DraftFields): string | null;
  /** Opens it in the wizard. */
  open(id: string): Promise<void>;
  /** Asks first. */
  remove(draft: LocalDraft): Promise<void>;
}

/** The browser's own orders, also those that another tab has just changed. */
export function useLocalDrafts(): LocalDrafts {
  const [drafts, setDrafts] = useState<readonly LocalDraft[]>([]);
  const navigate = useNavigate();
  const read = useCallback(async () => setDrafts(await readLocalDrafts(PORTS)), []);
  useEffect(() => {
    const reread = () => void read();
    reread();
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, [read]);
  return {
    drafts,
    add: (fields) => {
      const added = addLocalDraft(PORTS, fields);
      void read();
      return added?.id ?? null;
    },
    open: async (id) => {
      if (await continueLocalDraft(PORTS, id)) await navigate('/wizard');
      else toast.failure(texts.storageFull, texts.saveFailed);
    },
    remove: async (draft) => {
      const { title, text, action } = texts.question;
      const name = draft.payload.title || texts.untitled;
      if (!(await confirm({ title, text: text(name), action, danger: true }))) return;
      if (await removeLocalDraft(PORTS, draft.id)) toast.success(texts.removed);
      await read();
    },
  };
}
