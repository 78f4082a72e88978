/** Persian texts of the sandbox's frame and its first page. */
export const SANDBOX_MESSAGES = {
  brand: 'برپا',
  badge: 'محیط آزمایشی',
  indexTitle: 'جهان بیرون، آزمایشی',
  indexIntro:
    'هرجا سرویس واقعی تنظیم نشده باشد، همتای آزمایشی آن اینجا با همان پروتکل پاسخ می‌دهد. پولی جابه‌جا نمی‌شود و نامه‌ای بیرون نمی‌رود.',
  mailTitle: 'صندوق نامه‌ها',
  mailText: 'هر نامه‌ای که برپا می‌فرستد اینجا می‌رسد: پیوند تأیید ایمیل، بازیابی گذرواژه، رسید.',
  mailLink: 'دیدن نامه‌ها',
  gatewayTitle: 'درگاه پرداخت',
  gatewayText: 'صفحهٔ پرداخت هنگام خرید باز می‌شود. دفتر درگاه همهٔ پرداخت‌ها را با وضعیت و شمارهٔ پیگیری نشان می‌دهد.',
  gatewayLink: 'دفتر درگاه',
  registryTitle: 'ثبت دامنه',
  registryText: 'نام‌های زیر گرفته‌شده‌اند و باقی نام‌ها آزادند. این پیشوندها رفتار ویژه دارند:',
  registryTaken: 'گرفته‌شده',
  registryLimited: 'پاسخ «بیش از اندازه پرسیدید»',
  registrySlow: 'بی‌پاسخ تا پایان مهلت',
} as const;
