import { useQuery } from '@apollo/client/react';
import { Card, Divider, Group, Stack, Text } from '@mantine/core';
import { HEALTH_TEXTS } from '#core/health.js';
import { SystemHealthDocument, type SystemHealthQuery } from '#client/gql/graphql.js';
import { formatDateTime, formatTime } from '#client/lib/format.js';
import { healthMessages } from './health.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { ServiceBadge } from './service-badge.js';

const { checks: texts } = healthMessages;
/** The interval of the server's own checks, ms. */
const POLL_MS = 30_000;

type Check = SystemHealthQuery['systemHealth']['checks'][number];

/** The checks of the platform: the failing ones, since when, and what to do. */
export function HealthChecks() {
  const query = useQuery(SystemHealthDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (!query.data) return <Awaiting query={query} failed={texts.failed} rows={1} height={320} />;
  const { checkedAt, checks } = query.data.systemHealth;
  return (
    <Card component="section" padding="md" aria-label={texts.label}>
      <Stack role="list" gap="sm">
        {checks.map((check, index) => (
          <Stack key={check.check} role="listitem" gap="sm">
            {index > 0 && <Divider />}
            <CheckRow check={check} />
          </Stack>
        ))}
      </Stack>
      <Text size="xs" c="dimmed" mt="sm">
        {texts.checkedAt(formatTime(new Date(checkedAt)))}
      </Text>
    </Card>
  );
}

function CheckRow({ check: { check, fault, message, since, figures } }: { readonly check: Check }) {
  const numbers = figures.map(({ name, value }) => texts.figures[name](value)).filter(Boolean);
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap">
      <div>
        <Text fw={600}>{HEALTH_TEXTS[check].title}</Text>
        {message && <Text size="sm">{message}</Text>}
        <Text size="xs" c="dimmed">
          {[since && texts.since(formatDateTime(new Date(since))), ...numbers].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <ServiceBadge state={fault === 'unknown' ? fault : fault ? 'failing' : 'ok'} />
    </Group>
  );
}
