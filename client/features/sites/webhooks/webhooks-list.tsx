import { useQuery } from '@apollo/client/react';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { SiteWebhooksDocument } from '#client/gql/graphql.js';
import { siteWebhooksMessages as texts } from './site-webhooks.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { AddWebhookDialog } from '#client/ui/webhooks/add-webhook-dialog.js';
import { webhookMessages } from '#client/ui/webhooks/webhook.messages.js';
import { POLLED } from '#client/lib/live/polled.js';
import styles from '#client/ui/webhooks/webhooks.module.css';
import { AddWebhookForm } from './add-webhook-form.js';
import { SiteWebhookCard } from './webhook-card.js';

/** Addresses of the owner's programs to which what arrives at the site is posted. */
export function WebhooksList({ siteId }: { readonly siteId: string }) {
  const query = useQuery(SiteWebhooksDocument, { variables: { siteId }, fetchPolicy: 'cache-and-network', ...POLLED });
  const [isAdding, setAdding] = useState(false);
  const read = async () => void (await query.refetch());
  const count = query.data?.siteWebhooks.length;
  return (
    <Stack gap="md">
      <Card padding="lg" component="section" aria-labelledby="webhooks-title">
        <Group justify="space-between" gap="sm" mb="xs">
          <Title order={2} fz={18} id="webhooks-title">
            {texts.title}
          </Title>
          {count !== undefined && count < WEBHOOK.perSite && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
              {webhookMessages.add.action}
            </Button>
          )}
        </Group>
        <Text size="sm">{texts.text}</Text>
        {count !== undefined && count >= WEBHOOK.perSite && (
          <Text size="sm" c="dimmed" mt={4}>
            {texts.full}
          </Text>
        )}
      </Card>
      <KeptList query={query} failed={texts.failed} rows={1} height={160}>
        {({ siteWebhooks }) =>
          siteWebhooks.length === 0 ? (
            <EmptyState {...texts.empty} icon={<IconWebhook size={28} stroke={1.75} />} compact />
          ) : (
            <ul className={styles.cards} aria-label={texts.list}>
              {siteWebhooks.map((webhook) => (
                <SiteWebhookCard key={webhook.id} siteId={siteId} webhook={webhook} onRemoved={read} />
              ))}
            </ul>
          )
        }
      </KeptList>
      <AddWebhookDialog
        opened={isAdding}
        onAdded={read}
        onClose={() => setAdding(false)}
        form={(onMade, onCancel) => <AddWebhookForm siteId={siteId} onMade={onMade} onCancel={onCancel} />}
      />
    </Stack>
  );
}
