import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from '../sortable/rows.module.css';

interface SettingsBlockProps {
  readonly title: string;
  readonly text: string;
  /** Beside the title. */
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

/** One subject of the settings, with a sentence that says what it is for. */
export function SettingsBlock({ title, text, count, children }: SettingsBlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </div>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {children}
    </section>
  );
}
