import type { IndexNowOutcome } from '#core/sites/index-now.js';

/** The result of the last submission, for the owner to read. */
export const INDEX_NOW_TEXTS: Readonly<Record<IndexNowOutcome, string>> = {
  accepted: 'موتورهای جستجو آدرس‌ها را پذیرفتند.',
  pending: 'آدرس‌ها دریافت شد و موتورهای جستجو دارند کلید سایت را بررسی می‌کنند.',
  key_refused: 'فایل کلید در آدرس سایت پیدا نشد. چند بار دیگر امتحان می‌کنیم، و بعد با انتشار بعدی.',
  refused: 'موتورهای جستجو این آدرس‌ها را نپذیرفتند. با انتشار بعدی دوباره ارسال می‌شود.',
  too_many: 'درخواست‌ها زیاد بود. چند بار دیگر امتحان می‌کنیم، و بعد با انتشار بعدی.',
  unreachable: 'ارتباط برقرار نشد. چند بار دیگر امتحان می‌کنیم، و بعد با انتشار بعدی.',
};
