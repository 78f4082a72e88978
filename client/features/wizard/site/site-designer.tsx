import { Alert, Button } from '@mantine/core';
import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { toKeyedLists } from '#core/design/keyed-lists.js';
import type { WizardDataInput } from '#client/gql/graphql.js';
import type { Owner } from '#client/lib/session/owner.js';
import { useRootMark } from '#client/ui/frame/use-root-mark.js';
import { toast } from '#client/ui/toast.js';
import { keptPictures, useFileAddresses } from '#client/features/files/index.js';
import { Announcer } from '../parts/announcer.js';
import { draftOfOrder } from '../state/drafts/start/order-to-draft.js';
import type { Autosave, SaveProgress } from '../state/drafts/local/use-autosave.js';
import type { WizardDraft } from '../state/drafts/wizard-draft.js';
import { historyReducer, newHistory } from '../state/edits/history.js';
import { useUndoOffer } from '../state/edits/use-undo-offer.js';
import type { WizardAction } from '../state/edits/wizard-actions.js';
import { wizardReducer } from '../state/edits/wizard-state.js';
import { toWizardData } from '../state/wizard-data.js';
import { useLook } from '../state/use-look.js';
import { WizardContexts, type Wizard } from '../wizard-context.js';
import { isBeyond, type PaidSite } from './designer-price.js';
import { DesignerStudio } from './designer-studio.js';
import type { DesignerView } from './designer-views.js';
import styles from './site-designer.module.css';
import { SiteDraftKeeper, type SaveState } from './site-draft-keeper.js';
import { siteDesignerMessages as m } from './site-designer.messages.js';
import { useStart, type StartPlace } from './use-start.js';

export interface OpenedDraft {
  /** As GraphQL carries wizard data. */
  readonly design: unknown;
  readonly version: number;
  readonly logoUrl: string | null;
}

export interface SiteDesignerProps {
  readonly owner: Owner;
  readonly siteId: string;
  readonly title: string;
  readonly opened: OpenedDraft;
  /** What is shown first; what is not in the design is passed over. */
  readonly start: StartPlace;
  /** Answers what was kept. Throws what the call throws. */
  readonly onSave: (design: WizardDataInput, baseVersion: number) => Promise<OpenedDraft>;
  /** What the site is paid for. */
  readonly paid: PaidSite;
  /** Publishes the version that was saved, or offers to buy what it has beyond what was bought. Never rejects. */
  readonly onPublish: (version: number, isBeyond: boolean) => Promise<void>;
  /** Somebody else has saved: reads the draft anew. */
  readonly onReload: () => void;
}

const NOTHING = () => undefined;

/** What is designed here is paid for. */
const UNPRICED = {
  quote: null,
  prices: EXTENSION_PRICES,
  refreshPrices: NOTHING,
  coupon: { code: null, terms: null, fault: null, isAsking: false, recheck: NOTHING },
  couponCode: null,
} as const;

/** The designer of the wizard on the draft of a site that is paid for; each change is kept on the server. */
export function SiteDesigner(props: SiteDesignerProps) {
  const { owner, siteId, title, opened, paid, onPublish, onReload } = props;
  const [{ draft, past, future }, dispatch] = useReducer(historyReducer, opened, openHistory);
  const offerUndo = useUndoOffer(past, dispatch);
  const look = useLook();
  const [view, setView] = useState<DesignerView>('design');
  const [logoUrl, setLogoUrl] = useState(opened.logoUrl);
  useStart(props.start, { draft, dispatch, ...look });
  const { keeper, state, autosave } = useKeeper(props, draft, (kept) => {
    setLogoUrl(kept.logoUrl);
    const logo = draftOf(kept).branding.logo;
    // The picture stands in the file store from now on: sent again, it would be stored again.
    if (logo?.startsWith('file:')) dispatch({ type: 'logoPlaced', logo });
  });
  const wizard = useMemo<Wizard>(
    () => ({
      draft,
      dispatch,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      offerUndo,
      step: 2,
      goTo: NOTHING,
      ...UNPRICED,
      autosave,
      ...look,
      askForSection: (sectionId) => {
        setView('design');
        look.askForSection(sectionId);
      },
      openTool: (tool) => {
        if (tool !== null) setView('design');
        look.openTool(tool);
      },
      edited: { id: siteId, title, isEditable: true, logoUrl },
      sessionId: siteId,
      owner,
      restart: null,
    }),
    [draft, past, future, offerUndo, autosave, look, siteId, title, logoUrl, owner],
  );
  useRootMark('full-bleed');
  const fileUrl = useFileAddresses(useMemo(() => keptPictures(draft.design), [draft.design]));
  const publish = async () => {
    try {
      await onPublish(await keeper.flush(), isBeyond(paid, draft));
    } catch (error) {
      toast.error(error, m.notSaved);
    }
  };
  return (
    <WizardContexts wizard={wizard} progress={ELSEWHERE} fileUrl={fileUrl}>
      <Announcer>
        <div className={styles.frame} data-full-bleed>
          {state === 'conflict' && <Conflict onReload={onReload} />}
          <DesignerStudio
            siteId={siteId}
            title={title}
            state={state}
            view={view}
            paid={paid}
            onView={setView}
            onPublish={publish}
            onSaveAgain={() => void keeper.flush().catch(NOTHING)}
          />
        </div>
      </Announcer>
    </WizardContexts>
  );
}

