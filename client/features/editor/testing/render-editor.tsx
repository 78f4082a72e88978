import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { useMemo, useReducer, type PropsWithChildren, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import { answeringClient, type Answers } from '#client/lib/apollo/answering-client.js';
import { EditorProvider, useEditor, type Editor, type EditorHost } from '../context/editor-context.js';
import { Announcer } from '#client/ui/announcer.js';
import { emptyDesignDraft, type DesignDraft } from '../draft/design-draft.js';
import { designHistoryReducer, newHistory } from '../edits/history.js';
import { useUndoOffer } from '../edits/use-undo-offer.js';
import { useLook } from '../context/use-look.js';

interface RenderOptions {
  readonly draft?: Partial<DesignDraft>;
  readonly host?: Partial<EditorHost>;
  readonly answers?: Answers;
}

const HOST: EditorHost = {
  hasMethods: true,
  proposedName: '',
  domain: { label: '', extension: DEFAULT_EXTENSION },
  logoUrl: null,
  hold: () => undefined,
  release: () => undefined,
  openCanvas: () => undefined,
  noteOf: () => null,
  storePicture: () => Promise.resolve(null),
  library: {
    list: () => Promise.resolve([]),
    add: () => Promise.resolve({ kind: 'refused', message: '' }),
    remove: () => Promise.resolve(),
  },
  insteadOfFiles: null,
};

/** Parts of the editor, on a draft that nobody keeps. `editor()` is what they see now. */
export function renderEditor(
  children: ReactNode,
  { draft = {}, host = {}, answers = {} }: RenderOptions = {},
): { readonly editor: () => Editor } {
  const seen: { editor: Editor | null } = { editor: null };
  render(
    <MantineProvider env="test">
      <Notifications />
      <ApolloProvider client={answeringClient(answers)}>
        <MemoryRouter>
          <Host draft={{ ...emptyDesignDraft(), ...draft }} host={{ ...HOST, ...host }}>
            <Spy onSee={(editor) => void (seen.editor = editor)} />
            {children}
          </Host>
        </MemoryRouter>
      </ApolloProvider>
    </MantineProvider>,
  );
  return {
    editor: () => {
      if (seen.editor === null) throw new Error('the editor was not rendered');
      return seen.editor;
    },
  };
}

interface HostProps {
  readonly draft: DesignDraft;
  readonly host: EditorHost;
}

function Host({ draft: opened, host, children }: PropsWithChildren<HostProps>) {
  const [{ draft, past, future }, dispatch] = useReducer(designHistoryReducer, newHistory(opened));
  const offerUndo = useUndoOffer(past, dispatch);
  const look = useLook();
  const editor = useMemo(
    () => ({ draft, dispatch, canUndo: past.length > 0, canRedo: future.length > 0, offerUndo, ...look }),
    [draft, past, future, offerUndo, look],
  );
  return (
    <EditorProvider editor={editor} host={host}>
      <Announcer>{children}</Announcer>
    </EditorProvider>
  );
}

function Spy({ onSee }: { readonly onSee: (editor: Editor) => void }) {
  onSee(useEditor());
  return null;
}
