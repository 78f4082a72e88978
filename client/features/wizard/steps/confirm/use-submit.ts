import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { OrderToEditDocument, type SubmitMode } from '#client/gql/graphql.js';
import { toUiError, uiError, type UiError } from '#client/lib/errors.js';
import { confirmMessages as m } from '../../messages/wizard-order.messages.js';
import { orderedOf, type ServerCopy, serverCopyOf, type WizardDraft } from '#client/features/drafts/index.js';
import { newId } from '#client/lib/new-id.js';
import { isCouponFault } from '../../state/use-coupon.js';
import { picturesOfGuest, withSentPictures } from '#client/features/editor/index.js';
import type { Owner } from '#client/lib/session/owner.js';
import { useWizard } from '../../state/wizard-context.js';
import { mismatchOf, prepareSubmission } from './submit-order.js';
import { sendFiles, useSend } from './use-send.js';

/** `update` changes the pending order that is edited; `updateAndPay` goes on to pay it. */
export type SubmitKind = SubmitMode | 'update' | 'updateAndPay';

/** Whether the browser goes to the gateway afterwards. */
export const isPaying = (mode: SubmitKind): boolean => mode === 'payment' || mode === 'updateAndPay';
/** Whether an order is created, and not one changed. */
const isCreating = (mode: SubmitKind): boolean => mode === 'payment' || mode === 'draft';

export type SubmitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly mode: SubmitKind }
  /** The order stands; the browser is on its way to the gateway. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'mismatch'; readonly mode: SubmitKind; readonly shown: number; readonly actual: number }
  /** Another device has saved the order since this edit began. */
  | { readonly kind: 'conflict'; readonly mode: SubmitKind; readonly server: ServerCopy }
  | { readonly kind: 'failed'; readonly mode: SubmitKind; readonly error: UiError };

interface Submit {
  readonly state: SubmitState;
  /** `acceptedToman` is a new price that the customer has just accepted. */
  readonly submit: (mode: SubmitKind, acceptedToman?: number) => Promise<void>;
  /** Settles a conflict: one's own copy is sent at once, the other one is looked at first. */
  readonly choose: (which: 'mine' | 'servers') => void;
}

/** Places or changes the order. The draft goes only after the server has answered with one. */
export function useSubmit(onKept: () => void, leave: (url: string) => void = leaveTo): Submit {
  const { draft, dispatch, quote, prices, couponCode, sessionId, autosave, refreshPrices, edited, owner } = useWizard();
  const send = useSend();
  const newest = useNewest();
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });

  const submit = async (mode: SubmitKind, acceptedToman?: number) => {
    if (state.kind === 'busy' || state.kind === 'leaving') return;
    const totalToman = acceptedToman ?? quote?.payable ?? 0;
    if (totalToman <= 0)
      return setState({ kind: 'failed', mode, error: uiError('INVALID_PRICE', { message: m.invalidPrice }) });
    const submitMode = mode === 'payment' ? 'payment' : 'draft';
    setState({ kind: 'busy', mode });
    // Pictures of a guest are sent whole, or the order waits.
    const ready = await withPictures(draft, { owner, sessionId }).catch((fault: unknown) => toUiError(fault));
    if ('code' in ready) return setState({ kind: 'failed', mode, error: ready });
    const { input, key, fingerprint } = prepareSubmission({
      draft: ready,
      sessionId,
      prices,
      totalToman,
      couponCode,
      submitMode,
      orderId: edited?.isEditable ? edited.id : null,
      makeKey: () => newId('order'),
    });
    dispatch({ type: 'attemptBegun', key, fingerprint });
    autosave.pauseAccount(true);
    try {
      const { orderId, paymentUrl } = await send(mode, { input, key, fingerprint });
      if (isCreating(mode))
        await sendFiles({ owner, slot: edited ? `edit:${edited.id}` : `draft:${sessionId}` }, orderId);
      if (!isPaying(mode)) return onKept();
      if (!paymentUrl)
        return setState({
          kind: 'failed',
          mode,
          error: uiError('GATEWAY_ERROR', { message: m.noPaymentUrl, details: { orderId } }),
        });
      setState({ kind: 'leaving' });
      leave(paymentUrl);
    } catch (fault) {
      const error = toUiError(fault);
      // The order stands where the error names it: another attempt goes on with it.
      const isSaved = typeof error.details['orderId'] === 'string';
      if (!isSaved) autosave.pauseAccount(false);
      const ordered = error.code === 'DRAFT_ORDERED' ? orderedOf(error.details) : null;
      if (ordered) return autosave.finishRefused(ordered);
      const mismatch = error.code === 'PRICE_MISMATCH' ? mismatchOf(error.details) : null;
      if (mismatch || isCouponFault(error)) refreshPrices();
      const refused = refusedNameOf(error);
      if (refused !== null)
        dispatch({ type: 'domainRefused', name: refused, message: error.message, at: new Date().toISOString() });
      const server = error.code === 'CONFLICT' && edited && !isSaved ? await newest(edited.id) : null;
      if (server) return setState({ kind: 'conflict', mode, server });
      setState(mismatch ? { kind: 'mismatch', mode, ...mismatch } : { kind: 'failed', mode, error });
    }
  };
  const choose = (which: 'mine' | 'servers') => {
    if (state.kind !== 'conflict') return;
    setState({ kind: 'idle' });
    if (which === 'servers') return autosave.adoptServerCopy(state.server);
    autosave.keepMine(state.server);
    void submit(state.mode);
  };
  return { state, submit, choose };
}

/** The name that the order was refused for; null where it was refused for something else. */
export function refusedNameOf({ code, details }: Pick<UiError, 'code' | 'details'>): string | null {
  const isOfName = code === 'DOMAIN_TAKEN' || code === 'DOMAIN_REFUSED' || code === 'SITE_DOMAIN_REFUSED';
  return isOfName && typeof details['domain'] === 'string' ? details['domain'] : null;
}

/** The draft with the account's pictures in the place of a guest's. Rejects with what sending one does. */
async function withPictures(
  draft: WizardDraft,
  place: { readonly owner: Owner; readonly sessionId: string },
): Promise<WizardDraft> {
  const { design } = draft;
  const pictures = picturesOfGuest(design);
  if (pictures.length === 0) return draft;
  const { sendPictures } = await import('../../state/originals/send-pictures.js');
  return { ...draft, design: withSentPictures(design, await sendPictures({ ...place, pictures })) };
}

/** The order as the server has it now; null where it does not answer, which the failed save says already. */
function useNewest(): (orderId: string) => Promise<ServerCopy | null> {
  const client = useApolloClient();
  return async (id) => {
    try {
      const { data } = await client.query({
        query: OrderToEditDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data ? serverCopyOf(data.order) : null;
    } catch (fault) {
      console.warn('wizard: the newer copy did not come', fault);
      return null;
    }
  };
}

/** Whoever comes back from the gateway by the browser's own button finds the order, not an empty wizard. */
function leaveTo(url: string): void {
  window.history.replaceState(null, '', '/dashboard');
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload());
  window.location.assign(url);
}