function Conflict({ onReload }: { readonly onReload: () => void }) {
  return (
    <Alert role="alert" color="yellow" radius={0} title={m.conflict.title}>
      {m.conflict.text}
      <Button mt="sm" size="compact-md" variant="default" display="block" onClick={onReload}>
        {m.conflict.action}
      </Button>
    </Alert>
  );
}

const draftOf = ({ design }: OpenedDraft): WizardDraft =>
  draftOfOrder({ wizardData: design, title: '', description: null, comments: null, priceToman: 0 });

const openHistory = (opened: OpenedDraft) => newHistory(draftOf(opened));

function sentDesign(draft: WizardDraft, siteId: string): WizardDataInput {
  const { siteType, websiteFramework, branding } = toWizardData(draft, siteId, EXTENSION_PRICES, 0);
  return toKeyedLists({ siteType, websiteFramework, branding });
}

interface Kept {
  readonly keeper: SiteDraftKeeper;
  readonly state: SaveState;
  readonly autosave: Autosave;
}

/** One keeper for the life of the designer. `onLogo` is told once a logo that was sent has its place on the server. */
function useKeeper(
  { siteId, opened, onSave }: SiteDesignerProps,
  draft: WizardDraft,
  onLogo: (kept: OpenedDraft) => void,
): Kept {
  const latest = useRef({ onSave, onLogo });
  const held = useRef<WizardAction | null>(null);
  const newest = useRef(draft);
  useEffect(() => {
    latest.current = { onSave, onLogo };
    newest.current = draft;
  });
  const [keeper] = useState(() => {
    const save = async (given: WizardDraft, baseVersion: number): Promise<number> => {
      const kept = await latest.current.onSave(sentDesign(given, siteId), baseVersion);
      if (given.branding.logo?.startsWith('data:')) latest.current.onLogo(kept);
      return kept.version;
    };
    const later = (ms: number, run: () => void) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    };
    return new SiteDraftKeeper({ save, later }, draft, opened.version);
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => keeper.update(held.current ? wizardReducer(draft, held.current) : draft), [keeper, draft]);
  useEffect(() => leaveWith(keeper), [keeper]);
  const autosave = useMemo(() => autosaveOf(keeper, held, newest), [keeper]);
  return { keeper, state, autosave };
}

/** Leaving the page by its links, or hiding it, saves what is left; closing the tab asks first. */
function leaveWith(keeper: SiteDraftKeeper): () => void {
  // A phone ends hidden pages without a question.
  const onHide = () => {
    if (document.visibilityState === 'hidden') void keeper.flush().catch(NOTHING);
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (keeper.getState() !== 'saved') event.preventDefault();
  };
  window.addEventListener('beforeunload', onUnload);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('beforeunload', onUnload);
    void keeper.flush().catch(NOTHING);
  };
}

interface Ref<Value> {
  current: Value;
}

/** The designer of a site shows its own. */
const ELSEWHERE: SaveProgress = { state: 'saved', account: 'none', savedAt: null };

/** What the steps of the wizard ask of its autosave: to keep what is being typed. */
function autosaveOf(keeper: SiteDraftKeeper, held: Ref<WizardAction | null>, newest: Ref<WizardDraft>): Autosave {
  return {
    foreign: null,
    other: null,
    isFinished: false,
    ordered: null,
    saveNow: () => 'saved',
    takeForeign: NOTHING,
    finishRefused: NOTHING,
    pauseAccount: NOTHING,
    restoreOther: NOTHING,
    dropOther: NOTHING,
    takeServers: NOTHING,
    keepMine: NOTHING,
    baseVersion: () => null,
    finish: NOTHING,
    hold: (action) => {
      held.current = action;
      keeper.update(action ? wizardReducer(newest.current, action) : newest.current);
    },
    release: () => {
      held.current = null;
    },
  };
}
