/**
 * The one error table (specification 1 §8 and 2 §8). A code decides its HTTP status, whether a client may repeat the
 * call, whether a person should contact support, the documented message and the Persian one. D-35: words that a client
 * takes for "repeat" (network, timeout, connection, server, gateway) or for "sign out" (unauthorized, log in again) are
 * never in a message that must not have that effect.
 */
import type { FieldFault } from './field-faults.js';
import { spec, type ErrorSpec } from './error-spec.js';
import { DOMAINS } from './errors.domains.js';
import { FILE_ERRORS } from './errors.files.js';
import { SITE_FILES } from './errors.site-files.js';
import { GENERAL } from './errors.general.js';

export type { ErrorSpec };

const IDENTITY = {
  INVALID_CREDENTIALS: spec(401, 'Login failed', 'ایمیل یا رمز عبور درست نیست.'),
  EMAIL_NOT_VERIFIED: spec(
    403,
    'Please verify your email first, a verification mail was sent.',
    'ابتدا ایمیل خود را تأیید کنید. پیام تأیید را می‌توانیم دوباره بفرستیم.',
  ),
  ACCOUNT_BANNED: spec(403, 'This account has been suspended.', 'این حساب مسدود شده است. با پشتیبانی تماس بگیرید.'),
  /** Returned to a client that still has a token of it, as the reason why the session has ended. */
  ACCOUNT_REMOVED: spec(403, 'This account has been deleted.', 'این حساب حذف شده است.'),
  INVALID_LINK: spec(400, 'Invalid verification link', 'این لینک نادرست است یا زمان آن گذشته است. لینک جدیدی بخواهید.'),
  INVALID_RESET_LINK: spec(
    400,
    'The password reset link is invalid',
    'لینک بازنشانی رمز عبور نادرست است یا زمان آن گذشته است. لینک جدیدی بخواهید.',
  ),
  /** The three of a link that we did send; whoever holds its token learns what became of it. */
  LINK_USED: spec(400, 'This link has already been used', 'این لینک قبلاً استفاده شده است. وارد شوید.'),
  LINK_REPLACED: spec(400, 'This link no longer works', 'این لینک دیگر کار نمی‌کند. آخرین ایمیل ما را باز کنید.'),
  LINK_EXPIRED: spec(400, 'This link has expired', 'زمان این لینک گذشته است. لینک جدیدی بخواهید.'),
  TOKEN_REFRESH_FAILED: spec(401, 'Token refresh failed', 'از حساب خود خارج شده‌اید. دوباره وارد شوید.'),
  SESSION_ENDED: spec(
    401,
    'Token refresh failed',
    'از حساب خارج شدید: از دستگاهی دیگر، یا با تغییر رمز عبور. دوباره وارد شوید.',
  ),
  OAUTH_FAILED: spec(
    401,
    'OAuth login failed',
    'این ورود پذیرفته نشد یا زمان آن گذشته است. از صفحهٔ ورود دوباره شروع کنید.',
  ),
  OAUTH_DENIED: spec(
    403,
    'The sign-in was declined at the provider.',
    'ورود لغو شد. هر زمان خواستید دوباره تلاش کنید.',
  ),
  OAUTH_EMAIL_UNVERIFIED: spec(
    403,
    'Your e-mail is not verified at this provider. Verify it there, or sign in with e-mail and password.',
    'ایمیل شما در این سرویس تأیید نشده است. اول آن را همان‌جا تأیید کنید، یا با ایمیل و رمز عبور وارد شوید.',
  ),
  OAUTH_STATE_INVALID: spec(
    400,
    'This sign-in did not begin in this browser or took too long. Please start again.',
    'این ورود در همین مرورگر شروع نشده یا زمان آن گذشته است. دوباره شروع کنید.',
  ),
  OAUTH_PROVIDER_ERROR: spec(
    502,
    'The sign-in provider did not answer properly. Please try again.',
    'سرویس ورود پاسخ درستی نداد. کمی بعد دوباره تلاش کنید یا با ایمیل وارد شوید.',
  ),
  OAUTH_UNAVAILABLE: spec(
    404,
    'Signing in with this provider is not offered here.',
    'ورود با این سرویس الان ارائه نمی‌شود. با ایمیل وارد شوید.',
  ),
  WEAK_PASSWORD: spec(
    422,
    'Choose a password of at least 8 characters that is not a common one.',
    'رمز عبوری با حداقل ۸ کاراکتر انتخاب کنید که رایج نباشد.',
  ),
  /** Not 401: the caller's token is fine, and a client must neither renew it nor sign out. */
  WRONG_PASSWORD: spec(422, 'The current password is wrong.', 'رمز عبور فعلی درست نیست.'),
  TWO_FACTOR_REQUIRED: spec(
    403,
    'Enter the code of your authenticator app to go on.',
    'کد برنامهٔ احراز هویت خود را بنویسید تا وارد شوید.',
  ),
  TWO_FACTOR_CODE_INVALID: spec(
    422,
    'This code is wrong or was used already.',
    'این کد درست نیست یا قبلاً استفاده شده است.',
  ),
  TWO_FACTOR_EXPIRED: spec(
    400,
    'This sign-in took too long. Please start again.',
    'زمان این ورود گذشته است. از صفحهٔ ورود دوباره شروع کنید.',
  ),
  TWO_FACTOR_SETUP_REQUIRED: spec(
    403,
    'Administrators must turn on two-factor sign-in first.',
    'مدیران اول باید ورود دومرحله‌ای را روشن کنند.',
  ),
  /** Its own code, because a program cannot log in: it needs another key. */
  API_KEY_INVALID: spec(
    401,
    'This API key is unknown, revoked or expired.',
    'این کلید API شناخته نشد، باطل شده یا زمان آن گذشته است.',
  ),
  API_KEY_LIMIT: spec(
    409,
    'There are too many API keys. Revoke one first.',
    'تعداد کلیدهای API شما به سقف رسیده است. اول یکی را باطل کنید.',
  ),
  LAST_WAY_IN: spec(
    409,
    'This is the only way into your account. Set a password first.',
    'حساب شما راه ورود دیگری ندارد. اول برای حساب خود رمز عبور بسازید.',
  ),
  LAST_ADMIN: spec(409, 'The last administrator must remain.', 'حداقل یک مدیر باید بماند.'),
  ACCOUNT_HAS_BALANCE: spec(
    409,
    'There is money in the wallet. Write to support to get it back before you close the account.',
    'در کیف پول شما پول هست. برای بستن حساب، اول با یک تیکت به پشتیبانی بنویسید تا آن را به شما برگردانیم.',
  ),
  ACCOUNT_HAS_OPEN_PAYMENTS: spec(
    409,
    'A payment, a refund or a request for money back has not ended. Wait until it has, then close the account.',
    'یک پرداخت، بازگشت وجه یا درخواست آن هنوز تمام نشده است. پس از تمام شدن آن، حساب را ببندید.',
  ),
  OWN_ACCOUNT: spec(
    409,
    'This cannot be done to your own account.',
    'این کار را نمی‌توانید با حساب خودتان انجام دهید.',
  ),
  SECOND_ADMIN_REQUIRED: spec(
    409,
    'Another administrator must decide on this.',
    'دربارهٔ این درخواست مدیر دیگری باید تصمیم بگیرد.',
  ),
  APPROVAL_REQUIRED: spec(
    409,
    'An amount this high, with what was changed within a day, takes the approval of a second administrator.',
    'این مبلغ، همراه با تغییرهای یک روز گذشته، به تأیید مدیر دوم نیاز دارد. برای آن درخواست بفرستید.',
  ),
} as const;

