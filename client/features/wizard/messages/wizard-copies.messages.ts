/** Two copies of the same work: comparing them, choosing one, and bringing the other back. */
import { formatNumber } from '#core/dates/calendar.js';
import type { Answer, CopyOrigin, Difference } from '#client/features/drafts/index.js';

const ORIGINS: Readonly<Record<CopyOrigin, string>> = {
  browser: 'نسخهٔ این مرورگر',
  account: 'نسخهٔ حساب شما',
  tab: 'نسخهٔ زبانهٔ دیگر',
  here: 'نسخهٔ همین صفحه',
  kept: 'نسخهٔ کنارگذاشته',
};

const ANSWERS: Readonly<Record<Answer, string>> = {
  siteType: 'نوع سایت فرق دارد.',
  template: 'قالب فرق دارد.',
  facts: 'مشخصات سایت فرق دارد.',
  shared: 'سربرگ یا پابرگ مشترک فرق دارد.',
  branding: 'رنگ، فونت یا لوگو فرق دارد.',
  domain: 'نام دامنه فرق دارد.',
  services: 'خدمات یا شیوهٔ پرداخت فرق دارد.',
  order: 'عنوان یا توضیح سفارش فرق دارد.',
};

type Named = readonly [first: string, second: string];

function difference(found: Difference, [first, second]: Named): string {
  switch (found.kind) {
    case 'page':
      return `صفحهٔ «${found.name}» فقط در ${found.has === 'first' ? first : second} هست.`;
    case 'renamed':
      return `صفحهٔ «${found.first}» در ${second} «${found.second}» نام دارد.`;
    case 'sections':
      return `صفحهٔ «${found.page}» در ${first} ${formatNumber(found.first)} بخش دارد و در ${second} ${formatNumber(found.second)} بخش.`;
    case 'content':
      return `در صفحهٔ «${found.page}» ${formatNumber(found.sections)} بخش فرق دارد.`;
    case 'answer':
      return ANSWERS[found.answer];
  }
}

export const copiesMessages = {
  title: 'کدام نسخه را ادامه می‌دهید؟',
  text: 'این طرح در دو جا به دو شکل تغییر کرده است. نسخه‌ای که انتخاب نکنید تا ۷ روز در همین مرورگر می‌ماند و می‌توانید آن را بازگردانید.',
  restoreTitle: 'بازگرداندن نسخهٔ دیگر',
  restoreText: 'نسخه‌ای که کنار می‌گذارید به جای این یکی نگه داشته می‌شود؛ چیزی از دست نمی‌رود.',
  origins: ORIGINS,
  savedAt: 'آخرین تغییر:',
  neverSaved: 'هنوز ذخیره نشده',
  newer: 'جدیدتر',
  size: (pages: number, sections: number) => `${formatNumber(pages)} صفحه، ${formatNumber(sections)} بخش`,
  differences: 'چه چیزی فرق دارد',
  difference,
  more: (count: number) => `و ${formatNumber(count)} تفاوت دیگر`,
  same: 'فقط چیزهای کوچکی مثل جای باز بودن صفحه فرق دارد.',
  take: (origin: string) => `ادامه با ${origin}`,
  kept: {
    title: 'نسخهٔ دیگری از این طرح نگه داشته شده است',
    until: 'تا این زمان می‌توانید آن را بازگردانید:',
    restore: 'بازگرداندن نسخهٔ دیگر',
    drop: 'دیگر لازم نیست',
    restored: 'نسخهٔ دیگر بازگشت.',
  },
  conflict: 'این سفارش در این فاصله در جای دیگری ذخیره شده است. تا انتخاب نکنید چیزی بازنویسی نمی‌شود.',
} as const;
