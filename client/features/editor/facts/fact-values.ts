/** The facts of a site as the fields of a form hold them, and back. Pure. */
import { ANSWER_KEYS, type AnswerKey, type AnswerLine } from '#core/design/answers.js';
import type { DesignFacts } from '#core/design/design-facts.js';
import { FACTS, readFact, type TextFact } from '#core/design/fact-rules.js';
import { ANSWERS } from '#core/limits/limits.js';
import { NETWORKS, type Network } from '#core/sites/network-link.js';
import type { HeldTexts } from '../draft/held-texts.js';

export const ONE_LINERS = [
  'name',
  'trade',
  'description',
  'phone',
  'mobile',
  'email',
  'address',
  'mapLink',
] as const satisfies readonly TextFact[];
export type OneLiner = (typeof ONE_LINERS)[number];

export interface FactValues extends Record<OneLiner, string> {
  [field: string]: unknown;
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  readonly profiles: Readonly<Record<Network, string>>;
  /** Every line that may be stored; unused ones are empty. */
  readonly answers: Readonly<Record<AnswerKey, readonly AnswerLine[]>>;
}

/** An unfinished text of a field is kept in the draft under this name. */
const heldName = (field: string): string => `fact ${field}`;

/** Every field by its name in the form, with what it is read as. */
function fieldsOf(values: FactValues): readonly (readonly [field: string, fact: TextFact, typed: string])[] {
  return [
    ...ONE_LINERS.map((fact) => [fact, fact, values[fact]] as const),
    ...values.hours.flatMap(({ days, times }, at) => [
      [`hours.${at}.days`, 'days', days] as const,
      [`hours.${at}.times`, 'times', times] as const,
    ]),
    ...NETWORKS.map((network) => [`profiles.${network}`, network, values.profiles[network]] as const),
    ...ANSWER_KEYS.flatMap((key) =>
      values.answers[key].flatMap(({ title, text }, at) => [
        [`answers.${key}.${at}.title`, 'answerTitle', title] as const,
        [`answers.${key}.${at}.text`, 'answerText', text] as const,
      ]),
    ),
  ];
}

/** An unfinished text of a field comes before the stored value. */
export function valuesOf(facts: DesignFacts = {}, held: HeldTexts = {}): FactValues {
  const text = (field: string, stored: string | undefined): string => held[heldName(field)] ?? stored ?? '';
  return {
    ...(Object.fromEntries(ONE_LINERS.map((fact) => [fact, text(fact, facts[fact])])) as Record<OneLiner, string>),
    hours: Array.from({ length: FACTS.hours }, (_, at) => ({
      days: text(`hours.${at}.days`, facts.hours?.[at]?.days),
      times: text(`hours.${at}.times`, facts.hours?.[at]?.times),
    })),
    profiles: Object.fromEntries(
      NETWORKS.map((network) => [network, text(`profiles.${network}`, facts.profiles?.[network])]),
    ) as Record<Network, string>,
    answers: Object.fromEntries(
      ANSWER_KEYS.map((key) => [
        key,
        Array.from({ length: ANSWERS.lines }, (_, at) => ({
          title: text(`answers.${key}.${at}.title`, facts.answers?.[key]?.[at]?.title),
          text: text(`answers.${key}.${at}.text`, facts.answers?.[key]?.[at]?.text),
        })),
      ]),
    ) as Record<AnswerKey, AnswerLine[]>,
  };
}

interface TakenFacts {
  /** Undefined where nothing is said. */
  readonly facts: DesignFacts | undefined;
  /** The unfinished text of every field; empty for a field that is complete. */
  readonly held: readonly (readonly [name: string, text: string])[];
}

/** The values of the fields that are complete. */
export function takenOf(values: FactValues): TakenFacts {
  const held: [string, string][] = [];
  const taken = new Map<string, string>();
  for (const [field, fact, typed] of fieldsOf(values)) {
    const read = readFact(fact, typed);
    const value = 'value' in read ? read.value : '';
    held.push([heldName(field), 'value' in read ? '' : typed]);
    if (value !== '') taken.set(field, value);
  }
  const lines = values.hours.map((_, at) => ({
    days: taken.get(`hours.${at}.days`) ?? '',
    times: taken.get(`hours.${at}.times`) ?? '',
  }));
  const hours = lines.filter(({ days, times }) => days !== '' || times !== '');
  const profiles = NETWORKS.flatMap((network) => {
    const handle = taken.get(`profiles.${network}`);
    return handle === undefined ? [] : [[network, handle] as const];
  });
  const answers = ANSWER_KEYS.flatMap((key) => {
    const answered = values.answers[key].map((_, at) => ({
      title: taken.get(`answers.${key}.${at}.title`) ?? '',
      text: taken.get(`answers.${key}.${at}.text`) ?? '',
    }));
    const written = answered.filter(({ title, text }) => title !== '' || text !== '');
    return written.length > 0 ? [[key, written] as const] : [];
  });
  const facts = {
    ...Object.fromEntries(ONE_LINERS.flatMap((fact) => (taken.has(fact) ? [[fact, taken.get(fact)]] : []))),
    ...(hours.length > 0 && { hours }),
    ...(profiles.length > 0 && { profiles: Object.fromEntries(profiles) }),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
  } as DesignFacts;
  return { facts: Object.keys(facts).length > 0 ? facts : undefined, held };
}
