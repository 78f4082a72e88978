/** Links made from what a customer typed; only `tel:` and `mailto:` can come out. */
import { toLatinDigits } from '#core/text/digits.js';

export function telHref(text: string): string {
  return `tel:${toLatinDigits(text).replace(/[^\d+]/g, '')}`;
}

export function mailHref(text: string): string {
  return `mailto:${encodeURIComponent(text.trim()).replaceAll('%40', '@')}`;
}
