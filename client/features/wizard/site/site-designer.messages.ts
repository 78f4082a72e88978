/** The designer of a site that is paid for. */
export const siteDesignerMessages = {
  title: (site: string) => `ویرایش «${site}»`,
  back: 'صفحه‌ی سایت',
  views: { label: 'بخش‌های ویرایش', design: 'صفحه‌ها و بخش‌ها', brand: 'رنگ، قلم و لوگو' },
  publish: 'انتشار',
  states: {
    saved: 'پیش‌نویس ذخیره شد',
    waiting: 'در انتظار ذخیره',
    saving: 'در حال ذخیره…',
    failed: 'ذخیره نشد',
    conflict: 'ذخیره متوقف شد',
  },
  again: 'ذخیره‌ی دوباره',
  conflict: {
    title: 'این پیش‌نویس در جای دیگری تغییر کرده است',
    text: 'برای این‌که کار کسی از دست نرود، ذخیره متوقف شد. با خواندن پیش‌نویس تازه، تغییرهای ذخیره‌نشده‌ی این صفحه کنار می‌رود.',
    action: 'خواندن پیش‌نویس تازه',
  },
  notSaved: 'پیش‌نویس ذخیره نشد',
} as const;
