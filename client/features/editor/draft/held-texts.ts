/** Texts that are being typed and not taken yet, by the names of their fields. Pure. */
export type HeldTexts = Readonly<Record<string, string>>;

/** Characters of a name and of a text, and how many texts are kept: the oldest goes first. */
export const HELD = { name: 200, text: 600, count: 40 } as const;

/** The texts with this one; empty takes it away. The same record where nothing changes. */
export function withHeld(held: HeldTexts, field: string, text: string): HeldTexts {
  const kept = text.slice(0, HELD.text);
  if ((held[field] ?? '') === kept || field.length > HELD.name) return held;
  const others = Object.entries(held).filter(([name]) => name !== field);
  return Object.fromEntries(kept === '' ? others : [...others.slice(1 - HELD.count), [field, kept]]);
}
