export const DRAFT_TEXTS = {
  excess: (words: string) =>
    `این پیش‌نویس ${words} بیش از سفارش پرداخت‌شده دارد. آن‌ها را بردارید، یا بهای افزوده را بپردازید و سپس منتشر کنید.`,
} as const;
