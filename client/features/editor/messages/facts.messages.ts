/** The facts of the site: the card of step 2, and the drawer that shows the same fields anywhere else. */
import type { Network } from '#core/sites/network-link.js';

const profiles: Readonly<Record<Network, string>> = {
  instagram: 'اینستاگرام',
  telegram: 'تلگرام',
  whatsapp: 'واتساپ',
  eitaa: 'ایتا',
  bale: 'بله',
  youtube: 'یوتیوب',
  aparat: 'آپارات',
  linkedin: 'لینکدین',
};

export const factsMessages = {
  title: 'مشخصات سایت',
  text: 'یک بار بنویسید تا سربرگ، پابرگ، بخش تماس و عنوان سایت با آن پر شود. همه اختیاری است و هر وقت خواستید تغییر می‌کند.',
  open: 'مشخصات سایت',
  openEarly: 'نام، تلفن و نشانی کسب‌وکار را همین حالا می‌نویسم',
  change: 'تغییر مشخصات سایت',
  empty: 'هنوز چیزی ننوشته‌اید؛ تا ننویسید، نام دامنه جای نام سایت می‌آید.',
  proposed: (name: string) => `نام سایت «${name}» باشد`,
  done: 'تمام شد',
  later: 'بعداً می‌نویسم',
  more: 'خدمات، ایمیل، ساعت کار و شبکه‌های اجتماعی',
  less: 'بستن بقیهٔ مشخصات',
  groups: { ways: 'راه‌های تماس', hours: 'ساعت کار', profiles: 'شبکه‌های اجتماعی' },
  fields: {
    name: { label: 'نام سایت یا کسب‌وکار', placeholder: 'مثلاً کافه مهر' },
    trade: { label: 'زمینهٔ کار', placeholder: 'انتخاب کنید' },
    tradeOfTemplate: 'متن‌های نمونه از قالبی که انتخاب کرده‌اید می‌آید.',
    description: { label: 'معرفی کوتاه', placeholder: 'در یک یا دو جمله' },
    phone: { label: 'تلفن', placeholder: '۰۲۱-۱۲۳۴۵۶۷۸' },
    mobile: { label: 'تلفن همراه', placeholder: '۰۹۱۲۱۲۳۴۵۶۷' },
    email: { label: 'ایمیل', placeholder: 'info@example.com' },
    address: { label: 'نشانی', placeholder: 'شهر، خیابان، پلاک' },
    mapLink: { label: 'لینک نقشه', placeholder: 'https://neshan.org/…' },
  },
  tradeFits: 'متن‌ها و تصویرهای نمونه و قالب‌ها با آن جور می‌شود.',
  days: (line: string) => `روزهای ردیف ${line}`,
  times: (line: string) => `ساعت‌های ردیف ${line}`,
  daysPlaceholder: 'شنبه تا چهارشنبه',
  timesPlaceholder: '۹ تا ۱۸',
  profiles,
  handlePlaceholder: '@barpa',
} as const;
