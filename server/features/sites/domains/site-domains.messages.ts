import { ltr } from '../../../../core/text/bidi.js';
import { formatDateTime, formatNumber } from '../../../../core/dates/calendar.js';
import { SITE_DOMAINS } from '../../../../core/limits/limits.js';
import type { NameRefusal } from './own-name.js';
import type { DomainReason } from './site-domains.values.js';

/** Why a name cannot be connected, for its customer to read. */
export const DOMAIN_REFUSALS: Readonly<Record<NameRefusal, string>> = {
  unreadable: 'نام دامنه درست نیست. نام کامل را وارد کنید، مثل name.ir.',
  address: 'این یک آدرس IP است، نه دامنه. نام کامل دامنه را وارد کنید، مثل name.ir.',
  reserved: 'این نام برای کاربردهای خاص رزرو شده است و ثبت نمی‌شود. دامنهٔ خودتان را وارد کنید.',
  suffix: 'این فقط یک پسوند است. نام کامل دامنه را وارد کنید، مثل name.ir.',
  ours: 'این نام متعلق به برپا است. دامنهٔ خودتان را وارد کنید.',
};

/** What keeps a domain from being connected, and what to do. */
const REASON_TEXTS: Readonly<Record<DomainReason, string>> = {
  not_asked: 'هنوز بررسی نشده است.',
  not_registered: 'این دامنه هنوز ثبت نشده است یا سرور نام ندارد.',
  no_answer: 'سرورهای نام این دامنه پاسخ ندادند. خودمان دوباره بررسی می‌کنیم.',
  proof_missing: 'رکورد TXT مالکیت پیدا نشد. آن را در پنل دامنهٔ خود بسازید.',
  proof_other: 'رکورد TXT پیدا شد، ولی مقدارش درست نیست. مقدار زیر را جایگزین کنید.',
  proof_partly: 'رکورد TXT هنوز به همهٔ سرورهای نام این دامنه نرسیده است. خودمان دوباره بررسی می‌کنیم.',
  held_elsewhere: 'این دامنه الان به سایت دیگری وصل است. رکورد TXT آن سایت را حذف کنید تا جابه‌جا شود.',
  address_missing: 'مالکیت تأیید شد، ولی رکورد A یا CNAME پیدا نشد. آن را بسازید.',
  address_elsewhere: 'مالکیت تأیید شد، ولی دامنه به سرور دیگری وصل است. رکوردهای A و CNAME را به مقدار زیر تغییر دهید.',
  address_mixed: 'بعضی از رکوردهای دامنه به سرور دیگری وصل است. رکوردهای A و AAAA دیگر را حذف کنید.',
};

const NOT_YET = 'رکوردهای این دامنه هنوز منتشر نشده است. خودمان دوباره بررسی می‌کنیم.';

/** Of a name that we registered, whose records its customer does not set. */
const REGISTERED_TEXTS: Readonly<Partial<Record<DomainReason, string>>> = {
  not_registered: NOT_YET,
  address_missing: NOT_YET,
  address_elsewhere: NOT_YET,
  address_mixed: NOT_YET,
};

export function reasonText(reason: DomainReason, isRegistered: boolean): string {
  return (isRegistered ? REGISTERED_TEXTS[reason] : undefined) ?? REASON_TEXTS[reason];
}

const GRACE = formatNumber(SITE_DOMAINS.graceDays);

export const DOMAIN_TEXTS = {
  connected: (name: string) => ({
    title: 'دامنه به سایت شما وصل شد',
    message: `سایت شما از این پس در ${ltr(name)} باز می‌شود.`,
  }),
  lost: (name: string, until: Date) => ({
    title: 'رکوردهای دامنهٔ شما پیدا نشد',
    message: `رکوردهای ${ltr(name)} دیگر درست نیست. اگر تا ${GRACE} روز دیگر (${formatDateTime(until)}) درست نشود، دامنه از سایت جدا می‌شود. رکوردها را در بخش دامنه‌های سایت ببینید.`,
  }),
  disconnected: (name: string) => ({
    title: 'دامنه از سایت شما جدا شد',
    message: `رکوردهای ${ltr(name)} درست نشد و سایت دیگر در آن باز نمی‌شود. آدرس برپای سایت همچنان باز است. پس از تنظیم رکوردها، در بخش دامنه‌ها دوباره بررسی کنید.`,
  }),
  taken: (name: string) => ({
    title: 'دامنه از سایت شما جدا شد',
    message: `مالکیت ${ltr(name)} برای سایت دیگری تأیید شد و رکورد شما در آن نیست. اگر این دامنه متعلق به شماست، رکورد TXT خود را دوباره بسازید.`,
  }),
} as const;

export const DOMAIN_ACKS = { removed: 'دامنه از سایت جدا شد.' } as const;
