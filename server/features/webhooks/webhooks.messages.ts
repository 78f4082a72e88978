/** Texts about webhooks for owners of sites. */
export const WEBHOOK_TEXTS = {
  url: 'آدرس باید با https شروع شود و نام دامنهٔ عمومی داشته باشد؛ بدون نام کاربری، و روی پورت ۴۴۳ یا ۸۴۴۳.',
  events: 'حداقل یک مورد را انتخاب کنید.',
  event: 'چنین موردی برای ارسال وجود ندارد.',
  turnedOff: (host: string, site: string) => ({
    title: 'وب‌هوک سایت خاموش شد',
    message: `ارسال به \u2066${host}\u2069 برای سایت شما در \u2066${site}\u2069 ناموفق ماند و وب‌هوک خاموش شد. پس از رفع مشکل، دوباره روشنش کنید.`,
  }),
} as const;
