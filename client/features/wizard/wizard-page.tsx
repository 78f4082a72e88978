import { Container } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';
import { Frame } from './shell/frame.js';
import { browserStore } from './state/browser-store.js';
import { newDraft } from './state/wizard-draft.js';
import {
  clearDraft,
  hasDraft,
  hasGuestDesign,
  loadDraft,
  loadGuestDesign,
  type LoadedDraft,
} from './state/wizard-storage.js';
import { WizardProvider } from './wizard-context.js';

const BrokenDraft = lazy(() => import('./shell/broken-draft.js').then((module) => ({ default: module.BrokenDraft })));
const PendingEditNotice = lazy(() =>
  import('./shell/pending-edit-notice.js').then((module) => ({ default: module.PendingEditNotice })),
);
const EditLoader = lazy(() => import('./edit-loader.js').then((module) => ({ default: module.EditLoader })));

/** `/wizard`, and `/wizard?mode=edit&orderId=…` for an order that exists. */
export function WizardPage() {
  const [params] = useSearchParams();
  const orderId = params.get('mode') === 'edit' ? params.get('orderId') : null;
  if (orderId === null) return <NewWizard />;
  return (
    <Suspense fallback={<Waiting />}>
      <EditLoader key={orderId} orderId={orderId} />
    </Suspense>
  );
}

function NewWizard() {
  const [loaded, setLoaded] = useState<LoadedDraft | null>(() =>
    hasDraft(browserStore, 'new') || hasGuestDesign(browserStore) ? null : { kind: 'none' },
  );
  const { status } = useSession();
  useEffect(() => {
    if (loaded === null) void loadNew().then(setLoaded);
  }, [loaded]);
  const discard = useCallback(() => {
    clearDraft(browserStore, 'new');
    setLoaded({ kind: 'none' });
  }, []);
  if (loaded === null) return <Waiting />;
  if (loaded.kind === 'broken') {
    return (
      <Suspense fallback={<Waiting />}>
        <BrokenDraft raw={loaded.raw} onDiscard={discard} />
      </Suspense>
    );
  }
  const isLoaded = loaded.kind === 'loaded';
  return (
    <>
      <Suspense>{status === 'signed-in' && <PendingEditNotice />}</Suspense>
      <WizardProvider
        slot="new"
        initial={isLoaded ? loaded.draft : newDraft()}
        loadedAt={isLoaded ? loaded.savedAt : null}
      >
        <Frame />
      </WizardProvider>
    </>
  );
}

function Waiting() {
  return (
    <Container py="xl">
      <LoadingSkeleton rows={3} height={160} />
    </Container>
  );
}

/** The draft; where there is none, the documented guest record that an older client may have left. */
async function loadNew(): Promise<LoadedDraft> {
  const loaded = await loadDraft(browserStore, 'new');
  if (loaded.kind !== 'none') return loaded;
  const guest = await loadGuestDesign(browserStore);
  if (guest === null) return loaded;
  const blank = newDraft();
  const draft = {
    ...blank,
    method: 'dynamic' as const,
    design: guest.design,
    domain: { ...blank.domain, label: guest.domain },
  };
  return { kind: 'loaded', draft, savedAt: guest.timestamp, base: null };
}
