import { Card, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './summary-cards.module.css';

interface SummaryCardProps {
  readonly name: string;
  /** Undefined while it loads. */
  readonly value: ReactNode;
  readonly hint: ReactNode;
}

export function SummaryCard({ name, value, hint }: SummaryCardProps) {
  return (
    <Card padding="md">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {value === undefined ? <Skeleton h={28} w={96} my={2} /> : <Text className={styles.value}>{value}</Text>}
      <Text size="xs" c="dimmed">
        {hint ?? '\u00a0'}
      </Text>
    </Card>
  );
}
