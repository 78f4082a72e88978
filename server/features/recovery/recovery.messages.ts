/** Persian sentences of the ways back into an account. */
export const recoveryMessages = {
  resetSent: 'اگر این ایمیل در برپا حساب داشته باشد، لینک بازنشانی رمز عبور برای آن ارسال شد.',
  passwordReset: 'رمز عبور شما تغییر کرد. حالا با رمز عبور جدید وارد شوید.',
  magicLinkSent: 'اگر این ایمیل در برپا حساب داشته باشد، لینک ورود برای آن ارسال شد.',
} as const;

export const recoveryFaults = {
  redirect: 'آدرس بازگشت باید در همین سایت باشد.',
} as const;
