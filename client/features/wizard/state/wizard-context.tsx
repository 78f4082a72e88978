import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useReducer,
  useState,
  type Dispatch,
  type PropsWithChildren,
} from 'react';
import type { ExtensionPrices } from '#core/pricing/price-list.js';
import type { Quote } from '#core/pricing/pricing.js';
import { GUEST, ownedStore, type Owner } from '#client/lib/session/owner.js';
import { EditorProvider, newHistory, useLook, useUndoOffer } from '#client/features/editor/index.js';
import {
  type Autosave,
  type DraftBase,
  type DraftSlot,
  historyReducer,
  quoteDraft,
  type Restart,
  type SaveProgress,
  sessionIdOf,
  useAutosave,
  type WizardAction,
  type WizardDraft,
} from '#client/features/drafts/index.js';
import { sentCode, useCoupon, type WizardCoupon } from './use-coupon.js';
import { usePrices } from './use-prices.js';
import { useHostOfEditor } from './use-host-of-editor.js';
import { useStep } from './use-step.js';

/** An order that stands behind the wizard. While it is pending it is changed; later only a copy can be ordered. */
export interface EditedOrder {
  readonly id: string;
  readonly title: string;
  readonly isEditable: boolean;
  /** Where the logo that the server keeps is shown from; null without one. */
  readonly logoUrl?: string | null;
}

export interface Wizard {
  readonly draft: WizardDraft;
  readonly dispatch: Dispatch<WizardAction>;
  readonly step: number;
  readonly goTo: (step: number) => void;
  /** Null where a chosen domain extension is no longer sold. */
  readonly quote: Quote | null;
  readonly prices: ExtensionPrices;
  /** Reads prices and coupon anew. */
  readonly refreshPrices: () => void;
  readonly coupon: WizardCoupon;
  /** The coupon's code to send: not one that was refused or does not count yet. */
  readonly couponCode: string | null;
  readonly autosave: Autosave;
  readonly edited: EditedOrder | null;
  /** The draft's id, which the documents call the session of the wizard. */
  readonly sessionId: string;
  /** Whose draft it is. */
  readonly owner: Owner;
  /** Leaving this draft for another; null where the wizard edits an order. */
  readonly restart: Restart | null;
  /** Whether the form of the interview is on the screen; its button is elsewhere. */
  readonly isAsking: boolean;
  readonly setAsking: (isAsking: boolean) => void;
}

const WizardContext = createContext<Wizard | null>(null);
const ProgressContext = createContext<SaveProgress | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error('useWizard stands outside of WizardProvider');
  return wizard;
}

/** Where the writing of the draft stands. */
export function useSaveProgress(): SaveProgress {
  const progress = useContext(ProgressContext);
  if (progress === null) throw new Error('useSaveProgress stands outside of WizardProvider');
  return progress;
}

interface WizardProviderProps {
  readonly owner: Owner;
  readonly slot: DraftSlot;
  readonly initial: WizardDraft;
  /** When `initial` was stored, in ms since 1970; null for a new draft. */
  readonly loadedAt: number | null;
  /** The save of the server from which the `initial` of an edit began. */
  readonly base?: DraftBase | null;
  readonly edited?: EditedOrder | null;
  readonly restart?: Restart | null;
}

export function WizardProvider({
  owner,
  slot,
  initial,
  loadedAt,
  base = null,
  edited = null,
  restart = null,
  children,
}: PropsWithChildren<WizardProviderProps>) {
  const [{ draft, past, future }, dispatch] = useReducer(historyReducer, initial, newHistory);
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  const offerUndo = useUndoOffer(past, dispatch);
  const priced = usePriced(draft, edited);
  const { quote } = priced;
  const [step, goTo] = useStep(
    draft,
    quote?.payable ?? 0,
    useCallback((opened: number) => dispatch({ type: 'stepOpened', step: opened }), []),
  );
  const [sessionId] = useState(() => sessionIdOf(ownedStore(owner), slot));
  const onForeign = useCallback((taken: WizardDraft) => dispatch({ type: 'draftReplaced', draft: taken }), []);
  const { autosave, progress } = useAutosave({
    owner,
    draftId: sessionId,
    slot,
    draft,
    loadedAt,
    base,
    isGuest: owner === GUEST,
    onForeign,
  });
  const look = useLook();
  const [isAsking, setAsking] = useState(false);
  const value = useMemo(
    () => ({
      draft,
      dispatch,
      step,
      goTo,
      ...priced,
      autosave,
      edited,
      sessionId,
      owner,
      restart,
      isAsking,
      setAsking,
    }),
    [draft, step, goTo, priced, autosave, edited, sessionId, owner, restart, isAsking],
  );
  const editor = useMemo(
    () => ({ draft, dispatch, canUndo, canRedo, offerUndo, ...look }),
    [draft, canUndo, canRedo, offerUndo, look],
  );
  const host = useHostOfEditor(value);
  return (
    <WizardContext value={value}>
      <ProgressContext value={progress}>
        <EditorProvider editor={editor} host={host}>
          {children}
        </EditorProvider>
      </ProgressContext>
    </WizardContext>
  );
}

/** The draft's price, and what it depends on beside the draft. */
function usePriced(
  draft: WizardDraft,
  edited: EditedOrder | null,
): Pick<Wizard, 'quote' | 'prices' | 'refreshPrices' | 'coupon' | 'couponCode'> {
  const { extensions, refresh } = usePrices();
  const coupon = useCoupon(draft.couponCode, edited?.id ?? null);
  const quote = useMemo(() => quoteDraft(draft, extensions, coupon.terms), [draft, extensions, coupon.terms]);
  const couponCode = sentCode(coupon, quote);
  const { recheck } = coupon;
  const refreshPrices = useCallback(() => {
    refresh();
    recheck();
  }, [refresh, recheck]);
  return useMemo(
    () => ({ quote, prices: extensions, refreshPrices, coupon, couponCode }),
    [quote, extensions, refreshPrices, coupon, couponCode],
  );
}
