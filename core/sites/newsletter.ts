/** Newsletters of sites: lists of people who have confirmed their address. Values that both sides share. */

/** On the site's own host; `confirm` and `unsubscribe` take a signed token as `?t=`. */
export const NEWSLETTER_PATHS = {
  confirm: '/_newsletter/confirm',
  unsubscribe: '/_newsletter/unsubscribe',
} as const;
export type NewsletterAct = keyof typeof NEWSLETTER_PATHS;

/**
 * Days in which an address can be confirmed, after which it is deleted; days that an address which unsubscribed gets no
 * request to confirm from the same site; characters of a name; how many mails to one subscriber are remembered, so that
 * their log can be erased.
 */
export const NEWSLETTER = { confirmDays: 7, quietDays: 30, name: 200, mails: 30 } as const;

/** After the form, whatever is known of the address: the answer does not reveal who is on the list. */
export const SUBSCRIBED_WORDS = {
  title: 'ایمیل خود را ببینید',
  text: 'برای عضویت در خبرنامه، لینک تأیید به ایمیل شما ارسال می‌شود. اگر تا چند دقیقهٔ دیگر نرسید، هرزنامه‌ها را هم ببینید. به کسی که قبلاً عضو شده است ایمیلی نمی‌رود.',
} as const;
