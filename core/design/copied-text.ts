/**
 * Copied sections as a text, in which a clipboard carries them between the pages and sites of their owner. Apart from
 * copied-sections.ts so that what only copies does not load the schemas. Pure.
 */
import type { DesignSection } from './design.js';

/** The first word of the text says what it is. */
export const COPIED_KIND = 'barpa-sections';

/** The text that stands for these sections. */
export function copiedText(sections: readonly DesignSection[]): string {
  return JSON.stringify({ kind: COPIED_KIND, sections });
}
