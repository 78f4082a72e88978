import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { toPersianDigits } from '#core/text/digits.js';
import { calendarMessages as texts } from '#client/lib/messages/calendar.messages.js';
import { dayByKey, formatFullDay, formatMonth, jalaliOf, monthWeeks, sameDayInMonth } from './jalali-grid.js';
import styles from './jalali-month.module.css';

export interface DayRange {
  readonly from: number | null;
  readonly to: number | null;
}

interface JalaliMonthProps {
  /** The focused day; its month is shown. */
  readonly focused: number;
  readonly today: number;
  readonly range: DayRange;
  readonly onFocus: (day: number) => void;
  readonly onPick: (day: number) => void;
}

/** Escape closes the calendar, not the dialog that it was opened from. */
const ESCAPE_IS_OURS = { 'data-mantine-stop-propagation': 'true' } as const;

/** One month as a table of buttons: one stop for Tab, arrows by day and week, page keys by month. */
export function JalaliMonth({ focused, today, range, onFocus, onPick }: JalaliMonthProps) {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [focused]);
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, focused);
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    onFocus(next);
  };
  const title = formatMonth(focused);
  return (
    <div>
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <MonthButton label={texts.previousMonth} onClick={() => onFocus(sameDayInMonth(focused, -1))}>
          <IconChevronRight size={18} />
        </MonthButton>
        <Text fw={650} aria-live="polite">
          {title}
        </Text>
        <MonthButton label={texts.nextMonth} onClick={() => onFocus(sameDayInMonth(focused, 1))}>
          <IconChevronLeft size={18} />
        </MonthButton>
      </Group>
      <table ref={grid} aria-label={title} className={styles.grid}>
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(focused).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (
                <DayCell key={day ?? `empty-${column}`} {...{ day, focused, today, range, onPick, onMove: move }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MonthButton({ label, onClick, children }: MonthButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onClick} {...ESCAPE_IS_OURS}>
      {children}
    </ActionIcon>
  );
}

interface DayCellProps extends Pick<JalaliMonthProps, 'focused' | 'today' | 'range' | 'onPick'> {
  readonly day: number | null;
  readonly onMove: (event: KeyboardEvent) => void;
}

function DayCell({ day, focused, today, range, onPick, onMove }: DayCellProps) {
  if (day === null) return <td>{'\u00a0'}</td>;
  const { from, to } = range;
  const isEdge = day === from || day === to;
  const isInside = from !== null && to !== null && day > from && day < to;
  return (
    <td className={isInside ? styles.inside : undefined}>
      <button
        type="button"
        className={styles.day}
        tabIndex={day === focused ? 0 : -1}
        aria-label={formatFullDay(day)}
        aria-pressed={isEdge || isInside}
        aria-current={day === today ? 'date' : undefined}
        data-edge={isEdge || undefined}
        {...ESCAPE_IS_OURS}
        onClick={() => onPick(day)}
        onKeyDown={onMove}
      >
        {toPersianDigits(jalaliOf(day).day)}
      </button>
    </td>
  );
}
