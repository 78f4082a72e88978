import { lazy, Suspense, useCallback, useMemo } from 'react';
import { newId } from '#client/lib/new-id.js';
import { useSession } from '#client/lib/session/use-session.js';
import type { ActionNote, EditorAction, EditorHost } from '#client/features/editor/index.js';
import { priceMessages } from '../messages/wizard-price.messages.js';
import type { Wizard } from './wizard-context.js';
import { quoteDraft, wizardReducer } from '#client/features/drafts/index.js';

const SignInForFiles = lazy(() =>
  import('./sign-in-for-files.js').then((module) => ({ default: module.SignInForFiles })),
);

const loadLibrary = async () => import('./originals/wizard-library.js');

/** The step with the canvas. */
const CANVAS_STEP = 2;

/** The functions that the editor asks of the wizard. */
export function useHostOfEditor(wizard: Wizard): EditorHost {
  const { draft, dispatch, step, goTo, quote, prices, autosave, edited, owner, sessionId } = wizard;
  const { status } = useSession();
  const { hold, release } = autosave;
  const isSignedIn = status === 'signed-in';
  const { design } = draft;
  const list = useCallback(
    async () => (await loadLibrary()).listPictures({ owner, sessionId }, isSignedIn),
    [owner, sessionId, isSignedIn],
  );
  const place = useMemo(() => ({ owner, sessionId, design, isSignedIn }), [owner, sessionId, design, isSignedIn]);
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
      storePicture: async (file, sending) => (await loadLibrary()).storePicture(file, sending, place),
      library: {
        list,
        add: async (file, adding) => (await loadLibrary()).addPicture(file, adding, place),
        remove: async (image) => (await loadLibrary()).removePicture(place, isSignedIn, image),
      },
      insteadOfFiles: isSignedIn ? null : (
        <Suspense>
          <SignInForFiles />
        </Suspense>
      ),
    }),
    [draft, dispatch, step, goTo, quote, prices, hold, release, edited, isSignedIn, place, list],
  );
}

/** The change of the price by an action. */
function noteOf(draft: Wizard['draft'], action: EditorAction, prices: Wizard['prices']): ActionNote | null {
  const [before, after] = [quoteDraft(draft, prices), quoteDraft(wizardReducer(draft, action), prices)];
  if (!before || !after) return null;
  const change = after.monthly - before.monthly;
  if (change === 0) return { label: null, sentence: priceMessages.same };
  const label = priceMessages.monthly(change);
  return { label, sentence: priceMessages.changed(label, after.monthly) };
}
