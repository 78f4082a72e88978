import { Box } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { hasHandover, takeHandover } from '../../lib/session/handover.js';
import { GUEST, ownedStore, useOwner, type Owner } from '../../lib/session/owner.js';
import type { KeyValueStore } from '../../lib/session/token-store.js';
import { useSession } from '../../lib/session/use-session.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';
import { Frame } from './shell/frame.js';
import { takeFresh, wantsFresh } from './state/drafts/fresh-order.js';
import type { AccountOpening } from './state/drafts/account/open-account.js';
import { newDraft } from './state/drafts/wizard-draft.js';
import {
  clearDraft,
  hasDraft,
  hasGuestDesign,
  loadDraft,
  loadGuestDesign,
  type LoadedDraft,
} from './state/drafts/wizard-storage.js';
import { WizardProvider } from './wizard-context.js';

const BrokenDraft = lazy(() => import('./shell/broken-draft.js').then((module) => ({ default: module.BrokenDraft })));
const PendingEditNotice = lazy(() =>
  import('./shell/pending-edit-notice.js').then((module) => ({ default: module.PendingEditNotice })),
);
const EditLoader = lazy(() => import('./edit-loader.js').then((module) => ({ default: module.EditLoader })));

const AccountChoice = lazy(() =>
  import('./shell/account-choice.js').then((module) => ({ default: module.AccountChoice })),
);
const FreshQuestion = lazy(() =>
  import('./shell/fresh-question.js').then((module) => ({ default: module.FreshQuestion })),
);

/** `/wizard`, and `/wizard?mode=edit&orderId=…` for an order that exists. Another person gets another wizard. */
export function WizardPage() {
  const [params] = useSearchParams();
  const owner = useOwner();
  const orderId = params.get('mode') === 'edit' ? params.get('orderId') : null;
  if (owner === null) return <Waiting />;
  if (orderId === null) return <NewWizard key={owner} owner={owner} />;
  return (
    <Suspense fallback={<Waiting />}>
      <EditLoader key={`${owner} ${orderId}`} owner={owner} orderId={orderId} />
    </Suspense>
  );
}

/** `asks`: a new order was wished for, while the draft of another is not finished. */
type Opened = AccountOpening | { readonly kind: 'asks' };

function NewWizard({ owner }: { readonly owner: Owner }) {
  const [opened, setOpened] = useState<Opened | null>(() => (needsReading(owner) ? null : { kind: 'none' }));
  const [round, setRound] = useState(0);
  const { key } = useLocation();
  const { status } = useSession();
  // The same page, asked for once more by «new order»: what stands in the wizard is written when it leaves the screen.
  useEffect(() => {
    if (wantsFresh()) setOpened(null);
  }, [key]);
  useEffect(() => {
    if (opened === null) void open(owner).then(setOpened);
  }, [owner, opened]);
  const begin = useCallback(() => {
    setRound((before) => before + 1);
    setOpened(null);
  }, []);
  const discard = useCallback(() => {
    clearDraft(ownedStore(owner), 'new');
    setOpened({ kind: 'none' });
  }, [owner]);
  if (opened === null) return <Waiting />;
  if (opened.kind === 'asks') {
    return (
      <Suspense fallback={<Waiting />}>
        <FreshQuestion owner={owner} onDone={begin} />
      </Suspense>
    );
  }
  if (opened.kind === 'choose') {
    return (
      <Suspense fallback={<Waiting />}>
        <AccountChoice owner={owner} opening={opened} onChosen={setOpened} />
      </Suspense>
    );
  }
  if (opened.kind === 'broken') {
    return (
      <Suspense fallback={<Waiting />}>
        <BrokenDraft raw={opened.raw} onDiscard={discard} />
      </Suspense>
    );
  }
  const isLoaded = opened.kind === 'loaded';
  return (
    <>
      <Suspense>{status === 'signed-in' && <PendingEditNotice owner={owner} />}</Suspense>
      <WizardProvider
        key={round}
        owner={owner}
        slot="new"
        initial={isLoaded ? opened.draft : newDraft()}
        loadedAt={isLoaded && opened.savedAt > 0 ? opened.savedAt : null}
        base={isLoaded ? opened.base : null}
        onRestart={begin}
      >
        <Frame />
      </WizardProvider>
    </>
  );
}

function needsReading(owner: Owner): boolean {
  const store = ownedStore(owner);
  return owner !== GUEST || hasDraft(store, 'new') || hasGuestDesign(store) || hasHandover(owner) || wantsFresh();
}

/** Takes over what a guest has made, where the guest has just signed in; then asks or reads. Never rejects. */
async function open(owner: Owner): Promise<Opened> {
  const store = ownedStore(owner);
  if (takeHandover(owner)) {
    const { draftPorts, takeGuestDrafts } = await import('./state/drafts/local-drafts.js');
    await takeGuestDrafts(draftPorts(GUEST), draftPorts(owner)).catch((fault: unknown) =>
      console.warn('wizard: the guest’s draft could not be taken along', fault),
    );
  }
  if (takeFresh()) {
    const { draftPorts, hasCurrentWork } = await import('./state/drafts/local-drafts.js');
    if (await hasCurrentWork(draftPorts(owner))) return { kind: 'asks' };
  }
  const local = await loadNew(store);
  if (owner === GUEST) return local;
  const { openWithAccount } = await import('./state/drafts/account/open-account.js');
  return openWithAccount(owner, local);
}

function Waiting() {
  return (
    <Box py="xl" px="md" maw="60rem" mx="auto">
      <LoadingSkeleton rows={3} height={160} />
    </Box>
  );
}

/** The draft; where there is none, the documented guest record that an older client may have left. */
async function loadNew(store: KeyValueStore): Promise<LoadedDraft> {
  const loaded = await loadDraft(store, 'new');
  if (loaded.kind !== 'none') return loaded;
  const guest = await loadGuestDesign(store);
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
