import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DashboardNumbersQuery } from '#client/gql/graphql.js';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { dashboard } from '#client/lib/messages/dashboard.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { Money } from '#client/ui/money.js';
import styles from './number-cards.module.css';

interface NumberCardsProps {
  readonly stats: DashboardNumbersQuery['orderStats'] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const { stats: texts } = dashboard;

/** Total orders, active orders, what was paid and what is open (decision record 132). */
export function NumberCards({ stats, error, onRetry }: NumberCardsProps) {
  if (!stats && error) return <ErrorNotice error={error} title={texts.failed} onRetry={onRetry} compact />;
  return (
    <section aria-label={texts.label} className={styles.grid}>
      <NumberCard name={texts.total} value={stats && formatNumber(stats.totalOrders)} />
      <NumberCard name={texts.active} hint={texts.activeHint} value={stats && formatNumber(stats.activeOrders)} />
      <NumberCard
        name={texts.paid}
        value={stats && <Money toman={stats.paidToman} />}
        beside={stats && stats.openToman > 0 ? texts.open(formatToman(stats.openToman)) : undefined}
      />
    </section>
  );
}

interface NumberCardProps {
  readonly name: string;
  readonly hint?: string;
  readonly value: ReactNode;
  /** Under the value. */
  readonly beside?: string | undefined;
}

function NumberCard({ name, hint, value, beside }: NumberCardProps) {
  return (
    <div className={styles.card}>
      <Text size="sm" c="dimmed" title={hint}>
        {name}
      </Text>
      {value === undefined ? <Skeleton h={32} maw={96} my={4} /> : <Text className={styles.value}>{value}</Text>}
      {beside && (
        <Text size="sm" c="dimmed">
          {beside}
        </Text>
      )}
    </div>
  );
}
