import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { calendarMessages as texts } from '#client/lib/messages/calendar.messages.js';
import { formatDay, tehranDay } from './jalali-grid.js';
import { JalaliMonth } from './jalali-month.js';
import { JalaliPopover } from './jalali-popover.js';

interface JalaliDayProps {
  readonly label: string;
  /** The text where no day is chosen. */
  readonly none: string;
  /** A day of jalali-grid. */
  readonly value: number | null;
  readonly error?: string | null;
  readonly onChange: (day: number | null) => void;
}

/** One day of the Jalali calendar, or none, as a field of a form. */
export function JalaliDay({ label, none, value, error = null, onChange }: JalaliDayProps) {
  const id = useId();
  return (
    <Input.Wrapper label={label} error={error} id={`${id}-field`} labelProps={{ id: `${id}-label` }}>
      <JalaliPopover
        label={label}
        target={{ id: `${id}-field`, flex: 1, 'aria-labelledby': `${id}-label ${id}-value` }}
        shown={<span id={`${id}-value`}>{value === null ? none : formatDay(value)}</span>}
        isSet={value !== null}
        clearLabel={texts.clearDay(label)}
        cleared={null}
        onChange={onChange}
      >
        {(pick) => <DayChoice value={value} onPick={pick} />}
      </JalaliPopover>
    </Input.Wrapper>
  );
}

function DayChoice({ value, onPick }: { readonly value: number | null; readonly onPick: (day: number) => void }) {
  const [today] = useState(() => tehranDay(new Date()));
  const [focused, setFocused] = useState(value ?? today);
  return (
    <JalaliMonth
      focused={focused}
      today={today}
      range={{ from: value, to: value }}
      onFocus={setFocused}
      onPick={onPick}
    />
  );
}
