/** Persian texts around what a mail says. */
export const layoutTexts = {
  picture: (title: string) => (title === '' ? 'تصویر سایت' : `تصویر سایت «${title}»`),
  greeting: (name: string) => (name ? `سلام ${name}،` : 'سلام،'),
  copyLink: 'اگر دکمه کار نکرد، این آدرس را در مرورگر باز کنید:',
  legal: { terms: 'قوانین', privacy: 'حریم خصوصی', money_back: 'بازگشت وجه' },
  footer: 'این ایمیل خودکار ارسال شده است. سؤالی دارید؟ از پشتیبانی بپرسید.',
} as const;

/** Values that the previews are filled with. */
export const previewValues = {
  fullName: 'سارا راد',
  title: 'سایت شخصی سارا',
  siteName: 'کافه مهر',
  amount: '۲٬۵۰۰٬۰۰۰ تومان',
  balance: '۴٬۰۰۰٬۰۰۰ تومان',
  at: '۱۲ آذر ۱۴۰۵، ۱۰:۳۰',
  registeredAt: '۱۲ آذر ۱۴۰۵، ۱۰:۳۰',
  device: 'Chrome - Windows',
  ip: '192.0.2.7',
  dueDate: '۷ آذر ۱۴۰۵',
  codesLeft: '۹',
  keysLeft: '۲',
  keyName: 'نرم‌افزار حسابداری',
  addedScopes: 'دیدن سفارش‌ها، دیدن پرداخت‌ها',
  lostScopes: 'دیدن پیام‌های بازدیدکنندگان، دیدن اعضای خبرنامه',
  ticketNumber: '۱۲',
  customer: 'سارا راد',
  category: 'پرداخت',
  priority: 'زیاد',
  provider: 'GitHub',
  notificationTitle: 'ساخت سایت شروع شد',
  notificationMessage: 'سفارش BR-1405-000123 در حال انجام است.',
  subject: 'دربارهٔ سایت شما',
  body: 'ممنون که برپا را انتخاب کردید.\n\nتیم ما امروز طرح سایت شما را بازبینی کرد و پیشنهادهایی برای شما نوشت.',
} as const;
