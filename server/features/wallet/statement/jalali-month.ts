/** Months as people in Iran count them: Jalali, in Tehran. */
import { TIME_ZONE } from '#core/limits/limits.js';

const parts = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});
const name = new Intl.DateTimeFormat('fa-IR', {
  calendar: 'persian',
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'long',
});

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

function read(date: Date): Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>> {
  const found = Object.fromEntries(
    parts.formatToParts(date).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = found;
  return { year, month, day, hour, minute, second };
}

export class JalaliMonth {
  /** `1405-08`; sorts as months follow each other. */
  readonly key: string;
  /** Persian: آبان ۱۴۰۵. */
  readonly label: string;

  private constructor(private readonly inside: Date) {
    const { year, month } = read(inside);
    this.key = `${year}-${String(month).padStart(2, '0')}`;
    this.label = name.format(inside);
  }

  /** The month in which that instant falls. */
  static of(date: Date): JalaliMonth {
    return new JalaliMonth(date);
  }

  /** Its first instant: midnight in Tehran. */
  start(): Date {
    const { day, hour, minute, second } = read(this.inside);
    const intoMonth =
      (day - 1) * DAY_MS + hour * HOUR_MS + (minute * 60 + second) * 1000 + this.inside.getMilliseconds();
    return new Date(this.inside.getTime() - intoMonth);
  }

  /** So many months that end with this one, oldest first. */
  back(count: number): JalaliMonth[] {
    const months: JalaliMonth[] = [this];
    while (months.length < count)
      months.unshift(JalaliMonth.of(new Date((months[0] as JalaliMonth).start().getTime() - 1)));
    return months;
  }
}
