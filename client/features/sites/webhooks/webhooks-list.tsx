import { useQuery } from '@apollo/client/react';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { SiteWebhooksDocument } from '#client/gql/graphql.js';
import { siteWebhooksMessages as texts } from '#client/lib/messages/sites/site-webhooks.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { AddWebhookDialog } from './add-webhook-dialog.js';
import { WebhookCard } from './webhook-card.js';
import { POLLED } from './webhooks.rules.js';
import styles from './webhooks.module.css';

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
              {texts.add.action}
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
                <WebhookCard key={webhook.id} siteId={siteId} webhook={webhook} onRemoved={read} />
              ))}
            </ul>
          )
        }
      </KeptList>
      <AddWebhookDialog siteId={siteId} opened={isAdding} onAdded={read} onClose={() => setAdding(false)} />
    </Stack>
  );
}
