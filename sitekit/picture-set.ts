/** A picture in the sizes and formats it was made in, as a built site shows it. */

export interface PictureSource {
  /** Fit for `src`. */
  readonly address: string;
  /** Pixels. */
  readonly width: number;
}

export interface PictureSet {
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  /** Smallest first, one at least. */
  readonly webp: readonly PictureSource[];
  /** The same sizes as JPEG or PNG, for browsers that know no WebP. */
  readonly fallback: readonly PictureSource[];
}

/** The sizes of a picture by its key (pictureKey); null where it has none, and a drawing of ours stands there. */
export type PictureSets = (reference: string) => PictureSet | null;

/** How wide a picture is shown (`sizes`). Lazy ones are measured by the browser itself, where it can. */
export const PICTURE_WIDTHS = {
  /** The picture has the width of the page. */
  page: '100vw',
  /** A part of a section; on telephones the whole width. */
  part: '(min-width: 76rem) 38rem, (min-width: 54rem) 50vw, 100vw',
  /** One of several in a row. */
  person: '(min-width: 54rem) 20rem, 50vw',
  /** A logo. */
  mark: '12rem',
} as const;
export type PictureWidth = keyof typeof PICTURE_WIDTHS;

/** The size whose address stands in `src`: wide enough for most screens, without being the heaviest. */
export function plainSource({ fallback }: PictureSet): PictureSource | undefined {
  return fallback.findLast(({ width }) => width <= 1280) ?? fallback[0];
}
