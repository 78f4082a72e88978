import { useEffect, useMemo, useRef } from 'react';
import { toast } from '#client/ui/toast.js';
import { designMessages, loadSendGuestLibrary, picturesOfGuest } from '#client/features/editor/index.js';
import { useWizard } from '../wizard-context.js';

/**
 * Sends what was put in as a guest, and puts the account's pictures in its place. Pictures that were only added to the
 * library are sent as well. Shows nothing but what failed.
 */
export function SentPictures() {
  const { draft, dispatch, owner, sessionId } = useWizard();
  const { design } = draft;
  // Joined to one text, so that another edit of the design sends nothing again.
  const waiting = useMemo(() => picturesOfGuest(design).join(' '), [design]);
  useEffect(() => {
    if (waiting === '') return;
    // Loaded only where something waits, which is seldom.
    import('./send-pictures.js')
      .then(({ sendPictures }) =>
        sendPictures({ owner, sessionId, pictures: waiting.split(' ') }, (sent) =>
          dispatch({ type: 'picturesSent', sent }),
        ),
      )
      .catch((error: unknown) => toast.error(error, designMessages.content.originalsUnsent));
  }, [waiting, owner, sessionId, dispatch]);
  const shown = useRef(design);
  useEffect(() => {
    shown.current = design;
  });
  useEffect(() => {
    const send = async () => {
      const sendGuestLibrary = await loadSendGuestLibrary();
      await sendGuestLibrary(owner, { draftId: sessionId, pictures: picturesOfGuest(shown.current) });
    };
    void send().catch((error: unknown) => console.warn('wizard: the library was not sent', error));
  }, [owner, sessionId]);
  return null;
}
