/** Persian texts of keys. */
import { toPersianDigits } from '#core/text/digits.js';
import { API_KEY } from '#core/api-keys.js';

const days = (count: number): string => toPersianDigits(count);

export const messages = {
  widened: 'دسترسی‌های کلید بیشتر شد.',
  revoked: 'کلید باطل شد و دیگر کار نمی‌کند.',
  allRevoked: 'همهٔ کلیدها باطل شدند و دیگر کار نمی‌کنند.',
} as const;

export const faults = {
  name: 'نامی برای این کلید بنویسید.',
  nameLong: `نام کلید بلندتر از ${days(API_KEY.nameMax)} کاراکتر است.`,
  scopes: 'حداقل یک دسترسی انتخاب کنید.',
  scope: 'این دسترسی را نمی‌شناسیم.',
  expires: `اعتبار کلید باید بین ${days(API_KEY.lifeDays.min)} و ${days(API_KEY.lifeDays.max)} روز باشد.`,
} as const;
