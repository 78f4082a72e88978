export const DRAFT_TEXTS = {
  excess: (words: string) =>
    `این پیش‌نویس ${words} بیش از سفارش پرداخت‌شده دارد. آن‌ها را بردارید، یا هزینهٔ اضافه را بپردازید و بعد منتشر کنید.`,
} as const;
