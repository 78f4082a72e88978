/** The fitted weights as the file that the server reads: a byte each. */
import type { Fit } from './fit.js';

const LARGEST = 127;

export interface Table {
  readonly start: number;
  /** The value of a weight of one. */
  readonly step: number;
  readonly weights: Int8Array;
}

export function tableOf({ start, weights }: Fit): Table {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  // Rounded up, so that the largest still fits.
  const step = Math.ceil((most / LARGEST) * 10_000) / 10_000;
  return {
    start: Math.round(start * 1000) / 1000,
    step,
    weights: Int8Array.from(weights, (of) => Math.round(of / step)),
  };
}

/** The text of word-weights.ts. */
export const tableFile = ({ start, step, weights }: Table): string =>
  `/** Made by \`npm run spam:train\` from tests/corpus/development. */

/** The score of a text without signs, as log-odds. */
export const START = ${start};

/** The value of a weight of one. */
export const STEP = ${step};

/** A signed byte for each place of a sign, in base64. */
export const WEIGHTS =
  '${Buffer.from(weights.buffer).toString('base64')}';
`;
