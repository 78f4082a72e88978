import { useMemo } from 'react';
import { drawnPages } from '#core/design/shared-sections.js';
import { findingsOf, type Finding } from '#sitekit/findings.js';
import { typesOfPage } from '#sitekit/layouts/load.js';
import { useKitsReady } from '#client/ui/preview/use-site-kits.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import { useTrade } from '../context/use-trade.js';

/** Findings to look at before the site is ordered or published; null until the section library is loaded. */
export function useFindings(): readonly Finding[] | null {
  const { draft } = useEditor();
  const { design, templateId } = draft;
  const trade = useTrade();
  const types = useMemo(() => [...new Set(drawnPages(design).flatMap(typesOfPage))], [design]);
  const isReady = useKitsReady({ types, trade });
  return useMemo(
    () => (isReady ? findingsOf({ design, trade, templateId }) : null),
    [isReady, design, trade, templateId],
  );
}

/** Opens the place of a finding: its page, and the fields of its section. */
export function useGoToFinding(): (finding: Finding) => void {
  const { dispatch, askForSection } = useEditor();
  const { openCanvas } = useEditorHost();
  return ({ pageId, sectionId }) => {
    if (pageId !== undefined) dispatch({ type: 'pageSwitched', pageId });
    if (sectionId !== undefined) askForSection(sectionId);
    openCanvas();
  };
}
