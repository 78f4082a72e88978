import { useQuery } from '@apollo/client/react';
import { Card, Group, Text, Title } from '@mantine/core';
import { rialToToman } from '#core/money.js';
import { WalletAnalyticsDocument, type WalletAnalyticsQuery } from '#client/gql/graphql.js';
import { count } from '#client/lib/format.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { Money } from '#client/ui/money.js';
import { WalletChart } from './wallet-chart.js';

const { analytics: texts } = walletMessages;
type Analytics = WalletAnalyticsQuery['walletAnalytics'];

/** The wallet over the last twelve months; nothing for a wallet that has never moved. */
export function AnalyticsCard() {
  const { data, error, refetch } = useQuery(WalletAnalyticsDocument, { fetchPolicy: 'cache-and-network' });
  const found = data?.walletAnalytics;
  if (found && found.totalInRials === 0 && found.totalOutRials === 0) return null;
  return (
    <Card component="section" aria-labelledby="wallet-analytics">
      <Title order={2} id="wallet-analytics" fz={18} mb="md">
        {texts.title}
      </Title>
      {!found && <Awaiting query={{ error, refetch }} failed={texts.failed} rows={1} height={160} compact />}
      {found && <Totals analytics={found} />}
      {found && <WalletChart months={found.byMonth} />}
    </Card>
  );
}

function Totals({ analytics }: { readonly analytics: Analytics }) {
  return (
    <Group gap="xl" mb="lg">
      <Total name={texts.in} rials={analytics.totalInRials} />
      <Total name={texts.out} rials={analytics.totalOutRials} />
      <Text size="sm" c="dimmed">
        {analytics.byType
          .map((each) => `${walletMessages.transactions.types[each.type]}: ${count(each.count, texts.times)}`)
          .join(' · ')}
      </Text>
    </Group>
  );
}

function Total({ name, rials }: { readonly name: string; readonly rials: Analytics['totalInRials'] }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fw={700}>
        <Money toman={rialToToman(rials)} />
      </Text>
    </div>
  );
}
