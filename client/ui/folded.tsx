import { IconChevronDown } from '@tabler/icons-react';
import { useState, type PropsWithChildren, type ReactNode } from 'react';
import styles from './folded.module.css';

interface FoldedProps {
  readonly title: string;
  /** A few words about the contents; they are cut where the line is full. */
  readonly value?: ReactNode;
  readonly icon?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** For a part of a panel. */
  readonly isSmall?: boolean;
}

/** One line that opens. Its contents are rendered when it is opened. */
export function Folded({
  title,
  value,
  icon,
  isOpenAtFirst = false,
  isSmall = false,
  children,
}: PropsWithChildren<FoldedProps>) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.folded}
      data-small={isSmall || undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {icon}
        <span className={styles.title}>{title}</span>
        {value && <span className={styles.value}>{value}</span>}
        <IconChevronDown size={18} className={styles.arrow} aria-hidden />
      </summary>
      {isOpen && <div className={styles.inside}>{children}</div>}
    </details>
  );
}
