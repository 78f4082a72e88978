/** The head of a page for search engines and shared links. The kits of the page and of its trade must be loaded. */
import type { DesignFacts } from '#core/design/design-facts.js';
import { SEO } from '#core/limits/limits.js';
import { tradeCopy } from '../layouts/library.js';
import { pageParts, type PageInput } from './page-parts.js';
import { plainWords } from '../texts/rich-text.js';
import type { Trade } from '../templates/trades.js';

/** The facts of a site on which the words about one of its pages depend. */
export interface HeadFacts {
  readonly pages: readonly PageInput[];
  readonly trade: Trade;
  readonly facts?: Pick<DesignFacts, 'description'> | undefined;
}

/**
 * The description under the title in a search engine: the customer's words for this page, else the site's description
 * or the page's lead, else the trade's summary.
 */
export function descriptionOf(page: PageInput, { pages, trade, facts }: HeadFacts): string {
  const own = page.seo?.description;
  if (own) return own;
  const lead = pageParts(page.sections, { trade, isPublished: true }).find((part) => part.level === 1)?.texts['text'];
  // The first page is about the whole site.
  const said = pages[0]?.id === page.id ? facts?.description || lead : lead || facts?.description;
  const text = plainWords(said || tradeCopy(trade).summary);
  return [...text].slice(0, SEO.shownDescription).join('');
}

/** The customer's title, else the name of the site, with that of the page where it is not the first. */
export function titleOf(page: PageInput, isFirst: boolean, siteName: string): string {
  return page.seo?.title || (isFirst ? siteName : `${page.name} | ${siteName}`);
}
