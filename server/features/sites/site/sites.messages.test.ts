import { toPersianDigits } from '#core/text/digits.js';
import { SITE_RETENTION } from '#core/limits/limits.js';
import { causeOf, failureText, SITE_TEXTS } from './sites.messages.js';

it.each([
  ['a release of 3000 files and 9 bytes is too large', 'حجم سایت'],
  ['A site has 200 pictures at most.', 'تعداد عکس‌ها'],
  ['a path stands twice in a release', 'آدرس دو صفحه'],
  ['ENOSPC: no space left on device', 'مشکل از سامانهٔ ماست'],
])('%s is described in plain words', (failure, words) => {
  expect(causeOf(failure)).toContain(words);
  expect(failureText({ status: 'failed', buildingNumber: null, failure })).not.toContain(failure);
});

it('says nothing where nothing is wrong', () => {
  expect(failureText({ status: 'online', buildingNumber: 2, failure: null })).toBeNull();
});

it.each([
  ['an order ends', SITE_TEXTS.offline('a.ir', 'refunded')],
  ['a renewal is unpaid', SITE_TEXTS.suspended('a.ir')],
  ['an administrator suspends it', SITE_TEXTS.acts.suspended('a.ir', 'بدهی')],
  ['an administrator takes it down', SITE_TEXTS.acts.taken_down('a.ir', 'تخلف')],
])('when %s, its owner reads how long it is kept', (_when, { message }) => {
  expect(message).toContain(`${toPersianDigits(String(SITE_RETENTION.keptMs / 86_400_000))} روز`);
});
