import { use, type PropsWithChildren, type ReactNode } from 'react';
import { Studio } from './studio.js';
import { StudioEnds } from './studio-ends.js';
import styles from './studio.module.css';

/** The bar over a page that scrolls. `beside` has the end of the line, where the window is at least 1200 px wide. */
export function PlainStudio({ beside, children }: PropsWithChildren<{ readonly beside?: ReactNode }>) {
  const { isHeld } = use(StudioEnds);
  return (
    <Studio tabs={null} tools={null} layers={null} inspector={null} sheets={[]}>
      <div className={styles.split}>
        <div className={styles.plain}>
          <div className={styles.column} data-held={isHeld || undefined}>
            {children}
          </div>
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </Studio>
  );
}
