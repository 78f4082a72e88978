/** Where one is signed in: the section of the profile tab. */
const BROWSERS: Readonly<Record<string, string>> = {
  Chrome: 'کروم',
  Firefox: 'فایرفاکس',
  Safari: 'سافاری',
  Edge: 'اِج',
  Opera: 'اپرا',
  Yandex: 'یاندکس',
  'Samsung Internet': 'مرورگر سامسونگ',
};

const SYSTEMS: Readonly<Record<string, string>> = {
  Windows: 'ویندوز',
  macOS: 'مک',
  Linux: 'لینوکس',
  Android: 'اندروید',
  iOS: 'آیفون',
  iPadOS: 'آیپد',
  ChromeOS: 'کروم‌بوک',
};

/** «فایرفاکس روی لینوکس»; unknown parts are left out. */
function deviceName(browser: string | null, os: string | null): string {
  const program = browser === null ? null : (BROWSERS[browser] ?? browser);
  const system = os === null ? null : (SYSTEMS[os] ?? os);
  if (program !== null && system !== null) return `${program} روی ${system}`;
  return program ?? system ?? 'دستگاه ناشناخته';
}

export const sessionMessages = {
  title: 'دستگاه‌های واردشده',
  text: 'جاهایی که با این حساب وارد شده‌اید. اگر یکی را نمی‌شناسید، آن را از حساب خارج کنید و رمز عبور خود را عوض کنید.',
  failed: 'فهرست دستگاه‌ها بارگذاری نشد',
  deviceName,
  current: 'همین دستگاه',
  address: 'آدرس شبکه',
  lastUsed: 'آخرین استفاده',
  since: 'ورود',
  end: 'خروج',
  endNamed: (name: string) => `خروج ${name} از حساب`,
  ended: 'این دستگاه از حساب خارج شد.',
  endFailed: 'این دستگاه از حساب خارج نشد',
  endTitle: 'این دستگاه از حساب خارج شود؟',
  endText: (name: string) => `${name} فوراً از حساب شما خارج می‌شود و باید دوباره وارد شود.`,
  endOthers: 'خروج از همهٔ دستگاه‌های دیگر',
  othersEnded: 'همهٔ دستگاه‌های دیگر از حساب خارج شدند.',
  othersTitle: 'از همهٔ دستگاه‌های دیگر خارج می‌شوید؟',
  othersText: 'فقط همین دستگاه در حساب شما می‌ماند.',
} as const;
