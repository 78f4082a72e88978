/** The frame of the wizard: steps, progress, why one cannot go on, and what is kept in the browser. */
import { formatNumber, formatTime } from '#core/dates/calendar.js';
import type { StepFault } from '#client/features/drafts/index.js';
import { formatPercent } from '#core/text/number-format.js';

interface StepText {
  /** Beside the number in the progress bar. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

const steps: readonly StepText[] = [
  {
    name: 'نوع سایت',
    title: 'سایت را برای چه کسی می‌سازید؟',
    text: 'با این پاسخ، قالب‌ها و متن‌های نمونه به کار شما نزدیک‌تر می‌شوند.',
  },
  {
    name: 'طراحی',
    title: 'سایت خود را طراحی کنید',
    text: 'از یک قالب آماده شروع کنید یا صفحه‌ها را بخش به بخش بچینید.',
  },
  { name: 'هویت بصری', title: 'رنگ، فونت و لوگوی شما', text: 'هر تغییر را همین‌جا روی سایت خود می‌بینید.' },
  {
    name: 'دامنه',
    title: 'آدرس سایت شما',
    text: 'نامی کوتاه و به‌یادماندنی انتخاب کنید.',
  },
  { name: 'قیمت', title: 'قیمت نهایی', text: 'هر رقم توضیح دارد و پس از سفارش تغییر نمی‌کند.' },
  { name: 'تأیید', title: 'مرور و ثبت سفارش', text: 'یک بار دیگر نگاه کنید؛ بعد بپردازید یا برای بعد نگه دارید.' },
];

const faults: Readonly<Record<StepFault, string>> = {
  siteType: 'برای ادامه، نوع سایت را انتخاب کنید.',
  method: 'برای ادامه، روش طراحی را انتخاب کنید.',
  sections: 'برای ادامه، حداقل یک بخش به سایت اضافه کنید.',
  colorOrFont: 'برای ادامه، رنگ اصلی و فونت را انتخاب کنید.',
  domainEmpty: 'برای ادامه، نام دامنهٔ خود را بنویسید.',
  domainInvalid: 'نام دامنه باید از حروف انگلیسی، رقم و خط تیره و حداقل ۲ کاراکتر باشد.',
  price: 'قیمت هنوز آماده نیست.',
};

export const wizardMessages = {
  pageTitle: 'طراحی سایت',
  steps,
  faults,
  progress: (step: number, of: number) => `مرحلهٔ ${formatNumber(step)} از ${formatNumber(of)}`,
  percent: formatPercent,
  progressLabel: 'پیشرفت طراحی سایت',
  stepsLabel: 'مرحله‌های طراحی سایت',
  actionsLabel: 'رفتن بین مرحله‌ها',
  stepState: { done: 'انجام‌شده', current: 'مرحلهٔ فعلی', ahead: 'هنوز باز نیست', open: 'در دسترس' },
  previous: 'قبلی',
  next: 'بعدی',
  skip: 'رد کردن',
  total: 'مبلغ کل',
  perYear: 'سالانه',
  saved: (at: Date) => `در این مرورگر ذخیره شد، ${formatTime(at)}`,
  savedShort: 'ذخیره شد',
  savedInAccount: 'در حساب شما ذخیره شد',
  savedHere: 'روی این دستگاه ذخیره شد؛ با برقراری ارتباط در حساب شما هم ذخیره می‌شود',
  saving: 'در حال ذخیره…',
  saveFull: 'ذخیره نشد: جای ذخیره‌سازی این مرورگر پر است. اگر لوگو گذاشته‌اید فایل کوچک‌تری را امتحان کنید.',
  saveBlocked: 'ذخیره نشد: این مرورگر اجازهٔ ذخیره نمی‌دهد. اگر صفحه را ببندید طرح از دست می‌رود.',
  saveAgain: 'ذخیرهٔ دوباره',
  loadingStep: 'در حال آماده کردن این مرحله…',
  stepFailed: 'این مرحله بارگذاری نشد',
  broken: {
    title: 'طرحی که در این مرورگر مانده بود خوانده نشد',
    text: 'شاید با نسخهٔ دیگری از برپا ساخته شده یا ناقص ذخیره شده باشد. می‌توانید یک کپی از آن بگیرید و کار را از نو شروع کنید.',
    download: 'دریافت کپی',
    discard: 'کنار گذاشتن و شروع دوباره',
    fileName: 'barpa-wizard-draft.json',
  },
  foreign: {
    title: 'این طرح در زبانهٔ دیگری تغییر کرده است',
    accountTitle: 'این طرح در دستگاه دیگری تغییر کرده است',
    text: 'کدام را نگه می‌داریم؟ تا پاسخ ندهید چیزی بازنویسی نمی‌شود.',
    compare: 'مقایسه و انتخاب',
  },
  edit: {
    changing: 'ویرایش سفارش',
    changingText: (title: string) => `سفارش «${title}» را تغییر می‌دهید. تا ثبت نکنید، سفارش همان که بود می‌ماند.`,
    copying: 'کپی سفارش',
    copyingText: (title: string) =>
      `سفارش «${title}» دیگر ویرایش نمی‌شود؛ پاسخ‌هایش را آورده‌ایم تا سفارش جدیدی بسازید.`,
    guest: 'برای باز کردن سفارش خود وارد شوید.',
    failed: 'سفارش باز نشد',
    pendingTitle: 'ویرایش یک سفارش ناتمام مانده است',
    pendingText: 'می‌خواهید همان را ادامه دهید یا طرح جدیدی بسازید؟',
    pendingGo: 'ادامهٔ ویرایش',
    pendingDrop: 'کنار گذاشتن',
    leave: 'بازگشت به طرح خودم',
    paid: {
      title: (title: string) => `سفارش «${title}» پرداخت شده است`,
      text: 'طرح این سفارش حالا طرح سایت شماست. در این مرورگر ویرایشی هم مانده که پیش از پرداخت ذخیره نشده است؛ می‌توانید آن را به‌صورت سفارش جدید باز کنید.',
      designer: 'ویرایش سایت',
      copy: 'باز کردن ویرایش قبلی',
    },
    unknown: {
      title: 'این سفارش پیدا نشد',
      text: 'شاید حذف شده باشد یا با حساب دیگری ثبت شده باشد.',
      orders: 'سفارش‌های من',
      fresh: 'طراحی سایت جدید',
    },
  },
  siteType: {
    legend: 'نوع سایت',
    personal: {
      title: 'شخصی',
      text: 'رزومه، نمونه‌کار، وبلاگ یا صفحهٔ معرفی خودتان',
      points: ['معرفی و سابقه', 'نمایش نمونه‌کارها', 'راه‌های تماس'],
    },
    business: {
      title: 'کسب‌وکار',
      text: 'شرکت، فروشگاه، مطب، رستوران، آموزشگاه یا هر خدمتی',
      points: ['معرفی خدمات و محصولات', 'نظر مشتریان و تعرفه‌ها', 'نشانی و فرم تماس'],
    },
    picked: (name: string) => `«${name}» انتخاب شد؛ به مرحلهٔ طراحی می‌رویم.`,
    hint: 'با انتخاب، خودکار به مرحلهٔ بعد می‌روید. هر زمان خواستید برگردید و عوضش کنید.',
  },
} as const;
