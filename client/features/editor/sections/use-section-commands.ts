import { copiedText } from '#core/design/copied-text.js';
import type { Design, DesignPage, DesignSection } from '#core/design/design.js';
import { drawnPage, sharedSections } from '#core/design/shared-sections.js';
import { newId } from '#client/lib/new-id.js';
import { toast } from '#client/ui/toast.js';
import { useEditor, useEditorHost, useNewest } from '../context/editor-context.js';
import { useDispatchWithRoom } from '../context/use-dispatch-with-room.js';
import { currentPage, roomOn } from '../edits/design-edits.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { copiesOf } from '../edits/section-copies.js';
import { designMessages } from '../messages/design.messages.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { sectionsName } from './sections-name.js';
import { useRemoveSections } from './use-remove-sections.js';

/** Puts a text into the clipboard; false where the browser does not allow it, which is said. */
type WriteText = (text: string) => boolean | Promise<boolean>;

/** The commands of sections of the shown page. Each reports what it did, or why it did not. */
interface SectionCommands {
  /** The change of the price by a copy of the section; null for none. */
  readonly priceOfCopy: (sectionId: string) => string | null;
  readonly duplicate: (sectionIds: readonly string[]) => void;
  /** A shared section can be copied, too. */
  readonly copy: (sectionIds: readonly string[], write: WriteText) => Promise<void>;
  /** Removes what was written. */
  readonly cut: (sectionIds: readonly string[], write: WriteText) => Promise<void>;
  /** Puts the sections of a text after one of the page, or at its end. */
  readonly pasteText: (text: string, afterId: string | null) => Promise<void>;
  readonly remove: (sectionIds: readonly string[]) => void;
}

const chosenOf = ({ sections }: DesignPage, sectionIds: readonly string[]): DesignSection[] =>
  sections.filter(({ id }) => sectionIds.includes(id));

/** The page's own among them. A shared one is on other pages as well: that is said. */
function ownOf(page: DesignPage, design: Design, sectionIds: readonly string[]): DesignSection[] {
  const shared = sharedSections(design).find(({ id }) => sectionIds.includes(id));
  if (shared) toast.info(m.isShared(designMessages.sectionTypes[shared.sectionType]));
  return chosenOf(page, sectionIds);
}

/** `onShow`: shows a section that has come. */
export function useSectionCommands(onShow: (sectionId: string) => void): SectionCommands {
  const { design } = useEditor().draft;
  const page = currentPage(design);
  const insertions = useInsertions(page, onShow);
  const removeSections = useRemoveSections(page.id);
  const newest = useNewest();
  const remove = (removed: readonly DesignSection[], message?: (what: string) => string) => {
    // The page may have changed while the clipboard was written.
    const { pages } = newest().editor.draft.design;
    const { sections = [] } = pages.find(({ id }) => id === page.id) ?? {};
    const ids = new Set(removed.map(({ id }) => id));
    const left = sections.flatMap((section, index) => (ids.has(section.id) ? [{ section, index }] : []));
    removeSections(left, message);
  };
  return {
    ...insertions,
    copy: async (sectionIds, write) => {
      const sections = chosenOf(drawnPage(page, design), sectionIds);
      if (sections.length > 0 && (await write(copiedText(sections)))) toast.passing(m.copied(sectionsName(sections)));
    },
    cut: async (sectionIds, write) => {
      const sections = ownOf(page, design, sectionIds);
      if (sections.length > 0 && (await write(copiedText(sections)))) remove(sections, m.wasCut);
    },
    remove: (sectionIds) => remove(ownOf(page, design, sectionIds)),
  };
}

/** The commands that put sections into the page; after a wait, into the page as it is then. */
function useInsertions(
  page: DesignPage,
  onShow: (sectionId: string) => void,
): Pick<SectionCommands, 'priceOfCopy' | 'duplicate' | 'pasteText'> {
  const { design } = useEditor().draft;
  const host = useEditorHost();
  const newest = useNewest();
  const dispatch = useDispatchWithRoom();
  /** False where they do not fit, which is said. */
  const insert = (
    given: readonly DesignSection[],
    afterId: string | null,
    message: (what: string, change: string | null) => string,
  ): boolean => {
    const { editor, host: now } = newest();
    const shown = currentPage(editor.draft.design);
    const target = editor.draft.design.pages.find(({ id }) => id === page.id) ?? shown;
    const action = insertion(given, editor.draft.design, target.id, afterId);
    const change = now.noteOf(action)?.label ?? null;
    if (!hasRoom(target, given) || !dispatch(action)) return false;
    editor.offerUndo(message(sectionsName(action.sections), change));
    const [first] = action.sections;
    if (first && target === shown) {
      editor.select(first.id);
      onShow(first.id);
    }
    return true;
  };
  return {
    priceOfCopy: (sectionId) => {
      const copied = insertion(chosenOf(page, [sectionId]), design, page.id, sectionId);
      return host.noteOf(copied)?.label ?? null;
    },
    duplicate: (sectionIds) => {
      const sections = ownOf(page, design, sectionIds);
      if (sections.length > 0) insert(sections, sections.at(-1)?.id ?? null, m.duplicated);
    },
    pasteText: async (text, afterId) => {
      try {
        const { readPasted, usableSections } = await import('./pasted-sections.js');
        const read = readPasted(text);
        if (read === null || !hasRoom(page, read)) return;
        const { sections, missing } = await usableSections(read, newest().editor.draft.design, host);
        if (insert(sections, afterId, m.pasted) && missing > 0) toast.notice(m.withoutFiles(missing));
      } catch (fault) {
        toast.error(fault, m.notPasted);
      }
    },
  };
}

/** Copies of sections for a page. */
function insertion(given: readonly DesignSection[], design: Design, pageId: string, afterId: string | null) {
  const sections = copiesOf(given, design, pageId, () => newId('section'));
  return { type: 'sectionsInserted', pageId, afterId, sections } as const satisfies EditorAction;
}

function hasRoom(page: DesignPage, sections: readonly DesignSection[]): boolean {
  const fits = sections.length <= roomOn(page);
  if (!fits) toast.failure(m.noRoom(roomOn(page)));
  return fits;
}
