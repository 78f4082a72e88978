import { useDeferredValue, useMemo } from 'react';
import { drawnPages } from '#core/design/shared-sections.js';
import { typesOfPage } from '#sitekit/layouts/load.js';
import { findPlaces, type SearchedSite, type TextPlace } from '#sitekit/texts/find-places.js';
import { useKitsReady } from '#client/ui/preview/use-site-kits.js';
import { useEditor } from '../context/editor-context.js';
import { useTrade } from '../context/use-trade.js';

interface FoundPlaces {
  readonly site: SearchedSite;
  /** Null until the section library is loaded. */
  readonly places: readonly TextPlace[] | null;
  /** The places are those of other words, which were typed before. */
  readonly isOld: boolean;
}

/** The places of the words in the whole site. A letter is seen before they are looked for. */
export function usePlaces(query: string): FoundPlaces {
  const { design } = useEditor().draft;
  const trade = useTrade();
  const wanted = useDeferredValue(query);
  const types = useMemo(() => [...new Set(drawnPages(design).flatMap(typesOfPage))], [design]);
  const isReady = useKitsReady({ types, trade });
  const site = useMemo(() => ({ design, trade }), [design, trade]);
  const places = useMemo(() => (isReady ? findPlaces(site, wanted) : null), [isReady, site, wanted]);
  return { site, places, isOld: wanted !== query };
}
