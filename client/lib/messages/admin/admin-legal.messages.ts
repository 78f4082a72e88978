/** Versions of the platform's legal documents, among the settings. */
import { formatNumber } from '#core/dates/calendar.js';
import type { LegalKind } from '#client/gql/graphql.js';

const names: Readonly<Record<LegalKind, string>> = {
  terms: 'قوانین',
  privacy: 'حریم خصوصی',
  money_back: 'بازگشت وجه',
};

export const adminLegalMessages = {
  title: 'قوانین، حریم خصوصی و بازگشت وجه',
  text: 'متن صفحه‌هایی که در پابرگ و ایمیل‌ها آمده است. هر تغییر یک نسخهٔ جدید است؛ نسخهٔ منتشرشده ویرایش یا حذف نمی‌شود.',
  kinds: 'متن‌ها',
  names,
  failed: 'نسخه‌ها بارگذاری نشد',
  body: 'متن',
  bodyHint:
    'خط خالی بند را تمام می‌کند. خطی که با ## و فاصله شروع شود تیتر است و خطی که با - و فاصله شروع شود موردی از فهرست. به‌جای {name} و {email} و {phone}، نام و راه‌های تماس تنظیمات می‌آید.',
  note: 'چه چیزی عوض شد؟ (فقط مدیران می‌بینند)',
  publish: 'انتشار نسخهٔ جدید',
  question: {
    title: 'نسخهٔ جدید منتشر شود؟',
    text: 'همان لحظه جای نسخهٔ فعلی را می‌گیرد و دیگر ویرایش یا حذف نمی‌شود.',
    action: 'انتشار',
  },
  published: 'نسخهٔ جدید منتشر شد.',
  publishFailed: 'نسخهٔ جدید منتشر نشد',
  preview: 'پیش‌نمایش',
  faults: {
    body: (least: number, most: number) => `متن باید بین ${formatNumber(least)} و ${formatNumber(most)} کاراکتر باشد.`,
    note: (least: number) => `در حداقل ${formatNumber(least)} کاراکتر بنویسید چه چیزی عوض شد.`,
    same: 'متن هنوز تغییری نکرده است.',
  },
  versions: 'نسخه‌ها',
  columns: { number: 'شماره', at: 'تاریخ', by: 'منتشرکننده', note: 'یادداشت', actions: 'کارها' },
  ours: 'متن آمادهٔ سامانه',
  show: 'نمایش',
  showLabel: (number: number) => `نمایش نسخهٔ ${formatNumber(number)}`,
} as const;
