import { useSyncExternalStore } from 'react';
import { jalaliYear } from '../../core/dates/calendar.js';
import { toPersianDigits } from '../../core/text/digits.js';
import { shell } from '../lib/messages/shell.messages.js';
import { usePlatformSettings } from '../lib/platform-state.js';

const unchanging = () => () => undefined;
const thisYear = () => toPersianDigits(jalaliYear(new Date()));

/** The rights-reserved line. The year comes after mounting: a prerendered page may be read in another year. */
export function Rights() {
  const year = useSyncExternalStore(unchanging, thisYear, () => '');
  const { name } = usePlatformSettings();
  return <span>{shell.rights(year, name)}</span>;
}
