/** The offer of the landing page to a person with an unfinished design; loaded only then. */
export const unfinishedMessages = {
  label: 'طرح ناتمام شما',
  kept: 'طرح ناتمام شما در همین مرورگر مانده است.',
  action: 'ادامهٔ طراحی',
  close: 'بستن',
} as const;
