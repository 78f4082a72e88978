import { useQuery } from '@apollo/client/react';
import { Anchor, Card, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { SiteVisitsDocument, type SiteVisitsQuery } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { formatNumber } from '#client/lib/format.js';
import { siteVisitsMessages as texts } from './site-visits.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { DayChart } from '#client/ui/charts/day-chart.js';
import { EmptyState } from '#client/ui/empty-state.js';
import type { SiteTabProps } from '../site/site-tab.js';
import { VisitTable } from './visit-table.js';
import { VisitsCsv } from './visits-csv.js';
import { VisitsOffer } from './visits-offer.js';
import { changeText, firstDay, noonOf, SPANS, viewsPerVisitor } from './visits.rules.js';
import styles from './visits.module.css';

type Visits = SiteVisitsQuery['siteVisits'];

const CHOICES = SPANS.map((days) => ({ value: String(days), label: texts.lastDays(days) }));

/** How often the site was visited in the last days; `?days=` says how many. */
export function VisitsTab({ site }: SiteTabProps) {
  const [params, setParams] = useSearchParams();
  const days = SPANS.find((each) => String(each) === params.get('days')) ?? 30;
  const from = firstDay(new Date(), days);
  const query = useQuery(SiteVisitsDocument, { variables: { id: site.id, from }, fetchPolicy: 'cache-and-network' });
  const visits = shownData(query)?.siteVisits;
  if (!visits) return <Awaiting query={query} failed={texts.failed} rows={3} height={140} />;
  const isEmpty = visits.views === 0 && visits.before.views === 0;
  if (!visits.isCounted && isEmpty) return <VisitsOffer site={site} onBought={query.refetch} />;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2} fz={18}>
          {texts.title}
        </Title>
        <Group gap="xs">
          <VisitsCsv siteId={site.id} from={from} />
          <SegmentedControl
            aria-label={texts.period}
            data={CHOICES}
            size="md"
            value={String(days)}
            onChange={(value) => setParams({ tab: 'visits', days: value }, { preventScrollReset: true })}
          />
        </Group>
      </Group>
      {isEmpty ? <NoVisits /> : <Report visits={visits} count={days} />}
      <Privacy />
    </Stack>
  );
}

function NoVisits() {
  return (
    <Card padding={0}>
      <EmptyState {...texts.empty} icon={<IconChartBar size={28} stroke={1.75} />} />
    </Card>
  );
}

interface ReportProps {
  readonly visits: Visits;
  /** Days. */
  readonly count: number;
}

function Report({ visits, count }: ReportProps) {
  const { views, visitors, before, days, pages, sources, referrers, devices, countries } = visits;
  const { tables } = texts;
  return (
    <>
      <div className={styles.figures}>
        <Figure
          name={texts.visitors}
          value={formatNumber(visitors)}
          hint={changeText(visitors, before.visitors, count)}
        />
        <Figure name={texts.views} value={formatNumber(views)} hint={changeText(views, before.views, count)} />
        <Figure name={texts.perVisitor} value={viewsPerVisitor(views, visitors)} />
      </div>
      <div className={styles.charts}>
        <DayChart title={texts.visitors} days={days.map((each) => ({ day: noonOf(each.day), value: each.visitors }))} />
        <DayChart title={texts.views} days={days.map((each) => ({ day: noonOf(each.day), value: each.views }))} />
      </div>
      <div className={styles.tables}>
        <VisitTable {...tables.pages} dimension="page" rows={pages} />
        <VisitTable {...tables.sources} dimension="source" rows={sources} isArrivals />
        <VisitTable {...tables.referrers} dimension="referrer" rows={referrers} isArrivals />
        <VisitTable {...tables.devices} dimension="device" rows={devices} />
        <VisitTable {...tables.countries} dimension="country" rows={countries} />
      </div>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
}

function Figure({ name, value, hint }: FigureProps) {
  return (
    <Card padding="md">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <div className={styles.value}>{value}</div>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Card>
  );
}

function Privacy() {
  return (
    <Card component="section" padding="md" aria-label={texts.privacy.title}>
      <Title order={3} fz={15} fw={650} mb={4}>
        {texts.privacy.title}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.privacy.text} {texts.privacy.countries} (
        <Anchor href="https://lite.ip2location.com" target="_blank" rel="noreferrer" underline="always" size="sm">
          <bdi dir="ltr">lite.ip2location.com</bdi>
        </Anchor>
        ، <bdi dir="ltr">CC BY-SA 4.0</bdi>).
      </Text>
    </Card>
  );
}
