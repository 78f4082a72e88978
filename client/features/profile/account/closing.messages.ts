/** The dialog in which one's own account is closed. */
import { formatNumber } from '#client/lib/format.js';

export const closing = {
  title: 'بستن حساب',
  failed: 'وضعیت حساب بارگذاری نشد',
  refused: 'الان نمی‌توانید حساب را ببندید',
  toSupport: 'نوشتن به پشتیبانی',
  toPayments: 'دیدن کیف پول و پرداخت‌ها',
  happens: 'با بستن حساب',
  balance: (amount: string) => `موجودی کیف پول شما ${amount} است.`,
  payments: (count: number) => `${formatNumber(count)} پرداخت هنوز تمام نشده است.`,
  refunds: (count: number) => `${formatNumber(count)} بازگشت وجه هنوز تمام نشده است.`,
  moneyBack: (count: number) => `${formatNumber(count)} درخواست بازگشت وجه منتظر پاسخ است.`,
  sites: (count: number) => `${formatNumber(count)} سایت از دسترس خارج می‌شود:`,
  names: (count: number) =>
    `${formatNumber(count)} نام ثبت‌شده تا پایان مهلت خود ثبت‌شده می‌ماند و دیگر تمدید نمی‌شود. اگر نام را لازم دارید، پیش از بستن حساب کد انتقال آن را بگیرید:`,
  until: 'تا',
  transferCode: (name: string) => `کد انتقال ${name}`,
  transferCodeShort: 'کد انتقال',
  more: (count: number) => `و ${formatNumber(count)} مورد دیگر`,
  invoices: (count: number) => `${formatNumber(count)} صورت‌حساب پرداخت‌نشده لغو می‌شود.`,
  sessions: 'همهٔ دستگاه‌ها از حساب خارج می‌شوند، کلیدهای API از کار می‌افتند و تمدیدها متوقف می‌شوند.',
  erased: 'مشخصات، فایل‌ها، طرح‌ها، پیام‌ها، متن تیکت‌ها و پیش‌نویس‌های این مرورگر پاک می‌شوند. این کار برگشت ندارد.',
  kept: 'صورت‌حساب‌ها و گردش کیف پول را طبق قانون نگه می‌داریم. سابقهٔ آنچه پذیرفته‌اید هم می‌ماند.',
  confirmation: 'برای تأیید، ایمیل حساب خود را بنویسید',
  confirmationWrong: 'ایمیل همین حساب را بنویسید.',
  action: 'بستن همیشگی حساب',
  closed: 'حساب شما بسته شد.',
} as const;
