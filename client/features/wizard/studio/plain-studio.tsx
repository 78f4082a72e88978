import type { PropsWithChildren } from 'react';
import { Studio } from './studio.js';
import styles from './studio.module.css';

/** The bar over a page that scrolls, without panels. */
export function PlainStudio({ children }: PropsWithChildren) {
  return (
    <Studio tabs={null} tools={null} layers={null} inspector={null} sheets={[]}>
      <div className={styles.plain}>
        <div className={styles.column}>{children}</div>
      </div>
    </Studio>
  );
}
