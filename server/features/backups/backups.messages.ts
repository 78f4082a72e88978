import { formatDate, formatNumber } from '#core/dates/calendar.js';
import type { BackupReport } from './report-backups.job.js';

const MEGABYTE = 1024 * 1024;

/** At least one: nobody needs to know it closer. */
const megabytes = (bytes: number): string => formatNumber(Math.max(1, Math.round(bytes / MEGABYTE)));

export const BACKUP_TEXTS = {
  report: (address: string, { count, takenAt, messages, totalBytes, verifiedAt }: BackupReport) => ({
    title: `گزارش ماهانهٔ پشتیبان‌گیری از ${address}`,
    message: [
      `${formatNumber(count)} نسخهٔ پشتیبان از سایت شما داریم.`,
      `آخرین نسخه در ${formatDate(takenAt)} گرفته شد: طراحی، عکس‌ها و ${formatNumber(messages)} پیام، ${megabytes(totalBytes)} مگابایت.`,
      verifiedAt === null
        ? 'هنوز هیچ‌کدام بازخوانی و بررسی نشده است؛ در حال رسیدگی هستیم.'
        : `آخرین بار در ${formatDate(verifiedAt)} یک نسخه را کامل بازخواندیم و سالم بود.`,
    ].join(' '),
  }),
} as const;
