import type { ApiScope } from './api-keys.js';

/** What a key of the API may do, Persian: for the screens and for exported lists. */
export const API_SCOPE_TITLES: Readonly<Record<ApiScope, string>> = {
  'read:profile': 'دیدن حساب کاربری',
  'write:profile': 'ویرایش حساب کاربری',
  'read:orders': 'دیدن سفارش‌ها',
  'write:orders': 'ثبت و ویرایش سفارش',
  'read:sites': 'دیدن سایت‌ها',
  'write:sites': 'انتشار سایت‌ها',
  'read:files': 'دیدن فایل‌ها',
  'write:files': 'ارسال و حذف فایل',
  'read:invoices': 'دیدن صورت‌حساب‌ها',
  'read:payments': 'دیدن پرداخت‌ها',
  'write:payments': 'پرداخت و بازگشت وجه',
  'read:wallet': 'دیدن کیف پول',
  'write:wallet': 'واریز به کیف پول',
  'read:tickets': 'دیدن تیکت‌ها',
  'write:tickets': 'نوشتن تیکت',
  'read:notifications': 'دیدن اعلان‌ها',
  'write:notifications': 'خواندن اعلان‌ها',
};
