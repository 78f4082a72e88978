/** Zarinpal's numbers in our words: the documented error and a Persian sentence (protocols B1, specification 2 §8). */
import type { ErrorCode } from '#core/errors/errors.js';
import type { GatewayCode, InquiryStatus } from '#platform/ports.js';

export const PAID = 100;
export const ALREADY_VERIFIED = 101;

export interface ZarinpalCode extends GatewayCode {
  /** Null: success. */
  readonly errorCode: ErrorCode | null;
}

const success = (text: string): ZarinpalCode => ({ errorCode: null, text, again: 'none' });
/** Between us and the gateway: asking once more gets the same answer until a person has changed something there. */
const gateway = (text: string, again: GatewayCode['again'] = 'none'): ZarinpalCode => ({
  errorCode: 'GATEWAY_ERROR',
  text,
  again,
});
const authority = (text: string): ZarinpalCode => ({ errorCode: 'INVALID_AUTHORITY', text, again: 'none' });
const unverified = (text: string, again: GatewayCode['again']): ZarinpalCode => ({
  errorCode: 'VERIFICATION_FAILED',
  text,
  again,
});

export const ZARINPAL_CODES: ReadonlyMap<number, ZarinpalCode> = new Map([
  [100, success('پرداخت تأیید شد.')],
  [101, success('این پرداخت قبلاً تأیید شده است.')],
  [-9, gateway('درگاه، داده‌های درخواست را نپذیرفت.')],
  [-10, gateway('شناسه یا آدرس پذیرنده در درگاه درست نیست.')],
  [-11, gateway('پایانهٔ پذیرنده فعال نیست.')],
  [-12, gateway('تلاش‌ها بیش از حد بود. کمی بعد دوباره تلاش کنید.', 'ask')],
  [-13, gateway('پایانه به سقف خود رسیده است.')],
  [-14, gateway('دامنهٔ بازگشت با دامنهٔ ثبت‌شده یکی نیست.')],
  [-15, gateway('پایانهٔ پذیرنده معلق است.')],
  [-16, gateway('سطح پذیرنده برای این کار کافی نیست.')],
  [-17, gateway('محدودیت سطح پذیرنده.')],
  [-18, gateway('آدرس ارجاع‌دهنده با دامنهٔ ثبت‌شده یکی نیست.')],
  [-19, gateway('تراکنش‌های این پایانه بسته شده است.')],
  [-30, gateway('پذیرنده تسویهٔ اشتراکی شناور ندارد.')],
  [-31, gateway('حساب بانکی پیش‌فرض پذیرنده ثبت نشده است.')],
  [-32, gateway('سهم‌های شناور از کل مبلغ بیشتر است.')],
  [-33, gateway('سهم‌های شناور درست نیست.')],
  [-34, gateway('سهم‌های ثابت از کل مبلغ بیشتر است.')],
  [-35, gateway('تعداد دریافت‌کنندگان سهم بیش از حد است.')],
  [-36, gateway('کمترین سهم ده هزار ریال است.')],
  [-37, gateway('یکی از شباها فعال نیست.')],
  [-38, gateway('شبا در شاپرک تعریف نشده است.')],
  [-39, gateway('سهم‌ها خطا دارد.')],
  [-40, gateway('زمان انقضای درخواست درست نیست.')],
  [-41, { errorCode: 'GATEWAY_LIMIT', text: 'مبلغ از سقف درگاه، ۱۰۰٬۰۰۰٬۰۰۰ تومان، بیشتر است.', again: 'none' }],
  [-50, { ...unverified('مبلغ پرداخت‌شده با مبلغ درخواست یکی نیست.', 'none'), amountDiffers: true }],
  [-51, { errorCode: 'PAYMENT_FAILED', text: 'پرداخت انجام نشده است.', again: 'pay' }],
  [-52, unverified('درگاه با خطایی پیش‌بینی‌نشده روبه‌رو شد.', 'ask')],
  [-53, authority('این پرداخت از آن پذیرندهٔ دیگری است.')],
  [-54, authority('شناسهٔ پرداخت نامعتبر است.')],
  [-55, authority('چنین پرداختی پیدا نشد.')],
  [-60, gateway('بانک نمی‌تواند این پرداخت را برگرداند.')],
  [-61, gateway('پرداخت موفق نبوده یا قبلاً برگشت خورده است.')],
  [-62, gateway('آدرس سرور در درگاه ثبت نشده است.')],
  [-63, gateway('زمان سی‌دقیقه‌ای برگشت گذشته است.')],
]);

/** Between us and the gateway: they say nothing about the money. */
const NO_ANSWERS: ReadonlySet<ErrorCode> = new Set(['GATEWAY_ERROR', 'GATEWAY_LIMIT']);

/** After these answers to `verify`, this authority will not settle with these values. Null: it is not decided. */
export function refusalOfVerify(code: number): ErrorCode | null {
  const errorCode = ZARINPAL_CODES.get(code)?.errorCode ?? null;
  return errorCode === null || NO_ANSWERS.has(errorCode) ? null : errorCode;
}

/** An amount above the limit is one that the payer can mend; every other refusal is between us and the gateway. */
export function failureOfRequest(code: number): 'GATEWAY_LIMIT' | 'GATEWAY_ERROR' {
  return ZARINPAL_CODES.get(code)?.errorCode === 'GATEWAY_LIMIT' ? 'GATEWAY_LIMIT' : 'GATEWAY_ERROR';
}

const INQUIRY: ReadonlyMap<string, InquiryStatus> = new Map([
  ['VERIFIED', 'verified'],
  ['PAID', 'paid'],
  ['IN_BANK', 'in_bank'],
  ['FAILED', 'failed'],
  ['REVERSED', 'reversed'],
]);

export function inquiryStatus(text: string): InquiryStatus {
  return INQUIRY.get(text.toUpperCase()) ?? 'unknown';
}
