import { wordList } from './word-list.js';

test.each([
  [[], ''],
  [['الف'], 'الف'],
  [['الف', 'ب'], 'الف و ب'],
  [['الف', 'ب', 'پ'], 'الف، ب و پ'],
])('%j is «%s» in a sentence', (words, text) => {
  expect(wordList(words)).toBe(text);
});
