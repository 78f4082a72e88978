import { Group, Text, ThemeIcon } from '@mantine/core';
import type { PropsWithChildren, ReactNode } from 'react';
import rows from '#client/ui/lists/row-list.module.css';
import styles from './security-card.module.css';

interface SecurityRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly badge?: ReactNode;
  readonly text: ReactNode;
}

/** One way of signing in: its name, its state, and its actions. */
export function SecurityRow({ icon, name, badge, text, children }: PropsWithChildren<SecurityRowProps>) {
  return (
    <li className={rows.row} data-folding>
      <ThemeIcon size={28} aria-hidden>
        {icon}
      </ThemeIcon>
      <div>
        <Group gap="xs">
          <Text fw={650}>{name}</Text>
          {badge}
        </Group>
        <Text size="sm" c="dimmed" component="div">
          {text}
        </Text>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
