import { causeOf, failureText } from './sites.messages.js';

it.each([
  ['a release of 3000 files and 9 bytes is too large', 'حجم سایت'],
  ['A site has 200 pictures at most.', 'شمار عکس‌ها'],
  ['a path stands twice in a release', 'نشانی دو صفحه'],
  ['ENOSPC: no space left on device', 'مشکل از سامانه‌ی ماست'],
])('%s is told in plain words', (failure, words) => {
  expect(causeOf(failure)).toContain(words);
  expect(failureText({ status: 'failed', buildingNumber: null, failure })).not.toContain(failure);
});

it('says nothing where nothing is wrong', () => {
  expect(failureText({ status: 'online', buildingNumber: 2, failure: null })).toBeNull();
});
