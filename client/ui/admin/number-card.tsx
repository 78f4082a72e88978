import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './number-card.module.css';

interface NumberCardProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}

/** One number with its name; below it, what helps to read it. */
export function NumberCard({ name, value, hint, children }: NumberCardProps) {
  return (
    <Card padding="md" className={styles.card}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="div" className={styles.value}>
        {value}
      </Text>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </Card>
  );
}
