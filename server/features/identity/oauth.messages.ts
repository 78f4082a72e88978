/** Persian sentences of signing in through another site. */
export const oauthFaults = {
  ownAddress: 'نشانی بازگشت باید از همین سایت باشد.',
  provider: 'تنها با گیت‌هاب و گوگل می‌توان وارد شد.',
} as const;
