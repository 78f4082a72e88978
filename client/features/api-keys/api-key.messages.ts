/** Keys for other programs: the section of the profile tab, and the administrators' list. */
import { API_KEY, type ApiResource } from '#core/api-keys.js';
import { ltr } from '#core/text/bidi.js';
import { formatNumber } from '#core/dates/calendar.js';
import { API_SCOPE_TITLES } from '#core/api-scope-titles.js';

const { min, max } = API_KEY.lifeDays;

const resources: Readonly<Record<ApiResource, string>> = {
  profile: 'حساب کاربری',
  orders: 'سفارش‌ها و طرح‌ها',
  sites: 'سایت‌ها',
  messages: 'پیام‌های بازدیدکنندگان',
  subscribers: 'اعضای خبرنامه',
  webhooks: 'وب‌هوک‌ها',
  backups: 'نسخه‌های پشتیبان',
  billing: 'تمدید و ارتقای سایت‌ها',
  files: 'فایل‌ها',
  invoices: 'صورت‌حساب‌ها و رسیدها',
  payments: 'پرداخت‌ها',
  wallet: 'کیف پول',
  tickets: 'تیکت‌های پشتیبانی',
  notifications: 'اعلان‌ها',
};

export const apiKeyMessages = {
  title: 'کلیدهای API',
  text: 'برنامه‌های دیگر، مثل نرم‌افزار حسابداری، با کلید خودشان به داده‌های شما دسترسی پیدا می‌کنند؛ فقط در همان حدی که شما انتخاب کرده‌اید.',
  docs: 'راهنمای API',
  failed: 'کلیدها بارگذاری نشد',
  make: 'ساخت کلید',
  empty: { title: 'هنوز کلیدی ندارید', text: 'برای هر برنامه کلیدی جدا بسازید تا بتوانید هر یک را جداگانه باطل کنید.' },
  statuses: { active: 'فعال', expired: 'منقضی‌شده', revoked: 'باطل‌شده' },
  revokedByOperator: 'مدیران برپا این کلید را باطل کردند.',
  lastUsed: 'آخرین استفاده',
  neverUsed: 'هنوز به کار نرفته',
  address: 'آدرس شبکه',
  created: 'ساخت',
  expires: 'اعتبار تا',
  scopesLabel: 'دسترسی‌ها',
  lost: 'برای امنیت بیشتر، دسترسی‌های سایت از هم جدا شده‌اند و این کلید دیگر به این بخش‌ها دسترسی ندارد. اگر برنامهٔ شما به آن‌ها نیاز دارد، همان‌ها را اضافه کنید.',
  lostLabel: 'دسترسی‌های جداشده',
  webhooks: (hosts: readonly string[]) => `این کلید وب‌هوک اضافه کرده است: ${hosts.map(ltr).join('، ')}`,
  webhooksLeft: (hosts: readonly string[]) =>
    `وب‌هوک‌هایی که با آن اضافه شده‌اند همچنان کار می‌کنند: ${hosts.map(ltr).join('، ')}. اگر آن‌ها را نمی‌خواهید، در بخش «پیام‌ها»ی سایت حذفشان کنید.`,
  accountWebhooksStop: (keys: number) =>
    `وب‌هوک‌های حساب که با ${keys === 1 ? 'این کلید' : 'این کلیدها'} اضافه شده‌اند دیگر رویدادی دریافت نمی‌کنند.`,
  calls: 'درخواست‌ها',
  callsNamed: (name: string) => `درخواست‌ها با کلید ${name}`,
  widen: 'افزودن دسترسی',
  widenNamed: (name: string) => `افزودن دسترسی به کلید ${name}`,
  revoke: 'باطل کردن',
  revokeNamed: (name: string) => `باطل کردن کلید ${name}`,
  revokeTitle: 'این کلید باطل شود؟',
  revokeText: (name: string) =>
    `برنامه‌ای که کلید «${name}» را دارد فوراً دسترسی خود را از دست می‌دهد. این کار برگشت ندارد.`,
  revokeAll: 'باطل کردن همه',
  revokeAllTitle: 'همهٔ کلیدها باطل شوند؟',
  revokeAllText: (n: number) =>
    `${formatNumber(n)} کلید فعال فوراً از کار می‌افتد و برنامه‌هایی که آن‌ها را دارند دسترسی خود را از دست می‌دهند. این کار برگشت ندارد.`,
  allRevoked: 'همهٔ کلیدها باطل شدند.',
  revokeAllFailed: 'کلیدها باطل نشدند',
  revoked: 'کلید باطل شد.',
  revokeFailed: 'کلید باطل نشد',
  dialog: {
    title: 'ساخت کلید API',
    name: 'نام کلید',
    nameHint: 'نام برنامه‌ای که کلید را به آن می‌دهید',
    namePlaceholder: 'نرم‌افزار حسابداری',
    life: 'اعتبار',
    days: (n: number) => (n === 365 ? 'یک سال' : `${formatNumber(n)} روز`),
    scopes: 'دسترسی‌ها',
    scopesHint: 'فقط آنچه برنامه لازم دارد. رمز عبور، دستگاه‌های واردشده و کارهای مدیریت با هیچ کلیدی در دسترس نیستند.',
    part: 'بخش',
    read: 'دیدن',
    write: 'تغییر',
    scopeOf: (verb: string, resource: string) => `${verb} ${resource}`,
    money:
      'با این دسترسی، برنامه می‌تواند از سوی شما پرداخت کند یا از کیف پولتان استفاده کند. آن را فقط به برنامه‌ای بدهید که به آن اعتماد دارید.',
    password: 'رمز عبور حساب',
    passwordHint: 'برای آنکه بدانیم خودتان هستید',
    submit: 'ساخت کلید',
  },
  widening: {
    title: 'افزودن دسترسی',
    text: (name: string) => `کلید «${name}» همان کلید می‌ماند و برنامه فوراً به بخش‌های جدید هم دسترسی پیدا می‌کند.`,
    submit: 'افزودن',
    done: 'دسترسی‌های کلید بیشتر شد.',
  },
  shown: {
    title: 'کلید شما آماده است',
    text: 'همین حالا آن را کپی کنید و جای امنی نگه دارید. دیگر هرگز نشان داده نمی‌شود.',
    label: 'کلید',
    copy: 'کپی کلید',
    example: 'نمونهٔ درخواست',
    kept: 'کلید را نگه داشتم.',
    done: 'پایان',
  },
  faults: {
    name: 'نامی برای این کلید بنویسید.',
    nameLong: `نام کلید بلندتر از ${formatNumber(API_KEY.nameMax)} کاراکتر است.`,
    scopes: 'حداقل یک دسترسی انتخاب کنید.',
    life: `اعتبار باید بین ${formatNumber(min)} و ${formatNumber(max)} روز باشد.`,
    password: 'رمز عبور خود را بنویسید.',
  },
  resources,
  scopes: API_SCOPE_TITLES,
  admin: {
    search: 'جستجوی کلیدها',
    searchHint: 'نام یا شروع کلید، نام یا ایمیل صاحب آن',
    failed: 'کلیدها بارگذاری نشد',
    empty: {
      title: 'هنوز کلیدی ساخته نشده است',
      text: 'کلیدهایی که مشتریان برای برنامه‌های دیگر می‌سازند این‌جا دیده می‌شوند.',
    },
    listLabel: 'کلیدهای API',
    columns: {
      key: 'کلید',
      owner: 'صاحب',
      status: 'وضعیت',
      created: 'تاریخ ساخت',
      lastUsed: 'آخرین استفاده',
      expires: 'اعتبار تا',
      actions: 'کارها',
    },
    created: 'زمان ساخت',
    revokeTitle: 'باطل کردن کلید',
    revokeText: (name: string, owner: string) =>
      `کلید «${name}» از ${owner} فوراً از کار می‌افتد و صاحب آن باخبر می‌شود. این کار برگشت ندارد.`,
    reasonHint: 'در رویدادنگار می‌ماند.',
    select: (name: string) => `انتخاب کلید ${name}`,
    revokeSeveral: (n: number) => ({
      title: `${formatNumber(n)} کلید باطل شود؟`,
      text: 'این کلیدها فوراً از کار می‌افتند و صاحبانشان باخبر می‌شوند. این کار برگشت ندارد.',
      action: 'باطل کردن',
      danger: true,
    }),
  },
} as const;
