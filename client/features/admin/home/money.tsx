import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { DashboardSeriesDocument } from '#client/gql/graphql.js';
import { tomanOf } from '#client/lib/amounts.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { formatToman } from '#client/lib/format.js';
import { LIVE_LIST, useLiveList } from '#client/ui/admin/live-list.js';
import { NumberCard } from '#client/ui/admin/number-card.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { DayChart } from '#client/ui/charts/day-chart.js';
import { homeMessages } from './home.messages.js';
import { CHART_DAYS, MONEY_DAYS, moneyOf, type DayRevenue } from './money.rules.js';
import styles from './money.module.css';

const { money: texts } = homeMessages;
const QUERIES: ReadonlySet<string> = new Set(['DashboardSeries']);

/** The money of today and of this month beside that of the days before, live. */
export function Money() {
  const query = useQuery(DashboardSeriesDocument, { variables: { days: MONEY_DAYS }, ...LIVE_LIST });
  useLiveList('payments', QUERIES);
  const days = shownData(query)?.dashboardSeries;
  if (!days) return <Awaiting query={query} failed={texts.failed} rows={2} height={140} />;
  return <MoneyOfDays days={days} />;
}

export function MoneyOfDays({ days }: { readonly days: readonly DayRevenue[] }) {
  const { today, yesterday, month, monthBefore } = moneyOf(days);
  const sum = (rials: number) => formatToman(tomanOf(rials));
  return (
    <Stack component="section" aria-label={texts.label} gap={14}>
      <div className={styles.numbers}>
        <NumberCard name={texts.today} value={sum(today)} hint={texts.yesterday(sum(yesterday))} />
        <NumberCard name={texts.month} value={sum(month)} hint={texts.monthBefore(sum(monthBefore))} />
      </div>
      <DayChart
        title={texts.chart(CHART_DAYS)}
        days={days.slice(-CHART_DAYS).map(({ day, revenueRials }) => ({ day, value: tomanOf(revenueRials) }))}
      />
    </Stack>
  );
}
