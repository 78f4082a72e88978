/** Texts of the header, the footer, the guards and the pages that belong to no feature. */
export const shell = {
  login: 'ورود',
  start: 'شروع کنید',
  dashboard: 'داشبورد',
  admin: 'پنل مدیریت',
  support: 'پشتیبانی',
  newProject: 'شروع پروژهٔ جدید',
  logout: 'خروج از حساب',
  loggedOut: 'از حساب خود خارج شدید.',
  accountMenu: 'حساب کاربری',
  contact: 'تماس با ما',
  mainNavigation: 'لینک‌های اصلی',
  phone: 'تلفن',
  email: 'ایمیل',
  social: { instagram: 'اینستاگرام', linkedin: 'لینکدین', github: 'گیت‌هاب' },
  rights: (year: string, name: string) => `© ${year} ${name}. همهٔ حقوق محفوظ است.`,
  scheme: { light: 'روشن', dark: 'تیره', auto: 'مانند دستگاه', label: 'پوستهٔ نمایش' },
  crash: {
    title: 'این صفحه باز نشد',
    text: 'خطایی در نمایش صفحه رخ داد. آنچه ذخیره کرده‌اید سر جای خود است.',
    reload: 'بارگذاری دوباره',
  },
  notFound: {
    title: 'این صفحه پیدا نشد',
    text: 'شاید نشانی را نادرست نوشته‌اید یا صفحه جابه‌جا شده است.',
  },
  guard: { checking: 'در حال بررسی حساب شما…', failed: 'نتوانستیم حساب شما را بررسی کنیم.' },
} as const;
