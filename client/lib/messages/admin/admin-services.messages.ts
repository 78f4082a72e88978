/** The work list of services. */
import { formatNumber } from '#core/dates/calendar.js';
import { ltr } from '#core/text/bidi.js';
import { SERVICE_TASK } from '#core/sites/service-tasks.js';
import { SERVICE_TASK_STATUS_NAMES, TASK_SERVICE_NAMES } from '#core/sites/value-names.js';
import type { ServiceTaskStatus, TaskService } from '#client/gql/graphql.js';

const statuses: Readonly<Record<ServiceTaskStatus, string>> = SERVICE_TASK_STATUS_NAMES;

const services: Readonly<Record<TaskService, string>> = TASK_SERVICE_NAMES;

export const adminServiceMessages = {
  search: 'جستجو در کارهای خدمات',
  searchHint: 'آدرس سایت، شمارهٔ سفارش، نام یا ایمیل مشتری',
  listLabel: 'کارهای خدمات',
  failed: 'کارهای خدمات بارگذاری نشد',
  empty: { title: 'کاری نمانده است', text: 'کارهای «تحویل فوری» و «نگهداری ماهانه» پس از پرداخت این‌جا می‌آیند.' },
  lead: 'هر کاری که زودتر باید تمام شود بالاتر است. گزارشی که می‌نویسید با اعلان و ایمیل به مشتری می‌رسد.',
  columns: {
    site: 'سایت',
    service: 'خدمت',
    customer: 'مشتری',
    due: 'تا',
    created: 'ایجاد',
    state: 'وضعیت',
    actions: 'کارها',
  },
  statuses,
  services,
  pending: 'انجام‌نشده‌ها',
  service: 'خدمت',
  allServices: 'همهٔ خدمات',
  late: 'دیر شده',
  by: (name: string) => `با ${name}`,
  spent: (minutes: number) => `${formatNumber(minutes)} دقیقه`,
  start: 'شروع',
  startOf: (service: string, label: string) => `شروع ${service} ${ltr(label)}`,
  select: (service: string, label: string) => `انتخاب ${service} ${ltr(label)}`,
  startQuestion: (n: number) => ({
    title: 'شروع چند کار',
    text: `${formatNumber(n)} کار به نام شما ثبت شود؟`,
    action: 'شروع',
  }),
  started: 'کار به نام شما ثبت شد.',
  startFailed: 'شروع کار ثبت نشد',
  finish: {
    open: 'پایان و گزارش',
    openOf: (service: string, label: string) => `پایان و گزارش ${service} ${ltr(label)}`,
    title: (service: string, label: string) => `گزارش ${service}، ${ltr(label)}`,
    minutes: 'زمان صرف‌شده (دقیقه)',
    note: 'چه کاری انجام شد؟',
    noteHint: 'مشتری همین متن را می‌خواند.',
    noteMax: SERVICE_TASK.note,
    action: 'ارسال گزارش',
    done: 'کار تمام شد و گزارش برای مشتری ارسال شد.',
    failed: 'گزارش ثبت نشد',
  },
  rush: {
    title: 'سفارش‌های فوری',
    due: 'تا',
    all: 'همهٔ کارهای خدمات',
  },
} as const;
