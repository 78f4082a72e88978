/**
 * The kind of each sample text (decision 118), as the manifests of the section types declare it. A slot that was left
 * alone shows the sample of its trade to the designer; visitors see it only where it is true of anybody.
 */
import type { Layout } from '../section.types.js';
import { SECTIONS } from '../sections/index.js';
import type { SampleKind } from '../sections/manifest.types.js';

/** `item12.title` as a manifest declares it: `item#.title`. */
export const slotPattern = (slot: string): string => slot.replace(/(?<!\d)\d+(?=\.)/, '#');

/** The kind of the sample of a slot. A slot that nobody declared is a claim: what may not be true stays away. */
export function sampleKind(type: Layout['type'], slot: string): SampleKind {
  return SECTIONS[type].slots[slotPattern(slot)] ?? 'claim';
}
