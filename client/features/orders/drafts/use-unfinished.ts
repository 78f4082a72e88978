import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountDraftDocument, RemoveAccountDraftDocument } from '../../../gql/graphql.js';
import { orderMessages } from '../../../lib/messages/order.messages.js';
import { GUEST, useOwner } from '../../../lib/session/owner.js';
import { confirm } from '../../../ui/confirm.js';
import { toast } from '../../../ui/toast.js';
import {
  continueLocalDraft,
  draftPorts,
  droppedId,
  readLocalDrafts,
  removeLocalDraft,
  type LocalDraft,
} from '../../wizard/index.js';
import { unfinishedOf, type Unfinished } from './unfinished.js';

const { draft: texts } = orderMessages;

export interface UnfinishedDrafts {
  readonly drafts: readonly Unfinished[];
  /** Opens it in the wizard. */
  open(draft: Unfinished): Promise<void>;
  /** After a confirmation. */
  remove(draft: Unfinished): Promise<void>;
}

/** The designs that are no orders yet, also those that another tab has just changed. */
export function useUnfinished(): UnfinishedDrafts {
  const navigate = useNavigate();
  const owner = useOwner() ?? GUEST;
  const ports = useMemo(() => draftPorts(owner), [owner]);
  const { local, read } = useLocal(ports);
  // A failure shows what the browser has: the list of orders beside it says that the server does not answer.
  const { data, refetch } = useQuery(AccountDraftDocument, { fetchPolicy: 'cache-and-network' });
  const [removeFromAccount] = useMutation(RemoveAccountDraftDocument, {
    update: (cache, { data: removed }) => {
      if (!removed) return;
      const myWizardDraft = { ...removed.removeWizardDraft, content: null };
      cache.writeQuery({ query: AccountDraftDocument, data: { myWizardDraft } });
    },
  });
  const account = data?.myWizardDraft ?? null;
  const drafts = useMemo(() => unfinishedOf(local, account, droppedId(ports.store)), [local, account, ports]);
  return {
    drafts,
    open: async ({ id, place }) => {
      if (place === 'account' || (await continueLocalDraft(ports, id))) await navigate('/wizard');
      else toast.failure(texts.storageFull, texts.saveFailed);
    },
    remove: async ({ id, title, accountVersion }) => {
      const { title: question, text, accountText, action } = texts.question;
      const name = title || texts.untitled;
      const isInAccount = accountVersion !== null;
      const asked = { title: question, text: (isInAccount ? accountText : text)(name), action };
      if (!(await confirm({ ...asked, danger: true }))) return;
      try {
        if (isInAccount) await removeFromAccount({ variables: { baseVersion: accountVersion } });
        if (await removeLocalDraft(ports, id)) toast.success(texts.removed);
      } catch (error) {
        toast.error(error, texts.removeFailed);
      }
      await Promise.all([read(), refetch().catch(() => undefined)]);
    },
  };
}

function useLocal(ports: ReturnType<typeof draftPorts>) {
  const [local, setLocal] = useState<readonly LocalDraft[]>([]);
  const read = useCallback(async () => setLocal(await readLocalDrafts(ports)), [ports]);
  useEffect(() => {
    const reread = () => void read();
    reread();
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, [read]);
  return { local, read };
}
