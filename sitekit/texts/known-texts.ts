/**
 * The text of a section where nothing was written into it: a known fact of the site, else the sample of the trade. What
 * a sample claims of somebody, or of how to reach them, is never published.
 */
import { isSectionType } from '#core/catalogue.js';
import type { DesignFacts } from '#core/design/design-facts.js';
import { FACTS } from '#core/design/fact-rules.js';
import { NETWORKS } from '#core/sites/network-link.js';
import { isRetiredSample, sampleTexts } from '../layouts/library.js';
import type { PageInput } from '../page/page-parts.js';
import type { Layout } from '../section.types.js';
import { SECTIONS } from '../sections/index.js';
import type { Trade } from '../templates/trades.js';
import { answerTexts } from './answer-texts.js';
import { sampleKind } from './sample-kinds.js';

/**
 * The slots of which a site has one value: written in one section, it is shown in every section whose own was left
 * alone.
 */
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
function factTexts({ phone, mobile, email, address, description, hours, profiles, answers }: DesignFacts): KnownTexts {
  const one = { phone, mobile, email, address, 'footer.text': description };
  const lines = Array.from({ length: hours ? FACTS.hours : 0 }, (_, at) => [
    [`hours${at + 1}.title`, hours?.[at]?.days ?? ''],
    [`hours${at + 1}.text`, hours?.[at]?.times ?? ''],
  ]).flat() as [string, string][];
  const handles = profiles ? NETWORKS.map((network) => [`${network}.handle`, profiles[network] ?? ''] as const) : [];
  const given = Object.entries(one).filter((each): each is [string, string] => each[1] !== undefined);
  return Object.fromEntries([...given, ...lines, ...handles, ...Object.entries(answerTexts(answers))]);
}

/** The known texts of the site: its facts, and what was written into one of its sections. */
export function knownTexts(pages: readonly PageInput[], facts: DesignFacts = {}): KnownTexts {
  return { ...writtenTexts(pages), ...factTexts(facts) };
}

type Type = Layout['type'];

/** The known text of a slot; empty where somebody said that there is nothing. */
function knownText(type: Type, slot: string, known: KnownTexts): string | undefined {
  return known[`${type}.${slot}`] ?? known[slot];
}

/** The texts written into a part of a page, by the slots of its layout. */
export interface OwnTexts {
  readonly texts: Readonly<Record<string, string>>;
  /** The texts that are still samples, word for word, and that the owner has confirmed as true. */
  readonly confirmed: Readonly<Record<string, string>>;
}

export interface PartTexts {
  /** The texts that the designer shows: written, known, or samples. */
  readonly shown: Readonly<Record<string, string>>;
  /** The texts that visitors see. */
  readonly published: Readonly<Record<string, string>>;
  /** The slots whose shown text is a sample that is not published. */
  readonly held: ReadonlySet<string>;
}

/**
 * The texts of a part. `names`: the text slots that are drawn, since items that were added have samples, too. The words
 * of a template that is no longer offered are stored as if somebody had written them, and are samples all the same.
 */
export function partTexts(
  type: Type,
  { texts: own, confirmed }: OwnTexts,
  { trade, known }: { readonly trade: Trade; readonly known: KnownTexts },
  names: readonly string[] = [],
): PartTexts {
  const shown: Record<string, string> = { ...own };
  const published: Record<string, string> = { ...own };
  const held = new Set<string>();
  for (const [slot, sample] of Object.entries(withAddedItems(sampleTexts(type, trade), names))) {
    const fact = knownText(type, slot, known);
    const isOrnament = sampleKind(type, slot) === 'ornament';
    const leftAlone = fact ?? (isOrnament ? sample : '');
    const written = own[slot];
    const isSample =
      written === undefined || (isRetiredSample(trade, type, slot, written) && confirmed[slot] !== written);
    shown[slot] = (isSample ? fact : undefined) ?? written ?? sample;
    published[slot] = isSample ? leftAlone : written;
    if (shown[slot] !== published[slot]) held.add(slot);
  }
  return { shown, published, held };
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

/** Nothing of what a section is for is published. `slots`: those that its layout shows. */
export function isHollow(
  type: Type,
  slots: readonly string[],
  { published, held }: PartTexts,
  own: Readonly<Record<string, string>>,
): boolean {
  const essential = SECTIONS[type].essential;
  const names = essential ? slots.filter((slot) => essential.test(slot)) : [];
  // A section that somebody emptied is drawn as they left it.
  const isLeftAlone = names.some((name) => held.has(name) || !(name in own));
  return isLeftAlone && names.every((name) => !published[name]);
}

/** Whether a published contact section is there to be led to, wherever it stands in the site. */
export function hasContact(known: KnownTexts): boolean {
  return SHARED_SLOTS.some((slot) => known[slot]);
}
