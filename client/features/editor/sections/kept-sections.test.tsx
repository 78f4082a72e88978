/** Sections that are kept in the account, and added from there. */
import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toKeyedLists } from '#core/design/keyed-lists.js';
import type { DesignSection } from '#core/design/design.js';
import { isLoaded } from '#sitekit/layouts/load.js';
import { loadedCss, preloadKits } from '#client/ui/preview/use-site-kits.js';
import { common } from '#client/lib/messages/common.messages.js';
import { user } from '#client/lib/session/session-fixtures.js';
import { session } from '#client/lib/session/session.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { currentPage } from '../edits/design-edits.js';
import { editorReducer } from '../edits/editor-state.js';
import { keptSectionMessages as m } from '../messages/kept-sections.messages.js';
import { SectionMenu } from './section-menu.js';
import { renderEditor } from '../testing/render-editor.js';
import { KeepDialog } from './keep-dialog.js';
import { KeptList } from './kept-list.js';
import { SectionPicker } from './section-picker.js';

const none = () => undefined;
const draft = editorReducer(
  { ...emptyDesignDraft(), method: 'dynamic' as const },
  { type: 'sectionAdded', id: 'about', sectionType: 'about' },
);
const hero: DesignSection = {
  id: 'h',
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  customData: { texts: { title: 'سلام' }, links: { primary: 'page:elsewhere' }, images: { main: 'file:gone' } },
};
const kept = [
  { __typename: 'KeptSection' as const, id: 'k', name: 'معرفی', sectionType: 'hero' as const, layoutId: 'hero-1' },
];
const noFiles = { OwnFileIds: () => ({ data: { files: { items: [], nextCursor: null } } }) };
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

function openList(section: unknown) {
  const KeptSection = () => ({ data: { keptSection: { section } } });
  const answers = { ...noFiles, KeptSection };
  const { editor } = renderEditor(<KeptList kept={kept} onClose={none} onAdded={none} />, { draft, answers });
  return () => currentPage(editor().draft.design).sections;
}

afterEach(() => notifications.clean());
beforeAll(async () => {
  const needs = { types: ['hero'], trade: 'general' } as const;
  preloadKits(needs);
  await waitFor(() => expect([loadedCss() !== null, isLoaded(needs)]).toEqual([true, true]), { timeout: 30_000 });
}, 40_000);

test('a kept section is added at the end of the page', async () => {
  const sections = openList(toKeyedLists({ ...hero, customData: { texts: { title: 'سلام' } } }));
  await click(await screen.findByRole('button', { name: m.add('معرفی') }));
  await waitFor(() => expect(sections().map(({ sectionType }) => sectionType)).toEqual(['about', 'hero']));
  expect(sections()[1]).toMatchObject({ customData: { texts: { title: 'سلام' } } });
  expect(sections()[1]?.id).not.toBe('h');
});

test('cannot add what is no section', async () => {
  const sections = openList(toKeyedLists({ ...hero, layoutId: 'gallery-1' }));
  await click(await screen.findByRole('button', { name: m.add('معرفی') }));
  expect(await screen.findByText(/خوانده نشد/)).toBeTruthy();
  expect(sections()).toHaveLength(1);
});

test('a section is kept without files of others', async () => {
  const keep = jest.fn((_: Record<string, unknown>) => ({ data: { keepSection: kept[0] } }));
  const answers = { ...noFiles, KeepSection: keep };
  renderEditor(<KeepDialog section={hero} onClose={none} />, { draft, answers });
  fireEvent.change(await screen.findByLabelText(m.name), { target: { value: 'معرفی' } });
  await click(screen.getByRole('button', { name: m.save }));
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
  expect(keep.mock.calls[0]?.[0]).toMatchObject({ input: { name: 'معرفی', section: { customData: { images: [] } } } });
  expect(await screen.findByText(m.keptWithoutFiles('معرفی', '۱'))).toBeTruthy();
});

test('cannot keep a section without a name', async () => {
  const keep = jest.fn(() => null);
  renderEditor(<KeepDialog section={hero} onClose={none} />, { draft, answers: { ...noFiles, KeepSection: keep } });
  fireEvent.change(await screen.findByLabelText(m.name), { target: { value: '  ' } });
  await click(screen.getByRole('button', { name: m.save }));
  expect(await screen.findByText(m.nameMissing)).toBeTruthy();
  expect(keep).not.toHaveBeenCalled();
});

test('a kept section is renamed and removed by its menu', async () => {
  const RenameKeptSection = jest.fn((_: Record<string, unknown>) => ({ data: { renameKeptSection: kept[0] } }));
  const RemoveKeptSection = jest.fn((_: Record<string, unknown>) => ({ data: { removeKeptSection: { id: 'k' } } }));
  const view = (
    <>
      <ModalHost />
      <KeptList kept={kept} onClose={none} onAdded={none} />
    </>
  );
  renderEditor(view, { draft, answers: { RenameKeptSection, RemoveKeptSection } });
  await click(await screen.findByRole('button', { name: m.options('معرفی') }));
  await click(await screen.findByRole('menuitem', { name: m.rename }));
  fireEvent.change(await screen.findByLabelText(m.name), { target: { value: 'شعبه' } });
  await click(screen.getByRole('button', { name: m.save }));
  await waitFor(() => expect(RenameKeptSection).toHaveBeenCalledWith({ id: 'k', name: 'شعبه' }));
  await click(screen.getByRole('button', { name: m.options('معرفی') }));
  await click(await screen.findByRole('menuitem', { name: m.remove }));
  await click(await screen.findByRole('button', { name: m.remove }));
  await waitFor(() => expect(RemoveKeptSection).toHaveBeenCalledWith({ id: 'k' }));
});

describe('the kept sections among the others', () => {
  const refused = { errors: [{ message: 'no', extensions: { code: 'INTERNAL_ERROR' } }] };
  const tab = () => screen.findByRole('button', { name: new RegExp(`^${m.title}`) });
  beforeEach(() => {
    session.signIn({ accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 1_800_000 }, user);
  });
  afterEach(() => session.signOut());

  test('say that they were not loaded, and are loaded again', async () => {
    let isUp = false;
    const MyKeptSections = () => (isUp ? { data: { myKeptSections: kept } } : refused);
    renderEditor(<SectionPicker opened onClose={none} onAdded={none} />, { draft, answers: { MyKeptSections } });
    await click(await tab());
    expect(await screen.findByText(m.notLoaded)).toBeTruthy();
    isUp = true;
    await click(screen.getByRole('button', { name: common.retry }));
    expect(await screen.findByRole('button', { name: m.add('معرفی') })).toBeTruthy();
  });
});

test('a guest is told that it takes an account', async () => {
  renderEditor(<SectionMenu section={hero} onShow={none} />, { draft });
  await click(await screen.findByRole('menuitem', { name: m.keep }));
  expect(await screen.findByText(m.needsAccount)).toBeTruthy();
});
