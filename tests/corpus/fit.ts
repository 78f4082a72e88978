/** Fits the weights of signs to messages: logistic regression by gradient descent, each weight with its own rate. */
import { PLACES, placesOf, scoreOf, shareOf } from '../../server/features/inbox/spam/word-score.js';
import type { CorpusMessage } from './messages.js';

export interface Fit {
  /** What a text without any sign has. */
  readonly start: number;
  /** By place in the table. */
  readonly weights: Float64Array;
}

export interface Example {
  readonly places: readonly number[];
  readonly isSpam: boolean;
}

const ROUNDS = 12;
const RATE = 0.3;
const START_RATE = 0.01;
/** A prime number: steps of this size visit all messages, spam and honest ones in turn. */
const STRIDE = 7919;

export const exampleOf = ({ text, isSpam }: CorpusMessage): Example => ({ places: placesOf(text), isSpam });

/** The same for the same examples in the same order. There are not 7919 or a multiple of it. */
export function fit(examples: readonly Example[]): Fit {
  const weights = new Float64Array(PLACES);
  const slopes = new Float64Array(PLACES).fill(1e-6);
  let start = 0;
  const learn = ({ places, isSpam }: Example): void => {
    const error = 1 / (1 + Math.exp(-scoreBy({ start, weights }, places))) - Number(isSpam);
    const slope = error * shareOf(places);
    start -= START_RATE * error;
    for (const place of places) {
      const sum = (slopes[place] ?? 0) + slope * slope;
      slopes[place] = sum;
      weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(sum);
    }
  };
  for (let at = 0; at < ROUNDS * examples.length; at += 1) {
    const example = examples[(at * STRIDE) % examples.length];
    if (example) learn(example);
  }
  return { start, weights };
}

export const scoreBy = ({ start, weights }: Fit, places: readonly number[]): number =>
  scoreOf(places, start, (place) => weights[place] ?? 0);
