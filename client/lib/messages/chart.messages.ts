/** Charts of days, with the table that says the same. */
export const chartMessages = {
  day: 'روز',
  total: 'جمع',
  table: 'دیدن به صورت جدول',
  tableOf: (title: string) => `دیدن به صورت جدول: ${title}`,
  region: (title: string) => `جدول ${title}`,
} as const;
