/** The data of one's own account: the last section of the profile tab. */
export const ownData = {
  title: 'اطلاعات حساب',
  download: {
    name: 'دریافت اطلاعات حساب',
    text: 'همهٔ آنچه در این حساب دارید، در یک فایل JSON: مشخصات، سفارش‌ها و طرح‌ها، سایت‌ها و پیام‌هایشان، صورت‌حساب‌ها، پرداخت‌ها و تیکت‌ها.',
    action: 'دریافت فایل',
    failed: 'فایل دریافت نشد',
  },
  close: {
    name: 'بستن حساب',
    text: 'سایت‌ها از دسترس خارج می‌شوند و اطلاعات شما پاک می‌شود. این کار برگشت ندارد.',
    action: 'بستن حساب',
  },
} as const;
