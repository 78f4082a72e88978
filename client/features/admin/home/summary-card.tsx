import { Card, Skeleton, Text, ThemeIcon } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import styles from './summary-cards.module.css';

interface SummaryCardProps {
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly name: string;
  /** Undefined while it loads. */
  readonly value: ReactNode;
  readonly hint: ReactNode;
}

export function SummaryCard({ Icon, name, value, hint }: SummaryCardProps) {
  return (
    <Card padding="md" className={styles.card}>
      <ThemeIcon variant="light" size={36} radius="md" aria-hidden className={styles.icon}>
        <Icon size={20} stroke={1.75} />
      </ThemeIcon>
      <div>
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        {value === undefined ? <Skeleton h={28} w={96} my={2} /> : <Text className={styles.value}>{value}</Text>}
        <Text size="xs" c="dimmed">
          {hint ?? '\u00a0'}
        </Text>
      </div>
    </Card>
  );
}
