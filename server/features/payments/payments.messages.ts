/** Persian texts of payments. */
export const PAYMENT_TEXTS = {
  depositDescription: 'افزایش موجودی کیف پول',
  creditedDescription: (number: string | null) =>
    number ? `بازگشت مبلغ پرداختی سفارش \u2066${number}\u2069 به کیف پول` : 'بازگشت مبلغ پرداختی به کیف پول',
  depositSettled: (amount: string) => ({
    title: 'کیف پول شما شارژ شد',
    message: `${amount} به موجودی کیف پول شما افزوده شد.`,
  }),
  wholeToman: 'مبلغ باید مضرب ده ریال باشد.',
  authority: 'کد پرداخت را بفرستید.',
  methods: {
    zarinpal: 'درگاه بانکی زرین‌پال',
    wallet: 'کیف پول',
  },
} as const;
