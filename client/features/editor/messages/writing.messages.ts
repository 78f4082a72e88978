/** The buttons beside a text that is edited on the page. */
export const writingMessages = {
  toolbar: 'ابزارهای متن',
  halfSpace: 'نیم‌فاصله',
  bold: 'پررنگ',
  newLine: 'خط جدید',
  target: 'مقصد دکمه',
  link: 'لینک',
  linkIn: (text: string) => `لینک در ${text}`,
  noRoom: 'این متن جای لینک ندارد؛ آن را کوتاه‌تر کنید.',
  linkTarget: 'مقصد لینک',
  setLink: 'گذاشتن لینک',
  unlink: 'برداشتن لینک',
  selectFirst: 'ابتدا کلمه‌هایی را که باید لینک شوند انتخاب کنید.',
  done: 'تمام',
} as const;