const PAYMENT = {
  PAYMENT_CANCELED: spec(402, 'Payment canceled', 'پرداخت لغو شد.', { retryable: true }),
  PAYMENT_FAILED: spec(402, 'Payment failed', 'پرداخت ناموفق بود.', { retryable: true }),
  PAYMENT_EXPIRED: spec(
    402,
    'The time for this payment has ended',
    'زمان پرداخت به پایان رسیده است. اگر پولی از حساب شما کم شده باشد، خودکار برمی‌گردد.',
    { retryable: true },
  ),
  VERIFICATION_FAILED: spec(
    402,
    'Paid but not verified. Contact support if you were charged.',
    'پرداخت تأیید نشد. اگر پول از حساب شما کم شده است، با پشتیبانی تماس بگیرید.',
    { retryable: true, support: true },
  ),
  /** S-185: what came back from the gateway does not name a payment. */
  PAYMENT_INCOMPLETE: spec(
    400,
    'Payment information is incomplete',
    'اطلاعات پرداخت کامل نیست. نتیجهٔ پرداخت را در داشبورد ببینید.',
    { support: true },
  ),
  INVALID_AUTHORITY: spec(400, 'Invalid payment code', 'کد پرداخت نادرست است.', { support: true }),
  DUPLICATE_PAYMENT: spec(409, 'This payment has already been recorded', 'این پرداخت قبلاً ثبت شده است.'),
  INSUFFICIENT_FUNDS: spec(402, 'Insufficient balance', 'موجودی کافی نیست.', { retryable: true }),
  GATEWAY_ERROR: spec(502, 'Payment gateway error', 'درگاه پرداخت پاسخ درستی نداد. کمی بعد دوباره تلاش کنید.', {
    retryable: true,
    support: true,
  }),
  UNKNOWN_ERROR: spec(
    500,
    'An unexpected error occurred. Please try again.',
    'خطایی ناشناخته رخ داد. با پشتیبانی تماس بگیرید.',
    { retryable: false, support: true },
  ),
  GATEWAY_LIMIT: spec(
    422,
    'One payment can be at most 100,000,000 Tomans. Please pay in parts.',
    'سقف هر پرداخت ۱۰۰٬۰۰۰٬۰۰۰ تومان است. مبلغ را در چند نوبت بپردازید.',
  ),
  REFUND_EXCEEDS_PAYMENT: spec(
    409,
    'The refund is more than what is left of this payment',
    'این مبلغ از آنچه از این پرداخت مانده بیشتر است.',
  ),
  REFUND_NOT_POSSIBLE: spec(
    409,
    'This payment cannot be refunded',
    'این پرداخت را نمی‌توان بازگرداند؛ یا تسویه نشده، یا پول آن هم‌اکنون در کیف پول مشتری است.',
  ),
  PAYMENT_NOT_CANCELABLE: spec(409, 'This payment can no longer be canceled', 'این پرداخت را دیگر نمی‌توان لغو کرد.'),
} as const;

