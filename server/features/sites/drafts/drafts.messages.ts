export const DRAFT_TEXTS = {
  excess: (words: string) =>
    `این پیش‌نویس ${words} بیش از سفارش پرداخت‌شده دارد. آن‌ها را بردارید، یا هزینهٔ اضافه را بپردازید و بعد منتشر کنید.`,
  /** Where two releases are compared and one of them was not built from a design. */
  notCompared: 'یکی از دو نسخه کد سفارشی است و محتوای آن با طرح مقایسه نمی‌شود.',
} as const;
