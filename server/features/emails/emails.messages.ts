/** The words that find a state: first the one that administrators see. */
export const statusNames = {
  queued: 'در صف',
  sent: 'ارسال‌شده',
  failed: 'ناموفق',
} as const;

export const emailAnswers = {
  queued: 'ایمیل در صف ارسال قرار گرفت.',
  testSent: 'ایمیل آزمایشی ارسال شد.',
  testFailed: (reason: string) => `ایمیل آزمایشی ارسال نشد: ${reason}`,
  notConfigured: 'سرویس ایمیل تنظیم نشده است.',
  recipientEnded: 'حساب گیرنده مسدود یا حذف شده است؛ این ایمیل ارسال نشد.',
  recipientUnconfirmed: 'گیرنده هنوز ایمیل خود را تأیید نکرده است؛ این ایمیل ارسال نشد.',
  recipientMissing: 'گیرنده‌ای با این مشخصات پیدا نشد.',
  bodyMissing: 'متن پیام را بنویسید.',
  subjectMissing: 'موضوع پیام را بنویسید.',
  bodyOfTemplate: 'متن این ایمیل از قالب آن می‌آید. برای متن دلخواه، قالب را ننویسید.',
  notSendable: 'این قالب لینک محرمانه دارد و دستی ارسال نمی‌شود.',
  linkInvalid: 'لینک باید با http یا https شروع شود.',
  unknownTemplate: 'چنین قالبی نیست.',
} as const;
