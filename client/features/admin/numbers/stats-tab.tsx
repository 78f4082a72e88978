import { Stack } from '@mantine/core';
import type { StatsFieldsFragment } from '#client/gql/graphql.js';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { adminNumberMessages } from '#client/lib/messages/admin/admin-numbers.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { useFailureToast } from '../parts/use-failure-toast.js';
import { useStats } from '../use-live-stats.js';
import { NumberCard } from './number-card.js';
import styles from './numbers.module.css';
import { showRatio, tomanOf } from './numbers.rules.js';
import { SeriesCharts } from './series-charts.js';

const { stats: texts } = adminNumberMessages;

/** The business in numbers and days; a failed load is a card to retry. The page's feed keeps it live. */
export function StatsTab() {
  const { data, error, refetch } = useStats();
  useFailureToast(error, texts.failed);
  if (!data) return <Awaiting query={{ error, refetch }} failed={texts.failed} rows={3} height={120} />;
  return (
    <Stack gap="xl">
      <StatsGrid stats={data.dashboardStats} />
      <SeriesCharts />
    </Stack>
  );
}

export function StatsGrid({ stats }: { readonly stats: StatsFieldsFragment }) {
  return (
    <section aria-label={texts.label} className={styles.grid}>
      <NumberCard name={texts.users} value={formatNumber(stats.totalUsers)} />
      <NumberCard name={texts.revenue} value={formatToman(tomanOf(stats.totalRevenueRials))} />
      <NumberCard name={texts.transactions} value={formatNumber(stats.totalTransactions)} />
      <NumberCard
        name={texts.average}
        value={formatToman(tomanOf(stats.averageTransactionRials))}
        hint={texts.averageHint}
      />
      <NumberCard name={texts.pending} value={formatNumber(stats.pendingInvoices)} />
      <NumberCard name={texts.overdue} value={formatNumber(stats.overdueInvoices)} />
      <NumberCard name={texts.ratio} value={showRatio(stats.overdueRatio)} hint={texts.ratioHint} />
    </section>
  );
}
