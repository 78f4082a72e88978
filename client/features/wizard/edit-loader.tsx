import { useQuery } from '@apollo/client/react';
import { Button, Container } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { OrderToEditDocument } from '../../gql/graphql.js';
import { confirmMessages } from '../../lib/messages/wizard-order.messages.js';
import { wizardMessages as m } from '../../lib/messages/wizard.messages.js';
import { useSession } from '../../lib/session/use-session.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';
import { Frame } from './shell/frame.js';
import { browserStore } from './state/browser-store.js';
import { draftOfOrder } from './state/order-to-draft.js';
import { keepPendingEdit, loadDraft, type DraftSlot, type LoadedDraft } from './state/wizard-storage.js';
import { WizardProvider } from './wizard-context.js';

/** An order's answers in the wizard, from where they stop (S-087). An edit that was begun in this browser goes on. */
export function EditLoader({ orderId }: { readonly orderId: string }) {
  const { status } = useSession();
  useEffect(() => keepPendingEdit(browserStore, orderId), [orderId]);
  if (status === 'guest') return <SignInFirst />;
  if (status === 'loading') return <Waiting />;
  return <Loaded orderId={orderId} />;
}

function Loaded({ orderId }: { readonly orderId: string }) {
  const slot: DraftSlot = `edit:${orderId}`;
  const kept = useKeptEdit(slot);
  const { data, error, refetch } = useQuery(OrderToEditDocument, { variables: { id: orderId } });
  const order = data?.order;
  const initial = useMemo(() => {
    if (kept === null || !order) return null;
    return kept.kind === 'loaded' ? kept : { draft: draftOfOrder(order), savedAt: null };
  }, [kept, order]);
  const edited = useMemo(
    () => order && { id: order.id, title: order.title, isEditable: order.status === 'pending', logoUrl: order.logoUrl },
    [order],
  );
  if (error) {
    return (
      <Container size="sm" py="xl">
        <ErrorNotice error={error} title={m.edit.failed} onRetry={() => void refetch()} />
      </Container>
    );
  }
  if (initial === null || !edited) return <Waiting />;
  return (
    <WizardProvider slot={slot} initial={initial.draft} loadedAt={initial.savedAt} edited={edited}>
      <Frame />
    </WizardProvider>
  );
}

/** What this browser has kept of the edit; null until it is read. One that cannot be read counts as none. */
function useKeptEdit(slot: DraftSlot): LoadedDraft | null {
  const [kept, setKept] = useState<LoadedDraft | null>(null);
  useEffect(() => {
    void loadDraft(browserStore, slot).then(setKept);
  }, [slot]);
  return kept;
}

function Waiting() {
  return (
    <Container py="xl">
      <LoadingSkeleton rows={3} height={160} />
    </Container>
  );
}

function SignInFirst() {
  return (
    <Container size="sm" py={80}>
      <EmptyState
        icon={<IconLock size={28} />}
        title={m.edit.guest}
        action={
          <Button component={Link} to="/auth?redirect=wizard" mt="md">
            {confirmMessages.guest.login}
          </Button>
        }
      />
    </Container>
  );
}
