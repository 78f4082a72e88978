/** Persian sentences of accounts; errors have theirs in core/errors/errors.ts. */
export const messages = {
  signUpSent: 'ایمیل تأیید برای شما ارسال شد. صندوق ورودی خود را ببینید و روی لینک آن بزنید.',
  verificationSent: 'اگر این حساب در انتظار تأیید باشد، ایمیل تأیید برای آن ارسال شد.',
  verified: 'ایمیل شما تأیید شد. حالا می‌توانید وارد شوید.',
  passwordChanged: 'رمز عبور شما تغییر کرد و دستگاه‌های دیگر از حساب خارج شدند.',
  signedIn: 'خوش آمدید.',
  signedOut: 'از حساب خود بیرون آمدید.',
  sessionEnded: 'این دستگاه از حساب خارج شد.',
  othersEnded: 'دستگاه‌های دیگر از حساب خارج شدند.',
  toDashboard: 'خوش آمدید. به داشبورد می‌روید…',
  toAdmin: 'خوش آمدید. به پنل مدیریت می‌روید…',
  emailUnverified: 'این ایمیل هنوز تأیید نشده است.',
  emailFine: 'می‌توانید وارد شوید.',
} as const;

export const faults = {
  email: 'آدرس ایمیل درست نیست.',
  password: 'رمز عبور را بنویسید.',
  passwordShort: 'رمز عبور باید حداقل ۸ کاراکتر باشد.',
  passwordLong: 'رمز عبور بیش از حد بلند است.',
  passwordCommon: 'این رمز عبور بسیار رایج است. رمز عبور دیگری انتخاب کنید.',
  passwordLikeEmail: 'رمز عبور نباید همان ایمیل شما باشد.',
  fullName: 'نام و نام خانوادگی را بنویسید.',
  tooLong: 'این متن بیش از حد بلند است.',
  phone: 'شمارهٔ تلفن درست نیست؛ مثل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.',
  nationalId: 'کد ملی (۱۰ رقم) یا شناسهٔ ملی (۱۱ رقم) درست نیست.',
  economicCode: 'شمارهٔ اقتصادی ۱۱، ۱۲ یا ۱۴ رقم است.',
  postalCode: 'کد پستی ۱۰ رقم است و با ۰ یا ۲ شروع نمی‌شود.',
  registrationNumber: 'شمارهٔ ثبت ۱ تا ۱۰ رقم است.',
  avatarUrl: 'تصویر باید از فایل‌های همین سایت باشد.',
  emailOrUser: 'ایمیل و رمز عبور، یا شناسهٔ کاربر را بفرستید.',
} as const;

export const demoNames = { admin: 'مدیر برپا', customer: 'مشتری نمونه' } as const;
