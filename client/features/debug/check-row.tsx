import { Loader, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { debug } from './debug.messages.js';
import styles from './debug.module.css';
import type { Verdict } from './probe.js';

export type RowState = Verdict | 'waiting' | 'running';

const ICONS: Readonly<Record<RowState, ReactNode>> = {
  ok: <IconCircleCheck size={20} stroke={1.75} />,
  warn: <IconAlertCircle size={20} stroke={1.75} />,
  fail: <IconCircleX size={20} stroke={1.75} />,
  waiting: <IconCircleDashed size={20} stroke={1.75} />,
  running: <Loader size={18} />,
};

interface CheckRowProps {
  readonly name: ReactNode;
  readonly state: RowState;
  readonly note?: string;
}

/** A line of a list: an icon, a name, a result. The result has a word beside its colour. */
export function CheckRow({ name, state, note }: CheckRowProps) {
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.sign} aria-hidden="true">
        {ICONS[state]}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.verdict}>{debug.verdicts[state]}</span>
      {note && (
        <Text component="span" size="sm" c="dimmed" className={styles.note}>
          {note}
        </Text>
      )}
    </li>
  );
}
