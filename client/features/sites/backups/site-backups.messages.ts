/** The backups of a site. */
import type { SiteBackupTarget } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';

interface Held {
  readonly pages: number;
  readonly pictures: number;
  readonly messages: number;
  readonly subscribers: number;
}

const counted = (n: number, what: string): string => `${toPersianDigits(n)} ${what}`;

export const siteBackupsMessages = {
  tab: 'نسخهٔ پشتیبان',
  title: 'نسخه‌های پشتیبان',
  text: (days: number) =>
    `هر روز یک نسخه از طراحی، متن‌ها، عکس‌ها، پیام‌ها و اعضای خبرنامهٔ سایت گرفته و بازخوانی می‌شود. هر نسخه ${toPersianDigits(days)} روز می‌ماند.`,
  list: 'نسخه‌های پشتیبان سایت',
  failed: 'نسخه‌های پشتیبان بارگذاری نشد',
  none: {
    title: 'هنوز نسخهٔ پشتیبانی نیست',
    text: 'اولین نسخه تا یک ساعت پس از آنلاین شدن سایت گرفته می‌شود.',
  },
  verified: 'بررسی‌شده',
  unverified: 'بررسی نشده',
  held: ({ pages, pictures, messages, subscribers }: Held) =>
    [
      counted(pages, 'صفحه'),
      counted(pictures, 'عکس'),
      counted(messages, 'پیام'),
      ...(subscribers > 0 ? [counted(subscribers, 'عضو خبرنامه')] : []),
    ].join(' · '),
  restore: 'بازگرداندن',
  download: 'دانلود',
  downloadFailed: 'نسخهٔ پشتیبان دانلود نشد',
  targets: {
    draft: { label: 'بازگرداندن به پیش‌نویس', hint: 'تا منتشرش نکنید، بازدیدکنندگان آن را نمی‌بینند.' },
    live: { label: 'بازگرداندن و انتشار', hint: 'بازدیدکنندگان تا چند لحظهٔ دیگر آن را می‌بینند.' },
  } satisfies Record<SiteBackupTarget, { label: string; hint: string }>,
  question: {
    title: (date: string) => `نسخهٔ ${date} برگردد؟`,
    draft: 'پیش‌نویس سایت جای خود را به این نسخه می‌دهد.',
    live: 'پیش‌نویس سایت جای خود را به این نسخه می‌دهد و همان لحظه منتشر می‌شود.',
    unpublished: 'تغییرهای منتشرنشدهٔ شما از بین می‌رود.',
    messages: 'پیام‌هایی که پس از آن پاک کرده‌اید برمی‌گردند و پیام‌های جدیدتر می‌مانند.',
  },
  done: {
    draft: 'نسخهٔ پشتیبان در پیش‌نویس است.',
    live: 'نسخهٔ پشتیبان در حال انتشار است.',
  } satisfies Record<SiteBackupTarget, string>,
  messagesBack: (n: number) => (n === 0 ? '' : ` ${toPersianDigits(n)} پیام هم برگشت.`),
  subscribersBack: (n: number) => (n === 0 ? '' : ` ${toPersianDigits(n)} عضو خبرنامه هم برگشت.`),
  restoreFailed: 'نسخهٔ پشتیبان برنگشت',
  service: {
    title: (days: number) => `نگهداری ${toPersianDigits(days)}روزه`,
    text: (days: number) =>
      `با خدمت پشتیبان‌گیری هر نسخه ${toPersianDigits(days)} روز می‌ماند و هر ماه گزارش نسخه‌ها و آخرین بررسی به ایمیلتان می‌رسد.`,
    buy: 'خرید پشتیبان‌گیری',
    bought: 'خدمت پشتیبان‌گیری فعال است؛ هر ماه گزارش نسخه‌ها به ایمیلتان می‌رسد.',
  },
} as const;
