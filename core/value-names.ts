/** The Persian names of stored values: for the screens and for the administrators' exported lists. */
import { gatewayTitle } from './gateways.js';

/** Statuses of orders, payments, invoices and wallet movements. */
export const STATUS_NAMES = {
  pending: 'در انتظار',
  in_progress: 'در حال انجام',
  completed: 'انجام‌شده',
  paid: 'پرداخت‌شده',
  failed: 'ناموفق',
  cancelled: 'لغوشده',
  refunded: 'بازگردانده‌شده',
  partially_refunded: 'بخشی بازگردانده‌شده',
  due: 'سررسیدشده',
  overdue: 'سررسیدگذشته',
  needs_review: 'در حال بررسی',
} as const;

export const ROLE_NAMES = { admin: 'مدیر', user: 'کاربر' } as const;

export const USER_STATUS_NAMES = { active: 'فعال', banned: 'مسدود' } as const;

export const EMAIL_STATUS_NAMES = { sent: 'ارسال‌شده', failed: 'ناموفق', queued: 'در صف' } as const;

export const DOMAIN_CATEGORY_NAMES = { country: 'کشوری', generic: 'عمومی', specialized: 'تخصصی' } as const;

export const RECEIPT_METHOD_NAMES = {
  wallet: 'کیف پول',
  gateway: 'درگاه پرداخت',
  split: 'کیف پول و درگاه',
  manual: 'خارج از سامانه',
} as const;

/** Movements of a wallet; each name says where the money comes from or goes to, so that no two read alike. */
export const WALLET_TRANSACTION_NAMES = {
  deposit: 'واریز از درگاه',
  credit: 'واریز از سوی برپا',
  refund: 'بازگشت وجه',
  withdrawal: 'برداشت',
  debit: 'پرداخت',
} as const;

export const TICKET_STATUS_NAMES = {
  open: 'باز',
  in_progress: 'در حال بررسی',
  answered: 'پاسخ داده‌شده',
  closed: 'بسته',
} as const;

export const TICKET_CATEGORY_NAMES = {
  general: 'پرسش عمومی',
  order: 'سفارش',
  payment: 'پرداخت',
  wallet: 'کیف پول',
  domain: 'دامنه',
  technical: 'مشکل فنی',
  account: 'حساب کاربری',
} as const;

export const TICKET_PRIORITY_NAMES = { low: 'کم', normal: 'معمولی', high: 'زیاد', urgent: 'فوری' } as const;

const YES = 'بله';
const NO = 'نه';

/** The word for a yes or no. */
export function yesNo(value: boolean): string {
  return value ? YES : NO;
}

/** How a payment was made: from the wallet, or through the gateway of this name. */
export function gatewayName(gateway: string): string {
  if (gateway === 'wallet') return RECEIPT_METHOD_NAMES.wallet;
  return `درگاه ${gatewayTitle(gateway)}`;
}
