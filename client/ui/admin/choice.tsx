/** Filters of a list; the chosen values are in the address. */
import { NativeSelect } from '@mantine/core';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliRange } from '../calendar/jalali-range.js';
import bar from './list-bar.module.css';
import { rangeChanges, rangeOf, type AdminUrl } from './use-admin-url.js';

interface ChoiceProps {
  readonly url: AdminUrl;
  /** The name of the filter in the address. */
  readonly name: string;
  /** A status, where nothing else is said. */
  readonly label?: string;
  /** The value for "no filter". */
  readonly all?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few, or all: the browser's own list, which phones show well. */
export function Choice({
  url,
  name,
  label = adminMessages.status,
  all = adminMessages.allStatuses,
  options,
}: ChoiceProps) {
  return (
    <NativeSelect
      className={bar.filter}
      aria-label={label}
      value={url.get(name) ?? ''}
      data={[{ value: '', label: all }, ...options]}
      onChange={(event) => url.filter({ [name]: event.currentTarget.value || null })}
    />
  );
}

/** The first and the last day. */
export function DaysChoice({ url, label }: { readonly url: AdminUrl; readonly label?: string }) {
  return (
    <div className={bar.filter}>
      <JalaliRange value={rangeOf(url)} onChange={(range) => url.filter(rangeChanges(range))} label={label} />
    </div>
  );
}
