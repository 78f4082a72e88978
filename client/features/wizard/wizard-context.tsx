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
import { browserStore } from './state/browser-store.js';
import { useAutosave, type Autosave } from './state/use-autosave.js';
import { usePrices } from './state/use-prices.js';
import { useStep } from './state/use-step.js';
import type { WizardAction } from './state/wizard-actions.js';
import { quoteDraft } from './state/wizard-data.js';
import type { WizardDraft } from './state/wizard-draft.js';
import { wizardReducer } from './state/wizard-state.js';
import { sessionIdOf, type DraftSlot } from './state/wizard-storage.js';

/** An order that stands behind the wizard. While it is pending it is changed; later only a copy can be ordered. */
export interface EditedOrder {
  readonly id: string;
  readonly title: string;
  readonly isEditable: boolean;
}

export interface Wizard {
  readonly draft: WizardDraft;
  readonly dispatch: Dispatch<WizardAction>;
  readonly step: number;
  readonly goTo: (step: number) => void;
  /** Null where a chosen domain extension is no longer sold. */
  readonly quote: Quote | null;
  readonly prices: ExtensionPrices;
  readonly refreshPrices: () => void;
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

interface WizardProviderProps {
  readonly slot: DraftSlot;
  readonly initial: WizardDraft;
  /** When `initial` was stored, in ms since 1970; null for a new draft. */
  readonly loadedAt: number | null;
  readonly edited?: EditedOrder | null;
}

export function WizardProvider({
  slot,
  initial,
  loadedAt,
  edited = null,
  children,
}: PropsWithChildren<WizardProviderProps>) {
  const [draft, dispatch] = useReducer(wizardReducer, initial);
  const { status } = useSession();
  const { extensions, refresh } = usePrices();
  const quote = useMemo(() => quoteDraft(draft, extensions), [draft, extensions]);
  const [step, goTo] = useStep(
    draft,
    quote?.payable ?? 0,
    useCallback((opened: number) => dispatch({ type: 'stepOpened', step: opened }), []),
  );
  const [sessionId] = useState(() => sessionIdOf(browserStore));
  const onForeign = useCallback((taken: WizardDraft) => dispatch({ type: 'draftReplaced', draft: taken }), []);
  const autosave = useAutosave({ slot, draft, loadedAt, isGuest: status === 'guest', onForeign });
  const value = useMemo(
    () => ({
      draft,
      dispatch,
      step,
      goTo,
      quote,
      prices: extensions,
      refreshPrices: refresh,
      autosave,
      edited,
      sessionId,
    }),
    [draft, step, goTo, quote, extensions, refresh, autosave, edited, sessionId],
  );
  return <WizardContext value={value}>{children}</WizardContext>;
}
