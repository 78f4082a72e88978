/**
 * The bought parts of a site's design, and the parts of a design beyond them. Texts, pictures, colours, swaps and order
 * are free within these counts. Pure; counted as the price counts (core/pricing/pricing.ts).
 */
import { toPersianDigits } from '../text/digits.js';
import { wordList } from '../text/word-list.js';
import type { ServiceKey } from '../pricing/price-list.js';
import type { QuoteInput } from '../pricing/pricing.js';

export type DesignCounts = Pick<QuoteInput, 'pages' | 'sections' | 'hasLogo' | 'services'>;

export interface DesignExcess {
  /** How many more than bought. */
  readonly pages: number;
  /** How many more than bought; a site of one page has as many as it likes, as its price says. */
  readonly sections: number;
  /** A logo, where none was bought. */
  readonly logo: boolean;
  readonly services: readonly ServiceKey[];
}

/** Null where the design stays within what was bought. */
export function designExcess(bought: DesignCounts, wanted: DesignCounts): DesignExcess | null {
  const pages = Math.max(0, wanted.pages - bought.pages);
  const sections = wanted.pages <= 1 ? 0 : Math.max(0, wanted.sections - bought.sections);
  const logo = wanted.hasLogo && !bought.hasLogo;
  const services = wanted.services.filter((each) => !bought.services.includes(each));
  if (pages === 0 && sections === 0 && !logo && services.length === 0) return null;
  return { pages, sections, logo, services };
}

/** «۱ صفحه، ۲ بخش و لوگو»: what is too much, for a sentence. */
export function excessInWords({ pages, sections, logo, services }: DesignExcess): string {
  const parts = [
    pages > 0 ? `${toPersianDigits(pages)} صفحه` : null,
    sections > 0 ? `${toPersianDigits(sections)} بخش` : null,
    logo ? 'لوگو' : null,
    services.length > 0 ? `${toPersianDigits(services.length)} خدمت` : null,
  ].filter((part) => part !== null);
  return wordList(parts);
}
