import { Alert, Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { isFileReference } from '#core/design/file-reference.js';
import { toKeyedLists } from '#core/design/keyed-lists.js';
import type { WizardDataInput } from '#client/gql/graphql.js';
import { useRootMark } from '#client/ui/frame/use-root-mark.js';
import { toast } from '#client/ui/toast.js';
import {
  type DesignDraft,
  type DesignHistory,
  designHistoryReducer,
  type Editor,
  type EditorAction,
  type EditorHost,
  EditorProvider,
  editorReducer,
  newHistory,
  readStoredDesign,
  storedFields,
  toDesignData,
  useLook,
  useUndoOffer,
  loadAccountLibrary,
  loadSendPicture,
} from '#client/features/editor/index.js';
import { Announcer } from '#client/ui/announcer.js';
import { isBeyond, type PaidSite } from './designer-price.js';
import { DesignerStudio } from './designer-studio.js';
import type { DesignerView } from './designer-views.js';
import styles from './site-designer.module.css';
import { SiteDraftKeeper, type SaveState } from './site-draft-keeper.js';
import { siteDesignerMessages as m } from './site-designer.messages.js';
import { useStart, type StartPlace } from './use-start.js';

export interface OpenedDraft {
  /** The wizard data as GraphQL has them. */
  readonly design: unknown;
  readonly version: number;
  readonly logoUrl: string | null;
}

export interface SiteDesignerProps {
  readonly siteId: string;
  readonly title: string;
  /** The domain of the order that the site came from. */
  readonly domain: EditorHost['domain'];
  readonly opened: OpenedDraft;
  /** The place that is shown first; one that is not in the design is passed over. */
  readonly start: StartPlace;
  /** Answers what was kept. Throws what the call throws. */
  readonly onSave: (design: WizardDataInput, baseVersion: number) => Promise<OpenedDraft>;
  /** The paid counts of the site. */
  readonly paid: PaidSite;
  /** Publishes the version that was saved, or offers to buy what it has beyond what was bought. Never rejects. */
  readonly onPublish: (version: number, isBeyond: boolean) => Promise<void>;
  /** Somebody else has saved: reads the draft anew. */
  readonly onReload: () => void;
}

const LIBRARY: EditorHost['library'] = {
  list: async () => (await loadAccountLibrary()).list(),
  add: async (file, adding) => (await loadAccountLibrary()).add(file, adding),
  remove: async (image) => (await loadAccountLibrary()).remove(image),
};

/** The editor on the draft of a site that is paid for; each change is kept on the server. */
export function SiteDesigner(props: SiteDesignerProps) {
  const { siteId, title, domain, opened, paid, onPublish, onReload } = props;
  const [{ draft, past, future }, dispatch] = useReducer(designHistoryReducer, opened, openHistory);
  const offerUndo = useUndoOffer(past, dispatch);
  const look = useLook();
  const [view, setView] = useState<DesignerView>('design');
  const [logoUrl, setLogoUrl] = useState(opened.logoUrl);
  useStart(props.start, { draft, dispatch, ...look });
  const { keeper, state, hold, release } = useKeeper(props, draft, (kept) => {
    setLogoUrl(kept.logoUrl);
    const { logo } = draftOf(kept).branding;
    // The picture is in the file store from now on: sent again, it would be stored again.
    if (logo && isFileReference(logo)) dispatch({ type: 'logoPlaced', logo });
  });
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  const editor = useMemo<Editor>(
    () => ({ draft, dispatch, canUndo, canRedo, offerUndo, ...look }),
    [draft, canUndo, canRedo, offerUndo, look],
  );
  const host = useMemo<EditorHost>(
    () => ({
      hasMethods: false,
      proposedName: title.trim(),
      domain,
      logoUrl,
      hold,
      release,
      openCanvas: () => setView('design'),
      // Bought parts are paid; the excess is shown beside the fields.
      noteOf: () => null,
      storePicture: async (file, sending) => (await loadSendPicture())(file, sending),
      library: LIBRARY,
      insteadOfFiles: null,
    }),
    [title, domain, logoUrl, hold, release],
  );
  useRootMark('full-bleed');
  const publish = async () => {
    try {
      await onPublish(await keeper.flush(), isBeyond(paid, draft));
    } catch (error) {
      toast.error(error, m.notSaved);
    }
  };
  return (
    <EditorProvider editor={editor} host={host}>
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
            onSaveAgain={() => void keeper.flush().catch(ignored)}
          />
        </div>
      </Announcer>
    </EditorProvider>
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

const draftOf = ({ design }: OpenedDraft): DesignDraft => readStoredDesign(storedFields(design)).draft;

const openHistory = (opened: OpenedDraft): DesignHistory => newHistory(draftOf(opened));

function sentDesign(draft: DesignDraft): WizardDataInput {
  const { siteType, websiteFramework, branding } = toDesignData(draft);
  return toKeyedLists({ siteType, websiteFramework, branding });
}

interface Kept extends Pick<EditorHost, 'hold' | 'release'> {
  readonly keeper: SiteDraftKeeper;
  readonly state: SaveState;
}

/** One keeper for the life of the designer. `onLogo` is called once a logo that was sent is on the server. */
function useKeeper(
  { opened, onSave }: SiteDesignerProps,
  draft: DesignDraft,
  onLogo: (kept: OpenedDraft) => void,
): Kept {
  const latest = useRef({ onSave, onLogo });
  const held = useRef<EditorAction | null>(null);
  const newest = useRef(draft);
  useEffect(() => {
    latest.current = { onSave, onLogo };
    newest.current = draft;
  });
  const [keeper] = useState(() => {
    const save = async (given: DesignDraft, baseVersion: number): Promise<number> => {
      const kept = await latest.current.onSave(sentDesign(given), baseVersion);
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
  useEffect(() => keeper.update(held.current ? editorReducer(draft, held.current) : draft), [keeper, draft]);
  useEffect(() => leaveWith(keeper), [keeper]);
  const hold = useCallback(
    (action: EditorAction | null) => {
      held.current = action;
      keeper.update(action ? editorReducer(newest.current, action) : newest.current);
    },
    [keeper],
  );
  const release = useCallback(() => {
    held.current = null;
  }, []);
  return { keeper, state, hold, release };
}

/** A save that failed is shown by the state of the keeper. */
const ignored = () => undefined;

/** Leaving the page by its links, or hiding it, saves what is left; closing the tab asks first. */
function leaveWith(keeper: SiteDraftKeeper): () => void {
  // A phone ends hidden pages without a question.
  const onHide = () => {
    if (document.visibilityState === 'hidden') void keeper.flush().catch(ignored);
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (keeper.getState() !== 'saved') event.preventDefault();
  };
  window.addEventListener('beforeunload', onUnload);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('beforeunload', onUnload);
    void keeper.flush().catch(ignored);
  };
}
