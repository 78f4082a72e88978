import { ltr } from '../../../../core/bidi.js';
import { formatDateTime, formatNumber } from '../../../../core/calendar.js';
import { SITE_DOMAINS } from '../../../../core/limits.js';
import type { NameRefusal } from './own-name.js';
import type { DomainReason, DomainState } from './site-domains.values.js';

/** Why a name cannot be connected, for its customer to read. */
export const DOMAIN_REFUSALS: Readonly<Record<NameRefusal, string>> = {
  unreadable: 'نام دامنه خوانده نمی‌شود. نام کامل را بنویسید، مانند name.ir.',
  address: 'نشانی عددی (IP) دامنه نیست. نام کامل دامنه را بنویسید، مانند name.ir.',
  reserved: 'این نام برای کاربردهای ویژه کنار گذاشته شده است و ثبت نمی‌شود. دامنه‌ی خود را بنویسید.',
  suffix: 'این تنها یک پسوند است. نام کامل دامنه را بنویسید، مانند name.ir.',
  ours: 'این نام از آنِ برپا است. دامنه‌ی خود را بنویسید.',
};

/** What keeps a domain from being connected, and what to do. */
export const DOMAIN_REASON_TEXTS: Readonly<Record<DomainReason, string>> = {
  not_asked: 'هنوز بررسی نشده است.',
  not_registered: 'این دامنه هنوز ثبت نشده است یا سرور نامی ندارد.',
  no_answer: 'سرورهای نام این دامنه پاسخ ندادند. خودمان دوباره می‌پرسیم.',
  proof_missing: 'رکورد TXT مالکیت پیدا نشد. آن را در پنل دامنه‌ی خود بسازید.',
  proof_other: 'رکورد TXT پیدا شد، ولی مقدار آن درست نیست. مقدار زیر را جای آن بگذارید.',
  proof_partly: 'رکورد TXT هنوز به همه‌ی سرورهای نام این دامنه نرسیده است. خودمان دوباره بررسی می‌کنیم.',
  held_elsewhere: 'این دامنه اکنون به سایت دیگری وصل است. رکورد TXT آن سایت را بردارید تا جابه‌جا شود.',
  address_missing: 'مالکیت تأیید شد، ولی رکورد نشانی (A یا CNAME) پیدا نشد. آن را بسازید.',
  address_elsewhere: 'مالکیت تأیید شد، ولی دامنه به جای دیگری می‌رود. رکورد نشانی را به مقدار زیر تغییر دهید.',
  address_mixed: 'بخشی از رکوردهای نشانی به جای دیگری می‌رود. رکوردهای A و AAAA دیگر را بردارید.',
};

export const STATE_TEXTS: Readonly<Record<DomainState, string>> = {
  waiting: 'در انتظار تأیید مالکیت',
  proven: 'مالکیت تأیید شد؛ در انتظار نشانی',
  connected: 'وصل است',
  lost: 'رکوردها گم شده‌اند',
};

const GRACE = formatNumber(SITE_DOMAINS.graceDays);

export const DOMAIN_TEXTS = {
  connected: (name: string) => ({
    title: 'دامنه به سایت شما وصل شد',
    message: `سایت شما اکنون در ${ltr(name)} باز می‌شود.`,
  }),
  lost: (name: string, until: Date) => ({
    title: 'رکوردهای دامنه‌ی شما پیدا نمی‌شوند',
    message: `رکوردهای ${ltr(name)} دیگر درست نیستند. اگر تا ${GRACE} روز دیگر (${formatDateTime(until)}) درست نشوند، دامنه از سایت جدا می‌شود. رکوردها را در بخش دامنه‌های سایت ببینید.`,
  }),
  disconnected: (name: string) => ({
    title: 'دامنه از سایت شما جدا شد',
    message: `رکوردهای ${ltr(name)} درست نشدند و سایت دیگر در آن باز نمی‌شود. نشانی برپای سایت سر جای خود است. پس از درست کردن رکوردها، در بخش دامنه‌ها دوباره بررسی کنید.`,
  }),
  taken: (name: string) => ({
    title: 'دامنه از سایت شما جدا شد',
    message: `مالکیت ${ltr(name)} برای سایت دیگری تأیید شد و رکورد شما در آن نیست. اگر این دامنه از آنِ شماست، رکورد TXT خود را دوباره بسازید.`,
  }),
} as const;

export const DOMAIN_ACKS = { removed: 'دامنه از سایت جدا شد.' } as const;
