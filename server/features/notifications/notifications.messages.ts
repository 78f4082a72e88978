import type { SecurityNotice } from '../identity/index.js';

export const messages = {
  read: 'اعلان خوانده شد.',
  allRead: 'همه‌ی اعلان‌ها خوانده شد.',
  saved: 'تنظیم اعلان‌ها ذخیره شد.',
  locked: 'اعلان‌های پرداخت و امنیت را نمی‌توان خاموش کرد.',
} as const;

/** In the list of notifications, beside the mail that says more. */
export const securityTexts: Readonly<Record<SecurityNotice, { readonly title: string; readonly message: string }>> = {
  password_changed: {
    title: 'گذرواژه‌ی شما تغییر کرد',
    message: 'اگر این کار شما نبود، بی‌درنگ با پشتیبانی تماس بگیرید.',
  },
  session_stolen: {
    title: 'یک نشست شما برای امنیت بسته شد',
    message: 'کسی خواست با کلید کهنه‌ای آن را ادامه دهد. نشست‌ها و گذرواژه‌ی خود را بازبینی کنید.',
  },
  password_guessed: {
    title: 'کسی گذرواژه‌ی شما را حدس می‌زند',
    message: 'چندین گذرواژه‌ی نادرست برای حساب شما وارد شده است. اگر کار شما نبود، ورود دومرحله‌ای را روشن کنید.',
  },
  provider_linked: {
    title: 'راه ورود تازه‌ای افزوده شد',
    message: 'راه‌های ورود به حساب‌تان را در نمایه ببینید.',
  },
  provider_unlinked: {
    title: 'یک راه ورود برداشته شد',
    message: 'راه‌های ورود به حساب‌تان را در نمایه ببینید.',
  },
  two_factor_on: {
    title: 'ورود دومرحله‌ای روشن شد',
    message: 'کدهای بازیابی را جای امنی نگه دارید.',
  },
  two_factor_off: {
    title: 'ورود دومرحله‌ای خاموش شد',
    message: 'اگر این کار شما نبود، گذرواژه‌ی خود را عوض کنید.',
  },
  recovery_codes_renewed: {
    title: 'کدهای بازیابی تازه شد',
    message: 'کدهای پیشین دیگر کار نمی‌کنند.',
  },
  recovery_code_used: {
    title: 'یک کد بازیابی به کار رفت',
    message: 'اگر این کار شما نبود، گذرواژه‌ی خود را عوض کنید.',
  },
  api_key_created: {
    title: 'یک کلید API ساخته شد',
    message: 'اگر این کار شما نبود، کلید را باطل کنید و گذرواژه‌ی خود را عوض کنید.',
  },
  api_key_revoked: {
    title: 'یک کلید API باطل شد',
    message: 'مدیران برپا آن را باطل کردند. دلیل را از پشتیبانی بپرسید.',
  },
};
