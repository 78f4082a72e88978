import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { linkPartAt, plainWords, richLines, withLinkPart, writeRich } from './rich-text.js';

describe('forms inside a text', () => {
  test('bold words, links and lines are told apart', () => {
    expect(richLines('نان **داغ** و [تماس](tel:02112345678)\nهر روز')).toEqual([
      [{ text: 'نان ' }, { text: 'داغ', bold: true }, { text: ' و ' }, { text: 'تماس', target: 'tel:02112345678' }],
      [{ text: 'هر روز' }],
    ]);
    expect(richLines('**[الف](page:main) ب**')).toEqual([
      [
        { text: 'الف', bold: true, target: 'page:main' },
        { text: ' ب', bold: true },
      ],
    ]);
  });

  test.each([
    '۲ * ۳',
    'الف ** ب',
    '[یک](دو)',
    '[x](javascript:alert(1))',
    '[x](data:text/html,y)',
    '[ناتمام](tel:',
    'a[1]',
  ])('%s stays as it was written', (text) => expect(richLines(text)).toEqual([[{ text }]]));

  test.each(['**الف**', 'الف **ب** ج', '[الف](page:x)', '**[الف](tel:021123)**', 'الف\nب', 'الف\n\nب', 'ساده'])(
    'what is read from %j is written back',
    (text) => expect(writeRich(richLines(text))).toBe(text),
  );

  test('what is written has no loose spaces and no holes of lines', () => {
    expect(writeRich([[], [{ text: ' الف ', bold: true }, { text: 'ب' }], [], [], [], [{ text: 'ج ' }], []])).toBe(
      '**الف** ب\n\nج',
    );
  });

  test('a target with brackets is kept whole', () => {
    const stored = writeRich([[{ text: 'ویکی', target: 'https://fa.wikipedia.org/wiki/x_(y)' }]]);
    expect(richLines(stored)[0]).toEqual([{ text: 'ویکی', target: 'https://fa.wikipedia.org/wiki/x_%28y%29' }]);
  });

  test('words alone have no marks', () => expect(plainWords('نان **داغ**\n[تماس](tel:021123)')).toBe('نان داغ تماس'));

  test.each(['**', '[', '](', '[a](', '**[', '[**](tel:021123)'])('nested %s cannot keep it busy', (mark) => {
    const text = (n: number) => mark.repeat(Math.ceil(n / mark.length));
    const read = (given: string) => writeRich(richLines(given));
    expect(growth(text, read, 3000)).toBeLessThan(LINEAR_GROWTH);
    expect(richLines(text(200_000))).toHaveLength(1);
  });

  test('many links cannot keep it busy', () => {
    expect(growth((n) => '**[الف](tel:021123)** '.repeat(n), richLines, 10)).toBeLessThan(LINEAR_GROWTH);
  });
});

describe('links of a text in a field', () => {
  const text = 'منوی [صبحانه](page:main) و قهوه';

  test('selected words become a link, without the spaces around', () => {
    const part = linkPartAt(text, text.indexOf(' قهوه'), text.length)!;
    expect(part).toMatchObject({ words: 'قهوه', target: '' });
    expect(withLinkPart(text, part, 'tel:021')).toBe('منوی [صبحانه](page:main) و [قهوه](tel:021)');
  });

  test('the link around the caret is changed and taken away', () => {
    const at = text.indexOf('صبحانه') + 2;
    const part = linkPartAt(text, at, at)!;
    expect(part).toMatchObject({ words: 'صبحانه', target: 'page:main' });
    expect(withLinkPart(text, part, null)).toBe('منوی صبحانه و قهوه');
  });

  test.each([
    ['nothing', 'قهوه', 0, 0],
    ['two lines', 'یک\nدو', 0, 5],
    ['a part of a bold text', '**یک** دو', 2, 9],
    ['a bracket', 'یک [دو', 0, 6],
  ])('cannot link %s', (_, given, from, to) => {
    expect(linkPartAt(given, from, to)).toBeNull();
  });

  test('cannot take long over a hostile text', () => {
    const hostile = (n: number) => '[('.repeat(n);
    const find = (text: string) => linkPartAt(text, 0, text.length);
    expect(growth(hostile, find, 1000)).toBeLessThan(LINEAR_GROWTH);
    expect(find(hostile(50_000))).toBeNull();
  });
});
