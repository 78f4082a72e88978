import type { ReactNode } from 'react';
import styles from './line.module.css';

interface LineProps {
  /** The second line of a cell, and what is less important. */
  readonly quiet?: boolean;
  /** The name of the row. */
  readonly strong?: boolean;
  /** The whole text, for the pointer. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** One line of a cell. On a wide screen it ends in an ellipsis where the column is too narrow; elsewhere it wraps. */
export function Line({ quiet = false, strong = false, title, children }: LineProps) {
  return (
    <span className={styles.line} data-quiet={quiet || undefined} data-strong={strong || undefined} title={title}>
      <span>{children}</span>
    </span>
  );
}
