/**
 * Stock pictures, which any design may show: rendered by the scenes in scripts/render/, never photographed. They are
 * ornament: none shows a person, or what a business has made. A name is never given to another picture.
 */
import { stockNameOf } from '#core/design/stock-reference.js';
import { PICTURES } from '#core/limits/limits.js';
import type { Trade } from '#core/design/trades.js';
import { STOCK_LIST } from './stock.data.js';
import { MADE_PICTURES } from './made.data.js';

export const PICTURE_SUBJECTS = ['calm', 'tea', 'building', 'desk', 'craft'] as const;
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number];

/** The description of a picture, by a person. */
export interface DescribedPicture {
  /** The scene, a file of scripts/render/scenes/, and what it is told. */
  readonly scene: string;
  readonly accent: string;
  /** px, `<width>x<height>`. */
  readonly size: string;
  /** Samples for each pixel. */
  readonly samples: number;
  /** Persian, what the picture shows. */
  readonly alt: string;
  /** `<left> <top>` in percent, as a design stores it. */
  readonly focal: string;
  /** The side with room for words. */
  readonly quiet: 'left' | 'right';
  readonly subjects: readonly PictureSubject[];
  /** Those that it suits most; empty for all. */
  readonly trades: readonly Trade[];
  /** 0 to 10, looked at in full size beside the best pictures of its kind; null before that. */
  readonly score: number | null;
}

/** The note of `npm run pictures:render` about the file that it made. */
export interface MadePicture {
  /** SHA-256 of the scene, the kit and what they were told. */
  readonly recipe: string;
  /** SHA-256 of `files/<name>.webp`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** The colour that most of it has, `#rrggbb`. */
  readonly colour: string;
  /** A `data:` address of the picture, some px wide. */
  readonly placeholder: string;
}

export interface StockPicture extends Omit<DescribedPicture, 'size' | 'samples' | 'scene' | 'score'>, MadePicture {
  readonly name: string;
}

const MADE: Readonly<Record<string, MadePicture>> = MADE_PICTURES;

/** The pictures that are there and good enough, in the order in which they are offered. */
export const STOCK: readonly StockPicture[] = Object.entries(STOCK_LIST).flatMap(([name, described]) => {
  const made = MADE[name];
  if (!made || (described.score ?? 0) < PICTURES.stock.score) return [];
  const { accent, alt, focal, quiet, subjects, trades } = described;
  return [{ name, accent, alt, focal, quiet, subjects, trades, ...made }];
});

export const STOCK_NAMES: readonly string[] = STOCK.map(({ name }) => name);

const byName: ReadonlyMap<string | null, StockPicture> = new Map(STOCK.map((each) => [each.name, each]));

/** The picture that a reference (`stock:<name>`) names; null where there is none of this name. */
export const stockPicture = (reference: string): StockPicture | null => byName.get(stockNameOf(reference)) ?? null;
