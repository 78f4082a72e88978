import { useQuery } from '@apollo/client/react';
import { Card, Container, List, Stack, Text, Title } from '@mantine/core';
import { PlatformStatusDocument, type PlatformStatusQuery } from '#client/gql/graphql.js';
import { uptimeMessages as texts } from '#client/lib/messages/uptime.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { ComponentCard } from './component-card.js';
import { overallState } from './status.rules.js';
import styles from './status.module.css';

const POLL_MS = 60_000;

/** The measurements of each component in the last 90 days. It is read again every minute. */
export function StatusPage() {
  const query = useQuery(PlatformStatusDocument, { pollInterval: POLL_MS, skipPollAttempt: () => document.hidden });
  return (
    <Container size={860} py={{ base: 'lg', sm: 56 }}>
      <PageTitle title={texts.title} text={texts.lead} />
      {query.data ? (
        <Measured status={query.data.platformStatus} />
      ) : (
        <Awaiting query={query} failed={texts.failed} rows={5} height={140} />
      )}
    </Container>
  );
}

function Measured({ status }: { readonly status: PlatformStatusQuery['platformStatus'] }) {
  const overall = overallState(status.components);
  return (
    <Stack gap="md">
      <div className={styles.overall} data-state={overall} role="status">
        <i className={styles.dot} aria-hidden="true" />
        <b>{texts.summary[overall]}</b>
        <span className={styles.at}>{texts.readAt(new Date(status.readAt))}</span>
      </div>
      {status.components.map((component) => (
        <ComponentCard key={component.component} component={component} />
      ))}
      <Limits />
    </Stack>
  );
}

function Limits() {
  return (
    <Card padding="lg" component="section">
      <Title order={2} fz={16} mb="xs">
        {texts.limits.title}
      </Title>
      <List size="sm" spacing={6}>
        {texts.limits.items.map((item) => (
          <List.Item key={item}>
            <Text size="sm" c="dimmed">
              {item}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}
