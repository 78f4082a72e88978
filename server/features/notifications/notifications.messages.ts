import type { SecurityNotice } from '#features/identity/index.js';

export const messages = {
  read: 'اعلان خوانده شد.',
  allRead: 'همهٔ اعلان‌ها خوانده شد.',
  saved: 'تنظیم اعلان‌ها ذخیره شد.',
  locked: 'اعلان‌های پرداخت و امنیت را نمی‌توان خاموش کرد.',
} as const;

/** In the list of notifications, beside the mail that says more. */
export const securityTexts: Readonly<Record<SecurityNotice, { readonly title: string; readonly message: string }>> = {
  password_changed: {
    title: 'رمز عبور شما تغییر کرد',
    message: 'اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
  },
  session_stolen: {
    title: 'یک دستگاه برای امنیت از حساب شما خارج شد',
    message: 'کسی با یک ورود قدیمی شما خواست وارد حساب شود. دستگاه‌های واردشده را ببینید و رمز عبور خود را عوض کنید.',
  },
  password_guessed: {
    title: 'کسی رمز عبور شما را حدس می‌زند',
    message: 'چندین رمز عبور نادرست برای حساب شما وارد شده است. اگر کار شما نبود، ورود دومرحله‌ای را روشن کنید.',
  },
  provider_linked: {
    title: 'راه ورود جدیدی اضافه شد',
    message: 'راه‌های ورود به حسابتان را در بخش حساب کاربری ببینید.',
  },
  provider_unlinked: {
    title: 'یک راه ورود برداشته شد',
    message: 'راه‌های ورود به حسابتان را در بخش حساب کاربری ببینید.',
  },
  two_factor_on: {
    title: 'ورود دومرحله‌ای روشن شد',
    message: 'کدهای بازیابی را جای امنی نگه دارید.',
  },
  two_factor_off: {
    title: 'ورود دومرحله‌ای خاموش شد',
    message: 'اگر این کار شما نبود، رمز عبور خود را عوض کنید.',
  },
  recovery_codes_renewed: {
    title: 'کدهای بازیابی عوض شد',
    message: 'کدهای قبلی دیگر کار نمی‌کنند.',
  },
  recovery_code_used: {
    title: 'یک کد بازیابی استفاده شد',
    message: 'اگر این کار شما نبود، رمز عبور خود را عوض کنید.',
  },
  api_key_created: {
    title: 'یک کلید API ساخته شد',
    message: 'اگر این کار شما نبود، کلید را باطل کنید و رمز عبور خود را عوض کنید.',
  },
  api_key_revoked: {
    title: 'یک کلید API باطل شد',
    message: 'مدیران برپا آن را باطل کردند. دلیل را از پشتیبانی بپرسید.',
  },
  api_key_widened: {
    title: 'دسترسی‌های یک کلید API بیشتر شد',
    message: 'اگر این کار شما نبود، کلید را باطل کنید و رمز عبور خود را عوض کنید.',
  },
  api_key_narrowed: {
    title: 'دسترسی‌های کلیدهای API شما کمتر شد',
    message: 'اگر برنامه‌ای به دسترسی‌های جداشده نیاز دارد، آن‌ها را در بخش «کلیدهای API» به کلیدش اضافه کنید.',
  },
  account_webhook_added: {
    title: 'وب‌هوک جدیدی به حساب شما اضافه شد',
    message:
      'رویدادهای حساب شما از این پس به آن هم فرستاده می‌شود. اگر این کار شما نبود، کلیدهای API خود را باطل کنید.',
  },
  webhook_added: {
    title: 'وب‌هوک جدیدی به سایت شما اضافه شد',
    message: 'پیام‌ها یا اعضای خبرنامهٔ سایت از این پس به آن هم فرستاده می‌شود. اگر این کار شما نبود، آن را حذف کنید.',
  },
};
