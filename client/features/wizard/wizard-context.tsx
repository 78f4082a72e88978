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
import type { ExtensionPrices } from '../../../core/price-list.js';
import type { Quote } from '../../../core/pricing.js';
import { useSession } from '../../lib/session/use-session.js';
import { SiteFiles } from '../../ui/preview/site-files.js';
import { keptPictures, useFileAddresses } from '../files/file-addresses.js';
import { browserStore } from './state/browser-store.js';
import type { DraftBase } from './state/draft-copies.js';
import { useAutosave, type Autosave } from './state/use-autosave.js';
import { historyReducer, newHistory } from './state/history.js';
import { sentCode, useCoupon, type WizardCoupon } from './state/use-coupon.js';
import { usePrices } from './state/use-prices.js';
import { useStep } from './state/use-step.js';
import type { WizardAction } from './state/wizard-actions.js';
import { quoteDraft } from './state/wizard-data.js';
import type { WizardDraft } from './state/wizard-draft.js';
import { sessionIdOf, type DraftSlot } from './state/wizard-storage.js';

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
  readonly canUndo: boolean;
  readonly canRedo: boolean;
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
  readonly sessionId: string;
}

const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error('useWizard stands outside of WizardProvider');
  return wizard;
}

/** The draft's branding as it is drawn: a logo that the server keeps (`file:<id>`) stands under its address. */
export function useDrawnBranding(): WizardDraft['branding'] {
  const { draft, edited } = useWizard();
  const { branding } = draft;
  const logoUrl = edited?.logoUrl ?? null;
  return useMemo(
    () => (branding.logo?.startsWith('file:') ? { ...branding, logo: logoUrl } : branding),
    [branding, logoUrl],
  );
}

interface WizardProviderProps {
  readonly slot: DraftSlot;
  readonly initial: WizardDraft;
  /** When `initial` was stored, in ms since 1970; null for a new draft. */
  readonly loadedAt: number | null;
  /** Of an edit: the save of the server that `initial` began from. */
  readonly base?: DraftBase | null;
  readonly edited?: EditedOrder | null;
}

export function WizardProvider({
  slot,
  initial,
  loadedAt,
  base = null,
  edited = null,
  children,
}: PropsWithChildren<WizardProviderProps>) {
  const [{ draft, past, future }, dispatch] = useReducer(historyReducer, initial, newHistory);
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  const { status } = useSession();
  const { extensions, refresh } = usePrices();
  const coupon = useCoupon(draft.couponCode, edited?.id ?? null);
  const quote = useMemo(() => quoteDraft(draft, extensions, coupon.terms), [draft, extensions, coupon.terms]);
  const couponCode = sentCode(coupon, quote);
  const { recheck } = coupon;
  const refreshPrices = useCallback(() => {
    refresh();
    recheck();
  }, [refresh, recheck]);
  const [step, goTo] = useStep(
    draft,
    quote?.payable ?? 0,
    useCallback((opened: number) => dispatch({ type: 'stepOpened', step: opened }), []),
  );
  const [sessionId] = useState(() => sessionIdOf(browserStore));
  const onForeign = useCallback((taken: WizardDraft) => dispatch({ type: 'draftReplaced', draft: taken }), []);
  const autosave = useAutosave({ slot, draft, loadedAt, base, isGuest: status === 'guest', onForeign });
  const value = useMemo(
    () => ({
      draft,
      dispatch,
      canUndo,
      canRedo,
      step,
      goTo,
      quote,
      prices: extensions,
      refreshPrices,
      coupon,
      couponCode,
      autosave,
      edited,
      sessionId,
    }),
    [
      draft,
      canUndo,
      canRedo,
      step,
      goTo,
      quote,
      extensions,
      refreshPrices,
      coupon,
      couponCode,
      autosave,
      edited,
      sessionId,
    ],
  );
  const pictures = useMemo(() => keptPictures(draft.design), [draft.design]);
  const fileUrl = useFileAddresses(pictures);
  return (
    <WizardContext value={value}>
      <SiteFiles value={fileUrl}>{children}</SiteFiles>
    </WizardContext>
  );
}
