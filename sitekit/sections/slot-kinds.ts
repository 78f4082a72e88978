/** Shorthands for the slots that a manifest declares. */
import type { SampleKind, SlotKinds } from './manifest.types.js';

/** The same kind for each of these slots. */
export function slotsAs(kind: SampleKind, ...slots: readonly string[]): SlotKinds {
  return Object.fromEntries(slots.map((slot) => [slot, kind]));
}

/** The same kind for these fields of an item: `stat#.title`, `stat#.text`. */
export const fieldsAs = (kind: SampleKind, item: string, ...names: readonly string[]): SlotKinds =>
  slotsAs(kind, ...names.map((name) => `${item}.${name}`));

export const INTRO_KINDS = slotsAs('ornament', 'eyebrow', 'title', 'text');
/** The heading of a section that nobody but the owner can fill. */
export const HEADING_KINDS: SlotKinds = { ...slotsAs('ornament', 'eyebrow', 'title'), ...slotsAs('claim', 'text') };
export const PAIR = ['title', 'text'] as const;
