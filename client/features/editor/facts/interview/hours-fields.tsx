import { Button, CloseButton, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FACTS } from '#core/design/fact-rules.js';
import type { HoursLine } from '#core/sites/opening-hours.js';
import { WEEK_DAYS } from '#core/dates/week-days.js';
import {
  closingTimes,
  hoursInWords,
  hoursOfWords,
  inOrder,
  openingTimes,
  proposedHours,
  proposedShift,
  timeInWords,
  type Shift,
  type WeeklyHours,
} from '#core/sites/weekly-hours.js';
import { toPersianDigits } from '#core/text/digits.js';
import { interviewMessages } from '../../messages/interview.messages.js';
import styles from './interview.module.css';

const m = interviewMessages.hours;
const NOTHING: HoursLine = { days: '', times: '' };
const DAY_OPTIONS = WEEK_DAYS.map((label, at) => ({ value: String(at), label }));

const timeOptions = (times: readonly number[]) => times.map((at) => ({ value: String(at), label: timeInWords(at) }));

interface HoursFieldsProps {
  /** Every line that may be stored; unused ones are empty. */
  readonly lines: readonly HoursLine[];
  readonly onChange: (lines: readonly HoursLine[]) => void;
}

/** Opening hours by days and times. A line that was typed otherwise stays as it is until it is written anew. */
export function HoursFields({ lines, onChange }: HoursFieldsProps) {
  const written = lines.filter(({ days, times }) => days !== '' || times !== '');
  const store = (next: readonly HoursLine[]) =>
    onChange(Array.from({ length: FACTS.hours }, (_, at) => next[at] ?? NOTHING));
  const replace = (at: number, line: HoursLine) => store(written.map((each, index) => (index === at ? line : each)));
  return (
    <fieldset className={styles.hours}>
      <legend className={styles.legend}>{m.legend}</legend>
      {written.map((line, at) => {
        const hours = hoursOfWords(line);
        const number = toPersianDigits(at + 1);
        return (
          <div key={at} className={styles.line}>
            {hours === null ? (
              <TypedLine line={line} onRestate={() => replace(at, hoursInWords(proposedHours(at)))} />
            ) : (
              <PickedLine hours={hours} number={number} onChange={(next) => replace(at, hoursInWords(inOrder(next)))} />
            )}
            <CloseButton
              aria-label={m.remove(number)}
              onClick={() => store(written.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      {written.length < FACTS.hours && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => store([...written, hoursInWords(proposedHours(written.length))])}
        >
          {written.length === 0 ? m.add : m.addMore}
        </Button>
      )}
    </fieldset>
  );
}

function TypedLine({ line, onRestate }: { readonly line: HoursLine; readonly onRestate: () => void }) {
  return (
    <div className={styles.typed}>
      <span>{[line.days, line.times].filter((part) => part !== '').join('، ')}</span>
      <Button size="compact-sm" variant="light" onClick={onRestate}>
        {m.restate}
      </Button>
    </div>
  );
}

interface PickedLineProps {
  readonly hours: WeeklyHours;
  readonly number: string;
  readonly onChange: (hours: WeeklyHours) => void;
}

function PickedLine({ hours, number, onChange }: PickedLineProps) {
  const { from, to, shifts } = hours;
  const further = proposedShift(hours);
  const change = (at: number, part: Partial<Shift>) =>
    onChange({ ...hours, shifts: shifts.map((shift, index) => (index === at ? { ...shift, ...part } : shift)) });
  return (
    <div className={styles.picked}>
      <span className={styles.pair}>
        <NativeSelect
          aria-label={m.from(number)}
          data={DAY_OPTIONS}
          value={String(from)}
          onChange={(event) => onChange({ ...hours, from: Number(event.currentTarget.value) })}
        />
        <span aria-hidden>{m.until}</span>
        <NativeSelect
          aria-label={m.to(number)}
          data={DAY_OPTIONS}
          value={String(to)}
          onChange={(event) => onChange({ ...hours, to: Number(event.currentTarget.value) })}
        />
      </span>
      {shifts.map((shift, at) => (
        <span key={at} className={styles.pair}>
          {at > 0 && <span aria-hidden>{m.and}</span>}
          <NativeSelect
            aria-label={m.opens(number, toPersianDigits(at + 1))}
            data={timeOptions(openingTimes(shifts[at - 1]))}
            value={String(shift.opens)}
            onChange={(event) => change(at, { opens: Number(event.currentTarget.value) })}
          />
          <span aria-hidden>{m.until}</span>
          <NativeSelect
            aria-label={m.closes(number, toPersianDigits(at + 1))}
            data={timeOptions(closingTimes(shift.opens))}
            value={String(shift.closes)}
            onChange={(event) => change(at, { closes: Number(event.currentTarget.value) })}
          />
          {at > 0 && (
            <CloseButton
              aria-label={m.removeShift(number)}
              onClick={() => onChange({ ...hours, shifts: shifts.slice(0, at) })}
            />
          )}
        </span>
      ))}
      {further !== null && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange({ ...hours, shifts: [...shifts, further] })}
        >
          {m.addShift}
        </Button>
      )}
    </div>
  );
}
