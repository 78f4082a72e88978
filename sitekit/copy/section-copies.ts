/** The texts of single section types in a trade, beside the texts that all types share. */
import type { Trade } from '../templates/trades.js';
import type { AccordionCopy } from '../sections/accordion/accordion.copy.js';
import type { BlogPostsCopy } from '../sections/blog-posts/blog-posts.copy.js';
import type { ContentCopy } from '../sections/content/content.copy.js';
import type { TradeCopy } from './copy.types.js';
import type { FaqsCopy } from '../sections/faqs/faqs.copy.js';
import type { FormsCopy } from '../sections/forms/forms.copy.js';
import type { LeftRightSectionsCopy } from '../sections/left-right-sections/left-right-sections.copy.js';
import type { LogosCopy } from '../sections/logos/logos.copy.js';
import type { NewsletterCopy } from '../sections/newsletter/newsletter.copy.js';
import type { PricingCopy } from '../sections/pricing/pricing.copy.js';
import type { SocialsCopy } from '../sections/socials/socials.copy.js';
import type { StatsCopy } from '../sections/stats/stats.copy.js';
import type { TablesCopy } from '../sections/tables/tables.copy.js';
import type { TeamCopy } from '../sections/team/team.copy.js';

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
