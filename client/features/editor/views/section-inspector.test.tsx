import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { isLoaded, typesOfPage } from '#sitekit/layouts/load.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { loadedCss, preloadKits } from '#client/ui/preview/use-site-kits.js';
import { designMessages } from '../messages/design.messages.js';
import { apartMessages as m } from '../messages/pages.messages.js';
import { currentPage } from '../edits/design-edits.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from '../edits/editor-state.js';
import { renderEditor } from '../testing/render-editor.js';
import { useEditor } from '../context/editor-context.js';
import { SectionInspector } from './section-inspector.js';

const nothing = () => undefined;

function Inspector({ at }: { readonly at: number }) {
  const section = currentPage(useEditor().draft.design).sections[at];
  if (!section) return null;
  return <SectionInspector section={section} onShow={nothing} onPickLayout={nothing} onClose={nothing} />;
}

const draft = [
  { id: 'whole', sectionType: 'full_page' },
  { id: 'alone', sectionType: 'hero' },
].reduce(
  (before, { id, sectionType }) =>
    editorReducer(before, { type: 'sectionAdded', id, sectionType: sectionType as 'hero' | 'full_page' }),
  { ...emptyDesignDraft(), siteType: 'business', method: 'dynamic' } as ReturnType<typeof emptyDesignDraft>,
);

async function open(at: number) {
  const rendered = renderEditor(
    <>
      <ModalHost />
      <Inspector at={at} />
    </>,
    { draft },
  );
  await act(async () => undefined);
  return rendered;
}

beforeEach(() => localStorage.clear());
beforeAll(async () => {
  const needs = { types: typesOfPage(currentPage(draft.design)), trade: 'company' } as const;
  preloadKits(needs);
  await waitFor(() => expect([loadedCss() !== null, isLoaded(needs)]).toEqual([true, true]), { timeout: 30_000 });
}, 40_000);

test('a template is taken apart where it is edited', async () => {
  const { editor } = await open(0);
  expect(await screen.findByText(m.hint)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: m.act })));
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: m.confirm })));
  const { sections } = currentPage(editor().draft.design);
  expect(sections.length).toBeGreaterThan(3);
  expect(sections.every(({ sectionType }) => sectionType !== 'full_page')).toBe(true);
});

test('a single section beside a template is not taken apart', async () => {
  await open(1);
  await screen.findByRole('button', { name: designMessages.sections.nextLayout(designMessages.sectionTypes.hero) });
  expect(screen.queryByText(m.hint)).toBeNull();
  expect(screen.queryByRole('button', { name: m.act })).toBeNull();
});
