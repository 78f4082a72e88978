/** Texts of the landing page (specification 1 §1 and §2). Amounts come from core/pricing/price-list. */
import { formatShortDate } from '#core/dates/calendar.js';
import { formatPercent } from '#core/text/number-format.js';
import { toPersianDigits } from '#core/text/digits.js';
import { MONEY_BACK } from '#core/limits/limits.landing.js';
import { TIME_TO_ONLINE } from '#core/sites/time-to-online.js';

const hostingWith = (cdn: string): string => (cdn === '' ? 'هاست و SSL' : `هاست، SSL و ${cdn}`);

export const landing = {
  deck: (name: string) => `معرفی ${name}`,
  slideOf: (n: string, of: string, title: string) => `اسلاید ${n} از ${of}: ${title}`,
  next: 'اسلاید بعد',
  scheme: 'تغییر پوستهٔ روشن و تیره',
  account: 'داشبورد',
  hero: {
    lead: (fast: string, full: string) =>
      `صفحه‌ها را بچینید، رنگ و دامنه را انتخاب کنید و قیمت را همان لحظه ببینید. سایت شما معمولاً ${fast} بعد از پرداخت آنلاین می‌شود و تحویل کامل ${full} طول می‌کشد.`,
    online: (minutes: number) =>
      `نیمی از سایت‌های ${toPersianDigits(TIME_TO_ONLINE.days)} روز گذشته تا ${toPersianDigits(minutes)} دقیقه پس از پرداخت آنلاین شدند.`,
    unit: 'تومان در ماه',
    name: 'نام کسب‌وکار',
    namePlaceholder: 'مثلاً کافه نارون',
    trade: 'صنف',
    colour: 'رنگ',
    submit: 'ساخت سایت',
    guestNote: 'بدون ثبت‌نام؛ طرح شما در همین مرورگر می‌ماند.',
    dashboard: 'شروع از داشبورد',
    blank: 'از صفحهٔ خالی شروع کنید',
    demo: (trade: string, name: string) => (name === '' ? `نمونهٔ سایت: ${trade}` : `نمونهٔ سایت «${name}»: ${trade}`),
    demoFailed: 'نمونهٔ این صنف بارگذاری نشد. اینترنت خود را بررسی کنید؛ با «ساخت سایت» همین صنف در طراحی باز می‌شود.',
  },
  steps: {
    title: 'سه مرحله تا سایت شما',
    lead: 'نه تماس پشت تماس، نه پیش‌فاکتور مبهم. همه‌چیز را خودتان می‌بینید و تأیید می‌کنید.',
    items: [
      {
        title: 'دامنه و قالب را انتخاب کنید',
        text: 'نام دامنه را همان‌جا بررسی کنید و از بین قالب‌ها و بخش‌های آماده سایت خود را بچینید.',
      },
      {
        title: 'آنلاین پرداخت کنید',
        text: 'قیمت دقیق پیش از پرداخت روشن است. با کارت یا کیف پول بپردازید و رسید بگیرید.',
      },
      {
        title: 'سایتتان را تحویل بگیرید',
        text: 'سایت را می‌سازیم، روی هاست ابری می‌گذاریم و دامنه را به آن وصل می‌کنیم.',
      },
    ],
    domain: 'narvan-cafe.ir',
    domainFree: 'آزاد است',
    paid: 'پرداخت شد',
    delivered: 'از پرداخت تا تحویل کامل',
  },
  technology: {
    title: 'فناوری و سرعتی که بازدیدکننده حس می‌کند',
    lead: 'سایت شما صفحه‌های آماده و سبک است، نه سامانه‌ای سنگین. هر چه می‌سازیم مال خود شماست.',
    items: (cdn: string) => [
      { title: 'طراحی و کد اختصاصی', text: 'با رنگ، فونت و محتوای شما' },
      { title: 'سئو از روز اول', text: 'نقشهٔ سایت، متادیتا و ساختار درست' },
      { title: 'سرعت بالا', text: 'صفحهٔ ایستا و فشرده، مستقیم از حافظهٔ سرور' },
      { title: 'کد منبع کامل', text: 'هر زمان خواستید با خود ببرید' },
      { title: hostingWith(cdn), text: 'همراه سایت، بدون تنظیم جداگانه' },
      { title: 'تیم توسعه', text: 'کسانی که کار را تحویل می‌دهند و می‌مانند' },
    ],
    staticNow: 'سایت‌های ایستا روی هاست ابری',
    dynamicSoon: 'سایت‌های پویا، به‌زودی',
    filesTitle: 'آنچه تحویل می‌گیرید',
  },
  security: {
    title: 'همیشه در دسترس، همیشه امن',
    lead: 'سایت شما ویترین شماست؛ نباید تاریک شود.',
    uptimeLabel: 'پایداری',
    uptimeText: (minutes: string) => `از ۴۳٬۲۰۰ دقیقهٔ هر ماه، کمتر از ${minutes} دقیقه.`,
    measured: (percent: number, since: Date) =>
      `اندازه‌گیری خودمان از ${formatShortDate(since)}: ${formatPercent(percent)} بررسی‌ها موفق بود`,
    monthLabel: 'یک ماه',
    downLabel: 'بیشترین قطعی',
    items: (cdn: string) => [
      { title: 'گواهی SSL', text: 'هر صفحه رمزنگاری‌شده باز می‌شود.' },
      { title: 'پرداخت آنلاین امن', text: 'اطلاعات کارت فقط پیش بانک می‌ماند.' },
      { title: cdn === '' ? 'هاست ابری' : `${cdn} و هاست ابری`, text: 'بازدید زیاد سایت را از پا نمی‌اندازد.' },
    ],
  },
  value: {
    title: 'یک قیمت روشن',
    lead: 'آنچه در طراحی می‌بینید همان است که می‌پردازید. با هر تغییر، قیمت همان لحظه به‌روز می‌شود.',
    plan: 'سایت تک‌صفحه‌ای',
    unit: 'تومان در ماه',
    includedTitle: 'در همین قیمت',
    included: (cdn: string) => [
      hostingWith(cdn),
      'طراحی و کد اختصاصی',
      'کد منبع کامل',
      'پشتیبانی تیم توسعه',
      `ضمانت بازگشت وجه تا ${toPersianDigits(MONEY_BACK.days)} روز پس از پرداخت`,
    ],
    extrasTitle: 'اگر بیشتر خواستید',
    extras: {
      page: 'هر صفحه در سایت چندصفحه‌ای',
      section: 'هر بخش در سایت چندصفحه‌ای',
      logo: 'گذاشتن لوگو',
    },
    servicesTitle: 'خدمات سایت',
    servicesHint: 'هر خدمت را باز کنید تا ببینید چه می‌کند.',
    annual: (percent: string) => `${percent} تخفیف با پرداخت سالانه`,
    action: 'قیمت سایت خود را ببینید',
  },
  trust: {
    title: 'به جمع کسب‌وکارهایی بپیوندید که با برپا آنلاین شدند',
    customers: { label: 'مشتری راضی' },
    projects: { label: 'پروژهٔ تحویل‌شده' },
    uptime: { label: 'پایداری', measured: (percent: number) => `اندازه‌گیری‌شده: ${formatPercent(percent)}` },
    moreThan: 'بیش از',
    examples: 'سایت‌هایی که همین حالا باز می‌شوند',
    example: 'نمونهٔ نظر مشتری',
    quote:
      'صبح طرح را چیدم، ظهر پرداخت کردم و عصر همان روز مشتری‌ها از سایت میز رزرو کردند. قیمت هم همان بود که روز اول دیدم.',
    quoteBy: 'مهسا رستمی',
    quoteRole: 'صاحب کافه نارون',
    action: 'همین امروز شروع کنید',
    actionNote: 'طراحی رایگان است؛ فقط وقتی راضی بودید بپردازید.',
  },
} as const;
