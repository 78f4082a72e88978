import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { AccountWebhooksDocument } from '#client/gql/graphql.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { AddWebhookDialog } from '#client/ui/webhooks/add-webhook-dialog.js';
import { webhookMessages } from '#client/ui/webhooks/webhook.messages.js';
import { POLLED } from '#client/lib/live/polled.js';
import styles from '#client/ui/webhooks/webhooks.module.css';
import { AccountWebhookCard } from './account-webhook-card.js';
import { accountWebhooksMessages as texts } from './account-webhooks.messages.js';
import { AddWebhookForm } from './add-webhook-form.js';

/** Addresses of the owner's programs to which the events of the account are posted. */
export function WebhookList() {
  const query = useQuery(AccountWebhooksDocument, { fetchPolicy: 'cache-and-network', ...POLLED });
  const [isAdding, setAdding] = useState(false);
  const read = async () => void (await query.refetch());
  const count = query.data?.accountWebhooks.length;
  return (
    <Stack gap="md">
      <Card padding="lg" component="section" aria-labelledby="webhooks-title">
        <Group justify="space-between" gap="sm" mb="xs">
          <Title order={2} fz={18} id="webhooks-title">
            {texts.title}
          </Title>
          {count !== undefined && count < WEBHOOK.perAccount && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
              {webhookMessages.add.action}
            </Button>
          )}
        </Group>
        <Text size="sm">
          {texts.text}{' '}
          <Anchor href="/docs/webhooks" target="_blank" inherit underline="always">
            {texts.page.docs}
          </Anchor>
        </Text>
        {count !== undefined && count >= WEBHOOK.perAccount && (
          <Text size="sm" c="dimmed" mt={4}>
            {texts.full}
          </Text>
        )}
      </Card>
      <KeptList query={query} failed={texts.failed} rows={1} height={160}>
        {({ accountWebhooks }) =>
          accountWebhooks.length === 0 ? (
            <EmptyState {...texts.empty} icon={<IconWebhook size={28} stroke={1.75} />} compact />
          ) : (
            <ul className={styles.cards} aria-label={texts.list}>
              {accountWebhooks.map((webhook) => (
                <AccountWebhookCard key={webhook.id} webhook={webhook} onRemoved={read} />
              ))}
            </ul>
          )
        }
      </KeptList>
      <AddWebhookDialog
        opened={isAdding}
        onAdded={read}
        onClose={() => setAdding(false)}
        form={(onMade, onCancel) => <AddWebhookForm onMade={onMade} onCancel={onCancel} />}
      />
    </Stack>
  );
}
