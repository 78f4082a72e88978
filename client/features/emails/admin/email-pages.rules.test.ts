import { pageOfList } from './email-pages.rules.js';

test('S-192 a hundred mails are ten pages of ten', () => {
  const mails = Array.from({ length: 100 }, (_, index) => index);
  expect(pageOfList(mails, 1).items).toEqual(mails.slice(0, 10));
  expect(pageOfList(mails, 10)).toMatchObject({ items: mails.slice(90), pagination: { pages: 10, total: 100 } });
  expect(pageOfList(mails, 99).page).toBe(10);
  expect(pageOfList([], 1).items).toEqual([]);
});
