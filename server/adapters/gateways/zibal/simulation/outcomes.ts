/** The choices of a tester on the payment page. */
import { PASSING_TEXTS } from '../../simulation/provocations.js';

/** A payment that the bank refused while the browser says success. */
export const REFUSED = '202';
/** Verified with another amount, every time. */
export const OTHER_AMOUNT = 'other_amount';
/** Unknown to verify, every time. */
export const UNKNOWN = '203';

/** A map, since an object would put names that are numbers first. */
export const OUTCOMES: ReadonlyMap<string, string> = new Map([
  ['success', 'تأیید می‌شود (۱۰۰)'],
  [REFUSED, 'پرداخت ناموفق است (۲۰۲)'],
  [OTHER_AMOUNT, 'با مبلغی دیگر تأیید می‌شود'],
  [UNKNOWN, 'شناسهٔ نامعتبر (۲۰۳)'],
  ...Object.entries(PASSING_TEXTS),
]);
