/** Persian labels of slots, for the wizard's editor. */
export const SLOT_LABELS: Record<string, string> = {
  eyebrow: 'سرعنوان',
  title: 'عنوان',
  text: 'متن',
  more: 'متن دوم',
  primary: 'دکمهٔ اصلی',
  secondary: 'دکمهٔ دوم',
  action: 'متن دکمه',
  cta: 'متن دکمه',
  note: 'یادداشت',
  phone: 'تلفن',
  mobile: 'همراه',
  email: 'ایمیل',
  address: 'نشانی',
  extra: 'توضیح نشانی',
  quote: 'نقل‌قول',
  signature: 'امضا',
  caption: 'زیرنویس',
  name: 'نام',
  role: 'سمت',
};

export const SLOT_ITEM_LABELS: Record<string, string> = {
  item: 'مورد',
  point: 'نکته',
  stat: 'آمار',
  step: 'گام',
  milestone: 'رویداد',
  hours: 'ساعت کار',
  badge: 'نشان',
  rating: 'امتیاز',
};

/** Labels of picture slots. */
export const IMAGE_LABELS: Record<string, string> = {
  main: 'تصویر اصلی',
  second: 'تصویر دوم',
  third: 'تصویر سوم',
};

/** The words a navigation uses for a section of the page. */
export const NAV_LABELS: Partial<Record<string, string>> = {
  about: 'دربارهٔ ما',
  services: 'خدمات',
  features: 'ویژگی‌ها',
  gallery: 'گالری',
  testimonials: 'نظرها',
  contact: 'تماس',
};

/** Words the sections themselves bring, not the customer. */
export const UI_WORDS = {
  menu: 'فهرست',
  mainNav: 'ناوبری اصلی',
  footerNav: 'ناوبری پایین صفحه',
  phone: 'تلفن',
  mobile: 'همراه',
  email: 'ایمیل',
  address: 'نشانی',
  hours: 'ساعت کار',
  pages: 'صفحه‌ها',
  rated: 'پنج ستاره',
  home: 'خانه',
  skip: 'رفتن به محتوای اصلی',
} as const;
