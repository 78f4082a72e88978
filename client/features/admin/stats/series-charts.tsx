import { useQuery } from '@apollo/client/react';
import { Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { DashboardSeriesDocument, type DashboardSeriesQuery } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { statsMessages } from './stats.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { DayChart } from '#client/ui/charts/day-chart.js';
import { useAdminUrl } from '#client/ui/admin/use-admin-url.js';
import styles from './stats.module.css';
import { tomanOf } from '#client/lib/amounts.js';

const { series: texts } = statsMessages;
const SPANS = [7, 30, 90] as const;
const CHOICES = SPANS.map((days) => ({ value: String(days), label: texts.lastDays(days) }));

type Day = DashboardSeriesQuery['dashboardSeries'][number];

const CHARTS: readonly { readonly title: string; readonly of: (day: Day) => number }[] = [
  { title: texts.revenue, of: ({ revenueRials }) => tomanOf(revenueRials) },
  { title: texts.orders, of: ({ orders }) => orders },
  { title: texts.users, of: ({ users }) => users },
  { title: texts.emails, of: ({ emails }) => emails },
];

/** Charts of the sums of each of the last days. */
export function SeriesCharts() {
  const url = useAdminUrl();
  const days = SPANS.find((each) => String(each) === url.get('days')) ?? 30;
  const query = useQuery(DashboardSeriesDocument, { variables: { days }, fetchPolicy: 'cache-and-network' });
  const series = shownData(query)?.dashboardSeries;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2} fz={18}>
          {texts.label}
        </Title>
        <SegmentedControl
          aria-label={texts.days}
          data={CHOICES}
          value={String(days)}
          onChange={(value) => url.filter({ days: value })}
        />
      </Group>
      {!series && <Awaiting query={query} failed={texts.failed} rows={2} height={220} />}
      {series && (
        <div className={styles.charts}>
          {CHARTS.map(({ title, of }) => (
            <DayChart key={title} title={title} days={series.map((each) => ({ day: each.day, value: of(each) }))} />
          ))}
        </div>
      )}
    </Stack>
  );
}
