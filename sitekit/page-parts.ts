/** From a stored page to the flat list of parts it is drawn with: full pages opened up, anchors, heading levels. */
import { isSectionType, type SectionType } from '../core/catalogue.js';
import type { CustomData, DesignPage, PageSeo } from '../core/design.js';
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
  seo?: PageSeo | undefined;
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

/** What a site has one of: written in one section, it stands in every section whose own was left alone. */
const SHARED_SLOTS = ['phone', 'mobile', 'email', 'address'] as const;
export type SharedTexts = Readonly<Partial<Record<(typeof SHARED_SLOTS)[number], string>>>;

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

/** The site's telephone, e-mail and address, as far as a section of these samples shows them. */
function known(shared: SharedTexts, samples: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(shared).filter(([name]) => name in samples));
}

/**
 * Whether a stored name is this slot of a section, or of a part of a full page: `email`, `contact.email`, not
 * `item1.email`.
 */
function isSlot(name: string, slot: string): boolean {
  const [part = '', ...rest] = name.split('.');
  return name === slot || (rest.join('.') === slot && isSectionType(part.replace(/\d+$/, '')));
}

/** The first telephone, e-mail and address that the customer wrote anywhere in the site; samples are nobody's. */
export function sharedTexts(pages: readonly PageInput[]): SharedTexts {
  const written = pages.flatMap(({ sections }) =>
    sections.flatMap(({ customData }) => Object.entries(customData?.texts ?? {})),
  );
  return Object.fromEntries(
    SHARED_SLOTS.flatMap((slot) => {
      const own = written.find(([name, text]) => isSlot(name, slot) && text.trim() !== '');
      return own ? [[slot, own[1]]] : [];
    }),
  );
}

/** What a section of this type says where nothing was written into it. */
export function textsLeftAlone(type: SectionType, trade: Trade, shared: SharedTexts): Record<string, string> {
  const samples = sampleTexts(type, trade);
  return { ...samples, ...known(shared, samples) };
}

function draft(
  layout: Layout,
  section: SectionInput,
  trade: Trade,
  slotPrefix: string,
  over: Partial<Treatment>,
  shared: SharedTexts,
): Draft {
  return {
    key: `${section.id}/${slotPrefix}`,
    layout,
    treatment: { ...layout.treatment, ...over },
    texts: { ...textsLeftAlone(layout.type, trade, shared), ...under(slotPrefix, section.customData?.texts) },
    images: under(slotPrefix, section.customData?.images),
    links: under(slotPrefix, section.customData?.links),
    slotPrefix,
  };
}

/** The parts of one section: one, or all of a full page. */
function open(section: SectionInput, trade: Trade, shared: SharedTexts): Draft[] {
  const layout = findLayout(section.layoutId) ?? findLayout(`${section.sectionType}-1`);
  if (!layout) return [];
  if (layout.type !== 'full_page') return [draft(layout, section, trade, '', {}, shared)];
  return layout.parts.flatMap(({ layoutId, ...over }, index) => {
    const found = findLayout(layoutId);
    return found && found.type !== 'full_page'
      ? [draft(found, section, trade, partPrefix(layout.parts, index), over, shared)]
      : [];
  });
}

const isFrame = (part: Draft): boolean => part.layout.type === 'headers' || part.layout.type === 'footer';

/**
 * Everything a page shows, in order. The first part that is neither header nor footer carries the h1; a type's
 * second appearance gets `-2` in its anchor. `anchorPrefix` keeps ids apart where several pages share a document.
 */
export function pageParts(
  sections: readonly SectionInput[],
  trade: Trade,
  anchorPrefix = '',
  shared: SharedTexts = {},
): PagePart[] {
  const ordered = [...sections].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const drafts = ordered.flatMap((section) => open(section, trade, shared));
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
