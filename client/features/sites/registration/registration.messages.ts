/** Registering and renewing the names of a site. */
import { ltr } from '#core/text/bidi.js';
import { REGISTRATION, ZONE } from '#core/limits/limits.js';
import type { DomainRegistrationStatus } from '#client/gql/graphql.js';
import { formatNumber } from '#client/lib/format.js';

const states: Readonly<Record<DomainRegistrationStatus, string>> = {
  planned: 'در انتظار ثبت',
  ordered: 'در حال ثبت',
  registered: 'ثبت‌شده',
  grace: 'منقضی، قابل تمدید',
  refused: 'ثبت نشد',
  cancelled: 'لغوشده',
  released: 'آزادشده',
  transferred: 'منتقل‌شده',
};

const leads: Readonly<Record<DomainRegistrationStatus, string>> = {
  planned: 'نام دامنه هنوز قابل تغییر است و پس از پایان مهلت، خودکار ثبت می‌شود.',
  ordered: 'نام برای ثبت ارسال شده است و دیگر تغییر نمی‌کند.',
  registered: 'دامنه به نام شماست.',
  grace: 'اعتبار دامنه تمام شده است. اگر در مهلت تمدید نشود، آزاد می‌شود و هر کسی می‌تواند آن را ثبت کند.',
  refused: 'مرکز ثبت این نام را نپذیرفت. از کارت سفارش، نام دیگری انتخاب کنید؛ مبلغ پرداختی سر جای خود است.',
  cancelled: 'سفارش پیش از ثبت دامنه تمام شد.',
  released: 'دامنه تمدید نشد و دیگر به نام شما نیست.',
  transferred: 'دامنه پیش شرکت دیگری است و همان‌جا تمدید می‌شود.',
};

export const registrationMessages = {
  tab: 'ثبت و تمدید دامنه',
  failed: 'وضعیت دامنه بارگذاری نشد',
  none: 'دامنه‌ای برای ثبت نیست. نام دامنه را از کارت سفارش انتخاب کنید؛ ثبت و تمدید آن این‌جا دیده می‌شود.',
  states,
  leads,
  facts: {
    sendAt: 'ثبت خودکار',
    dueAt: 'ثبت حداکثر تا',
    registeredAt: 'تاریخ ثبت',
    expiresAt: 'پایان اعتبار',
    graceUntil: 'مهلت تمدید تا',
    price: 'قیمت تمدید یک سال',
    nameservers: 'سرورهای DNS',
    nicHandle: 'شناسهٔ ایرنیک',
  },
  register: {
    action: 'همین حالا ثبت شود',
    question: 'ثبت دامنه پیش از پایان مهلت',
    text: 'پس از ارسال نام برای ثبت، دیگر نمی‌توانید آن را تغییر دهید.',
    done: 'دامنه برای ثبت ارسال شد.',
    failed: 'دامنه ارسال نشد',
  },
  handle: {
    lead: 'مرکز ثبت ‎.ir دامنه را به نام دارندهٔ این شناسه ثبت می‌کند. اگر ندارید، در nic.ir رایگان بسازید.',
    label: 'شناسهٔ ایرنیک شما',
    placeholder: 'ab1234-irnic',
    action: 'ذخیره',
    done: 'شناسه ذخیره شد.',
  },
  renew: {
    action: 'تمدید یک‌ساله',
    pay: 'پرداخت صورت‌حساب تمدید',
    done: 'صورت‌حساب تمدید صادر شد.',
    free: 'دامنه برای تمدید ارسال شد.',
    failed: 'تمدید انجام نشد',
    running: 'مبلغ تمدید پرداخت شده است و تمدید در حال انجام است.',
    from: (date: string) => `تمدید از ${date} باز می‌شود.`,
    rule: `${REGISTRATION.remindDays.map((days) => formatNumber(days)).join('، ')} روز پیش از پایان اعتبار یادآوری می‌کنیم. پس از آن ${formatNumber(REGISTRATION.graceDays)} روز دیگر برای تمدید فرصت هست.`,
  },
  transfer: {
    title: 'انتقال به شرکت دیگر',
    lead: 'برای انتقال، کد انتقال را بگیرید و به شرکت جدید بدهید. تا پایان انتقال، سایت شما باز می‌ماند.',
    action: 'درخواست کد انتقال',
    question: 'درخواست کد انتقال',
    text: 'پس از درخواست، دامنه دیگر در برپا تمدید نمی‌شود.',
    waiting: 'کد انتقال درخواست شده است؛ آماده که شد خبرتان می‌کنیم.',
    code: 'کد انتقال',
    failed: 'درخواست ثبت نشد',
  },
  zone: {
    title: 'رکوردهای DNS',
    lead: 'برای ایمیل و سرویس‌های دیگر، رکوردهای خود را اضافه کنید. رکوردهای باز شدن سایت را برپا تنظیم می‌کند.',
    none: 'هنوز رکوردی اضافه نکرده‌اید.',
    list: (name: string) => `رکوردهای DNS ${ltr(name)}`,
    type: 'نوع',
    host: 'نام',
    hostHint: '@ یعنی خود دامنه',
    value: 'مقدار',
    priority: 'اولویت',
    add: 'افزودن رکورد',
    added: 'رکورد اضافه شد.',
    remove: 'برداشتن رکورد',
    removed: 'رکورد برداشته شد.',
    removeFailed: 'رکورد برداشته نشد',
    question: 'برداشتن رکورد',
    questionText: (record: string) => `${ltr(record)} برداشته می‌شود و سرویسی که به آن نیاز دارد دیگر کار نمی‌کند.`,
    full: `${formatNumber(ZONE.records)} رکورد دارید و جا برای رکورد دیگری نیست.`,
    file: 'دریافت فایل DNS (zone)',
  },
} as const;
