/**
 * What a section says where nothing was written into it: what is known of the site, else the sample of the trade. What
 * a sample claims about people who do not exist is never published.
 */
import { isSectionType, type SectionType } from '../../core/catalogue.js';
import type { DesignFacts } from '../../core/design/design-facts.js';
import { FACTS } from '../../core/design/fact-rules.js';
import { NETWORKS } from '../../core/sites/network-link.js';
import { sampleTexts } from '../layouts/library.js';
import type { PageInput } from '../page/page-parts.js';
import type { Trade } from '../templates/trades.js';

/** What a site has one of: written in one section, it stands in every section whose own was left alone. */
const SHARED_SLOTS = ['phone', 'mobile', 'email', 'address'] as const;
export type SharedSlot = (typeof SHARED_SLOTS)[number];

/** By slot, or by type and slot (`footer.text`) where the slot of that type alone is meant. */
export type KnownTexts = Readonly<Record<string, string>>;

/**
 * Whether a stored name is this slot of a section, or of a part of a full page: `email`, `contact.email`, not
 * `item1.email`.
 */
function isSlot(name: string, slot: string): boolean {
  const [part = '', ...rest] = name.split('.');
  return name === slot || (rest.join('.') === slot && isSectionType(part.replace(/\d+$/, '')));
}

/** The first telephone, e-mail and address that the customer wrote anywhere in the site; samples are nobody's. */
export function writtenTexts(pages: readonly PageInput[]): Partial<Record<SharedSlot, string>> {
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

/** Whoever gave opening hours or profiles gave all of them: no sample stands beside them. */
function factTexts({ phone, mobile, email, address, description, hours, profiles }: DesignFacts): KnownTexts {
  const one = { phone, mobile, email, address, 'footer.text': description };
  const lines = Array.from({ length: hours ? FACTS.hours : 0 }, (_, at) => [
    [`hours${at + 1}.title`, hours?.[at]?.days ?? ''],
    [`hours${at + 1}.text`, hours?.[at]?.times ?? ''],
  ]).flat() as [string, string][];
  const handles = profiles ? NETWORKS.map((network) => [`${network}.handle`, profiles[network] ?? ''] as const) : [];
  const given = Object.entries(one).filter((each): each is [string, string] => each[1] !== undefined);
  return Object.fromEntries([...given, ...lines, ...handles]);
}

/** What the site knows of itself: its facts, and what was written into one of its sections. */
export function knownTexts(pages: readonly PageInput[], facts: DesignFacts = {}): KnownTexts {
  return { ...writtenTexts(pages), ...factTexts(facts) };
}

const CLAIMS: Readonly<Partial<Record<SectionType, RegExp>>> = {
  testimonials: /^(?:item\d+|rating)\./,
  logos: /^(?:quote|name|role)$/,
  contact: /^extra$/,
};
const CLAIMS_ANYWHERE = new RegExp(`^(?:${SHARED_SLOTS.join('|')})$|^hours\\d+\\.|^(?:${NETWORKS.join('|')})\\.`);

/** A sample that must not be taken for the customer's own: somebody's words, a telephone, an address, opening hours. */
export function isClaim(type: SectionType, slot: string): boolean {
  return CLAIMS_ANYWHERE.test(slot) || (CLAIMS[type]?.test(slot) ?? false);
}

interface Drawn {
  readonly isPublished?: boolean;
  /** The text slots that are drawn: items that were added have samples, too. */
  readonly names?: readonly string[];
}

/** The texts of a section of this type that nothing was written into. */
export function textsLeftAlone(
  type: SectionType,
  trade: Trade,
  known: KnownTexts,
  { isPublished = false, names = [] }: Drawn = {},
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [slot, sample] of Object.entries(withAddedItems(sampleTexts(type, trade), names))) {
    const kept = isPublished && isClaim(type, slot) ? '' : sample;
    texts[slot] = known[`${type}.${slot}`] ?? known[slot] ?? kept;
  }
  return texts;
}

/** The samples, and for each further item those of the first, second … item again. */
function withAddedItems(samples: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  const all = { ...samples };
  for (const name of names) {
    const [, list, number, field] = /^([a-z]+)(\d+)\.(.+)$/.exec(name) ?? [];
    if (name in samples || list === undefined) continue;
    let count = 0;
    while (`${list}${count + 1}.${field}` in samples) count += 1;
    if (count > 0) all[name] = samples[`${list}${((Number(number) - 1) % count) + 1}.${field}`] ?? '';
  }
  return all;
}

/** The slots of which one at least must say something, or a section of the type has nothing to show. */
const ESSENTIALS: Readonly<Partial<Record<SectionType, RegExp>>> = {
  testimonials: /^item\d+\.quote$/,
  contact: new RegExp(`^(?:${SHARED_SLOTS.join('|')})$|^hours\\d+\\.title$`),
  socials: /\.handle$/,
};

/** Nothing of what a section is for remains once its samples are left out. `slots`: those that its layout shows. */
export function isHollow(
  type: SectionType,
  slots: readonly string[],
  texts: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): boolean {
  const essential = ESSENTIALS[type];
  const names = essential ? slots.filter((slot) => essential.test(slot)) : [];
  return names.length > 0 && names.every((name) => !texts[name]) && names.some((name) => !(name in own));
}

/** Whether a published contact section is there to be led to, wherever it stands in the site. */
export function hasContact(known: KnownTexts): boolean {
  return SHARED_SLOTS.some((slot) => known[slot]);
}
