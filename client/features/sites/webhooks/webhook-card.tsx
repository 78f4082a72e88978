import { Card, Group, Text } from '@mantine/core';
import type { SiteWebhookFieldsFragment } from '#client/gql/graphql.js';
import { siteWebhooksMessages as texts } from '#client/lib/messages/sites/site-webhooks.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import { Tone } from '#client/ui/tone.js';
import { Deliveries } from './deliveries.js';
import { RemoveWebhook, TestWebhook, TurnedOff } from './webhook-acts.js';
import { WebhookEvents } from './webhook-events.js';
import { stateOf, WEBHOOK_TONES } from './webhooks.rules.js';
import styles from './webhooks.module.css';

export interface WebhookProps {
  readonly siteId: string;
  readonly webhook: SiteWebhookFieldsFragment;
}

/** One webhook: its address, whether it is on, what is sent, what was last sent, and what can be done with it. */
export function WebhookCard({ onRemoved, ...props }: WebhookProps & { readonly onRemoved: () => Promise<void> }) {
  const { webhook } = props;
  const state = stateOf(webhook);
  return (
    <Card component="li" padding="lg" className={styles.card}>
      <div className={styles.head}>
        <Group gap="xs" className={styles.words}>
          <h3 className={styles.url}>
            <Ltr>{webhook.url}</Ltr>
          </h3>
          <Tone tone={WEBHOOK_TONES[state]}>{texts.states[state]}</Tone>
        </Group>
        <Group gap="xs">
          {state !== 'off' && <TestWebhook {...props} />}
          <RemoveWebhook {...props} onRemoved={onRemoved} />
        </Group>
      </div>
      {webhook.madeByKey !== null && (
        <Text size="sm" c="dimmed">
          {texts.madeByKey(webhook.madeByKey)}
        </Text>
      )}
      {state === 'off' && <TurnedOff {...props} />}
      <WebhookEvents {...props} />
      <Deliveries {...props} isOn={state !== 'off'} />
    </Card>
  );
}
