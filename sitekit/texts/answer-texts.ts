/**
 * Which slots the answers about a site's work fill (decision 159). The one table: drawing, building, findings and the
 * editor read the answers through the known texts that it makes, and the items of a list through `drawnLists`.
 */
import type { CustomData } from '#core/design/design.js';
import type { AnswerKey, AnswerLine, Answers } from '#core/design/answers.js';
import { ANSWER_WORDS } from '../copy/slots.messages.js';
import { layoutOf, partsOf } from '../layouts/library.js';
import type { Layout } from '../section.types.js';
import { hasPicture, upTo, type ItemNumbers, type ListSlots } from '../slots.js';

/** The items of a list of one type that an answer fills, and the text of each of their fields. */
interface Fill {
  readonly type: Layout['type'];
  readonly list: string;
  readonly fields: (line: AnswerLine) => Readonly<Record<string, string>>;
  /** Left out, the answer decides how many items are drawn; else it fills the first ones among the samples. */
  readonly isBesideSamples?: true;
}

const named = ({ title, text }: AnswerLine) => ({ title, text });
const planned = ({ title, text: price }: AnswerLine) => ({
  title,
  price,
  unit: '',
  text: '',
  point1: '',
  point2: '',
  point3: '',
  point4: '',
});
const experience = ({ title }: AnswerLine) => ({ title, text: ANSWER_WORDS.experience, more: '' });

/** A field without an answer is empty: no sample is said of what the owner named. */
const FILLS: Readonly<Record<AnswerKey, readonly Fill[]>> = {
  services: [{ type: 'services', list: 'item', fields: named }],
  people: [{ type: 'team', list: 'member', fields: ({ title, text }) => ({ name: title, role: text, text: '' }) }],
  prices: [
    { type: 'pricing', list: 'item', fields: ({ title, text }) => ({ title, price: text, text: '' }) },
    { type: 'pricing', list: 'plan', fields: planned },
  ],
  partners: [{ type: 'logos', list: 'partner', fields: named }],
  works: [{ type: 'gallery', list: 'item', fields: ({ title }) => ({ caption: title }) }],
  reasons: [{ type: 'features', list: 'item', fields: named }],
  years: (['hero', 'about', 'stats'] as const).map((type) => ({
    type,
    list: 'stat',
    fields: experience,
    isBesideSamples: true,
  })),
};

const ALL_FILLS = Object.values(FILLS).flat();

/** The lines with a name: only these can be shown. */
export const namedLines = (lines: readonly AnswerLine[] = []): readonly AnswerLine[] =>
  lines.filter(({ title }) => title !== '');

/** The known texts that the answers make, by type and slot: `services.item1.title`. */
export function answerTexts(answers: Answers = {}): Readonly<Record<string, string>> {
  const texts = (Object.keys(FILLS) as AnswerKey[]).flatMap((key) =>
    FILLS[key].flatMap(({ type, list, fields }) =>
      namedLines(answers[key]).flatMap((line, at) =>
        Object.entries(fields(line)).map(([field, text]) => [`${type}.${list}${at + 1}.${field}`, text] as const),
      ),
    ),
  );
  return Object.fromEntries(texts);
}

/** How many items of a list the owner has answered; 0 where the answer does not decide it. */
function answeredItems(type: Layout['type'], { name, fields }: ListSlots, known: Readonly<Record<string, string>>) {
  const fill = ALL_FILLS.find((each) => each.type === type && each.list === name && !each.isBesideSamples);
  const [first = ''] = fields;
  let count = 0;
  while (fill && known[`${type}.${name}${count + 1}.${first}`]) count += 1;
  return count;
}

/**
 * The items of the lists of a section, as stored where the owner changed them; a list left alone has the items that
 * were answered, and those into which the owner put something. Its kit must be loaded.
 */
export function drawnLists(
  section: Parameters<typeof layoutOf>[0] & { readonly customData?: CustomData | undefined },
  known: Readonly<Record<string, string>>,
): ItemNumbers {
  const { lists = {}, texts = {}, images = {} } = section.customData ?? {};
  const layout = layoutOf(section);
  if (!layout) return lists;
  const answered = partsOf(layout).flatMap(({ layout: { type, composition }, prefix }) =>
    composition.slots.lists.flatMap((list) => {
      const count = answeredItems(type, list, known);
      if (count === 0) return [];
      const isFilled = (n: number, index: number) =>
        Object.keys(texts).some((slot) => slot.startsWith(`${prefix}${list.name}${n}.`)) ||
        (hasPicture(list, index) && images[`${prefix}picture${n}`] !== undefined);
      const others = upTo(list.sample).filter((n, index) => n > count && isFilled(n, index));
      return [[prefix + list.name, [...upTo(count), ...others].slice(0, list.max)] as const];
    }),
  );
  return { ...Object.fromEntries(answered), ...lists };
}
