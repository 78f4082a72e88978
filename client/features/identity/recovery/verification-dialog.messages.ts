/** The dialog for an account whose e-mail address still waits for its verification. */
export const verificationDialog = {
  title: 'ایمیل خود را تأیید کنید',
  waitingText: 'برای ورود، باید این آدرس تأیید شود:',
  text: 'رمز عبور خود را بنویسید تا پیام تأیید را به این آدرس بفرستیم:',
  password: 'رمز عبور',
  passwordEmpty: 'رمز عبور را بنویسید.',
  send: 'ارسال دوبارهٔ پیام تأیید',
  sent: 'پیام تأیید ارسال شد. لینک درون آن را باز کنید و بعد همین‌جا وضعیت را بررسی کنید.',
  check: 'بررسی وضعیت',
  waiting: 'ایمیل شما هنوز تأیید نشده است.',
  checkFailed: 'خطا در بررسی وضعیت تأیید',
} as const;
