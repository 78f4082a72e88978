/** The domain step, with the documented texts (specification 1 §8). */
import { formatNumber, formatTime, formatToman } from '#core/dates/calendar.js';
import { NAME_CHANGE } from '#core/limits/limits.js';
import { RECURRENCE_NAMES } from '#core/pricing/price-list.js';
import { ltr } from '#core/text/bidi.js';

export const domainMessages = {
  primary: {
    title: 'دامنهٔ اصلی',
    label: 'نام دامنه',
    placeholder: 'my-site',
    hint: 'حروف انگلیسی، رقم و خط تیره. پس از نوشتن، خودمان بررسی می‌کنیم.',
    free: 'یک سال رایگان',
    fault: 'نام دامنه باید از حروف انگلیسی، رقم و خط تیره و حداقل ۲ کاراکتر باشد.',
    idle: 'نام را بنویسید تا بگوییم آزاد است یا نه.',
    suggested: 'پیشنهاد بر اساس نام سایت:',
    checking: 'در حال بررسی…',
    waiting: 'کمی صبر می‌کنیم تا نوشتن را تمام کنید.',
    status: { available: 'آزاد است', taken: 'گرفته شده است', unknown: 'معلوم نشد' },
    checkedAt: (at: Date) => `بررسی در ${formatTime(at)}`,
    refused: {
      ir_too_short: `نام دامنهٔ ${ltr('.ir')} باید حداقل ۳ کاراکتر باشد.`,
      hyphen_position: 'خط تیره نمی‌تواند در پایان نام، یا دو بار پشت سر هم، بیاید.',
      reserved: 'مرکز ثبت این نام را برای خود نگه داشته است. نام دیگری انتخاب کنید.',
    },
    takenAdvice: 'با این نام نمی‌توان سفارش داد؛ نام دیگری انتخاب کنید.',
    unknownAdvice:
      'می‌توانید ادامه دهید؛ سفارش پذیرفته می‌شود. پس از پرداخت نام را دوباره بررسی می‌کنیم و خبر می‌دهیم.',
    offlineTitle: 'اتصال اینترنت برقرار نیست',
    offlineText: 'نام بررسی نشد. با بازگشت اتصال، خودمان دوباره بررسی می‌کنیم.',
    again: 'بررسی دوباره',
    failTitle: 'خطا در بررسی دامنه',
    failText: 'مشکلی در ارتباط با سرور پیش آمد.',
  },
  extra: {
    title: 'دامنه‌های اضافی',
    text: 'نام‌های دیگری که به همین سایت می‌رسند.',
    label: 'نام دامنهٔ اضافی',
    extension: 'پسوند',
    add: 'بررسی و افزودن',
    invalid: 'لطفاً نام دامنه معتبر وارد کنید.',
    unavailable: 'دامنه در دسترس نیست',
    failTitle: 'خطا',
    failText: 'مشکلی در بررسی دامنه پیش آمد.',
    added: 'دامنه اضافه شد',
    exists: 'این دامنه در فهرست شما هست.',
    full: 'بیش از ۲۰ دامنهٔ اضافی نمی‌شود.',
    remove: (name: string) => `حذف ${name}`,
    removed: (name: string) => `${name} حذف شد.`,
    empty: 'دامنهٔ اضافی ندارید.',
    forYear: `(${RECURRENCE_NAMES.one_off}، برای یک سال)`,
    option: (extension: string, toman: number) => `${ltr(extension)} · ${toman === 0 ? 'رایگان' : formatToman(toman)}`,
  },
  guest: {
    title: 'کاربر مهمان',
    text: 'طرح شما در همین مرورگر نگه داشته می‌شود. پس از ورود و ثبت سفارش، از هر جایی به آن می‌رسید.',
    login: 'ورود',
    signup: 'ثبت‌نام',
    save: 'ذخیره در مرورگر',
    saved: 'طرح در این مرورگر ذخیره شد.',
  },
  tips: {
    title: 'چند نکته برای نام خوب',
    items: [
      'کوتاه باشد و به‌آسانی خوانده شود.',
      'از عدد و خط تیره تا می‌توانید پرهیز کنید.',
      'با نام کسب‌وکارتان یکی باشد.',
      `تا ${formatNumber(NAME_CHANGE.hours)} ساعت پس از سفارش می‌توانید دامنه را عوض کنید.`,
    ],
  },
  security: {
    title: 'امنیت و سرعت',
    items: (cdn: string) => [
      'گواهی SSL رایگان',
      ...(cdn === '' ? [] : [`شبکهٔ توزیع محتوا (${cdn})`]),
      'میزبانی پرسرعت',
    ],
    ready: (claim: string) => `سایت شما با دامنهٔ خودش ${claim} پس از پرداخت آماده می‌شود.`,
  },
  summary: {
    title: 'خلاصهٔ دامنه',
    primary: 'دامنهٔ اصلی',
    extras: 'دامنه‌های اضافی',
    none: 'هنوز نامی ننوشته‌اید',
    total: 'سال اول',
    free: 'رایگان',
    renewal: 'تمدید هر سال بعد',
  },
} as const;
