import { useCallback, useMemo } from 'react';
import type { CustomData, DesignSection } from '#core/design/design.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { layoutOf, imageSlotsOf, linkSlotsOf, partsOf, textSlotsOf, typesOfSection } from '#sitekit/layouts/library.js';
import { heldParts, type HeldPart } from '#sitekit/held-back.js';
import { drawnLists } from '#sitekit/texts/answer-texts.js';
import { knownTexts, partTexts, type KnownTexts } from '#sitekit/texts/known-texts.js';
import { fieldGroups, type FieldGroup } from '#sitekit/texts/field-groups.js';
import { textNames } from '#sitekit/slots.js';
import type { ImageSlot, LinkSlot, TextSlot } from '#sitekit/section.types.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { useKitsReady } from '#client/ui/preview/use-site-kits.js';
import type { ContentKind } from '../edits/editor-actions.js';
import { useDispatch, useEditor } from '../context/editor-context.js';
import { useDispatchWithRoom } from '../context/use-dispatch-with-room.js';
import { useTrade } from '../context/use-trade.js';

export interface SectionContent {
  readonly texts: readonly TextSlot[];
  readonly images: readonly ImageSlot[];
  readonly links: readonly LinkSlot[];
  /** The same, part by part, with the lists of each part. */
  readonly groups: readonly FieldGroup[];
  /** The text of each slot where nothing was written, inside a full page under the prefixes of its parts. */
  readonly samples: Readonly<Record<string, string>>;
}

/** The parts of a section that can be written anew; its kits must be loaded. */
export function contentOf(
  section: Pick<DesignSection, 'layoutId' | 'template' | 'customData'>,
  trade: Trade,
  known: KnownTexts,
): SectionContent | null {
  const layout = layoutOf(section);
  if (!layout) return null;
  const lists = drawnLists(section, known);
  const samples = partsOf(layout, lists).flatMap(({ layout: { type, composition }, prefix, items }) => {
    const names = textNames(composition.slots, items);
    const { shown } = partTexts(type, { texts: {}, confirmed: {} }, { trade, known }, names);
    return Object.entries(shown).map(([name, text]) => [prefix + name, text]);
  });
  return {
    texts: textSlotsOf(layout, lists),
    images: imageSlotsOf(layout, lists),
    links: linkSlotsOf(layout, lists),
    groups: fieldGroups(layout, lists),
    samples: Object.fromEntries(samples) as Record<string, string>,
  };
}

/** The known texts of the site that is designed. */
export function useKnownTexts(): KnownTexts {
  const { design } = useEditor().draft;
  return knownTexts(drawnPages(design), design.facts);
}

/** The same, null until the section's kits are here. */
export function useSectionContent(section: DesignSection): SectionContent | null {
  const trade = useTrade();
  const isReady = useKitsReady({ types: typesOfSection(section), trade });
  const { layoutId, template, customData } = section;
  const knownNow = useKnownTexts();
  // Each letter makes a new design. What is known of the site mostly stays the same, and with it every slot.
  const known = JSON.stringify(knownNow);
  const drawn = JSON.stringify(isReady ? drawnLists({ layoutId, template, customData }, knownNow) : {});
  return useMemo(() => {
    const lists = JSON.parse(drawn) as CustomData['lists'];
    const read = { layoutId, template, customData: { lists } };
    return isReady ? contentOf(read, trade, JSON.parse(known) as KnownTexts) : null;
  }, [isReady, layoutId, template, drawn, trade, known]);
}

/** The parts of a section that only its owner sees, by the prefixes of its parts. Its kits must be loaded. */
export function useHeldParts(section: DesignSection): ReadonlyMap<string, HeldPart> {
  const trade = useTrade();
  const known = useKnownTexts();
  return new Map(heldParts(section, { trade, known }).map((part) => [part.prefix, part]));
}

type Edit = (sectionId: string, kind: ContentKind, slot: string, value: string | null) => void;

export function useEditContent(): Edit {
  const dispatch = useDispatch();
  const dispatchWithRoom = useDispatchWithRoom();
  return useCallback(
    (sectionId, kind, slot, value) =>
      void (kind === 'images' ? dispatchWithRoom : dispatch)({ type: 'contentEdited', sectionId, kind, slot, value }),
    [dispatch, dispatchWithRoom],
  );
}
