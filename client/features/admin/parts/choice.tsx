import { NativeSelect } from '@mantine/core';

interface ChoiceProps {
  readonly label: string;
  /** What stands for "no filter". */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One of a few, or all: the browser's own list, which phones show well. */
export function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      data={[{ value: '', label: all }, ...options]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
