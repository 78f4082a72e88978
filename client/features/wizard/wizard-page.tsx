import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GUEST, type Owner } from '#client/lib/session/owner.js';
import { useSession } from '#client/lib/session/use-session.js';
import { EndedSession, useScreenOwner } from './shell/ended-session.js';
import { Frame } from './frame.js';
import { Waiting } from './shell/waiting.js';
import { picturesOfGuest } from '#client/features/editor/index.js';
import { keepsFiles } from '#client/features/files/index.js';
import { newDraft, useNewDraft } from '#client/features/drafts/index.js';
import { useWizard, WizardProvider } from './state/wizard-context.js';

const BrokenDraft = lazy(() => import('./shell/broken-draft.js').then((module) => ({ default: module.BrokenDraft })));
const PendingEditNotice = lazy(() =>
  import('./shell/pending-edit-notice.js').then((module) => ({ default: module.PendingEditNotice })),
);
const SentPictures = lazy(() =>
  import('./state/originals/sent-pictures.js').then((module) => ({ default: module.SentPictures })),
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
  const { owner, hasEnded, leave } = useScreenOwner();
  const orderId = params.get('mode') === 'edit' ? params.get('orderId') : null;
  if (owner === null) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {orderId === null ? (
        <NewWizard key={owner} owner={owner} />
      ) : (
        <EditLoader key={`${owner} ${orderId}`} owner={owner} orderId={orderId} />
      )}
      {hasEnded && <EndedSession onLeave={leave} />}
    </Suspense>
  );
}

function NewWizard({ owner }: { readonly owner: Owner }) {
  const { opened, setOpened, round, restart, discard } = useNewDraft(owner);
  const { status } = useSession();
  switch (opened?.kind) {
    case undefined:
      return <Waiting />;
    case 'asks':
      return <FreshQuestion onBegin={restart.startOver} onGoOn={restart.reopen} />;
    case 'choose':
      return <AccountChoice owner={owner} opening={opened} onChosen={setOpened} />;
    case 'broken':
      return <BrokenDraft raw={opened.raw} onDiscard={discard} />;
    case 'none':
    case 'loaded': {
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
            restart={restart}
          >
            <Frame />
            {owner !== GUEST && status === 'signed-in' && <PicturesOfBefore owner={owner} />}
          </WizardProvider>
        </>
      );
    }
  }
}

/** Loads the sending of a guest's pictures where this browser or the design has some, which is seldom. */
function PicturesOfBefore({ owner }: { readonly owner: Owner }) {
  const { design } = useWizard().draft;
  const isInDesign = useMemo(() => picturesOfGuest(design).length > 0, [design]);
  const [isKept, setKept] = useState(false);
  useEffect(() => void keepsFiles(owner).then(setKept, () => undefined), [owner]);
  return <Suspense>{(isInDesign || isKept) && <SentPictures />}</Suspense>;
}
