/** The part of the error table that is about domain names. */
import { formatNumber } from '../dates/calendar.js';
import { NAME_CHANGE, SITE_DOMAINS } from '../limits/limits.js';
import { spec } from './error-spec.js';

export const DOMAINS = {
  INVALID_DOMAIN: spec(
    422,
    'The name takes English letters, digits and hyphen, at least 2 characters',
    'نام دامنه باید از حروف انگلیسی، رقم و خط تیره و حداقل ۲ کاراکتر باشد.',
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
    'پس از پرداخت فقط نامی با همان قیمت پسوند را می‌توان انتخاب کرد.',
  ),
  REGISTRATION_NOT_READY: spec(
    409,
    'The names of this order cannot be registered yet: it is not paid, or a name is not confirmed',
    'هنوز نمی‌توان دامنه‌های این سفارش را ثبت کرد؛ سفارش باید پرداخت و نام آن تأیید شده باشد.',
  ),
  REGISTRATION_STATE: spec(
    409,
    'This is not possible in the present state of the registration',
    'در وضعیت فعلی دامنه نمی‌توان این کار را کرد. صفحه را دوباره بارگذاری کنید و وضعیت دامنه را ببینید.',
  ),
  SITE_DOMAIN_REFUSED: spec(
    422,
    'This name cannot be connected to a site',
    'این نام را نمی‌توان به سایت وصل کرد. نام کامل دامنهٔ خود را وارد کنید، مثل name.ir.',
  ),
  SITE_DOMAIN_EXISTS: spec(
    409,
    'This site has this domain already',
    'این دامنه قبلاً به دامنه‌های این سایت اضافه شده است.',
  ),
  SITE_DOMAIN_LIMIT: spec(
    409,
    `A site takes ${SITE_DOMAINS.perSite} domains of one's own, and an account ${SITE_DOMAINS.perAccount}`,
    `هر سایت تا ${formatNumber(SITE_DOMAINS.perSite)} و هر حساب تا ${formatNumber(SITE_DOMAINS.perAccount)} دامنه می‌پذیرد. اول یکی از دامنه‌ها را بردارید.`,
  ),
  SITE_DOMAIN_NOT_CONNECTED: spec(
    409,
    'Only a connected domain can be the primary one',
    'فقط دامنه‌ای که وصل شده است می‌تواند دامنهٔ اصلی شود.',
  ),
  SITE_DOMAIN_OF_ORDER: spec(
    409,
    'This domain belongs to the order; change it there',
    'این دامنه بخشی از سفارش است؛ برای تغییر آن، دامنهٔ سفارش را عوض کنید.',
  ),
  UNKNOWN_EXTENSION: spec(422, 'This extension is not offered', 'این پسوند ارائه نمی‌شود.'),
} as const;
