import { formatNumber } from '#core/dates/calendar.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import { SERVICE_TASK, type TaskService } from '#core/sites/service-tasks.js';
import { ltr } from '#core/text/bidi.js';

export const SERVICE_TASK_FAULTS = {
  note: 'بنویسید چه کاری برای سایت انجام شد.',
  minutes: `زمان صرف‌شده را به دقیقه بنویسید، از ۱ تا ${formatNumber(SERVICE_TASK.minutes)}.`,
} as const;

export const SERVICE_TASK_TEXTS = {
  done: (service: TaskService, address: string, report: { readonly minutes: number; readonly note: string }) => ({
    title: service === 'maintenancePlan' ? 'گزارش ماهانهٔ نگهداری سایت' : 'بازبینی سایت فوری انجام شد',
    message: `${SERVICE_NAMES[service]}، ${ltr(address)}، ${formatNumber(report.minutes)} دقیقه کار: ${report.note}`,
  }),
} as const;
