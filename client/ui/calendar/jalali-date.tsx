import { formatAgo, formatDate, formatDateTime } from '#client/lib/format.js';
import { serverNow } from '#client/lib/server-clock.js';

interface JalaliDateProps {
  /** ISO-8601, as it came over the wire. */
  readonly value: string;
  /** With the hour in Tehran. */
  readonly time?: boolean;
  /** «۵ دقیقه پیش» for the last week, the full instant in the tooltip. */
  readonly ago?: boolean;
}

/** A date as Iranians read it: Jalali, Tehran, Persian digits; machines find the instant in `dateTime`. */
export function JalaliDate({ value, time = false, ago = false }: JalaliDateProps) {
  const date = new Date(value);
  const full = time || ago ? formatDateTime(date) : formatDate(date);
  return (
    <time dateTime={value} title={ago ? full : undefined}>
      {(ago && formatAgo(date, new Date(serverNow()))) || full}
    </time>
  );
}
