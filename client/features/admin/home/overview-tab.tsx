import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { SummaryCards } from './summary-cards.js';
import { Decisions } from './decisions.js';
import styles from './overview-tab.module.css';

const Money = lazy(async () => ({ default: (await import('./money.js')).Money }));

/** The business in five numbers, its money by days, and what waits for an administrator. */
export function OverviewTab() {
  return (
    <Stack gap="lg">
      <SummaryCards />
      <div className={styles.columns}>
        <Decisions />
        <Suspense fallback={<LoadingSkeleton rows={2} height={140} />}>
          <Money />
        </Suspense>
      </div>
    </Stack>
  );
}
