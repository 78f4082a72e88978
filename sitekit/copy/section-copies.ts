/** What single section types say in a trade, beside the texts that all types share. */
import type { Trade } from '../templates/trades.js';
import type { AccordionCopy } from './accordion.copy.js';
import type { BlogPostsCopy } from './blog-posts.copy.js';
import type { ContentCopy } from './content.copy.js';
import type { TradeCopy } from './copy.types.js';
import type { FaqsCopy } from './faqs.copy.js';
import type { FormsCopy } from './forms.copy.js';
import type { LeftRightSectionsCopy } from './left-right-sections.copy.js';
import type { LogosCopy } from './logos.copy.js';
import type { NewsletterCopy } from './newsletter.copy.js';
import type { PricingCopy } from './pricing.copy.js';
import type { SocialsCopy } from './socials.copy.js';
import type { StatsCopy } from './stats.copy.js';
import type { TablesCopy } from './tables.copy.js';
import type { TeamCopy } from './team.copy.js';

export interface SectionCopies {
  readonly accordion: AccordionCopy;
  readonly blogPosts: BlogPostsCopy;
  readonly content: ContentCopy;
  readonly faqs: FaqsCopy;
  readonly forms: FormsCopy;
  readonly leftRightSections: LeftRightSectionsCopy;
  readonly logos: LogosCopy;
  readonly newsletter: NewsletterCopy;
  readonly pricing: PricingCopy;
  readonly socials: SocialsCopy;
  readonly stats: StatsCopy;
  readonly tables: TablesCopy;
  readonly team: TeamCopy;
}

/** The trades whose texts of single sections are with the section; those of every other trade are with the trade. */
export type FirstTrade = 'general' | 'shop' | 'clinic' | 'restaurant' | 'portfolio' | 'company' | 'school';

/** @throws RangeError for a trade without texts: a test looks at all of them. */
export function sectionCopy<Kind extends keyof SectionCopies>(
  kind: Kind,
  table: Readonly<Partial<Record<Trade, SectionCopies[Kind]>>>,
  { sections }: TradeCopy,
  trade: Trade,
): SectionCopies[Kind] {
  const own: SectionCopies[Kind] | undefined = sections?.[kind] ?? table[trade];
  if (!own) throw new RangeError(`The trade ${trade} has no texts for ${kind}.`);
  return own;
}
