import { useEffect, useRef } from 'react';
import { drawnPage } from '#core/design/shared-sections.js';
import type { Editor } from '#client/features/editor/index.js';

/** A place of the design: a page and a section by their ids, or a tool; null where none is named. */
export interface StartPlace {
  readonly pageId: string | null;
  readonly sectionId: string | null;
  readonly tool: string | null;
}

type Starting = Pick<Editor, 'draft' | 'dispatch' | 'askForSection' | 'openTool' | 'openSheet'>;

/** Shows the place once, when the designer opens; what is not in the design is passed over. */
export function useStart(place: StartPlace, editor: Starting): void {
  const opening = useRef({ ...place, ...editor });
  useEffect(() => {
    const { pageId, sectionId, tool, draft, dispatch, askForSection, openTool, openSheet } = opening.current;
    const page = draft.design.pages.find(({ id }) => id === pageId);
    if (page) dispatch({ type: 'pageSwitched', pageId: page.id });
    if (page && drawnPage(page, draft.design).sections.some(({ id }) => id === sectionId)) askForSection(sectionId);
    if (tool !== 'facts') return;
    openTool('facts');
    openSheet('site');
  }, []);
}
