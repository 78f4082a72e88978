import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { pageLinks } from './page-links.js';

test('S-195 up to five page links with ellipses', () => {
  expect(pageLinks(1, 3)).toEqual([1, 2, 3]);
  expect(pageLinks(2, 9)).toEqual([1, 2, 3, 4, null, 9]);
  expect(pageLinks(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageLinks(9, 9)).toEqual([1, null, 6, 7, 8, 9]);
  for (let page = 1; page <= 40; page += 1)
    expect(pageLinks(page, 40).filter((link) => link !== null).length).toBeLessThanOrEqual(5);
  expect(adminMessages.pages.of(2, 7)).toBe('صفحهٔ ۲ از ۷');
});
