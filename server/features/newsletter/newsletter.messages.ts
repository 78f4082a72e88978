/** Texts about newsletters for owners of sites. */
export const NEWSLETTER_TEXTS = {
  confirmed: (email: string, address: string) => ({
    title: 'عضو جدید خبرنامه',
    message: `\u2066${email}\u2069 عضویت خود در خبرنامهٔ سایت شما در ${address} را تأیید کرد.`,
  }),
} as const;

/** Titles of the columns of the exported list. */
export const SUBSCRIBER_CSV_TITLES = {
  email: 'ایمیل',
  name: 'نام',
  confirmedAt: 'زمان تأیید',
  requestedAt: 'زمان درخواست',
  page: 'صفحه',
  unsubscribe: 'لینک لغو عضویت',
} as const;
