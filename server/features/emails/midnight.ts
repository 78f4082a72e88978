import { TIME_ZONE } from '#core/limits/limits.js';

const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How far Tehran's clocks are ahead of UTC then, ms. */
function offsetAt(instant: Date): number {
  const name = offsetFormat.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, hours = '3', minutes = '30'] = /GMT\+(\d+):(\d+)/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** When the day that `now` belongs to began in Tehran. */
export function midnightInTehran(now: Date): Date {
  const offset = offsetAt(now);
  return new Date(Math.floor((now.getTime() + offset) / DAY_MS) * DAY_MS - offset);
}
