import { copiedText } from '#core/design/copied-text.js';
import type { DesignPage, DesignSection } from '#core/design/design.js';
import { drawnPage } from '#core/design/shared-sections.js';
import { newId } from '#client/lib/new-id.js';
import { toast } from '#client/ui/toast.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import { currentPage, roomOn } from '../edits/design-edits.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { copiesOf } from '../edits/section-copies.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { sectionsName } from './sections-name.js';
import { useRemoveSections } from './use-remove-sections.js';

/** Puts a text into the clipboard; false where the browser does not allow it, which is said. */
export type WriteText = (text: string) => boolean | Promise<boolean>;

/** The commands of sections of the shown page. Each reports what it did, or why it did not. */
export interface SectionCommands {
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

/** `onShow`: shows a section that has come. */
export function useSectionCommands(onShow: (sectionId: string) => void): SectionCommands {
  const { design } = useEditor().draft;
  const page = currentPage(design);
  const { priceOfCopy, duplicate, pasteText } = useInsertions(page, onShow);
  const removeSections = useRemoveSections(page.id);
  const remove = (sectionIds: readonly string[], message?: (what: string) => string) => {
    const removed = chosenOf(page, sectionIds);
    removeSections(
      removed.map((section) => ({ section, index: page.sections.indexOf(section) })),
      message,
    );
  };
  return {
    priceOfCopy,
    duplicate,
    pasteText,
    copy: async (sectionIds, write) => {
      const sections = chosenOf(drawnPage(page, design), sectionIds);
      if (sections.length > 0 && (await write(copiedText(sections)))) toast.passing(m.copied(sectionsName(sections)));
    },
    cut: async (sectionIds, write) => {
      const sections = chosenOf(page, sectionIds);
      if (sections.length > 0 && (await write(copiedText(sections)))) remove(sectionIds, m.wasCut);
    },
    remove: (sectionIds) => remove(sectionIds),
  };
}

function useInsertions(
  page: DesignPage,
  onShow: (sectionId: string) => void,
): Pick<SectionCommands, 'priceOfCopy' | 'duplicate' | 'pasteText'> {
  const { draft, dispatch, offerUndo, select } = useEditor();
  const host = useEditorHost();
  const { design } = draft;
  const insertion = (given: readonly DesignSection[], afterId: string | null) => {
    const sections = copiesOf(given, design, page.id, () => newId('section'));
    return { type: 'sectionsInserted', pageId: page.id, afterId, sections } as const satisfies EditorAction;
  };
  const insert = (
    given: readonly DesignSection[],
    afterId: string | null,
    message: (what: string, change: string | null) => string,
  ) => {
    const action = insertion(given, afterId);
    const change = host.noteOf(action)?.label ?? null;
    dispatch(action);
    offerUndo(message(sectionsName(action.sections), change));
    for (const { id } of action.sections.slice(0, 1)) {
      select(id);
      onShow(id);
    }
  };
  return {
    priceOfCopy: (sectionId) => host.noteOf(insertion(chosenOf(page, [sectionId]), sectionId))?.label ?? null,
    duplicate: (sectionIds) => {
      const sections = chosenOf(page, sectionIds);
      if (sections.length > 0 && hasRoom(page, sections)) insert(sections, sections.at(-1)?.id ?? null, m.duplicated);
    },
    pasteText: async (text, afterId) => {
      try {
        const { readPasted, usableSections } = await import('./pasted-sections.js');
        const read = readPasted(text);
        if (read === null || !hasRoom(page, read)) return;
        const { sections, missing } = await usableSections(read, design, host);
        insert(sections, afterId, m.pasted);
        if (missing > 0) toast.notice(m.withoutFiles(missing));
      } catch (fault) {
        toast.error(fault, m.notPasted);
      }
    },
  };
}

function hasRoom(page: DesignPage, sections: readonly DesignSection[]): boolean {
  const fits = sections.length <= roomOn(page);
  if (!fits) toast.failure(m.noRoom(roomOn(page)));
  return fits;
}
