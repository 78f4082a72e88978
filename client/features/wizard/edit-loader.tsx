import { useQuery } from '@apollo/client/react';
import { Button, Container } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OrderToEditDocument, type OrderToEditQuery } from '#client/gql/graphql.js';
import { confirmMessages } from './messages/wizard-order.messages.js';
import { wizardMessages as m } from './messages/wizard.messages.js';
import { toUiError } from '#client/lib/errors.js';
import { GUEST, ownedStore, type Owner } from '#client/lib/session/owner.js';
import { useSession } from '#client/lib/session/use-session.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { CopiesDialog } from './shell/copies-dialog.js';
import { Frame } from './frame.js';
import { PaidOrder } from './shell/paid-order.js';
import { UnknownOrder } from './shell/unknown-order.js';
import { Waiting } from './shell/waiting.js';
import {
  baseOf,
  type Begin,
  type Beginning,
  beginOf,
  type DraftSlot,
  hasOwnEdit,
  KEEP_OTHER_MS,
  storePendingEdit,
  loadDraft,
  type LoadedDraft,
  saveDraft,
  saveOther,
  serverCopyOf,
} from '#client/features/drafts/index.js';
import { WizardProvider } from './state/wizard-context.js';

interface EditLoaderProps {
  readonly owner: Owner;
  readonly orderId: string;
}

/** An order's answers in the wizard, from where they stop. An edit that was begun in this browser goes on. */
export function EditLoader({ owner, orderId }: EditLoaderProps) {
  const { status } = useSession();
  useEffect(() => storePendingEdit(ownedStore(owner), orderId), [owner, orderId]);
  if (owner === GUEST) return <SignInFirst />;
  if (status === 'loading') return <Waiting />;
  return <Loaded owner={owner} orderId={orderId} />;
}

function Loaded({ owner, orderId }: EditLoaderProps) {
  const slot: DraftSlot = `edit:${orderId}`;
  const kept = useKeptEdit(owner, slot);
  const { data, error, refetch } = useQuery(OrderToEditDocument, {
    variables: { id: orderId },
    // The copy of another device is what this is about: what the cache remembers does not count.
    fetchPolicy: 'network-only',
  });
  const order = data?.order;
  const [isCopied, setCopied] = useState(false);
  if (error && toUiError(error).code === 'NOT_FOUND') return <UnknownOrder owner={owner} orderId={orderId} />;
  if (error) {
    return (
      <Container size="sm" py="xl">
        <ErrorNotice error={error} title={m.edit.failed} onRetry={() => void refetch()} />
      </Container>
    );
  }
  if (kept === null || !order) return <Waiting />;
  const siteId = siteToEdit(order);
  if (siteId !== null && !isCopied) {
    const copy = () => setCopied(true);
    return (
      <PaidOrder
        owner={owner}
        orderId={orderId}
        title={order.title}
        siteId={siteId}
        hasEdit={hasOwnEdit(kept, serverCopyOf(order))}
        onCopy={copy}
      />
    );
  }
  return <Begun owner={owner} slot={slot} kept={kept} order={order} />;
}

/** The site that the order's design has become; null where it has none, or one that was closed for good. */
function siteToEdit({ status, site }: BegunProps['order']): string | null {
  const isPaid = status === 'in_progress' || status === 'completed';
  return isPaid && site && site.status !== 'offline' ? site.id : null;
}

interface BegunProps {
  readonly owner: Owner;
  readonly slot: DraftSlot;
  readonly kept: LoadedDraft;
  readonly order: NonNullable<OrderToEditQuery['order']>;
}

/** Decided once: what is saved from here on changes the order in the cache, but not what the edit began with. */
function Begun({ owner, slot, kept, order }: BegunProps) {
  const [begin] = useState(() => beginOf(kept, serverCopyOf(order)));
  const [chosen, setChosen] = useState<Begin | null>(null);
  const edited = useMemo(
    () => ({ id: order.id, title: order.title, isEditable: order.status === 'pending', logoUrl: order.logoUrl }),
    [order],
  );
  if (begin.kind === 'choose' && chosen === null) {
    return (
      <>
        <Waiting />
        <Choice owner={owner} slot={slot} begin={begin} onChosen={setChosen} />
      </>
    );
  }
  const { draft, savedAt, base } = chosen ?? begin.local;
  return (
    <WizardProvider owner={owner} slot={slot} initial={draft} loadedAt={savedAt} base={base} edited={edited}>
      <Frame />
    </WizardProvider>
  );
}

interface ChoiceProps {
  readonly owner: Owner;
  readonly slot: DraftSlot;
  readonly begin: Extract<Beginning, { kind: 'choose' }>;
  readonly onChosen: (begin: Begin) => void;
}

/** The edit of this browser and the order of the account have both gone on: one is chosen, the other kept aside. */
function Choice({ owner, slot, begin: { local, server }, onChosen }: ChoiceProps) {
  const base = baseOf(server);
  const take = (which: 'first' | 'second') => {
    const [taken, other] = which === 'first' ? [local, server] : [server, local];
    const now = Date.now();
    const store = ownedStore(owner);
    saveOther(store, slot, { draft: other.draft, savedAt: other.savedAt, until: now + KEEP_OTHER_MS });
    saveDraft(store, slot, taken.draft, taken.savedAt ?? now, base);
    onChosen({ draft: taken.draft, savedAt: taken.savedAt, base });
  };
  return (
    <CopiesDialog
      opened
      first={{ origin: 'browser', ...local }}
      second={{ origin: 'account', ...server }}
      onTake={take}
    />
  );
}

/** This browser's copy of the edit; null until it is read. One that cannot be read counts as none. */
function useKeptEdit(owner: Owner, slot: DraftSlot): LoadedDraft | null {
  const [kept, setKept] = useState<LoadedDraft | null>(null);
  useEffect(() => {
    void loadDraft(ownedStore(owner), slot).then(setKept);
  }, [owner, slot]);
  return kept;
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <Container size="sm" py={80}>
      <EmptyState
        icon={<IconLock size={28} />}
        title={m.edit.guest}
        action={
          <Button component={Link} to="/auth" state={{ from: pathname + search }} mt="md">
            {confirmMessages.guest.login}
          </Button>
        }
      />
    </Container>
  );
}