const WALLET = {
  DEPOSIT_TOO_SMALL: spec(
    422,
    'Amount must be at least 1,000,000 Rials (100,000 Tomans)',
    'مبلغ باید حداقل ۱۰۰٬۰۰۰ تومان باشد.',
  ),
  DEPOSIT_TOO_LARGE: spec(422, 'The maximum top-up is 999,999,999 Tomans', 'بیشترین مبلغ واریز ۹۹۹٬۹۹۹٬۹۹۹ تومان است.'),
  DEPOSIT_PENDING: spec(
    409,
    'You have a pending payment. Continue or cancel it first.',
    'یک پرداخت در انتظار دارید. اول آن را ادامه دهید یا لغو کنید.',
  ),
  DESCRIPTION_LENGTH: spec(422, 'The description takes 3 to 255 characters', 'توضیح باید ۳ تا ۲۵۵ کاراکتر باشد.'),
} as const;

const ORDER = {
  INVALID_PRICE: spec(422, 'Invalid price, calculate price first', 'قیمت معتبر نیست. اول قیمت را محاسبه کنید.'),
  PRICE_MISMATCH: spec(
    409,
    'The price has changed. Please review the new price.',
    'قیمت تغییر کرده است. قیمت جدید را ببینید و دوباره تأیید کنید.',
  ),
  DRAFT_ORDERED: spec(409, 'This draft has been ordered already', 'این طرح قبلاً سفارش داده شده است.'),
  ORDER_NOT_DESIGNED: spec(409, 'This order has no design yet', 'اول طرح سایت این سفارش را بسازید.'),
  SITE_LABEL_TAKEN: spec(
    409,
    'Another site has this address by now',
    'این آدرس را سایت دیگری گرفته است. آن را رد کنید و دلیل را بنویسید.',
  ),
  SITE_CLOSED: spec(
    409,
    'This site is closed and shows nothing new',
    'این سایت بسته است و نمی‌توانید چیزی در آن منتشر کنید.',
  ),
  RENEWAL_ENDED: spec(
    409,
    'The paid time is over; this renewal cannot be stopped or resumed',
    'زمان این سایت به پایان رسیده است و تمدید آن دیگر تغییر نمی‌کند. برای راه‌اندازی دوباره از بخش پشتیبانی بنویسید.',
  ),
  /** `details` say how many pages and sections are too many, whether a logo is, and which services. */
  DESIGN_NOT_PAID: spec(
    409,
    'The draft exceeds what is paid for',
    'این پیش‌نویس بیش از سفارش پرداخت‌شده دارد. صفحه و بخش‌های اضافه را حذف کنید، یا قیمت آن را بپردازید و بعد منتشر کنید.',
  ),
  UPGRADE_EMPTY: spec(
    409,
    'Nothing beyond what is paid for was chosen',
    'چیزی بیش از آنچه خریده‌اید انتخاب نشده است. صفحه یا بخشی اضافه کنید یا خدمتی را انتخاب کنید.',
  ),
  REPORT_LIMIT: spec(
    409,
    'Many reports of this site wait for a decision; another one is not needed',
    'گزارش‌های بسیاری از این سایت رسیده است و بررسی می‌شود. گزارش جدید لازم نیست.',
  ),
  ORDER_NOT_PAYABLE: spec(409, 'This order can no longer be paid', 'این سفارش دیگر قابل پرداخت نیست.'),
  ORDER_NOT_EDITABLE: spec(409, 'Only pending orders can be edited', 'فقط سفارش‌های در انتظار ویرایش می‌شوند.'),
  ORDER_NOT_REFUNDABLE: spec(
    409,
    'This order can no longer be refunded',
    'وجه این سفارش را دیگر نمی‌توان بازگرداند. با پشتیبانی تماس بگیرید.',
  ),
  ORDER_DELETE_DENIED: spec(
    403,
    'Access denied, deleting the order is not possible',
    'دسترسی ندارید؛ حذف این سفارش ممکن نیست.',
  ),
  INVALID_TRANSITION: spec(409, 'This change of status is not possible', 'این تغییر وضعیت ممکن نیست.'),
  DRAFT_LIMIT: spec(
    409,
    'There are too many saved orders or designs. Finish or delete one first.',
    'تعداد سفارش‌ها یا طرح‌های ذخیره‌شدهٔ شما به سقف رسیده است. اول یکی را کامل یا حذف کنید.',
  ),
  KEPT_SECTION_LIMIT: spec(
    409,
    'There are too many kept sections. Remove one first.',
    'تعداد بخش‌های نگه‌داشتهٔ شما به سقف رسیده است. اول یکی را حذف کنید.',
  ),
  INVALID_DESIGN: spec(
    422,
    'The design is incomplete. Please finish the steps before it.',
    'طرح کامل نیست. مرحله‌های قبلی را کامل کنید.',
  ),
} as const;

