/** Fits the weights of signs to messages: logistic regression by gradient descent, each weight with its own rate. */
import { PLACES, placesOf, scoreOf, shareOf } from '#features/inbox/spam/word-score.js';
import type { CorpusMessage } from './messages.js';

export interface Fit {
  /** The value of a text without any sign. */
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

/** The number of examples that a sign needs: a sign of only one says little of others. */
const LEAST_EXAMPLES = 2;
/** Brings the scales of common signs to about one. */
const COMMON = 4;

/** Examples of each kind that a sign is taken to have beside those it has. */
const UNSEEN = 0.3;

/** How many examples have each place. */
function countsOf(examples: readonly Example[]): Float64Array {
  const counts = new Float64Array(PLACES);
  for (const { places } of examples) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/**
 * How much each place learns: rare signs more, which common ones would drown; also more those that one kind has
 * oftener than the other (after Wang and Manning, "Baselines and Bigrams", 2012); and those of one example nothing.
 */
function scalesOf(examples: readonly Example[]): Float64Array {
  const spam = examples.filter(({ isSpam }) => isSpam);
  const honest = examples.filter(({ isSpam }) => !isSpam);
  const [inSpam, inHonest] = [countsOf(spam), countsOf(honest)];
  const shareIn = (count: number, all: number): number => (count + UNSEEN) / (all + 2 * UNSEEN);
  return inSpam.map((ofSpam, place) => {
    const ofHonest = inHonest[place] ?? 0;
    const count = ofSpam + ofHonest;
    if (count < LEAST_EXAMPLES) return 0;
    const ratio = shareIn(ofSpam, spam.length) / shareIn(ofHonest, honest.length);
    return (Math.log(1 + examples.length / count) / COMMON) * Math.sqrt(Math.abs(Math.log(ratio)));
  });
}

/** The same for the same examples in the same order. There are not 7919 or a multiple of it. */
export function fit(examples: readonly Example[]): Fit {
  const weights = new Float64Array(PLACES);
  const scales = scalesOf(examples);
  const slopes = new Float64Array(PLACES).fill(1e-6);
  let start = 0;
  const learn = ({ places, isSpam }: Example): void => {
    const error = 1 / (1 + Math.exp(-scoreBy({ start, weights }, places))) - Number(isSpam);
    const slope = error * shareOf(places);
    start -= START_RATE * error;
    for (const place of places) {
      const scale = scales[place] ?? 0;
      const sum = (slopes[place] ?? 0) + (slope * scale) ** 2;
      slopes[place] = sum;
      weights[place] = (weights[place] ?? 0) - (RATE * slope * scale ** 2) / Math.sqrt(sum);
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
