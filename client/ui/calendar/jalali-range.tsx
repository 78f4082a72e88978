import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { calendarMessages as texts } from '#client/lib/messages/calendar.messages.js';
import { formatDay, monthStart, tehranDay } from './jalali-grid.js';
import { JalaliMonth, type DayRange } from './jalali-month.js';
import { JalaliPopover } from './jalali-popover.js';

interface JalaliRangeProps {
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
  readonly label?: string | undefined;
}

const ANY: DayRange = { from: null, to: null };

/** «۱ آذر ۱۴۰۵ تا ۵ آذر ۱۴۰۵», or that there is no bound. */
export function rangeText({ from, to }: DayRange): string {
  if (from === null && to === null) return texts.any;
  if (from === null) return texts.until(formatDay(to ?? 0));
  if (to === null) return texts.since(formatDay(from));
  return from === to ? formatDay(from) : texts.range(formatDay(from), formatDay(to));
}

/** A first pick begins a range, a second ends it; picked backwards, it is turned round. */
export function pickDay({ from, to }: DayRange, day: number): DayRange {
  if (from === null || to !== null) return { from: day, to: null };
  return day < from ? { from: day, to: from } : { from, to: day };
}

/** A range of days in the Jalali calendar, on one button. */
export function JalaliRange({ value, onChange, label = texts.label }: JalaliRangeProps) {
  const shown = (
    <span>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {rangeText(value)}
    </span>
  );
  return (
    <JalaliPopover
      label={label}
      shown={shown}
      isSet={value.from !== null || value.to !== null}
      clearLabel={texts.clear}
      cleared={ANY}
      onChange={onChange}
    >
      {(pick) => <RangeChoice value={value} onDone={pick} />}
    </JalaliPopover>
  );
}

interface RangeChoiceProps {
  readonly value: DayRange;
  readonly onDone: (range: DayRange) => void;
}

function RangeChoice({ value, onDone }: RangeChoiceProps) {
  const today = tehranDay(new Date());
  const [range, setRange] = useState(value);
  const [focused, setFocused] = useState(value.to ?? value.from ?? today);
  const pick = (day: number) => {
    const next = pickDay(range, day);
    setRange(next);
    setFocused(day);
    if (next.to !== null) onDone(next);
  };
  const quick: readonly (readonly [string, number])[] = [
    [texts.today, today],
    [texts.week, today - 6],
    [texts.month, today - 29],
    [texts.thisMonth, monthStart(today)],
  ];
  return (
    <Stack gap="sm">
      <Group gap={6} role="group" aria-label={texts.quick} maw={284}>
        {quick.map(([name, from]) => (
          <Button key={name} size="compact-sm" variant="default" onClick={() => onDone({ from, to: today })}>
            {name}
          </Button>
        ))}
      </Group>
      <JalaliMonth focused={focused} today={today} range={range} onFocus={setFocused} onPick={pick} />
      <Text size="sm" c="dimmed" aria-live="polite">
        {range.from !== null && range.to === null ? texts.pickEnd : texts.pickStart}
      </Text>
    </Stack>
  );
}
