import { Checkbox, Group } from '@mantine/core';
import { SITE_EVENTS, type SiteEvent } from '#core/sites/webhooks.js';
import { siteWebhooksMessages } from './site-webhooks.messages.js';
import styles from '#client/ui/webhooks/webhooks.module.css';

const { events: texts } = siteWebhooksMessages;

interface EventChoiceProps {
  readonly value: readonly SiteEvent[];
  readonly error?: string | undefined;
  readonly onChange: (events: readonly SiteEvent[]) => void;
}

/** The choice of the events that are posted to a webhook. */
export function EventChoice({ value, error, onChange }: EventChoiceProps) {
  return (
    <Checkbox.Group
      label={texts.label}
      error={error}
      value={[...value]}
      onChange={(values) => onChange(SITE_EVENTS.filter((event) => values.includes(event)))}
    >
      <Group gap="lg" my="xs">
        {SITE_EVENTS.map((event) => (
          <Checkbox key={event} value={event} label={texts.name(event)} classNames={{ body: styles.choice ?? '' }} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
