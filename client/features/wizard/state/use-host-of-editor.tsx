import { lazy, Suspense, useMemo } from 'react';
import { newId } from '#client/lib/new-id.js';
import { useSession } from '#client/lib/session/use-session.js';
import { type ActionNote, type EditorAction, type EditorHost, loadSendPicture } from '#client/features/editor/index.js';
import { priceMessages } from '../messages/wizard-price.messages.js';
import type { Wizard } from '../wizard-context.js';
import { quoteDraft, wizardReducer } from '#client/features/drafts/index.js';

const SignInForFiles = lazy(() =>
  import('../steps/design/sign-in-for-files.js').then((module) => ({ default: module.SignInForFiles })),
);

/** The step with the canvas. */
const CANVAS_STEP = 2;

/** What the editor asks of the wizard. */
export function useHostOfEditor(wizard: Wizard): EditorHost {
  const { draft, dispatch, step, goTo, quote, prices, autosave, edited, owner, sessionId } = wizard;
  const { status } = useSession();
  const { hold, release } = autosave;
  const isSignedIn = status === 'signed-in';
  return useMemo(
    () => ({
      hasMethods: true,
      proposedName: (draft.order.title || edited?.title || '').trim(),
      domain: draft.domain,
      logoUrl: edited?.logoUrl ?? null,
      hold,
      release,
      openCanvas: () => {
        if (draft.method !== 'dynamic')
          dispatch({ type: 'methodPicked', method: 'dynamic', sectionId: newId('section') });
        if (step !== CANVAS_STEP) goTo(CANVAS_STEP);
      },
      noteOf: (action) => (quote === null ? null : noteOf(draft, action, prices)),
      keepPicture: async (file, sending) => {
        if (isSignedIn) return (await loadSendPicture())(file, sending);
        const { keepGuestPicture } = await import('./originals/keep-guest-picture.js');
        return keepGuestPicture(file, { owner, sessionId, design: draft.design }, sending.signal);
      },
      insteadOfFiles: isSignedIn ? null : (
        <Suspense>
          <SignInForFiles />
        </Suspense>
      ),
    }),
    [draft, dispatch, step, goTo, quote, prices, hold, release, edited, owner, sessionId, isSignedIn],
  );
}

/** What an action would change of the price. */
function noteOf(draft: Wizard['draft'], action: EditorAction, prices: Wizard['prices']): ActionNote | null {
  const [before, after] = [quoteDraft(draft, prices), quoteDraft(wizardReducer(draft, action), prices)];
  if (!before || !after) return null;
  const change = after.monthly - before.monthly;
  if (change === 0) return { label: null, sentence: priceMessages.same };
  const label = priceMessages.monthly(change);
  return { label, sentence: priceMessages.changed(label, after.monthly) };
}
