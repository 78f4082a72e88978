/**
 * Zibal's numbers in our words. Results of calls have three digits, states of a payment one or two, so that both fit
 * into one table. Source: help.zibal.ir/IPG/API and its samples.
 */
import type { ErrorCode } from '#core/errors/errors.js';
import type { GatewayCode, InquiryStatus } from '#platform/ports.js';

export const PAID = 100;
export const ALREADY_VERIFIED = 201;
export const NOT_PAID = 202;

export interface ZibalCode extends GatewayCode {
  /** Null: no refusal. */
  readonly errorCode: ErrorCode | null;
}

const fine = (text: string): ZibalCode => ({ errorCode: null, text, again: 'none' });
/** Between us and the gateway: asking once more gets the same answer until a person has changed something there. */
const gateway = (text: string): ZibalCode => ({ errorCode: 'GATEWAY_ERROR', text, again: 'none' });
const unpaid = (text: string): ZibalCode => ({ errorCode: 'PAYMENT_FAILED', text, again: 'pay' });

export const ZIBAL_CODES: ReadonlyMap<number, ZibalCode> = new Map([
  [PAID, fine('پرداخت تأیید شد.')],
  [ALREADY_VERIFIED, fine('این پرداخت قبلاً تأیید شده است.')],
  [102, gateway('شناسه یا آدرس پذیرنده در درگاه درست نیست.')],
  [103, gateway('پذیرنده در درگاه فعال نیست.')],
  [104, gateway('شناسهٔ پذیرنده نامعتبر است.')],
  [105, gateway('مبلغ باید بیشتر از ۱٬۰۰۰ ریال باشد.')],
  [106, gateway('درگاه، آدرس بازگشت را نپذیرفت.')],
  [113, { errorCode: 'GATEWAY_LIMIT', text: 'مبلغ از سقف درگاه بیشتر است.', again: 'none' }],
  [NOT_PAID, unpaid('پرداخت انجام نشده است.')],
  [203, { errorCode: 'INVALID_AUTHORITY', text: 'شناسهٔ پرداخت نامعتبر است.', again: 'none' }],
  [-1, fine('در انتظار پرداخت است.')],
  [-2, { errorCode: 'VERIFICATION_FAILED', text: 'درگاه با خطایی داخلی روبه‌رو شد.', again: 'ask' }],
  [1, fine('پرداخت شده و تأیید شده است.')],
  [2, fine('پرداخت شده و هنوز تأیید نشده است.')],
  [3, unpaid('از پرداخت انصراف داده شد.')],
  [4, unpaid('شمارهٔ کارت درست نیست.')],
  [5, unpaid('موجودی کارت کافی نیست.')],
  [6, unpaid('رمز کارت اشتباه است.')],
  [7, unpaid('درخواست‌ها بیش از حد مجاز است.')],
  [8, unpaid('تعداد پرداخت‌های اینترنتی امروز این کارت به سقف رسیده است.')],
  [9, unpaid('مبلغ پرداخت‌های اینترنتی امروز این کارت به سقف رسیده است.')],
  [10, unpaid('صادرکنندهٔ کارت نامعتبر است.')],
  [11, unpaid('بانک با خطا روبه‌رو شد.')],
  [12, unpaid('کارت در دسترس نیست.')],
  [15, unpaid('مبلغ به کارت برگشته است.')],
  [16, unpaid('مبلغ در حال برگشت به کارت است.')],
  [18, unpaid('پرداخت برگشت خورده است.')],
  [21, gateway('پذیرنده در درگاه نامعتبر است.')],
]);

/** An amount above the limit is one that the payer can mend; every other refusal is between us and the gateway. */
export function failureOfRequest(result: number): 'GATEWAY_LIMIT' | 'GATEWAY_ERROR' {
  return ZIBAL_CODES.get(result)?.errorCode === 'GATEWAY_LIMIT' ? 'GATEWAY_LIMIT' : 'GATEWAY_ERROR';
}

/** After these answers to `verify`, this payment will not settle. Null: it is not decided. */
export function refusalOfVerify(result: number): ErrorCode | null {
  const errorCode = ZIBAL_CODES.get(result)?.errorCode ?? null;
  return errorCode === 'PAYMENT_FAILED' || errorCode === 'INVALID_AUTHORITY' ? errorCode : null;
}

const REVERSED: ReadonlySet<number> = new Set([15, 16, 18]);
const REFUSED = { first: 3, last: 12 } as const;

export function inquiryStatus(state: number): InquiryStatus {
  if (state === 1) return 'verified';
  if (state === 2) return 'paid';
  if (state === -1) return 'in_bank';
  if (REVERSED.has(state)) return 'reversed';
  return state >= REFUSED.first && state <= REFUSED.last ? 'failed' : 'unknown';
}
