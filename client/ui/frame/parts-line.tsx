import { SegmentedControl } from '@mantine/core';
import styles from './parts-line.module.css';

interface PartsLineProps {
  readonly label: string;
  readonly value: string;
  readonly parts: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** The parts of what is open on a page, in one line. */
export function PartsLine({ label, value, parts, onChange }: PartsLineProps) {
  return (
    <SegmentedControl
      aria-label={label}
      className={styles.parts ?? ''}
      classNames={{ label: styles.part ?? '' }}
      size="md"
      value={value}
      data={[...parts]}
      onChange={onChange}
    />
  );
}
