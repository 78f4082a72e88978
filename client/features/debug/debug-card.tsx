import { Button, Card, Group, Text, ThemeIcon, Title } from '@mantine/core';
import type { PropsWithChildren, ReactNode } from 'react';
import { debug } from './debug.messages.js';
import styles from './debug.module.css';

interface DebugCardProps {
  readonly title: string;
  readonly text: string;
  readonly icon: ReactNode;
  /** Absent: the card looks by itself. */
  readonly run?: { readonly start: () => void; readonly running: boolean; readonly done: boolean };
}

/** One subject: what is looked at, a button that looks, and below it what was found. */
export function DebugCard({ title, text, icon, run, children }: PropsWithChildren<DebugCardProps>) {
  return (
    <Card component="section" withBorder radius="lg" p="lg" className={styles.card} aria-label={title}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <ThemeIcon size={28} aria-hidden>
          {icon}
        </ThemeIcon>
        <div className={styles.head}>
          <Title order={2} fz={18}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {run && (
          <Button
            variant="light"
            size="sm"
            loading={run.running}
            onClick={run.start}
            aria-label={`${run.done ? debug.again : debug.run}: ${title}`}
          >
            {run.done ? debug.again : debug.run}
          </Button>
        )}
      </Group>
      {children}
    </Card>
  );
}
