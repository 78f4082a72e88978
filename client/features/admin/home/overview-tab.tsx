import { Stack } from '@mantine/core';
import { SummaryCards } from './summary-cards.js';
import { Decisions } from './decisions.js';

/** The business in five numbers, and what waits for an administrator. */
export function OverviewTab() {
  return (
    <Stack gap="lg">
      <SummaryCards />
      <Decisions />
    </Stack>
  );
}
