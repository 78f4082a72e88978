/** The domains of a site: connecting one's own, and how each of them is doing. */
import { ltr } from '#core/text/bidi.js';
import { SITE_DOMAINS } from '#core/limits/limits.js';
import type { DnsRecordState, SiteDomainState } from '#client/gql/graphql.js';
import { formatNumber } from '../../format.js';

const states: Readonly<Record<SiteDomainState, string>> = {
  waiting: 'در انتظار تأیید مالکیت',
  proven: 'در انتظار رکوردها',
  connected: 'متصل',
  lost: 'رکوردها پیدا نشد',
};

const recordStates: Readonly<Record<DnsRecordState, string>> = {
  set: 'درست است',
  partly: 'هنوز کامل نیست',
  other: 'مقدار دیگری دارد',
  missing: 'پیدا نشد',
  unknown: 'بررسی نشده',
};

export const siteDomainsMessages = {
  tab: 'دامنه‌ها',
  failed: 'دامنه‌ها بارگذاری نشد',
  list: 'دامنه‌های سایت',
  none: {
    title: 'هنوز دامنه‌ای ندارید',
    text: 'اگر دامنه‌ای دارید، نام آن را وارد کنید. رکوردهایی که باید تنظیم کنید همین‌جا نشان داده می‌شود.',
  },
  closed: 'تا وقتی سایت بسته است، نمی‌توانید به آن دامنه اضافه کنید.',
  order: {
    title: 'دامنهٔ سفارش',
    until: (left: string) => `برای تغییر نام دامنه ${left} فرصت دارید.`,
  },
  add: {
    title: 'اتصال دامنهٔ خودتان',
    lead: `دامنه‌ای را که جای دیگری خریده‌اید به این سایت وصل کنید. هر سایت تا ${formatNumber(SITE_DOMAINS.perSite)} دامنه می‌پذیرد.`,
    label: 'نام دامنه',
    placeholder: 'name.ir',
    arabic: (name: string) =>
      `«ی» و «ک» عربی را فارسی می‌خوانیم: ${ltr(name)}. اگر دامنه با حروف عربی ثبت شده است، نامی را وارد کنید که با ${ltr('xn--')} شروع می‌شود.`,
    action: 'افزودن دامنه',
    done: 'دامنه اضافه شد. حالا رکوردهای آن را تنظیم کنید.',
  },
  states,
  unregistered: 'در انتظار ثبت',
  https: 'HTTPS آماده است',
  primary: 'دامنهٔ اصلی',
  lead: {
    unregistered: 'این دامنه همراه سایت سفارش داده شده است و پس از ثبت، خودکار به سایت وصل می‌شود.',
    registered: 'این دامنه را برپا ثبت کرده است و رکوردهای آن را خودمان تنظیم می‌کنیم.',
    connected: 'سایت شما در این دامنه باز می‌شود.',
    issuing: 'گواهی HTTPS این دامنه در حال صدور است. معمولاً چند دقیقه طول می‌کشد و لازم نیست کاری بکنید.',
    simulated: 'در این نسخهٔ نمایشی دامنه‌ها در اینترنت ثبت نمی‌شوند و مرورگر این دامنه را پیدا نمی‌کند.',
    redirected: (primary: string) => `بازدیدکنندگان این دامنه به ${ltr(primary)} می‌روند.`,
    disconnects: (at: string) => `اگر رکوردها تا ${at} درست نشود، دامنه از سایت جدا می‌شود.`,
    registration: 'وضعیت ثبت دامنه',
    arabic: 'این دامنه با «ی» یا «ک» عربی ثبت شده است و با همین نام به فارسی یکی نیست.',
  },
  records: {
    title: 'رکوردهایی که باید تنظیم کنید',
    lead: 'این رکوردها را در پنل جایی که دامنه را خریده‌اید بسازید. انتشار آن‌ها از چند دقیقه تا چند ساعت طول می‌کشد.',
    short: (name: string) =>
      `اگر پنل شما نام کوتاه می‌خواهد، ${ltr(`.${name}`)} را از آخر نام بردارید و برای خود دامنه ${ltr('@')} بنویسید.`,
    optional: 'اختیاری',
    host: 'نام',
    value: 'مقدار',
    found: 'مقدار فعلی:',
    copyHost: (kind: string) => `نام رکورد ${kind}`,
    copyValue: (kind: string) => `مقدار رکورد ${kind}`,
    states: recordStates,
    show: 'نمایش رکوردها',
    hide: 'بستن رکوردها',
  },
  check: {
    action: 'بررسی دوباره',
    done: 'بررسی شد.',
    failed: 'بررسی انجام نشد',
    last: 'آخرین بررسی:',
    next: (left: string) => `زمان تا بررسی خودکار بعدی: ${left}`,
    soon: 'بررسی خودکار بعدی تا یک دقیقهٔ دیگر انجام می‌شود',
    stopped: `بررسی خودکار پس از ${formatNumber(SITE_DOMAINS.giveUpDays)} روز متوقف شد. رکوردها را که تنظیم کردید، «بررسی دوباره» را بزنید.`,
    servers: 'سرورهای DNS:',
  },
  makePrimary: {
    action: 'انتخاب به‌عنوان دامنهٔ اصلی',
    done: (name: string) => `${ltr(name)} دامنهٔ اصلی سایت شد.`,
    failed: 'دامنهٔ اصلی عوض نشد',
    withWww: 'نمایش با www',
    withoutWww: 'نمایش بدون www',
  },
  remove: {
    action: 'حذف دامنه',
    question: 'حذف دامنه',
    text: (name: string) =>
      `سایت دیگر در ${ltr(name)} باز نمی‌شود. خود دامنه و رکوردهایش دست نمی‌خورد و می‌توانید دوباره آن را وصل کنید.`,
    done: 'دامنه حذف شد.',
    failed: 'دامنه حذف نشد',
  },
} as const;
