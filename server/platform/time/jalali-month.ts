/** Months as people in Iran count them: Jalali, in Tehran. */
import { dayOf, startOfDay } from '#core/dates/calendar.js';
import { firstOfJalaliMonth, formatMonth, jalaliMonthKey } from '#core/dates/jalali-months.js';

export class JalaliMonth {
  /** `1405-08`; sorts as months follow each other. */
  readonly key: string;
  /** Persian: آبان ۱۴۰۵. */
  readonly label: string;

  private constructor(private readonly inside: Date) {
    this.key = jalaliMonthKey(inside);
    this.label = formatMonth(inside);
  }

  /** The month in which that instant falls. */
  static of(date: Date): JalaliMonth {
    return new JalaliMonth(date);
  }

  /** Its first instant: midnight in Tehran. */
  start(): Date {
    return startOfDay(firstOfJalaliMonth(dayOf(this.inside))) as Date;
  }

  /** So many months that end with this one, oldest first. */
  back(count: number): JalaliMonth[] {
    const months: JalaliMonth[] = [this];
    while (months.length < count)
      months.unshift(JalaliMonth.of(new Date((months[0] as JalaliMonth).start().getTime() - 1)));
    return months;
  }
}
