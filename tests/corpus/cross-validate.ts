/** The quality of the score on messages that it was not fitted to. */
import { exampleOf, fit, scoreBy } from './fit.js';
import type { CorpusMessage } from './messages.js';

const FOLDS = 10;

export interface Rates {
  /** The part of the spam that is found. */
  readonly found: number;
  /** The part of the honest messages that is taken for spam. */
  readonly wrong: number;
}

/** The rates where `isTaken` decides. */
export function ratesOf(messages: readonly CorpusMessage[], isTaken: (message: CorpusMessage) => boolean): Rates {
  const part = (isSpam: boolean): number => {
    const all = messages.filter((message) => message.isSpam === isSpam);
    return all.filter((message) => isTaken(message)).length / all.length;
  };
  return { found: part(true), wrong: part(false) };
}

/** Each message is scored by weights that were fitted without it and without those written beside it. */
export function crossValidated(messages: readonly CorpusMessage[]): ReadonlyMap<CorpusMessage, number> {
  const examples = messages.map((message) => ({ message, ...exampleOf(message) }));
  const scores = new Map<CorpusMessage, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isLeftOut = ({ message }: { message: CorpusMessage }): boolean => message.block % FOLDS === fold;
    const fitted = fit(examples.filter((example) => !isLeftOut(example)));
    for (const { message, places } of examples.filter(isLeftOut)) scores.set(message, scoreBy(fitted, places));
  }
  return scores;
}
