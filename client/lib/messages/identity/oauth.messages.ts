/** Texts of signing in through another site; the titles of the providers are in core/oauth-providers.ts. */
export const oauth = {
  or: 'یا ادامه با',
  label: 'ورود با حساب دیگر',
  continueWith: (title: string) => `ادامه با ${title}`,
  startFailed: 'ورود شروع نشد',
  failedTitle: 'ورود انجام نشد',
  failed: 'ورود با این سرویس انجام نشد. دوباره امتحان کنید یا با ایمیل وارد شوید.',
  succeeded: 'آن سرویس شما را شناخت. اگر هنوز وارد نشده‌اید، یک بار دیگر روی دکمهٔ آن بزنید.',
  callback: {
    title: (provider: string) => `ورود با ${provider}`,
    loading: 'در حال بررسی حساب شما…',
    toWizard: 'خوش آمدید. به طرح خود برمی‌گردید…',
    welcome: 'خوش آمدید.',
    errorTitle: 'ورود انجام نشد',
    back: 'بازگشت به صفحهٔ ورود',
  },
} as const;
