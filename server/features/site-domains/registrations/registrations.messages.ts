import { ltr } from '#core/text/bidi.js';
import { formatDate, formatNumber } from '#core/dates/calendar.js';
import { REGISTRATION, ZONE } from '#core/limits/limits.js';
import type { ZoneFault } from '#core/sites/zone-record.js';

interface Notice {
  readonly title: string;
  readonly message: string;
}

const grace = formatNumber(REGISTRATION.graceDays);

export const REGISTRATION_TEXTS = {
  registered: (name: string, expiresAt: Date): Notice => ({
    title: 'دامنهٔ شما ثبت شد',
    message: `دامنهٔ ${ltr(name)} به نام شما ثبت شد و تا ${formatDate(expiresAt)} اعتبار دارد.`,
  }),
  renewed: (name: string, expiresAt: Date): Notice => ({
    title: 'دامنهٔ شما تمدید شد',
    message: `دامنهٔ ${ltr(name)} تمدید شد و تا ${formatDate(expiresAt)} اعتبار دارد.`,
  }),
  handleMissing: (name: string): Notice => ({
    title: 'برای ثبت دامنه شناسهٔ ایرنیک لازم است',
    message: `ثبت ${ltr(name)} شناسهٔ ایرنیک شما را می‌خواهد، مثل ${ltr('ab1234-irnic')}. آن را در بخش «ثبت و تمدید دامنه» وارد کنید.`,
  }),
  expiresSoon: (name: string, expiresAt: Date, days: number): Notice => ({
    title: 'اعتبار دامنهٔ شما رو به پایان است',
    message: `اعتبار دامنهٔ ${ltr(name)} ${days === 1 ? 'فردا' : `${formatNumber(days)} روز دیگر`}، در ${formatDate(expiresAt)}، به پایان می‌رسد. برای نگه داشتن آن، از بخش «ثبت و تمدید دامنه» تمدیدش کنید.`,
  }),
  expired: (name: string): Notice => ({
    title: 'اعتبار دامنهٔ شما به پایان رسید',
    message: `اعتبار دامنهٔ ${ltr(name)} به پایان رسید. تا ${grace} روز دیگر هنوز می‌توانید آن را تمدید کنید؛ پس از آن آزاد می‌شود و هر کسی می‌تواند ثبتش کند.`,
  }),
  released: (name: string): Notice => ({
    title: 'دامنهٔ شما آزاد شد',
    message: `دامنهٔ ${ltr(name)} تمدید نشد و دیگر به نام شما نیست. سایت شما در آدرس پیش‌نمایش خود باز می‌شود.`,
  }),
  codeReady: (name: string): Notice => ({
    title: 'کد انتقال دامنه آماده است',
    message: `کد انتقال ${ltr(name)} را در بخش «ثبت و تمدید دامنه» ببینید و به شرکت جدید بدهید.`,
  }),
  transferred: (name: string): Notice => ({
    title: 'دامنهٔ شما منتقل شد',
    message: `دامنهٔ ${ltr(name)} به شرکت دیگری منتقل شد و تمدید آن از این پس با همان شرکت است.`,
  }),
  renewalRefused: (name: string, reason: string): Notice => ({
    title: 'دامنهٔ شما تمدید نشد',
    message: `تمدید ${ltr(name)} انجام نشد: ${reason} مبلغ پرداختی شما پیش برپا محفوظ است؛ پشتیبانی آن را برمی‌گرداند یا تمدید را دوباره انجام می‌دهد.`,
  }),
  codeRefused: (name: string, reason: string): Notice => ({
    title: 'کد انتقال دامنه داده نشد',
    message: `کد انتقال ${ltr(name)} داده نشد: ${reason}`,
  }),
  toDo: (count: number): Notice => ({
    title: 'کار جدید در فهرست ثبت دامنه',
    message: `${formatNumber(count)} کار جدید برای ثبت یا تمدید دامنه به فهرست اضافه شد.`,
  }),
  renewalService: (name: string) => `تمدید یک‌سالهٔ دامنهٔ ${name}`,
  recordRemoved: 'رکورد برداشته شد.',
  taken: 'این نام را پیش از شما کس دیگری ثبت کرده است.',
} as const;

/** The faults of a field, for the user who filled it in. */
export const REGISTRATION_FAULTS = {
  nicHandle: 'شناسهٔ ایرنیک را مثل ab1234-irnic بنویسید.',
  handleOfIr: `شناسهٔ ایرنیک فقط برای دامنه‌های ${ltr('.ir')} لازم است.`,
  expiresOn: 'تاریخ پایان اعتبار باید پس از امروز و تاریخ قبلی، و حداکثر ده سال دیگر باشد.',
  proof: 'شماره یا آدرس پیگیری ثبت را بنویسید.',
  code: 'کد انتقال را بنویسید.',
  reason: 'دلیل را بنویسید؛ مشتری آن را می‌خواند.',
} as const;

const MOST = formatNumber(ZONE.records);

export const ZONE_FAULTS: Readonly<Record<ZoneFault | 'clash' | 'twice' | 'full', string>> = {
  host: 'نام رکورد فقط حروف انگلیسی، رقم، خط تیره و زیرخط می‌گیرد؛ برای خود دامنه @ بنویسید.',
  reserved: 'این رکورد را برپا برای باز شدن سایت و گواهی امنیتی آن تنظیم می‌کند. نام دیگری بنویسید.',
  address: 'آدرس IPv4 را مثل 192.0.2.10 بنویسید.',
  target: 'نام سرور را کامل و به انگلیسی بنویسید، مثل mail.example.com.',
  itself: 'رکورد CNAME نمی‌تواند به خودش اشاره کند.',
  text: `متن رکورد باید به انگلیسی و حداکثر ${formatNumber(ZONE.valueMax)} کاراکتر باشد.`,
  priority: 'اولویت را عددی از ۰ تا ۶۵۵۳۵ بنویسید.',
  clash: 'نامی که CNAME دارد رکورد دیگری نمی‌پذیرد. رکورد دیگر این نام را بردارید یا نام دیگری بنویسید.',
  twice: 'این رکورد قبلاً اضافه شده است.',
  full: `هر دامنه حداکثر ${MOST} رکورد می‌گیرد. رکوردی را که لازم ندارید بردارید.`,
};
