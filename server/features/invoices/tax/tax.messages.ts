/** Persian sentences of the rates of VAT. */
export const taxMessages = {
  wholeDay: 'نرخ مالیات از شروع یک روز (به وقت تهران) برقرار می‌شود.',
} as const;
