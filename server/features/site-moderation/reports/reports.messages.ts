import { ltr } from '#core/text/bidi.js';
import type { ReportAct } from '#core/sites/site-reports.js';

export const REPORT_TEXTS = {
  received: 'گزارش شما رسید. مدیران برپا آن را می‌خوانند و دربارهٔ سایت تصمیم می‌گیرند.',
  addressUnknown: 'در این آدرس سایتی از برپا نیست. آدرس را همان‌گونه که در مرورگر دیده‌اید بنویسید.',
  messageShort: 'حداقل در یک جمله بنویسید چه چیزی نادرست است و کجای سایت.',
  decisionMissing: 'دلیل تصمیم را بنویسید.',
  newTitle: 'گزارش جدید از یک سایت',
  newMessage: (address: string) => `از ${ltr(address)} گزارش تخلف رسیده است و در انتظار تصمیم است.`,
  subject: 'نتیجهٔ گزارش شما',
  outcomes: {
    none: 'گزارش شما درست بود و پیگیری شد.',
    suspend: 'گزارش شما درست بود و سایت موقتاً بسته شد.',
    take_down: 'گزارش شما درست بود و سایت بسته شد.',
  } satisfies Record<ReportAct, string>,
  rejected: 'گزارش شما بررسی شد و تخلفی دیده نشد.',
  answer: (address: string, outcome: string, reason: string) =>
    `شما از ${ltr(address)} گزارشی فرستاده بودید.\n${outcome}\nتوضیح: ${reason}\nایمیل شما دیگر کنار این گزارش نگه داشته نمی‌شود.`,
} as const;
