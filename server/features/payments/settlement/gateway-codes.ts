/**
 * Every number of the gateway in our words: the documented error and a Persian sentence (protocols B1, specification 2
 * §8).
 */
import type { ErrorCode } from '#core/errors/errors.js';

export interface GatewayCode {
  /** Null: success. */
  readonly errorCode: ErrorCode | null;
  /** Persian, for the payer where it concerns them, otherwise for readers of the payment log. */
  readonly text: string;
  /**
   * What the payer can do about it besides writing to support. `ask`: the answer may be another one in a moment. `pay`:
   * no money was taken, so a new payment helps. `none`: neither helps; the reconciler or a person goes on.
   */
  readonly again: Again;
}

type Again = 'ask' | 'pay' | 'none';

/** The gateway's "amount differs": a person must review it. */
export const AMOUNT_DIFFERS = -50;

const success = (text: string): GatewayCode => ({ errorCode: null, text, again: 'none' });
/** Between us and the gateway: asking once more gets the same answer until a person has changed something there. */
const gateway = (text: string, again: Again = 'none'): GatewayCode => ({ errorCode: 'GATEWAY_ERROR', text, again });
const authority = (text: string): GatewayCode => ({ errorCode: 'INVALID_AUTHORITY', text, again: 'none' });
const unverified = (text: string, again: Again): GatewayCode => ({ errorCode: 'VERIFICATION_FAILED', text, again });

export const GATEWAY_CODES: ReadonlyMap<number, GatewayCode> = new Map([
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
  [AMOUNT_DIFFERS, unverified('مبلغ پرداخت‌شده با مبلغ درخواست یکی نیست.', 'none')],
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

/** The Persian sentence for a number; null for none and for an undocumented one. */
export function gatewayText(code: number | null | undefined): string | null {
  return code === null || code === undefined ? null : (GATEWAY_CODES.get(code)?.text ?? null);
}

/** Whether asking or paying again can help; also for an undocumented number, and where there is none. */
export function canChange(code: number | null | undefined): boolean {
  return code === null || code === undefined || GATEWAY_CODES.get(code)?.again !== 'none';
}
