import { CloseButton, Input, Popover, UnstyledButton } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { calendarMessages as texts } from '../lib/messages/calendar.messages.js';
import { formatDay, tehranDay } from './jalali-grid.js';
import { JalaliMonth } from './jalali-month.js';
import styles from './jalali-range.module.css';

interface JalaliDayProps {
  readonly label: string;
  /** What is said where no day is chosen. */
  readonly none: string;
  /** A day of jalali-grid. */
  readonly value: number | null;
  readonly error?: string | null;
  readonly onChange: (day: number | null) => void;
}

/** One day of the Jalali calendar, or none, as a field of a form. */
export function JalaliDay({ label, none, value, error = null, onChange }: JalaliDayProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <Input.Wrapper label={label} error={error} id={`${id}-field`} labelProps={{ id: `${id}-label` }}>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        shadow="md"
        radius="md"
        trapFocus
        returnFocus
        withinPortal
      >
        <div className={styles.box} data-set={value !== null || undefined}>
          <Popover.Target>
            <UnstyledButton
              id={`${id}-field`}
              className={styles.target}
              flex={1}
              aria-labelledby={`${id}-label ${id}-value`}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={18} stroke={1.75} aria-hidden />
              <span id={`${id}-value`}>{value === null ? none : formatDay(value)}</span>
            </UnstyledButton>
          </Popover.Target>
          {value !== null && <CloseButton aria-label={texts.clearDay(label)} onClick={() => onChange(null)} />}
        </div>
        <Popover.Dropdown aria-label={label}>
          <DayChoice
            value={value}
            onPick={(day) => {
              onChange(day);
              setOpened(false);
            }}
          />
        </Popover.Dropdown>
      </Popover>
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
