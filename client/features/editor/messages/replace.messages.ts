/** Finding and replacing words in the whole site, in the designer. */
import { formatNumber } from '#core/dates/calendar.js';

export const replaceMessages = {
  tool: 'یافتن و جایگزینی',
  text: 'در همهٔ صفحه‌ها، منو، نوار اعلان و مشخصات سایت جستجو می‌کند. تفاوت «ی» و «ي»، نیم‌فاصله و فارسی یا انگلیسی بودن رقم‌ها در نظر گرفته نمی‌شود. متن‌های نمونه‌ای که منتشر نمی‌شوند تغییر نمی‌کنند.',
  find: 'متن فعلی',
  by: 'متن جدید',
  none: 'چیزی پیدا نشد.',
  count: (n: number) => `در ${formatNumber(n)} جا پیدا شد.`,
  list: 'جاهایی که پیدا شد',
  all: 'انتخاب همه',
  replace: (n: number) => `جایگزینی در ${formatNumber(n)} جا`,
  replaced: (n: number) => `متن در ${formatNumber(n)} جا عوض شد.`,
  full: 'با متن جدید، این متن بیش از حد طولانی یا خالی می‌شود و تغییر نمی‌کند.',
  go: (place: string) => `نمایش ${place}`,
  more: (n: number) => `${formatNumber(n)} جای دیگر هم هست که با همین دکمه عوض می‌شود.`,
  kinds: {
    text: '',
    picture: 'توضیح تصویر',
    fact: 'مشخصات سایت',
    page: 'نام صفحه',
    search: 'متن موتورهای جستجو',
    menu: 'منو',
    announcement: 'نوار اعلان',
  },
} as const;
