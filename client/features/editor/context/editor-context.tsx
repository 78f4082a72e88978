import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type Dispatch,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { isFileReference } from '#core/design/file-reference.js';
import { SiteFiles } from '#client/ui/preview/site-files.js';
import { keptPictures, useFileAddresses } from '#client/features/files/index.js';
import type { DesignDraft } from '../draft/design-draft.js';
import type { EditorAction } from '../edits/editor-actions.js';
import type { PictureLibrary } from './picture-library.js';
import type { Look } from './use-look.js';

/** The state of the editor: the draft, its edits, and which part of it is shown. */
export interface Editor extends Look {
  readonly draft: DesignDraft;
  readonly dispatch: Dispatch<EditorAction>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Says what an action just dispatched has done, and offers to undo it until the next change. */
  readonly offerUndo: (message: string) => void;
}

export interface SendingPicture {
  readonly signal: AbortSignal;
  /** The share that was sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The note of the host on an action before it is done. */
export interface ActionNote {
  /** A few words for a label; null for nothing. */
  readonly label: string | null;
  /** For a question. */
  readonly sentence: string;
}

/**
 * The functions that the editor needs of the feature that shows it: how its draft is kept, and what is different there.
 */
export interface EditorHost {
  /** Whether the customer chooses a method; else the design is on the canvas, however it was begun. */
  readonly hasMethods: boolean;
  /** A name for the site that stands elsewhere already; empty for none. */
  readonly proposedName: string;
  /** The name that the site has, or is to have; `label` is empty for none, `extension` begins with its dot. */
  readonly domain: { readonly label: string; readonly extension: string };
  /** Where the logo that the server keeps is shown from; null without one. */
  readonly logoUrl: string | null;
  /**
   * Keeps what is being typed where the draft takes it only at the end, such as a name or a text on the page: the draft
   * is kept as if `action` had happened. Null gives it up; `release` is for when the draft has taken it.
   */
  readonly hold: (action: EditorAction | null) => void;
  readonly release: () => void;
  /** Shows the canvas, where something else is shown. */
  readonly openCanvas: () => void;
  /** Null where the host says nothing. */
  readonly noteOf: (action: EditorAction) => ActionNote | null;
  /** Answers what is stored in the slot; null where the file is refused, which is said. Rejects where sending fails. */
  readonly storePicture: (file: File, sending: SendingPicture) => Promise<string | null>;
  /** The pictures that are kept beside the design. A new `list` is read anew. */
  readonly library: PictureLibrary;
  /** In place of the choice among the customer's own files, where there can be none; else null. */
  readonly insteadOfFiles: ReactNode;
}

const EditorContext = createContext<Editor | null>(null);
/** For what only acts: a change of the draft renders none of it anew. */
const DispatchContext = createContext<Dispatch<EditorAction> | null>(null);
const HostContext = createContext<EditorHost | null>(null);

interface Newest {
  readonly editor: Editor;
  readonly host: EditorHost;
}
const NewestContext = createContext<(() => Newest) | null>(null);

function found<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`${name} stands outside of EditorProvider`);
  return value;
}

export const useEditor = (): Editor => found(use(EditorContext), 'useEditor');
export const useDispatch = (): Dispatch<EditorAction> => found(use(DispatchContext), 'useDispatch');
export const useEditorHost = (): EditorHost => found(use(HostContext), 'useEditorHost');

/** Reads the editor and its host as they are at that moment, also where the component is gone: for use after a wait. */
export const useNewest = (): (() => Newest) => found(use(NewestContext), 'useNewest');

interface EditorProviderProps {
  readonly editor: Editor;
  readonly host: EditorHost;
}

/** Provides everything below with the editor. Pictures that the server keeps are drawn from where it shows them. */
export function EditorProvider({ editor, host, children }: PropsWithChildren<EditorProviderProps>) {
  const { design, branding } = editor.draft;
  const logo = host.logoUrl === null ? branding.logo : null;
  const fileUrl = useFileAddresses(useMemo(() => keptPictures(design, logo), [design, logo]));
  const latest = useRef({ editor, host });
  useLayoutEffect(() => {
    latest.current = { editor, host };
  });
  const newest = useCallback(() => latest.current, []);
  return (
    <EditorContext value={editor}>
      <DispatchContext value={editor.dispatch}>
        <HostContext value={host}>
          <NewestContext value={newest}>
            <SiteFiles value={fileUrl}>{children}</SiteFiles>
          </NewestContext>
        </HostContext>
      </DispatchContext>
    </EditorContext>
  );
}

/** The draft's branding as it is drawn: a logo that the server keeps (`file:<id>`) has its address. */
export function useDrawnBranding(): DesignDraft['branding'] {
  const { branding } = useEditor().draft;
  const { logoUrl } = useEditorHost();
  const fileUrl = use(SiteFiles);
  const kept = branding.logo && isFileReference(branding.logo) ? branding.logo : null;
  const url = logoUrl ?? (kept && fileUrl?.(kept)) ?? null;
  return useMemo(() => (kept === null ? branding : { ...branding, logo: url }), [branding, kept, url]);
}
