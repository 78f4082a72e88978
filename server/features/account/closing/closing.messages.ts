/** Persian texts of closing an account. */
export const CLOSING_TEXTS = {
  confirmation: 'ایمیل همین حساب را بنویسید.',
  closed: 'حساب شما بسته شد.',
} as const;
