import { Stack } from '@mantine/core';
import { SummaryCards } from './summary-cards.js';
import { Decisions } from './decisions.js';
import { Money } from './money.js';
import styles from './overview-tab.module.css';

/** The business in five numbers, its money by days, and what waits for an administrator. */
export function OverviewTab() {
  return (
    <Stack gap="lg">
      <SummaryCards />
      <div className={styles.columns}>
        <Decisions />
        <Money />
      </div>
    </Stack>
  );
}
