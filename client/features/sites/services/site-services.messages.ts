/** The tab of a site's page about the services that can be bought for it. */
import { formatDate, formatDateTime, formatNumber } from '#core/dates/calendar.js';
import type { ServiceTaskStatus } from '#client/gql/graphql.js';

const statuses: Readonly<Record<ServiceTaskStatus, string>> = {
  open: 'در صف',
  started: 'در حال انجام',
  done: 'انجام شد',
  cancelled: 'لغو شد',
};

export const siteServicesMessages = {
  tab: 'خدمات',
  failed: 'خدمات سایت بارگذاری نشد',
  bought: 'خریده‌اید',
  notBought: 'نخریده‌اید',
  see: (service: string) => `دیدن ${service}`,
  seeShort: 'دیدن',
  add: (service: string) => `خرید ${service}`,
  addShort: 'افزودن به سایت',
  onlyWithOrder: 'فقط همراه سفارش خریده می‌شود.',
  statuses,
  rushDue: (at: Date) => `بازبینی تا ${formatDateTime(at)}`,
  maintenanceDue: (at: Date) => `گزارش بعدی تا ${formatDate(at)}`,
  late: 'از زمان گفته‌شده گذشته است؛ هنوز در صف تیم است.',
  reports: 'گزارش‌ها',
  noReports: 'هنوز گزارشی نیست.',
  spent: (minutes: number) => `${formatNumber(minutes)} دقیقه کار`,
} as const;
