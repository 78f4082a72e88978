/** The designer of a site that is paid for. */
export const siteDesignerMessages = {
  title: (site: string) => `ویرایش «${site}»`,
  back: 'صفحهٔ سایت',
  views: { label: 'بخش‌های ویرایش', design: 'صفحه‌ها و بخش‌ها', brand: 'رنگ، فونت و لوگو' },
  publish: 'انتشار',
  states: {
    saved: 'پیش‌نویس ذخیره شد',
    waiting: 'در انتظار ذخیره',
    saving: 'در حال ذخیره…',
    failed: 'ذخیره نشد',
    conflict: 'ذخیره متوقف شد',
  },
  again: 'ذخیرهٔ دوباره',
  conflict: {
    title: 'این پیش‌نویس در جای دیگری تغییر کرده است',
    text: 'برای این‌که کار کسی از دست نرود، ذخیره متوقف شد. با خواندن پیش‌نویس جدید، تغییرهای ذخیره‌نشدهٔ این صفحه کنار می‌رود.',
    action: 'خواندن پیش‌نویس جدید',
  },
  notSaved: 'پیش‌نویس ذخیره نشد',
} as const;
