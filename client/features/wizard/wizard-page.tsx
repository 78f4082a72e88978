import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.js';
import { EditLoader } from './edit-loader.js';
import { BrokenDraft } from './shell/broken-draft.js';
import { Frame } from './shell/frame.js';
import { PendingEditNotice } from './shell/pending-edit-notice.js';
import { browserStore } from './state/browser-store.js';
import { newDraft } from './state/wizard-draft.js';
import { clearDraft, loadDraft, loadGuestDesign, type LoadedDraft } from './state/wizard-storage.js';
import { WizardProvider } from './wizard-context.js';

/** `/wizard`, and `/wizard?mode=edit&orderId=…` for an order that exists. */
export function WizardPage() {
  const [params] = useSearchParams();
  const orderId = params.get('mode') === 'edit' ? params.get('orderId') : null;
  return orderId === null ? <NewWizard /> : <EditLoader key={orderId} orderId={orderId} />;
}

function NewWizard() {
  const [loaded, setLoaded] = useState(loadNew);
  const { status } = useSession();
  const discard = useCallback(() => {
    clearDraft(browserStore, 'new');
    setLoaded({ kind: 'none' });
  }, []);
  if (loaded.kind === 'broken') return <BrokenDraft raw={loaded.raw} onDiscard={discard} />;
  const isLoaded = loaded.kind === 'loaded';
  return (
    <>
      {status === 'signed-in' && <PendingEditNotice />}
      <WizardProvider slot="new" initial={isLoaded ? loaded.draft : newDraft()} loadedAt={isLoaded ? loaded.savedAt : null}>
        <Frame />
      </WizardProvider>
    </>
  );
}

/** The draft; where there is none, the documented guest record that an older client may have left. */
function loadNew(): LoadedDraft {
  const loaded = loadDraft(browserStore, 'new');
  if (loaded.kind !== 'none') return loaded;
  const guest = loadGuestDesign(browserStore);
  if (guest === null) return loaded;
  const blank = newDraft();
  const draft = { ...blank, method: 'dynamic' as const, design: guest.design, domain: { ...blank.domain, label: guest.domain } };
  return { kind: 'loaded', draft, savedAt: guest.timestamp };
}
