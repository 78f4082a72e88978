import { Card, Group, Text, Title } from '@mantine/core';
import type { ComponentState } from '#client/gql/graphql.js';
import { uptimeMessages as texts } from '#client/lib/messages/uptime.messages.js';
import { TintBadge, type Tint } from '#client/ui/tint-badge.js';
import { DayBars } from './day-bars.js';
import type { ShownComponent } from './status.rules.js';
import styles from './status.module.css';

const TINTS: Readonly<Record<ComponentState, Tint>> = { up: 'green', partial: 'yellow', down: 'red', unknown: 'gray' };

export function ComponentCard({ component }: { readonly component: ShownComponent }) {
  const { name, text } = texts.components[component.component];
  return (
    <Card padding="lg" component="section" aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
        <div>
          <Title order={2} fz={17}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        <TintBadge tint={TINTS[component.state]} name={component.state}>
          {texts.states[component.state]}
        </TintBadge>
      </Group>
      {component.measuredSince === null ? <NeverMeasured component={component} /> : <Numbers component={component} />}
    </Card>
  );
}

function NeverMeasured({ component: { component } }: { readonly component: ShownComponent }) {
  const needsSites = component === 'hosting' || component === 'sites';
  return (
    <Text size="sm" mt="md" c="dimmed">
      {needsSites ? texts.noSites : texts.none}
    </Text>
  );
}

function Numbers({ component }: { readonly component: ShownComponent }) {
  const { percent, measuredSince, checks, failures, missingMinutes, ms, days } = component;
  const facts = [
    measuredSince && texts.since(new Date(measuredSince)),
    texts.counts(checks, failures),
    missingMinutes > 0 && texts.missing(missingMinutes),
    ms !== null && texts.answeredIn(ms),
  ].filter(Boolean);
  return (
    <>
      {percent !== null && (
        <p className={styles.percent}>
          <b>{texts.percent(percent)}</b> <span>{texts.percentLabel}</span>
        </p>
      )}
      <DayBars days={days} />
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
