/** The administrators' orders. */
import { ltr } from '#core/text/bidi.js';
import { wordList } from '#core/text/word-list.js';

export const adminOrderMessages = {
  search: 'جستجو در سفارش‌ها',
  searchHint: 'عنوان، شماره، دامنه، نام یا ایمیل مشتری',
  listLabel: 'سفارش‌ها',
  payments: (orderNumber: string) => `پرداخت‌های ${orderNumber}`,
  columns: {
    order: 'سفارش',
    customer: 'مشتری',
    status: 'وضعیت',
    payment: 'پرداخت',
    date: 'تاریخ',
    actions: 'کارها',
  },
  preview: (number: string) => `طرح و پرداخت سفارش ${number}`,
  pictureMissing: 'بدون تصویر',
  complete: 'تکمیل شد',
  completeLabel: (number: string) => `سفارش ${number} تکمیل شد`,
  completeQuestion: {
    title: 'این سفارش تکمیل شده است؟',
    text: (title: string) => `«${title}» تکمیل‌شده حساب می‌شود و به مشتری خبر داده می‌شود. این کار برگشت ندارد.`,
    action: 'تکمیل سفارش',
  },
  completed: 'سفارش تکمیل شد و به مشتری خبر داده شد.',
  completeFailed: 'وضعیت سفارش تغییر نکرد',
  move: {
    label: (number: string) => `تغییر وضعیت سفارش ${number}`,
    title: (number: string, status: string) => `سفارش ${number}: ${status}`,
    text: {
      pending: '',
      in_progress: 'کار این سفارش شروع می‌شود و به مشتری خبر داده می‌شود.',
      completed: 'سفارش انجام‌شده حساب می‌شود و به مشتری خبر داده می‌شود. این کار برگشت ندارد.',
      cancelled: 'سفارش لغو می‌شود و آنچه پرداخت شده باشد به کیف پول مشتری برمی‌گردد. این کار برگشت ندارد.',
    },
    unpaid: 'این سفارش پرداخت نشده است. با این کار چیزی تسویه نمی‌شود و صورت‌حساب آن باز می‌ماند.',
    unpaidQuestion: {
      title: 'سفارش پرداخت‌نشده تکمیل شود؟',
      text: 'هیچ پولی برای این سفارش نرسیده است. مطمئن هستید؟',
      action: 'بله، تکمیل شود',
    },
    reason: 'دلیل',
    optionalReason: 'دلیل (اختیاری)',
    action: 'تغییر وضعیت',
    done: 'وضعیت سفارش تغییر کرد.',
  },
  domain: {
    filter: 'وضعیت دامنه',
    all: 'همهٔ دامنه‌ها',
    label: (number: string, status: string) => `${status}: بررسی دامنهٔ سفارش ${number}`,
    title: (number: string) => `دامنهٔ سفارش ${number}`,
    lead: (names: readonly string[]) =>
      names.length > 1
        ? `نام‌ها: ${wordList(names.map(ltr))}. اگر آزادند، پیش از ثبت آن‌ها را تأیید کنید؛ وگرنه دلیل را بنویسید تا مشتری نام دیگری انتخاب کند.`
        : `نام: ${wordList(names.map(ltr))}. اگر آزاد است، پیش از ثبت آن را تأیید کنید؛ وگرنه دلیل را بنویسید تا مشتری نام دیگری انتخاب کند.`,
    loading: 'نام‌های سفارش بارگذاری می‌شوند',
    refusedBefore: 'قبلاً رد شده است:',
    confirm: 'تأیید دامنه',
    which: 'کدام نام رد می‌شود؟',
    reason: 'دلیل رد',
    reasonHint: 'مشتری این جمله را در اعلان و ایمیل می‌خواند.',
    refuse: 'رد دامنه',
    confirmed: 'دامنه تأیید شد و به مشتری خبر داده شد.',
    refused: 'دامنه رد شد و به مشتری خبر داده شد.',
    failed: 'تصمیم دربارهٔ دامنه ثبت نشد',
  },
  deleteLabel: (number: string) => `حذف سفارش ${number}`,
  deleteQuestion: {
    title: 'این سفارش حذف شود؟',
    text: (title: string) => `«${title}» از فهرست مشتری هم می‌رود. پولی که پرداخت شده باشد به کیف پول او برمی‌گردد.`,
    action: 'حذف سفارش',
  },
  deleted: 'سفارش حذف شد.',
  deleteFailed: 'سفارش حذف نشد',
  failed: 'سفارش‌ها بارگذاری نشد',
  detailsFailed: 'طرح سفارش بارگذاری نشد',
  empty: { title: 'هنوز سفارشی نیست', text: 'اولین سفارش همین‌جا و همان لحظه دیده می‌شود.' },
  /** The rush orders above the list. */
  rush: {
    late: 'دیر شده',
    title: 'سفارش‌های فوری',
    due: 'تا',
    all: 'همهٔ کارهای خدمات',
  },
} as const;
