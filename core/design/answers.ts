/**
 * The answers of owners to the questions about their work (decision 159), in lists by their subject. They are among the
 * facts of the site, whatever its trade is now.
 */
export const ANSWER_KEYS = ['services', 'people', 'prices', 'partners', 'works', 'reasons', 'years'] as const;
export type AnswerKey = (typeof ANSWER_KEYS)[number];

/** One line of an answer. */
export interface AnswerLine {
  /** The name of a service, a person, a dish. */
  readonly title: string;
  /** The role of a person, a price, and the like; empty for nothing. */
  readonly text: string;
}

/** A list that is left out was not answered; none is empty. */
export type Answers = Readonly<Partial<Record<AnswerKey, AnswerLine[]>>>;
