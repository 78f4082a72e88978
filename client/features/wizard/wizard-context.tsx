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
import type { FileAddress } from '#sitekit/texts/image-address.js';
import { GUEST, ownedStore, type Owner } from '#client/lib/session/owner.js';
import { SiteFiles } from '#client/ui/preview/site-files.js';
import { keptPictures, useFileAddresses } from '#client/features/files/index.js';
import type { DraftBase } from './state/drafts/local/draft-copies.js';
import { useAutosave, type Autosave, type SaveProgress } from './state/drafts/local/use-autosave.js';
import type { Restart } from './state/drafts/start/use-new-draft.js';
import { historyReducer, newHistory } from './state/edits/history.js';
import { useUndoOffer } from './state/edits/use-undo-offer.js';
import { sentCode, useCoupon, type WizardCoupon } from './state/use-coupon.js';
import { usePrices } from './state/use-prices.js';
import { useLook, type Look } from './state/use-look.js';
import { useStep } from './state/use-step.js';
import type { WizardAction } from './state/edits/wizard-actions.js';
import { quoteDraft } from './state/wizard-data.js';
import type { WizardDraft } from './state/drafts/wizard-draft.js';
import { sessionIdOf, type DraftSlot } from './state/drafts/local/wizard-storage.js';

/** An order that stands behind the wizard. While it is pending it is changed; later only a copy can be ordered. */
export interface EditedOrder {
  readonly id: string;
  readonly title: string;
  readonly isEditable: boolean;
  /** Where the logo that the server keeps is shown from; null without one. */
  readonly logoUrl?: string | null;
}

export interface Wizard extends Look {
  readonly draft: WizardDraft;
  readonly dispatch: Dispatch<WizardAction>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Says what an action just dispatched has done, and offers to undo it until the next change. */
  readonly offerUndo: (message: string) => void;
  readonly step: number;
  readonly goTo: (step: number) => void;
  /** Null where a chosen domain extension is no longer sold. */
  readonly quote: Quote | null;
  readonly prices: ExtensionPrices;
  /** Reads prices and coupon anew. */
  readonly refreshPrices: () => void;
  readonly coupon: WizardCoupon;
  /** What is sent of the coupon: not one that was refused or does not count yet. */
  readonly couponCode: string | null;
  readonly autosave: Autosave;
  readonly edited: EditedOrder | null;
  /** The draft's id, which the documents call the session of the wizard. */
  readonly sessionId: string;
  /** Whose draft it is. */
  readonly owner: Owner;
  /** Leaving this draft for another; null where the wizard stands on an order. */
  readonly restart: Restart | null;
}

const WizardContext = createContext<Wizard | null>(null);
/** For what only acts: a change of the draft renders none of it anew. */
const DispatchContext = createContext<Dispatch<WizardAction> | null>(null);

const ProgressContext = createContext<SaveProgress | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error('useWizard stands outside of WizardProvider');
  return wizard;
}

export function useDispatch(): Dispatch<WizardAction> {
  const dispatch = useContext(DispatchContext);
  if (dispatch === null) throw new Error('useDispatch stands outside of WizardProvider');
  return dispatch;
}

/** Where the writing of the draft stands. */
export function useSaveProgress(): SaveProgress {
  const progress = useContext(ProgressContext);
  if (progress === null) throw new Error('useSaveProgress stands outside of WizardProvider');
  return progress;
}

/** The draft's branding as it is drawn: a logo that the server keeps (`file:<id>`) stands under its address. */
export function useDrawnBranding(): WizardDraft['branding'] {
  const { draft, edited } = useWizard();
  const { branding } = draft;
  const fileUrl = useContext(SiteFiles);
  const kept = branding.logo?.startsWith('file:') ? branding.logo : null;
  const logoUrl = edited?.logoUrl ?? (kept && fileUrl?.(kept)) ?? null;
  return useMemo(
    () => (branding.logo?.startsWith('file:') ? { ...branding, logo: logoUrl } : branding),
    [branding, logoUrl],
  );
}

interface WizardContextsProps {
  readonly wizard: Wizard;
  readonly progress: SaveProgress;
  /** Addresses of pictures on the server. */
  readonly fileUrl: FileAddress;
}

/** What everything below reads. */
export function WizardContexts({ wizard, progress, fileUrl, children }: PropsWithChildren<WizardContextsProps>) {
  return (
    <WizardContext value={wizard}>
      <DispatchContext value={wizard.dispatch}>
        <ProgressContext value={progress}>
          <SiteFiles value={fileUrl}>{children}</SiteFiles>
        </ProgressContext>
      </DispatchContext>
    </WizardContext>
  );
}

interface WizardProviderProps {
  readonly owner: Owner;
  readonly slot: DraftSlot;
  readonly initial: WizardDraft;
  /** When `initial` was stored, in ms since 1970; null for a new draft. */
  readonly loadedAt: number | null;
  /** Of an edit: the save of the server that `initial` began from. */
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
  const value = useMemo(
    () => ({
      draft,
      dispatch,
      canUndo,
      canRedo,
      offerUndo,
      step,
      goTo,
      ...priced,
      autosave,
      ...look,
      edited,
      sessionId,
      owner,
      restart,
    }),
    [draft, canUndo, canRedo, offerUndo, step, goTo, priced, autosave, look, edited, sessionId, owner, restart],
  );
  const pictures = useMemo(
    () => keptPictures(draft.design, edited ? null : draft.branding.logo),
    [draft.design, draft.branding.logo, edited],
  );
  const fileUrl = useFileAddresses(pictures);
  return (
    <WizardContexts wizard={value} progress={progress} fileUrl={fileUrl}>
      {children}
    </WizardContexts>
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
