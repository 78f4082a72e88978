/** Persian texts of the notices about the platform's own health. */
import { formatDateTime } from '#core/dates/calendar.js';

export const HEALTH_NOTICES = {
  bad: (name: string) => `هشدار سامانه: ${name}`,
  well: (name: string) => `رفع مشکل: ${name}`,
  wellText: (name: string, since: Date, until: Date) =>
    `مشکل «${name}» که از ${formatDateTime(since)} شروع شده بود، در ${formatDateTime(until)} برطرف شد.`,
} as const;
