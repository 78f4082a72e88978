import type { PropsWithChildren, ReactNode } from 'react';
import { useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  /** The page says the title above the panel: it only names it. */
  readonly isTitledAbove?: boolean;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  /** Quiet panels carry help, not work. */
  readonly quiet?: boolean;
}

/** One card of a step, with its h2. */
export function Panel({
  title,
  text,
  icon,
  isTitledAbove = false,
  aside,
  quiet = false,
  children,
}: PropsWithChildren<PanelProps>) {
  const id = useId();
  return (
    <section
      className={styles.panel}
      data-quiet={quiet || undefined}
      {...(isTitledAbove ? { 'aria-label': title } : { 'aria-labelledby': id })}
    >
      {!isTitledAbove && (
        <div className={styles.head}>
          {icon && (
            <span className={styles.icon} aria-hidden>
              {icon}
            </span>
          )}
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
