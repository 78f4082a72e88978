/** The work list of the registries. */
import { ltr } from '#core/text/bidi.js';
import { REGISTRATION_TASK_KIND_NAMES, REGISTRATION_TASK_STATUS_NAMES } from '#core/sites/value-names.js';
import type { RegistrationTaskKind, RegistrationTaskStatus } from '#client/gql/graphql.js';

const kinds: Readonly<Record<RegistrationTaskKind, string>> = REGISTRATION_TASK_KIND_NAMES;

const statuses: Readonly<Record<RegistrationTaskStatus, string>> = REGISTRATION_TASK_STATUS_NAMES;

export const adminRegistrationMessages = {
  search: 'جستجو در کارهای ثبت دامنه',
  searchHint: 'دامنه، شمارهٔ سفارش، نام یا ایمیل دارنده',
  listLabel: 'کارهای ثبت دامنه',
  failed: 'کارهای ثبت دامنه بارگذاری نشد',
  empty: { title: 'کاری نمانده است', text: 'نام‌هایی که باید ثبت یا تمدید شوند این‌جا می‌آیند.' },
  lead: 'نام را در مرکز ثبت انجام دهید و نتیجه را با نشانهٔ پیگیری ثبت کنید؛ مشتری خبردار می‌شود.',
  columns: {
    name: 'دامنه',
    kind: 'کار',
    holder: 'دارنده',
    due: 'تا',
    asked: 'درخواست',
    state: 'وضعیت',
    actions: 'کارها',
  },
  kinds,
  statuses,
  kind: 'کار',
  allKinds: 'همهٔ کارها',
  holderPhone: 'تلفن دارنده',
  noHandle: 'شناسهٔ ایرنیک داده نشده است',
  late: 'دیر شده',
  proof: 'نشانهٔ پیگیری',
  zone: 'فایل DNS',
  zoneOf: (name: string) => `فایل DNS دامنهٔ ${ltr(name)}`,
  zoneFailed: 'فایل DNS دریافت نشد',
  complete: {
    open: 'انجام شد',
    openOf: (kind: string, name: string) => `انجام شد: ${kind} ${ltr(name)}`,
    title: (kind: string, name: string) => `${kind} ${ltr(name)}`,
    proof: 'شماره یا آدرس پیگیری',
    expiresOn: 'پایان اعتبار',
    noDay: 'روز را انتخاب کنید',
    code: 'کد انتقال',
    action: 'ثبت نتیجه',
    done: 'نتیجه ثبت و به مشتری خبر داده شد.',
    failed: 'نتیجه ثبت نشد',
  },
  transferred: {
    open: 'منتقل شد',
    openOf: (name: string) => `منتقل شد: ${ltr(name)}`,
    title: (name: string) => `انتقال ${ltr(name)} انجام شد؟`,
    text: 'از این پس دامنه پیش ثبت‌کنندهٔ دیگری است: برپا آن را تمدید نمی‌کند و رکوردهایش را نمی‌گرداند. به مشتری خبر داده می‌شود.',
    action: 'ثبت انتقال',
    done: 'انتقال ثبت و به مشتری خبر داده شد.',
    failed: 'انتقال ثبت نشد',
  },
  refuse: {
    open: 'نشد',
    openOf: (kind: string, name: string) => `نشد: ${kind} ${ltr(name)}`,
    title: (kind: string, name: string) => `${kind} ${ltr(name)} انجام نشد`,
    text: {
      register: 'سفارش پرداخت‌شده می‌ماند و مشتری نام دیگری انتخاب می‌کند.',
      renew: 'مبلغ تمدید را از بخش پرداخت‌ها به مشتری بازگردانید.',
      transfer_code: 'مشتری می‌تواند دوباره درخواست کند.',
    } satisfies Readonly<Record<RegistrationTaskKind, string>>,
    reason: 'دلیل',
    reasonHint: 'مشتری آن را می‌خواند.',
    action: 'ثبت رد',
    done: 'رد ثبت و به مشتری خبر داده شد.',
    failed: 'رد انجام نشد؛ دوباره امتحان کنید',
  },
} as const;
