import { useCallback, useMemo } from 'react';
import type { DesignSection } from '../../../../../../core/design.js';
import { drawnPages } from '../../../../../../core/shared-sections.js';
import {
  findLayout,
  imageSlotsOf,
  linkSlotsOf,
  partPrefix,
  textSlotsOf,
  typesOfLayout,
} from '../../../../../../sitekit/library.js';
import { knownTexts, textsLeftAlone, type KnownTexts } from '../../../../../../sitekit/known-texts.js';
import type { ImageSlot, LinkSlot, TextSlot } from '../../../../../../sitekit/section.types.js';
import type { Trade } from '../../../../../../sitekit/trades.js';
import { useKitsReady } from '../../../../../ui/preview/use-site-kits.js';
import type { ContentKind } from '../../../state/edits/wizard-actions.js';
import { useWizard } from '../../../wizard-context.js';
import { useTrade } from '../use-trade.js';

export interface SectionContent {
  readonly texts: readonly TextSlot[];
  readonly images: readonly ImageSlot[];
  readonly links: readonly LinkSlot[];
  /** What stands in each slot where nothing was written, inside a full page under the prefixes of its parts. */
  readonly samples: Readonly<Record<string, string>>;
}

/** What of a section can be written anew; its kits must be loaded. */
export function contentOf(
  section: Pick<DesignSection, 'layoutId'>,
  trade: Trade,
  known: KnownTexts = {},
): SectionContent | null {
  const layout = findLayout(section.layoutId);
  if (!layout) return null;
  const slots = { texts: textSlotsOf(layout), images: imageSlotsOf(layout), links: linkSlotsOf(layout) };
  if (layout.type !== 'full_page') return { ...slots, samples: textsLeftAlone(layout.type, trade, known) };
  const samples = layout.parts.flatMap(({ layoutId }, index) => {
    const part = findLayout(layoutId);
    const prefix = partPrefix(layout.parts, index);
    const texts = part ? textsLeftAlone(part.type, trade, known) : {};
    return Object.entries(texts).map(([name, text]) => [prefix + name, text]);
  });
  return { ...slots, samples: Object.fromEntries(samples) as Record<string, string> };
}

/** The same, null until the section's kits are here. */
export function useSectionContent(section: DesignSection): SectionContent | null {
  const trade = useTrade();
  const isReady = useKitsReady({ types: typesOfLayout(section.layoutId, section.sectionType), trade });
  const { layoutId } = section;
  const { design } = useWizard().draft;
  return useMemo(
    () => (isReady ? contentOf({ layoutId }, trade, knownTexts(drawnPages(design), design.facts)) : null),
    [isReady, layoutId, trade, design],
  );
}

type Edit = (sectionId: string, kind: ContentKind, slot: string, value: string | null) => void;

export function useEditContent(): Edit {
  const { dispatch } = useWizard();
  return useCallback(
    (sectionId, kind, slot, value) => dispatch({ type: 'contentEdited', sectionId, kind, slot, value }),
    [dispatch],
  );
}
