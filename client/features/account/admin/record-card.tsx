import { Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminCustomerMessages as texts } from './admin-customer.messages.js';
import { useFirstRows } from '#client/ui/lists/use-first-rows.js';
import styles from './customer.module.css';

export interface CustomerRecord {
  readonly id: string;
  readonly name: ReactNode;
  /** Where the record is in its list. */
  readonly to?: string;
  readonly hint?: ReactNode;
  /** At the other end: its status and amount. */
  readonly end?: ReactNode;
}

interface RecordCardProps {
  readonly title: string;
  /** The number of all records; the card shows the newest. */
  readonly total?: { readonly total: number; readonly capped: boolean };
  /** The whole list, of this customer alone. */
  readonly allAt?: string;
  readonly records: readonly CustomerRecord[];
}

/** The newest records of one kind, and the way to the rest. */
export function RecordCard({ title, total, allAt, records }: RecordCardProps) {
  const { shown, more } = useFirstRows(records);
  return (
    <Card component="section" aria-label={title} padding={0}>
      <Group justify="space-between" gap="sm" wrap="nowrap" className={styles.cardHead}>
        <Title order={2} fz={15}>
          {title}
          {total && total.total > 0 && (
            <Text span size="sm" c="dimmed" fw={400}>
              {' · '}
              {texts.count(total.total, total.capped)}
            </Text>
          )}
        </Title>
        {allAt && records.length > 0 && (
          <Link to={allAt} className={styles.all} aria-label={texts.allOf(title)}>
            {texts.all}
          </Link>
        )}
      </Group>
      {records.length === 0 ? (
        <Text size="sm" c="dimmed" className={styles.empty}>
          {texts.empty}
        </Text>
      ) : (
        <>
          <ul className={styles.records}>
            {shown.map((record) => (
              <RecordLine key={record.id} {...record} />
            ))}
          </ul>
          {more && <div className={styles.more}>{more}</div>}
        </>
      )}
    </Card>
  );
}

function RecordLine({ name, to, hint, end }: CustomerRecord) {
  return (
    <li className={styles.record}>
      <div className={styles.what}>
        {to ? (
          <Link to={to} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}
