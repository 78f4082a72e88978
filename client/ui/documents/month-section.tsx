import { Card, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { rialToToman, type Rial } from '#core/money.js';
import { Money } from '../money.js';
import styles from './month-section.module.css';

interface MonthSectionProps {
  /** آذر ۱۴۰۵ */
  readonly label: string;
  /** How many documents the whole month has; null where that is unknown. */
  readonly count: string | null;
  /** The name and the amount of each sum of the whole month; zeros are left out. */
  readonly sums: readonly (readonly [name: string, rials: Rial])[];
  /** The rows of the month on this page. */
  readonly children: ReactNode;
}

/** The documents of one Jalali month under its name and sums. */
export function MonthSection({ label, count, sums, children }: MonthSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} fz={16} id={id}>
          {label}
        </Title>
        <div className={styles.sums}>
          {count !== null && <span>{count}</span>}
          {sums
            .filter(([, rials]) => rials > 0)
            .map(([name, rials]) => (
              <span key={name}>
                {name}{' '}
                <b className={styles.sum}>
                  <Money toman={rialToToman(rials)} />
                </b>
              </span>
            ))}
        </div>
      </div>
      <Card padding={0} className={styles.rows}>
        {children}
      </Card>
    </section>
  );
}
