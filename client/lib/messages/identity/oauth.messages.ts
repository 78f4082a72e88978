/** Texts of signing in through GitHub and Google. */
export const oauth = {
  or: 'یا ادامه با',
  label: 'ورود با حساب دیگر',
  names: { github: 'گیت‌هاب', google: 'گوگل' },
  continueWith: { github: 'ادامه با گیت‌هاب', google: 'ادامه با گوگل' },
  startFailed: 'ورود شروع نشد',
  failedTitle: 'ورود انجام نشد',
  failed: 'ورود با این سرویس انجام نشد. دوباره امتحان کنید یا با ایمیل وارد شوید.',
  succeeded: 'آن سرویس شما را شناخت. اگر هنوز وارد نشده‌اید، یک بار دیگر روی دکمهٔ آن بزنید.',
  callback: {
    title: { github: 'ورود با گیت‌هاب', google: 'ورود با گوگل', other: 'ورود با حساب دیگر' },
    loading: 'در حال بررسی حساب شما…',
    toWizard: 'خوش آمدید. به طرح خود برمی‌گردید…',
    welcome: 'خوش آمدید.',
    errorTitle: 'ورود انجام نشد',
    back: 'بازگشت به صفحهٔ ورود',
  },
} as const;
