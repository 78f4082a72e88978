/** The part of the error table that is about domain names. */
import { formatNumber } from './calendar.js';
import { NAME_CHANGE } from './limits.js';
import { spec } from './error-spec.js';

export const DOMAINS = {
  INVALID_DOMAIN: spec(
    422,
    'The name takes English letters, digits and hyphen, at least 2 characters',
    'نام دامنه باید از حروف انگلیسی، رقم و خط تیره و دست‌کم ۲ نویسه باشد.',
  ),
  DOMAIN_TAKEN: spec(
    409,
    'This domain name is not available. Please choose another one.',
    'این نام دامنه در دسترس نیست. نام دیگری انتخاب کنید.',
  ),
  DOMAIN_REFUSED: spec(
    422,
    'The registry does not accept this domain name. Please choose another one.',
    'مرکز ثبت این نام دامنه را نمی‌پذیرد. نام دیگری انتخاب کنید.',
  ),
  DOMAIN_CHANGE_CLOSED: spec(
    409,
    `The domain name can no longer be changed: the ${NAME_CHANGE.hours} hours after the order are over`,
    `مهلت ${formatNumber(NAME_CHANGE.hours)} ساعتهٔ تغییر دامنه به پایان رسیده است.`,
  ),
  DOMAIN_NOT_WAITING: spec(
    409,
    'There is no domain name of this order to decide about',
    'برای این سفارش نام دامنه‌ای در انتظار تصمیم نیست.',
  ),
  DOMAIN_PRICE_DIFFERS: spec(
    409,
    'A paid order can only take a domain name of the same price',
    'پس از پرداخت تنها نامی با همان قیمت پسوند را می‌توان انتخاب کرد.',
  ),
  UNKNOWN_EXTENSION: spec(422, 'This extension is not offered', 'این پسوند ارائه نمی‌شود.'),
} as const;
