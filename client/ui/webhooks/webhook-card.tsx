import { Card, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Ltr } from '../ltr.js';
import { Tone } from '../tone.js';
import { webhookMessages as texts } from './webhook.messages.js';
import { stateOf, WEBHOOK_TONES, type ShownWebhook } from './webhook-states.js';
import styles from './webhooks.module.css';

interface WebhookCardProps {
  readonly webhook: ShownWebhook;
  /** Where an API key added it. */
  readonly maker: string | null;
  /** Buttons beside the address. */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

/** One webhook: its address, whether it is on, and what can be done with it. */
export function WebhookCard({ webhook, maker, acts, children }: WebhookCardProps) {
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
        <Group gap="xs">{acts}</Group>
      </div>
      {maker !== null && (
        <Text size="sm" c="dimmed">
          {maker}
        </Text>
      )}
      {children}
    </Card>
  );
}
