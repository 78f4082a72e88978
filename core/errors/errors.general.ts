/** Errors of no feature in particular: of transport, of access, of input (specification 1 §8). */
import { spec } from './error-spec.js';

export const GENERAL = {
  NETWORK_ERROR: spec(
    503,
    'Connection failed. Please check your internet connection and try again.',
    'ارتباط برقرار نشد. اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
  ),
  TIMEOUT_ERROR: spec(504, 'Request timed out. Please try again.', 'پاسخ به‌موقع نرسید. دوباره تلاش کنید.'),
  UNAUTHORIZED: spec(401, 'Please log in to continue.', 'برای ادامه وارد حساب خود شوید.'),
  FORBIDDEN: spec(403, "You don't have permission to perform this action.", 'شما به این بخش دسترسی ندارید.'),
  VALIDATION_ERROR: spec(
    422,
    'Please check your input and try again.',
    'اطلاعات واردشده را بررسی کنید و دوباره تلاش کنید.',
  ),
  BAD_REQUEST: spec(400, 'The request could not be understood.', 'درخواست خوانا نبود.'),
  INVALID_CURSOR: spec(
    422,
    'This cursor does not belong to this list in this order. Start again without `after`.',
    'ادامهٔ این فهرست پیدا نشد. فهرست را از ابتدا بخوانید.',
  ),
  NOT_FOUND: spec(404, 'The requested resource was not found.', 'آنچه خواستید پیدا نشد.'),
  METHOD_NOT_ALLOWED: spec(
    405,
    'This address cannot be used with this method.',
    'این آدرس با این روش (method) خوانده نمی‌شود؛ هدر Allow روش‌های درست را نشان می‌دهد.',
  ),
  CONFLICT: spec(
    409,
    'This has been changed meanwhile. Please reload and try again.',
    'این مورد در این فاصله تغییر کرده است. صفحه را دوباره بارگذاری کنید و دوباره تلاش کنید.',
  ),
  RATE_LIMITED: spec(
    429,
    'Too many requests. Please wait a moment and try again.',
    'درخواست‌های شما زیاد بود. کمی صبر کنید و دوباره تلاش کنید.',
  ),
  SERVER_ERROR: spec(500, 'Server error. Please try again later.', 'خطایی در سامانه رخ داد. کمی بعد دوباره تلاش کنید.'),
  STARTING_UP: spec(
    503,
    'The service is starting up. Please wait a moment.',
    'سامانه در حال راه‌اندازی است، کمی صبر کنید.',
  ),
  PLATFORM_UNAVAILABLE: spec(503, 'The service is temporarily unavailable.', 'سامانه موقتاً در دسترس نیست.'),
  /** The database cannot be reached. Where the connection broke during a commit, the change may have been made. */
  SERVICE_UNAVAILABLE: spec(
    503,
    'The service cannot answer right now. Please try again in a moment.',
    'سامانه الان پاسخ‌گو نیست. چند لحظه بعد دوباره تلاش کنید.',
  ),
  /** The file store hangs, is full, read-only, or away. */
  FILE_STORE_UNAVAILABLE: spec(
    503,
    'File storage is temporarily unavailable. Please try again in a moment.',
    'فضای فایل موقتاً در دسترس نیست. چند لحظه بعد دوباره امتحان کنید.',
  ),
  /** S-083: for clients; something between them and the API answers in its place. */
  INVALID_PROFILE_RESPONSE: spec(
    502,
    'Invalid profile response',
    'پاسخی که برای حساب شما رسید خوانا نبود. دوباره تلاش کنید؛ اگر باز هم چنین بود، با پشتیبانی تماس بگیرید.',
    { retryable: true, support: true },
  ),
  UNEXPECTED_HTML: spec(
    502,
    'Unexpected HTML response from API',
    'به‌جای پاسخ سامانه، یک صفحهٔ وب رسید. اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
    { retryable: true },
  ),
  BODY_TOO_SLOW: spec(
    408,
    'The request body took too long to arrive.',
    'ارسال بیش از حد طول کشید. اینترنت خود را بررسی کنید و دوباره بفرستید.',
  ),
  BODY_TOO_LARGE: spec(413, 'The request body is too large.', 'حجم درخواست بیش از حد مجاز است.'),
  BODY_TOO_COMPLEX: spec(
    400,
    'The JSON of the request is nested too deeply or holds too many values.',
    'ساختار درخواست بیش از حد تو در تو یا بزرگ است.',
  ),
  TEXT_NOT_STORABLE: spec(
    422,
    'A text holds a character that cannot be stored: NUL, or half of a surrogate pair.',
    'در متن کاراکتری هست که ذخیره نمی‌شود. آن را پاک کنید و دوباره تلاش کنید.',
  ),
  QUERY_TOO_COMPLEX: spec(
    400,
    'The query is too large. Ask for less at a time.',
    'پرس‌وجو بیش از حد بزرگ است. بخش کوچک‌تری بخواهید.',
  ),
  IDEMPOTENCY_CONFLICT: spec(
    409,
    'This Idempotency-Key was used with another request.',
    'این کلید تکرار قبلاً برای درخواست دیگری استفاده شده است.',
  ),
} as const;
