/** From a stored page to the flat list of parts it is drawn with: full pages opened up, anchors, heading levels. */
import type { CustomData, DesignPage } from '../core/design.js';
import { findLayout, partPrefix, sampleTexts } from './library.js';
import type { Layout, Treatment } from './section.types.js';
import type { Trade } from './trades.js';

/** What of a stored page or section is read; the whole DesignPage fits. */
export type SectionInput = Pick<DesignPage['sections'][number], 'id' | 'sectionType' | 'layoutId'> & {
  order?: number;
  customData?: CustomData;
};
export interface PageInput {
  id: string;
  name: string;
  sections: readonly SectionInput[];
}

export interface PagePart {
  key: string;
  layout: Layout;
  treatment: Treatment;
  texts: Readonly<Record<string, string>>;
  /** As stored: addresses not yet checked. */
  images: Readonly<Record<string, string>>;
  /** As stored, too. */
  links: Readonly<Record<string, string>>;
  anchorId: string;
  level: 1 | 2;
  ordinal: number;
  slotPrefix: string;
}

type Draft = Omit<PagePart, 'anchorId' | 'level' | 'ordinal'>;

/** The entries under a prefix, without it. */
function under(prefix: string, record: Readonly<Record<string, string>> = {}): Record<string, string> {
  if (prefix === '') return { ...record };
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

function draft(
  layout: Layout,
  section: SectionInput,
  trade: Trade,
  slotPrefix: string,
  over: Partial<Treatment>,
): Draft {
  return {
    key: `${section.id}/${slotPrefix}`,
    layout,
    treatment: { ...layout.treatment, ...over },
    texts: { ...sampleTexts(layout.type, trade), ...under(slotPrefix, section.customData?.texts) },
    images: under(slotPrefix, section.customData?.images),
    links: under(slotPrefix, section.customData?.links),
    slotPrefix,
  };
}

/** The parts of one section: one, or all of a full page. */
function open(section: SectionInput, trade: Trade): Draft[] {
  const layout = findLayout(section.layoutId) ?? findLayout(`${section.sectionType}-1`);
  if (!layout) return [];
  if (layout.type !== 'full_page') return [draft(layout, section, trade, '', {})];
  return layout.parts.flatMap(({ layoutId, ...over }, index) => {
    const found = findLayout(layoutId);
    return found && found.type !== 'full_page'
      ? [draft(found, section, trade, partPrefix(layout.parts, index), over)]
      : [];
  });
}

const isFrame = (part: Draft): boolean => part.layout.type === 'headers' || part.layout.type === 'footer';

/**
 * Everything a page shows, in order. The first part that is neither header nor footer carries the h1; a type's
 * second appearance gets `-2` in its anchor. `anchorPrefix` keeps ids apart where several pages share a document.
 */
export function pageParts(sections: readonly SectionInput[], trade: Trade, anchorPrefix = ''): PagePart[] {
  const ordered = [...sections].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const drafts = ordered.flatMap((section) => open(section, trade));
  const first = drafts.findIndex((part) => !isFrame(part));
  const seen = new Map<string, number>();
  return drafts.map((part, index) => {
    const ordinal = (seen.get(part.layout.type) ?? 0) + 1;
    seen.set(part.layout.type, ordinal);
    const anchor = part.layout.type.replaceAll('_', '-');
    return {
      ...part,
      ordinal,
      anchorId: anchorPrefix + (ordinal > 1 ? `${anchor}-${ordinal}` : anchor),
      level: index === first ? 1 : 2,
    };
  });
}
