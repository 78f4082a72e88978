/** Persian sentences of signing in through another site. */
export const providerNames = { github: 'گیت‌هاب', google: 'گوگل' } as const;

export const oauthMessages = {
  unlinked: 'این حساب دیگر به آن سرویس متصل نیست.',
  signedOut: 'از حساب خود بیرون آمدید.',
} as const;

export const oauthFaults = {
  ownAddress: 'آدرس بازگشت باید از همین سایت باشد.',
  provider: 'فقط با گیت‌هاب و گوگل می‌توان وارد شد.',
} as const;
