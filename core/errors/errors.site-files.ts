/** Files that sites are taken away as and made from. */
import { spec } from './error-spec.js';

export const SITE_FILES = {
  SITE_FILE_TOO_LARGE: spec(413, 'The file is too large', 'حجم این فایل بیش از حد است.'),
  /** `details.findings` say what to change: `path`, `line`, `rule`, `message` of each; `details.total` how many. */
  CUSTOM_CODE_REFUSED: spec(422, 'This code cannot become a release', 'در این کد مواردی هست که باید درست شود.', {
    support: false,
  }),
  CANDIDATES_WAITING: spec(
    409,
    'Enough candidates of this site wait already',
    'چند نسخهٔ این سایت در انتظار بررسی است. یکی را منتشر یا حذف کنید.',
  ),
  CANDIDATE_NOT_SEEN: spec(
    409,
    'Open the preview of this candidate first',
    'اول پیش‌نمایش این نسخه را ببینید و بعد آن را منتشر کنید.',
  ),
  /** Nothing but a deliberate act puts a design in the place of custom code. */
  CUSTOM_RELEASE_LIVE: spec(
    409,
    'Visitors see custom code; publishing the design has to be confirmed',
    'بازدیدکنندگان الان نسخهٔ سفارشی سایت را می‌بینند. اگر طرح منتشر شود جای آن را می‌گیرد؛ برای ادامه این را تأیید کنید.',
  ),
  SITE_FILE_UNREADABLE: spec(
    422,
    'No site can be taken from this file',
    'این فایل باز نمی‌شود. همان فایل zip را بفرستید که از برپا گرفته‌اید.',
  ),
} as const;
