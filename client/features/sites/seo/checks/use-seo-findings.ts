import { useMemo } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { typesOfPage } from '#sitekit/layouts/load.js';
import { seoFindings, type SeoFinding } from '#sitekit/seo/seo-checks.js';
import { useKitsReady } from '#client/ui/preview/use-site-kits.js';
import type { SeoDraft } from '../seo-draft.js';

/**
 * The findings for the draft with the typed texts, so that a mended finding goes at once; null until the section
 * library is loaded.
 */
export function useSeoFindings(
  { drawn: { design, siteType, trade } }: SeoDraft,
  pages: readonly DesignPage[],
  pictureBytes: ReadonlyMap<string, number>,
): readonly SeoFinding[] | null {
  const typed = useMemo(() => ({ ...design, pages: [...pages] }), [design, pages]);
  const types = useMemo(() => [...new Set(drawnPages(design).flatMap(typesOfPage))], [design]);
  const isReady = useKitsReady({ types, trade });
  return useMemo(
    () => (isReady ? seoFindings({ design: typed, siteType, trade, pictureBytes }) : null),
    [isReady, typed, siteType, trade, pictureBytes],
  );
}
