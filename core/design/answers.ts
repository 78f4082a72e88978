/**
 * What owners say of their work (decision 159): answers to the questions of their trade, by what a list is about. They
 * are among the facts of the site, whatever its trade is now.
 */
export const ANSWER_KEYS = ['services', 'people', 'prices', 'partners', 'works', 'reasons', 'years'] as const;
export type AnswerKey = (typeof ANSWER_KEYS)[number];

/** One line of an answer. */
export interface AnswerLine {
  /** What it is called: a service, a person, a dish. */
  readonly title: string;
  /** What is said of it: the role of a person, a price; empty for nothing. */
  readonly text: string;
}

/** A list that is left out was not answered; none is empty. */
export type Answers = Readonly<Partial<Record<AnswerKey, AnswerLine[]>>>;
