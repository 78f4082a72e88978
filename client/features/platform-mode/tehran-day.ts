/** Days and hours of Tehran, for what is planned. Iran keeps one offset all year since 1401. */
import { once } from '#core/once.js';
import { formatDate, toLatinDigits } from '#client/lib/format.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET_MS = 3.5 * 60 * 60 * 1000;
const weekday = once(() => new Intl.DateTimeFormat('fa-IR', { weekday: 'long', timeZone: 'Asia/Tehran' }));

/** The midnight before, in ms. */
export function tehranMidnight(at: Date): number {
  return Math.floor((at.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** The next days as a list to choose from; values are their midnights in ms. */
export function nextDays(now: Date, count: number): { readonly value: string; readonly label: string }[] {
  const first = tehranMidnight(now);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * DAY_MS);
    const name = [platformMessages.schedule.today, platformMessages.schedule.tomorrow][index] ?? weekday().format(day);
    return { value: String(day.getTime()), label: `${name}، ${formatDate(day)}` };
  });
}

/** Minutes since midnight of «۲۳:۳۰» or «23:30»; null for what is no hour. */
export function minutesOfDay(text: string): number | null {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(toLatinDigits(text.trim()));
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
