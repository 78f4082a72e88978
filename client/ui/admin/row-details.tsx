import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import styles from './admin-table.module.css';

/** The rest of a row, beside its two lines: it opens under the row. */
export interface RowDetails<Row> {
  /** Names the details of a row. */
  readonly labelOf: (row: Row) => string;
  /** Null for a row that has none. */
  readonly of: (row: Row) => ReactNode;
}

interface DetailsButtonProps {
  readonly label: string;
  /** The id of the row that it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function DetailsButton({ label, controls, isOpen, onToggle }: DetailsButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={styles.more}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      title={adminMessages.table.details}
      onClick={onToggle}
    >
      <IconChevronDown size={18} aria-hidden />
    </ActionIcon>
  );
}
