import { ltr } from '#core/text/bidi.js';
import { formatDateTime, formatNumber } from '#core/dates/calendar.js';
import { SITE_DOMAINS } from '#core/limits/limits.js';
import type { DomainReason, NameRefusal } from './site-domains.values.js';
import type { DomainFindings } from './domain-verdict.js';

/** Why a name cannot be connected, for its customer to read. */
export const DOMAIN_REFUSALS: Readonly<Record<NameRefusal, string>> = {
  unreadable: 'نام دامنه درست نیست. نام کامل را وارد کنید، مثل name.ir.',
  address: 'این یک آدرس IP است، نه دامنه. نام کامل دامنه را وارد کنید، مثل name.ir.',
  reserved: 'این نام برای کاربردهای خاص رزرو شده است و ثبت نمی‌شود. دامنهٔ خودتان را وارد کنید.',
  suffix: 'این فقط یک پسوند است. نام کامل دامنه را وارد کنید، مثل name.ir.',
  ours: 'این نام متعلق به برپا است. دامنهٔ خودتان را وارد کنید.',
  held: 'این دامنه به سایت دیگری وصل است. اگر مال شماست، اول آن را از سایت قبلی بردارید.',
};

/** The part of a domain on which the sentence about it depends. */
interface Explained {
  readonly name: string;
  readonly reason: DomainReason | null;
  readonly isRegistered: boolean;
  readonly findings: DomainFindings | null;
}

interface Places {
  /** Where the record is. */
  readonly at: string;
  /** Where it belongs, as panels want it: without the zone, `@` for the zone itself. */
  readonly short: string;
  /** The issuer of our certificates as CAA records name it. */
  readonly authority: string;
}

/** A record that leads here may belong at the domain or at `www.` before it. */
function shortName(host: string, zone: string): string {
  if (host === zone) return '@';
  return host.endsWith(`.${zone}`) ? host.slice(0, -zone.length - 1) : host;
}

function proofPlaces({ name, findings }: Explained, authority: string): Places {
  const short = shortName(`_barpa.${name}`, findings?.zone ?? name);
  return { at: findings?.strayProof?.host ?? name, short, authority };
}

function addressPlaces({ name, findings }: Explained, authority: string): Places {
  const at = findings?.strayHost?.host ?? name;
  const host = at.startsWith('www.') ? `www.${name}` : name;
  return { at, short: shortName(host, findings?.zone ?? name), authority };
}

/** After the name at which a record is that has the zone twice. */
const DOUBLED = 'چون پنل دامنه، نام دامنه را خودش هم به آخر نام اضافه می‌کند';

type Sentence = string | ((places: Places) => string);

/** The reasons why a domain is not connected, and what to do. */
const REASON_TEXTS: Readonly<Record<DomainReason, Sentence>> = {
  not_asked: 'هنوز بررسی نشده است.',
  not_registered: 'این دامنه هنوز ثبت نشده است یا سرور نام ندارد.',
  no_answer: 'سرورهای DNS این دامنه پاسخ ندادند. خودمان دوباره بررسی می‌کنیم.',
  proof_missing: 'رکورد TXT مالکیت پیدا نشد. آن را در پنل دامنهٔ خود بسازید.',
  proof_other: 'رکورد TXT پیدا شد، ولی مقدارش درست نیست. مقدار زیر را جایگزین کنید.',
  proof_partly: 'رکورد TXT هنوز به همهٔ سرورهای DNS این دامنه نرسیده است. خودمان دوباره بررسی می‌کنیم.',
  proof_doubled: ({ at, short }) =>
    `رکورد TXT مالکیت در ${ltr(at)} ساخته شده است، ${DOUBLED}. در کادر نام فقط ${ltr(short)} بنویسید.`,
  proof_misplaced: ({ at, short }) =>
    `رکورد TXT مالکیت با نام دیگری (${ltr(at)}) ساخته شده است. همین مقدار را در رکوردی با نام ${ltr(short)} بگذارید.`,
  held_elsewhere: 'این دامنه الان به سایت دیگری وصل است. رکورد TXT آن سایت را حذف کنید تا جابه‌جا شود.',
  address_missing: 'مالکیت تأیید شد، ولی رکورد A یا CNAME پیدا نشد. آن را بسازید.',
  address_elsewhere: 'مالکیت تأیید شد، ولی دامنه به سرور دیگری وصل است. رکوردهای A و CNAME را به مقدار زیر تغییر دهید.',
  address_mixed: 'بعضی از رکوردهای دامنه به سرور دیگری وصل است. رکوردهای A و AAAA دیگر را حذف کنید.',
  address_cloudflare:
    'مالکیت تأیید شد، ولی دامنه پشت پروکسی کلادفلر است. در پنل کلادفلر، ابر نارنجی کنار رکوردهای A و CNAME را خاموش کنید تا خاکستری شود.',
  address_doubled: ({ at, short }) =>
    `مالکیت تأیید شد، ولی رکورد آدرس در ${ltr(at)} ساخته شده است، ${DOUBLED}. در کادر نام فقط ${ltr(short)} بنویسید.`,
  address_misplaced: ({ at, short }) =>
    `مالکیت تأیید شد، ولی رکورد آدرس با نام دیگری (${ltr(at)}) ساخته شده است. رکورد A را با نام ${ltr(short)} بسازید.`,
  caa_forbids: ({ authority }) =>
    `دامنه وصل است، ولی رکورد CAA آن اجازهٔ صدور گواهی HTTPS را نمی‌دهد. رکورد CAA دیگری با مقدار ${ltr(`0 issue "${authority}"`)} بسازید یا رکوردهای CAA را حذف کنید.`,
};

const NOT_YET = 'رکوردهای این دامنه هنوز منتشر نشده است. خودمان دوباره بررسی می‌کنیم.';

/** The texts for a name that we registered, whose records its customer does not set. */
const REGISTERED_TEXTS: Readonly<Partial<Record<DomainReason, string>>> = {
  not_registered: NOT_YET,
  address_missing: NOT_YET,
  address_elsewhere: NOT_YET,
  address_mixed: NOT_YET,
  address_cloudflare: NOT_YET,
  address_doubled: NOT_YET,
  address_misplaced: NOT_YET,
};

function placesOf(domain: Explained, authority: string): Places {
  return domain.reason?.startsWith('proof_') ? proofPlaces(domain, authority) : addressPlaces(domain, authority);
}

/** Null where nothing is missing. `authority` as CAA records name who issues our certificates. */
export function reasonText(domain: Explained, authority: string): string | null {
  const { reason, isRegistered } = domain;
  if (reason === null) return null;
  const sentence = (isRegistered ? REGISTERED_TEXTS[reason] : undefined) ?? REASON_TEXTS[reason];
  return typeof sentence === 'string' ? sentence : sentence(placesOf(domain, authority));
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
