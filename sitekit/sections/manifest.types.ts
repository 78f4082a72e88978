/** The declaration of a section type, `manifest.ts` of its folder. */
import type { TradeCopy } from '../copy/copy.types.js';
import type { Slots } from '../copy/slot-makers.js';
import type { Layout } from '../section.types.js';
import type { Trade } from '../templates/trades.js';

/**
 * The kind of a sample text (decision 118). `ornament`: true of anybody in the trade. `claim`: people,
 * quotations, figures, prices, offers, dates, hours, permits, partners and stories, which somebody has to say of
 * themselves. `contact`: how to reach somebody.
 */
export type SampleKind = 'ornament' | 'claim' | 'contact';

/** By the text slots of a type; `#` stands for the number of an item: `stat#.title`. */
export type SlotKinds = Readonly<Record<string, SampleKind>>;

/**
 * How each layout of a type is drawn, and the sample texts of its slots in a trade. The composition of a layout
 * declares its pictures and lists.
 */
export interface SectionKit {
  readonly layouts: readonly Layout[];
  readonly samples: (copy: TradeCopy, trade: Trade) => Slots;
}

export interface SectionManifest {
  /** Every text slot of the type; a test compares them with the samples of all trades. */
  readonly slots: SlotKinds;
  /** The slots of which one at least must say something, or a section of the type has nothing to show. */
  readonly essential?: RegExp;
  /** Its `action` sends a form and leads nowhere. */
  readonly sendsForm?: true;
  /** Its layouts and samples, for a browser that needs them. */
  readonly kit: () => Promise<SectionKit>;
}
