import type { Mail } from './mail.js';

/** A used refresh token came again, and its session was ended. */
export const sessionStolen: Mail<'session_stolen'> = {
  about: 'security',
  subject: 'هشدار امنیتی برای حساب شما در برپا',
  heading: 'یک دستگاه از حساب شما خارج شد',
  body: 'کسی با یک ورود قدیمی شما خواست وارد حساب شود. برای اطمینان آن را بستیم.',
  button: 'دیدن دستگاه‌ها',
  note: 'دوباره وارد شوید، دستگاه‌های واردشده را ببینید و رمز عبور خود را عوض کنید.',
  facts: ['at'],
};