const COUPON = {
  COUPON_UNKNOWN: spec(404, 'This discount code does not exist', 'چنین کد تخفیفی نداریم. نوشتهٔ آن را بررسی کنید.'),
  COUPON_NOT_STARTED: spec(409, 'This discount code is not valid yet', 'زمان این کد تخفیف هنوز نرسیده است.'),
  COUPON_EXPIRED: spec(409, 'This discount code has expired', 'زمان این کد تخفیف گذشته است.'),
  COUPON_USED_UP: spec(409, 'This discount code has been used up', 'ظرفیت این کد تخفیف پر شده است.'),
  COUPON_ALREADY_USED: spec(
    409,
    'You have used this discount code already',
    'شما این کد تخفیف را قبلاً استفاده کرده‌اید.',
  ),
  COUPON_MINIMUM: spec(
    409,
    'The price does not reach the minimum of this discount code',
    'مبلغ سفارش از حداقل خرید این کد تخفیف کمتر است.',
  ),
  COUPON_IN_USE: spec(
    409,
    'This discount code has been used and cannot be deleted. Deactivate it instead.',
    'این کد تخفیف استفاده شده است و حذف نمی‌شود. آن را غیرفعال کنید.',
  ),
} as const;

const OTHER = {
  ...DOMAINS,
  ...SITE_FILES,
  ...FILE_ERRORS,
  TICKET_LIMIT: spec(
    409,
    'There are too many open tickets or messages. Close or finish one first.',
    'تعداد تیکت‌های باز یا پیام‌ها به سقف رسیده است. اول یکی را به پایان ببرید.',
  ),
  WEBHOOK_LIMIT: spec(
    409,
    'There are too many webhooks. Remove one first.',
    'تعداد وب‌هوک‌ها به سقف رسیده است. اول یکی را حذف کنید.',
  ),
  WEBHOOK_OFF: spec(409, 'This webhook is turned off. Turn it on first.', 'این وب‌هوک خاموش است. اول آن را روشن کنید.'),
  INVALID_ORDER_ID: spec(400, 'Invalid order id', 'شناسه سفارش نامعتبر است'),
  DOWNLOAD_FAILED: spec(500, 'Failed to download receipt', 'دریافت رسید ناموفق بود.'),
} as const;

export const ERRORS = {
  ...GENERAL,
  ...IDENTITY,
  ...PAYMENT,
  ...WALLET,
  ...ORDER,
  ...COUPON,
  ...OTHER,
} as const satisfies Record<string, ErrorSpec>;
export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

/** The fields of an error besides its code. */
export interface ErrorExtra {
  /** Faults by field, for VALIDATION_ERROR. */
  readonly fields?: readonly FieldFault[];
  /** Facts a client needs to go on, such as both prices of PRICE_MISMATCH. JSON values only. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Replaces the table's Persian text where the throwing code has a more precise one. */
  readonly fa?: string;
  /** Replaces the table's, where the throwing code knows whether repeating the call can help. */
  readonly retryable?: boolean;
  readonly cause?: unknown;
}

/** The only error that a service throws on purpose; both APIs render it from the table. */
export class AppError extends Error {
  readonly fields: readonly FieldFault[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly fa: string;
  readonly retryable: boolean;

  constructor(
    readonly code: ErrorCode,
    extra: ErrorExtra = {},
  ) {
    super(ERRORS[code].message, { cause: extra.cause });
    this.name = 'AppError';
    this.fields = extra.fields ?? [];
    this.details = extra.details ?? {};
    this.fa = extra.fa ?? ERRORS[code].fa;
    this.retryable = extra.retryable ?? ERRORS[code].retryable;
  }
}
