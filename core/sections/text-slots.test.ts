import { customDataSchema } from '../design/design.js';
import { TEXTS } from '../limits/limits.js';
import { isParagraph } from './text-slots.js';

test.each(['text', 'card1.text', 'full.ending', 'team.member1.quote', 'address'])('%s is a paragraph', (slot) =>
  expect(isParagraph(slot)).toBe(true),
);

test.each(['title', 'card1.title', 'text.title', 'hero.button', ''])('%s is one line', (slot) =>
  expect(isParagraph(slot)).toBe(false),
);

describe('a stored text', () => {
  const faults = (texts: object) =>
    customDataSchema.safeParse({ texts }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  test('may be as long as its field takes', () => {
    const texts = { title: 'ع'.repeat(TEXTS.line), 'card1.text': 'م'.repeat(TEXTS.paragraph) };
    expect(faults(texts)).toBeUndefined();
  });

  test('cannot be longer, and each is named', () => {
    const texts = { title: 'ع'.repeat(TEXTS.line + 1), 'hero.button': 'د'.repeat(TEXTS.paragraph), text: 'کوتاه' };
    const message = 'این متن حداکثر ۱۴۰ کاراکتر باشد.';
    expect(faults(texts)).toEqual([
      ['texts.title', message],
      ['texts.hero.button', message],
    ]);
  });

  test('cannot be a paragraph without end', () =>
    expect(faults({ 'card1.text': 'م'.repeat(TEXTS.paragraph + 1) })).toEqual([
      ['texts.card1.text', 'این متن حداکثر ۶۰۰ کاراکتر باشد.'],
    ]));
});
