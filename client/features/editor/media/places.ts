import { designMessages } from '../messages/design.messages.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import type { PictureUse } from '../draft/picture-uses.js';

/** Names a place that shows a picture, as people call it. */
export function usePlaceName(): (use: PictureUse) => string {
  const { pages } = useEditor().draft.design;
  const pageName = (id: string | null): string => pages.find((page) => page.id === id)?.name ?? m.allPages;
  return (use) => {
    if (use.kind === 'logo' || use.kind === 'icon') return m[use.kind];
    if (use.kind === 'share') return m.share(pageName(use.pageId));
    return m.section(pageName(use.pageId), designMessages.sectionTypes[use.section.sectionType]);
  };
}

type SectionUse = Extract<PictureUse, { readonly kind: 'section' }>;

/** Shows the section that a picture is in, and its fields. */
export function useGoToPlace(): (use: SectionUse) => void {
  const { dispatch, askForSection, openLibrary } = useEditor();
  const { openCanvas } = useEditorHost();
  return ({ pageId, section }) => {
    openLibrary(null);
    if (pageId !== null) dispatch({ type: 'pageSwitched', pageId });
    askForSection(section.id);
    openCanvas();
  };
}
