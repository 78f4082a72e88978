import { shownCharacters } from './characters.js';

describe('characters that a reader sees', () => {
  test('come from texts, and from what pictures and fields say', () => {
    expect(
      shownCharacters(['<p class="xyz">با<b>د</b></p>', '<img src="q.jpg" alt="ژ"/><input placeholder="ض"/>']),
    ).toBe(' ابدژض'.split('').toSorted().join(''));
  });

  test('entities are what they stand for', () => {
    expect(shownCharacters(['<p>a&amp;b &lt;&quot;&#x27;</p>'])).toBe(' "&\'<ab');
  });

  test('joiners and signs beyond the first plane are kept whole', () => {
    expect(shownCharacters(['<p>می‌شود 🙂</p>'])).toEqual(expect.stringContaining('\u200c'));
    expect([...shownCharacters(['<p>🙂</p>'])]).toContain('🙂');
  });
});
