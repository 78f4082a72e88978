import { startOfDay } from '#core/dates/calendar.js';
import type { ComponentState, PlatformStatusQuery } from '#client/gql/graphql.js';
import { uptimeMessages as texts } from '#client/lib/messages/uptime.messages.js';

export type ShownComponent = PlatformStatusQuery['platformStatus']['components'][number];
export type ShownDay = ShownComponent['days'][number];

/** How a day's bar looks. `poor`: at least every twentieth check failed. */
export type DayLook = 'none' | 'clean' | 'some' | 'poor';

const POOR_SHARE = 1 / 20;

export function lookOf({ checks, failures }: Pick<ShownDay, 'checks' | 'failures'>): DayLook {
  if (checks === 0) return 'none';
  if (failures === 0) return 'clean';
  return failures / checks < POOR_SHARE ? 'some' : 'poor';
}

/** The day and what was measured, in a line. */
export function dayText({ day, checks, failures, missingMinutes }: ShownDay): string {
  const date = startOfDay(day);
  const look = lookOf({ checks, failures });
  const measured =
    look === 'none'
      ? texts.dayUnmeasured
      : failures === 0
        ? texts.dayClean(checks)
        : texts.dayFailing(checks, failures);
  const parts = look === 'none' || missingMinutes === 0 ? [measured] : [measured, texts.missing(missingMinutes)];
  const text = parts.join('، ');
  return date ? texts.day(date, text) : text;
}

/** How many days of each look there are. */
export function countDays(days: readonly ShownDay[]) {
  const looks = days.map(lookOf);
  const count = (...wanted: readonly DayLook[]): number => looks.filter((look) => wanted.includes(look)).length;
  return { clean: count('clean'), failing: count('some', 'poor'), unmeasured: count('none') };
}

/** The state of the worst component that is measured; unknown only where none is. */
export function overallState(components: readonly Pick<ShownComponent, 'state'>[]): ComponentState {
  const order: readonly ComponentState[] = ['down', 'partial', 'up'];
  return order.find((state) => components.some((each) => each.state === state)) ?? 'unknown';
}
