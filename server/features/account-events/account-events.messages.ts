/** Texts about the log of an account. */
export const ACCOUNT_EVENT_TEXTS = {
  cursor: 'این مقدار جایی از فهرست رویدادها نیست؛ مقدار cursor پاسخ قبلی را بفرستید.',
  kind: 'چنین نوعی از رویداد وجود ندارد.',
} as const;
