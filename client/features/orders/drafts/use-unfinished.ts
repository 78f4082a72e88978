import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountDraftDocument, RemoveAccountDraftDocument, RemoveKeptDraftDocument } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { GUEST, ownedStore, useOwner, type Owner } from '#client/lib/session/owner.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import {
  asideIds,
  continueLocalDraft,
  draftPorts,
  droppedId,
  loadAccountDrafts,
  readLocalDrafts,
  removeLocalDraft,
  type LocalDraft,
} from '#client/features/drafts/index.js';
import { isHereOnly, unfinishedOf, type Unfinished } from './unfinished.js';

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
  const [removeAtHand] = useMutation(RemoveAccountDraftDocument, {
    update: (cache, { data: removed }) => {
      const at = removed?.removeWizardDraft;
      if (!at) return;
      cache.updateQuery({ query: AccountDraftDocument }, (known) =>
        known ? { ...known, myWizardDraft: { ...at, content: null } } : null,
      );
    },
  });
  const [removeKept] = useMutation(RemoveKeptDraftDocument, {
    update: (cache, { data: removed }) => {
      const without = ({ draftId }: { draftId: string }) => draftId !== removed?.removeKeptDraft.draftId;
      cache.updateQuery({ query: AccountDraftDocument }, (known) =>
        known ? { ...known, myKeptDrafts: known.myKeptDrafts.filter(without) } : null,
      );
    },
  });
  const reread = useCallback(
    async () => void (await Promise.all([read(), refetch().catch(() => undefined)])),
    [read, refetch],
  );
  useSending(owner, reread);
  const drafts = useMemo(
    () => unfinishedOf(local, data?.myWizardDraft ?? null, data?.myKeptDrafts ?? [], droppedId(ports.store)),
    [local, data, ports],
  );
  const removeNow = async ({ id, draftId, place, accountVersion }: Unfinished): Promise<boolean> => {
    if (place === 'kept') return (await removeKept({ variables: { draftId } })).data !== undefined;
    if (accountVersion !== null) await removeAtHand({ variables: { baseVersion: accountVersion } });
    return removeLocalDraft(ports, id);
  };
  return {
    drafts,
    open: async (draft) => {
      if (await openDraft(ports, draft)) await navigate('/wizard');
    },
    remove: async (draft) => {
      const { title: question, text, accountText, action } = texts.question;
      const name = draft.title || texts.untitled;
      const asked = { title: question, text: (isHereOnly(draft) ? text : accountText)(name), action };
      if (!(await confirm({ ...asked, danger: true }))) return;
      try {
        if (await removeNow(draft)) toast.success(texts.removed);
      } catch (error) {
        toast.error(error, texts.removeFailed);
      }
      await reread();
    },
  };
}

/** Whether the wizard has it now; says why not. */
async function openDraft(ports: ReturnType<typeof draftPorts>, { id, draftId, place }: Unfinished): Promise<boolean> {
  if (place === 'account') return true;
  if (place === 'browser') {
    const isOpen = await continueLocalDraft(ports, id);
    if (!isOpen) toast.failure(texts.storageFull, texts.saveFailed);
    return isOpen;
  }
  try {
    await (await loadAccountDrafts()).continueKept(ports.owner, draftId);
    return true;
  } catch (error) {
    toast.error(error, texts.openFailed);
    return false;
  }
}

/** Drafts that this browser has put aside move to the account. */
function useSending(owner: Owner, onSent: () => Promise<void>): void {
  useEffect(() => {
    if (owner === GUEST || asideIds(ownedStore(owner)).length === 0) return;
    void loadAccountDrafts()
      .then(({ sendAside }) => sendAside(owner))
      .then((sent) => (sent > 0 ? onSent() : undefined))
      .catch((fault: unknown) => console.warn('orders: drafts that were put aside could not be sent', fault));
  }, [owner, onSent]);
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
