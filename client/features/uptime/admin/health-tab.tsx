import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  SystemMetricsDocument,
  SystemMetricsSampledDocument,
  type MetricsFieldsFragment,
} from '#client/gql/graphql.js';
import { healthMessages as texts } from './health.messages.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { useFailureToast } from '#client/ui/admin/use-failure-toast.js';
import { HealthCards } from './health-cards.js';
import { HealthChecks } from './health-checks.js';
import { appendBounded } from './health.rules.js';

/** Samples, two seconds apart. */
const MOST = 60;

/** How the machine and its services are, pushed every two seconds. */
export function HealthTab() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(SystemMetricsDocument, { fetchPolicy: 'cache-and-network' });
  useSubscription(SystemMetricsSampledDocument, {
    onData: ({ data: { data: sample } }) => {
      if (!sample) return;
      client.writeQuery({ query: SystemMetricsDocument, data: { systemMetrics: sample.systemMetricsSampled } });
    },
  });
  useRefetchOnConnect(refetch);
  useFailureToast(error, texts.failed);
  const now = data?.systemMetrics;
  const [history, setHistory] = useState<readonly MetricsFieldsFragment[]>([]);
  useEffect(() => {
    if (now)
      setHistory((known) => (known.at(-1)?.sampledAt === now.sampledAt ? known : appendBounded(known, now, MOST)));
  }, [now]);
  return (
    <Stack gap={14}>
      <HealthChecks />
      {now ? (
        <HealthCards now={now} history={history} />
      ) : (
        <Awaiting query={{ error, refetch }} failed={texts.failed} rows={2} height={140} />
      )}
    </Stack>
  );
}
