/** @jest-environment jsdom */
import { jest } from '@jest/globals';

test.each([
  ['<div data-first-words><h1>سفارش‌ها</h1><p>همه</p></div>', { title: 'سفارش‌ها', text: 'همه' }],
  ['<div data-first-words><h1>سفارش‌ها</h1></div>', { title: 'سفارش‌ها', text: null }],
])('the words of the page stay at its own address', async (html, words) => {
  document.body.innerHTML = html;
  jest.resetModules();
  const { firstWordsAt } = await import('./first-words.js');
  document.body.innerHTML = '';
  expect(firstWordsAt(location.pathname)).toMatchObject(words);
  expect(firstWordsAt('/elsewhere')).toBeNull();
});

test('a page without first words has none', async () => {
  jest.resetModules();
  const { firstWordsAt } = await import('./first-words.js');
  expect(firstWordsAt(location.pathname)).toBeNull();
});
