/**
 * The facts of a site, asked once (decision 070): whoever it is about, and how to reach them. They are in the design,
 * every one of them optional. Sections, head and structured data show them where nothing else was written.
 */
import { z } from 'zod';
import { ANSWER_KEYS, type AnswerKey, type AnswerLine, type Answers } from './answers.js';
import { ANSWERS } from '../limits/limits.js';
import { FACTS, readFact, type TextFact } from './fact-rules.js';
import { NETWORKS, type Network } from '../sites/network-link.js';
import type { Trade } from './trades.js';

/** One line of opening hours, in words. */
export interface OpeningHours {
  readonly days: string;
  readonly times: string;
}

/** A fact that is left out is unknown; no text in it is empty. */
export interface DesignFacts {
  readonly name?: string;
  readonly trade?: Trade;
  /** A sentence or two. */
  readonly description?: string;
  readonly phone?: string;
  readonly mobile?: string;
  readonly email?: string;
  readonly address?: string;
  /** Begins with `https://`. */
  readonly mapLink?: string;
  readonly hours?: OpeningHours[];
  /** Handles by their networks. */
  readonly profiles?: Readonly<Partial<Record<Network, string>>>;
  readonly answers?: Answers;
}

const fact = (name: TextFact) =>
  z
    .string()
    .max(FACTS.typed)
    .transform((typed, context) => {
      const read = readFact(name, typed);
      if ('value' in read) return read.value;
      context.addIssue({ code: 'custom', message: read.fault });
      return z.NEVER;
    });

const hoursSchema = z
  .array(z.object({ days: fact('days').default(''), times: fact('times').default('') }))
  .max(FACTS.hours)
  .transform((lines) => lines.filter(({ days, times }) => days !== '' || times !== ''));

const profilesSchema = z.object(
  Object.fromEntries(NETWORKS.map((network) => [network, fact(network).optional()])) as Record<
    Network,
    z.ZodOptional<ReturnType<typeof fact>>
  >,
);

const answerSchema = z
  .array(z.object({ title: fact('answerTitle').default(''), text: fact('answerText').default('') }))
  .max(ANSWERS.lines)
  .transform((lines): AnswerLine[] => lines.filter(({ title, text }) => title !== '' || text !== ''));

const answersSchema = z.object(
  Object.fromEntries(ANSWER_KEYS.map((key) => [key, answerSchema.optional()])) as Record<
    AnswerKey,
    z.ZodOptional<typeof answerSchema>
  >,
);

const isGiven = (value: unknown): boolean => {
  if (value === undefined || value === '') return false;
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0;
};

const givenOnly = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([, each]) => isGiven(each)));

/** Undefined where nothing is said, so that a design without facts is the same as one with empty ones. */
export const designFactsSchema = z
  .object({
    name: fact('name').optional(),
    trade: fact('trade').optional(),
    description: fact('description').optional(),
    phone: fact('phone').optional(),
    mobile: fact('mobile').optional(),
    email: fact('email').optional(),
    address: fact('address').optional(),
    mapLink: fact('mapLink').optional(),
    hours: hoursSchema.optional(),
    profiles: profilesSchema.optional(),
    answers: answersSchema.optional(),
  })
  .transform(({ profiles, answers, ...facts }): DesignFacts | undefined => {
    const kept = givenOnly({
      ...facts,
      profiles: profiles && givenOnly(profiles),
      answers: answers && givenOnly(answers),
    });
    return Object.keys(kept).length > 0 ? (kept as DesignFacts) : undefined;
  })
  .optional();
