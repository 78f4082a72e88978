import { SUPPORT } from '#core/limits/limits.js';
import { TICKET_CATEGORY_NAMES, TICKET_PRIORITY_NAMES, TICKET_STATUS_NAMES } from '#core/value-names.js';
import type { TicketCategory, TicketPriority, TicketStatus } from '#client/gql/graphql.js';
import { toPersianDigits } from '../format.js';

const limit = (n: number): string => toPersianDigits(n);

export const supportMessages = {
  title: 'پشتیبانی',
  lead: 'بپرسید، همین‌جا پاسخ بگیرید.',
  guest: {
    title: 'برای نوشتن به پشتیبانی وارد شوید',
    text: 'گفت‌وگوی شما با ما در حسابتان می‌ماند و از هر پاسخ باخبر می‌شوید.',
    action: 'ورود یا ثبت‌نام',
  },
  contact: { title: 'راه‌های دیگر', text: 'اگر نمی‌توانید وارد شوید، تماس بگیرید یا ایمیل بزنید.' },
  list: {
    label: 'تیکت‌های شما',
    newTicket: 'تیکت جدید',
    failed: 'تیکت‌ها بارگذاری نشد',
    empty: { title: 'هنوز چیزی نپرسیده‌اید', text: 'هر پرسش یا مشکلی دارید بنویسید. پاسخ را همین‌جا می‌بینید.' },
    unread: (n: number) => `${toPersianDigits(n)} پیام جدید`,
    number: (n: number) => `تیکت ${toPersianDigits(n)}`,
  },
  choose: { title: 'گفت‌وگویی انتخاب کنید', text: 'یا تیکت جدیدی بنویسید.' },
  form: {
    title: 'تیکت جدید',
    subject: 'موضوع',
    subjectHint: 'در چند واژه: چه شده است؟',
    subjectShort: `موضوع را با حداقل ${limit(SUPPORT.subject.min)} کاراکتر بنویسید.`,
    category: 'دربارهٔ',
    priority: 'اولویت',
    message: 'شرح',
    messageHint: 'چه کردید، چه دیدید و چه باید می‌شد؟',
    messageMissing: 'شرح را بنویسید.',
    about: 'این تیکت دربارهٔ این است:',
    order: 'سفارش',
    payment: 'پرداخت',
    send: 'ارسال تیکت',
    sent: 'تیکت شما رسید. به‌زودی پاسخ می‌دهیم.',
    failed: 'تیکت ارسال نشد',
    cancel: 'انصراف',
  },
  conversation: {
    failed: 'گفت‌وگو بارگذاری نشد',
    back: 'بازگشت به تیکت‌ها',
    log: 'پیام‌های گفت‌وگو',
    team: 'پشتیبانی برپا',
    you: 'شما',
    customer: 'مشتری',
    close: 'بستن تیکت',
    closeQuestion: 'این تیکت بسته شود؟ هر زمان خواستید می‌توانید دوباره بازش کنید.',
    closed: 'تیکت بسته شد.',
    reopen: 'باز کردن دوباره',
    reopened: 'تیکت دوباره باز شد.',
    changeFailed: 'تغییر انجام نشد',
    became: (status: string) => `وضعیت: ${status}`,
    fileGone: 'حذف شده',
    aboutOrder: 'سفارش',
    aboutPayment: 'پرداخت',
  },
  composer: {
    label: 'پیام شما',
    hint: 'پیام خود را بنویسید…',
    hintClosed: 'با نوشتن، تیکت دوباره باز می‌شود…',
    hintTeam: 'پاسخ به مشتری…',
    send: 'ارسال',
    attach: 'افزودن فایل',
    failed: 'پیام ارسال نشد',
    many: `با هر پیام حداکثر ${limit(SUPPORT.attachments)} فایل.`,
    unsent: 'پیام با همهٔ فایل‌هایش می‌رود: آنچه نرسیده را بردارید یا دوباره بفرستید.',
    attachments: 'پیوست‌ها',
    remove: (name: string) => `برداشتن ${name}`,
    retry: (name: string) => `تلاش دوباره برای ${name}`,
    progress: (name: string) => `پیشرفت ${name}`,
  },
  team: {
    label: 'تیکت‌ها',
    search: 'جستجوی تیکت‌ها',
    searchHint: 'شماره، موضوع، نام یا ایمیل',
    status: 'وضعیت',
    category: 'دسته',
    priority: 'اولویت',
    assignee: 'مسئول',
    sort: 'مرتب‌سازی',
    orders: {
      'last_message.desc': 'جدیدترین پیام',
      'last_message.asc': 'قدیمی‌ترین پیام',
      'created.desc': 'جدیدترین تیکت',
      'created.asc': 'قدیمی‌ترین تیکت',
      'priority.desc': 'بالاترین اولویت',
      'priority.asc': 'پایین‌ترین اولویت',
    },
    all: 'همه',
    mine: 'خودم',
    nobody: 'بی‌مسئول',
    empty: { title: 'هنوز تیکتی نیست', text: 'هر زمان مشتری چیزی بپرسد، همین‌جا می‌بینید.' },
    nothingFound: { title: 'تیکتی پیدا نشد', text: 'جستجو یا فیلترها را تغییر دهید.', action: 'پاک کردن فیلترها' },
    changed: 'ذخیره شد.',
    select: (n: number) => `انتخاب تیکت ${toPersianDigits(n)}`,
    closeSeveral: 'بستن تیکت‌ها',
    closeSeveralText: (n: number) =>
      `${toPersianDigits(n)} تیکت بسته می‌شود و به مشتری‌ها خبر می‌دهیم. مشتری می‌تواند تیکتش را دوباره باز کند.`,
    severalClosed: (n: number) => `${toPersianDigits(n)} تیکت بسته شد.`,
    oneCustomer: 'فقط یک مشتری؛ نمایش همه',
  },
} as const;

export const ticketStatusNames: Readonly<Record<TicketStatus, string>> = TICKET_STATUS_NAMES;

export const ticketCategoryNames: Readonly<Record<TicketCategory, string>> = TICKET_CATEGORY_NAMES;

export const ticketPriorityNames: Readonly<Record<TicketPriority, string>> = TICKET_PRIORITY_NAMES;
