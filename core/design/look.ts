/**
 * The look of a whole site besides its colours and fonts: the one table of its choices. The first choice of each is the
 * default; a site that names none is drawn by the defaults.
 */
export const LOOK = {
  /** How far corners are rounded. */
  corners: ['normal', 'sharp', 'small', 'round'],
  /** The space around and between sections. */
  density: ['normal', 'compact', 'airy'],
  shadow: ['normal', 'none', 'deep'],
  /** The tint of the surfaces. */
  tone: ['brand', 'neutral', 'warm', 'cool'],
  /** `auto`: as the visitor's device is set. */
  scheme: ['light', 'dark', 'auto'],
  /** `reveal`: sections appear while they are scrolled into view. */
  motion: ['none', 'reveal'],
} as const;

export type LookKey = keyof typeof LOOK;
export type LookValue<Key extends LookKey> = (typeof LOOK)[Key][number];
export type Look = { [Key in LookKey]?: LookValue<Key> | null | undefined };

export const LOOK_KEYS = Object.keys(LOOK) as LookKey[];

/** The chosen value, or the default. */
export function lookValue<Key extends LookKey>(look: Look | null | undefined, key: Key): LookValue<Key> {
  return look?.[key] ?? LOOK[key][0];
}
