/** The buttons beside a text that is edited on the page. */
export const writingMessages = {
  toolbar: 'ابزارهای متن',
  halfSpace: 'نیم‌فاصله',
  bold: 'پررنگ',
  newLine: 'خط جدید',
  target: 'مقصد دکمه',
  done: 'تمام',
} as const;
