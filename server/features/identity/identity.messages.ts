/** Persian sentences of accounts; errors have theirs in core/errors.ts. */
export const messages = {
  signUpSent: 'ایمیل تأیید برای شما فرستاده شد. صندوق ورودی خود را ببینید و روی پیوند آن بزنید.',
  verificationSent: 'اگر این حساب در انتظار تأیید باشد، ایمیل تأیید برای آن فرستاده شد.',
  verified: 'ایمیل شما تأیید شد. اکنون می‌توانید وارد شوید.',
  signedIn: 'خوش آمدید.',
  signedOut: 'از حساب خود بیرون آمدید.',
  toDashboard: 'خوش آمدید. به داشبورد می‌روید…',
  toAdmin: 'خوش آمدید. به پنل مدیریت می‌روید…',
  emailUnverified: 'این ایمیل هنوز تأیید نشده است.',
  emailFine: 'می‌توانید وارد شوید.',
} as const;

export const faults = {
  email: 'نشانی ایمیل درست نیست.',
  password: 'گذرواژه را بنویسید.',
  passwordShort: 'گذرواژه باید دست‌کم ۸ نویسه باشد.',
  passwordLong: 'گذرواژه بیش از اندازه بلند است.',
  passwordCommon: 'این گذرواژه بسیار رایج است. گذرواژه‌ی دیگری برگزینید.',
  passwordLikeEmail: 'گذرواژه نباید همان ایمیل شما باشد.',
  fullName: 'نام و نام خانوادگی را بنویسید.',
  tooLong: 'این متن بیش از اندازه بلند است.',
  phone: 'شماره‌ی تلفن درست نیست؛ مانند ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.',
  avatarUrl: 'تصویر باید از پرونده‌های همین سایت باشد.',
  emailOrUser: 'ایمیل و گذرواژه، یا شناسه‌ی کاربر را بفرستید.',
} as const;

export const demoNames = { admin: 'مدیر برپا', customer: 'مشتری نمونه' } as const;
