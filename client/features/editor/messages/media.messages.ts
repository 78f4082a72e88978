/** The library of pictures: adding several at once, where each is shown, and their alternative texts. */
import { formatNumber } from '#core/dates/calendar.js';

export const mediaMessages = {
  title: 'رسانه‌های سایت',
  pickTitle: 'انتخاب تصویر از رسانه‌ها',
  replaceTitle: 'تصویر جایگزین را انتخاب کنید',
  tabs: { label: 'بخش‌های رسانه‌ها', pictures: 'تصویرها', texts: 'متن‌های جایگزین' },
  filter: 'کدام تصویرها',
  filters: { all: 'همه', used: 'در سایت', unused: 'استفاده‌نشده' },
  add: 'افزودن تصویر',
  drop: 'چند تصویر را با هم انتخاب کنید، این‌جا بکشید یا با Ctrl+V بگذارید.',
  dropShort: 'چند تصویر را می‌توانید با هم انتخاب کنید.',
  empty: 'هنوز تصویری ندارید',
  emptyText: 'تصویرهایتان را یک‌جا اضافه کنید و بعد در هر بخش سایت بگذارید.',
  noneUsed: 'هیچ‌کدام از تصویرها در سایت نیست.',
  noneUnused: 'تصویر استفاده‌نشده‌ای ندارید.',
  failed: 'تصویرها بارگذاری نشد؛ تصویرهای داخل سایت سر جایشان است.',
  nameless: 'تصویر',
  picture: (name: string, uses: number) =>
    uses > 0 ? `${name}، در ${formatNumber(uses)} جای سایت` : `${name}، استفاده‌نشده`,
  pick: (name: string) => `انتخاب ${name}`,
  uses: (uses: number) => `${formatNumber(uses)} جا`,
  unused: 'استفاده‌نشده',
  details: (name: string) => `مشخصات ${name}`,
  where: 'در این جاها دیده می‌شود:',
  nowhere: 'در هیچ بخشی از این سایت نیست.',
  section: (page: string, section: string) => `${page}، ${section}`,
  allPages: 'همهٔ صفحه‌ها',
  share: (page: string) => `${page}، تصویر لینک`,
  logo: 'لوگو',
  goTo: (place: string) => `رفتن به ${place}`,
  replace: 'جایگزینی در همه‌جا',
  replaced: (places: number) => `تصویر در ${formatNumber(places)} جا جایگزین شد.`,
  remove: 'حذف',
  removeTitle: 'این تصویر حذف شود؟',
  removeText:
    'تصویر از رسانه‌ها پاک می‌شود و دیگر برنمی‌گردد. اگر در طرح ناتمام دیگری هم گذاشته‌اید، آن‌جا تصویر نمونه دیده می‌شود.',
  removed: 'تصویر حذف شد.',
  uploads: 'تصویرهای در حال ارسال',
  waiting: 'در نوبت',
  done: 'اضافه شد',
  added: (pictures: number) => `${formatNumber(pictures)} تصویر به رسانه‌ها اضافه شد.`,
  placed: (pictures: number) => `${formatNumber(pictures)} تصویر در بخش گذاشته شد.`,
  left: (pictures: number) => `${formatNumber(pictures)} تصویر در این بخش جا نشد و در رسانه‌ها ماند.`,
  galleryFull: (pictures: number) => `این گالری پر است و ${formatNumber(pictures)} تصویر در رسانه‌ها ماند.`,
  tooMany: (most: number) => `هر بار حداکثر ${formatNumber(most)} تصویر اضافه می‌شود؛ بقیه را بعد اضافه کنید.`,
  retry: (name: string) => `ارسال دوبارهٔ ${name}`,
  cancel: (name: string) => `لغو ${name}`,
  texts: {
    hint: 'در هر تصویر چه دیده می‌شود؟ این متن را نابینایان می‌شنوند و موتورهای جستجو می‌خوانند. اگر خالی بماند، متن همان بخش خوانده می‌شود.',
    empty: 'هنوز تصویر خودتان را در سایت نگذاشته‌اید.',
    of: (place: string) => `متن جایگزین تصویر ${place}`,
    missing: (missing: number, all: number) =>
      missing > 0
        ? `${formatNumber(missing)} تصویر از ${formatNumber(all)} تصویر هنوز متن ندارد.`
        : 'همهٔ تصویرها متن دارند.',
  },
} as const;
