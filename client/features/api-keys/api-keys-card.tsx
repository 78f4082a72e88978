import { useMutation, useQuery } from '@apollo/client/react';
import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiKeysDocument, RevokeApiKeyDocument, type OwnApiKeyFragment } from '../../gql/graphql.js';
import { apiKeyMessages as text } from '../../lib/messages/api-key.messages.js';
import { confirm } from '../../ui/confirm.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';
import { toast } from '../../ui/toast.js';
import { ApiKeyRow } from './api-key-row.js';
import styles from './api-keys.module.css';
import { NewKeyDialog } from './new-key-dialog.js';

/** The keys that one has given to other programs, and the way to make and to revoke them. */
export function ApiKeysCard() {
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [making, setMaking] = useState(false);
  const keys = data?.apiKeys;
  const read = async () => void (await refetch());
  const revoking = useRevoking(read);
  return (
    <Card component="section" aria-labelledby="api-keys-title">
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={2} fz={17} id="api-keys-title">
          {text.title}
        </Title>
        <Button size="sm" leftSection={<IconPlus size={17} />} disabled={!keys} onClick={() => setMaking(true)}>
          {text.make}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {text.text}{' '}
        <Anchor href="/api/docs" target="_blank" inherit underline="always">
          {text.docs}
        </Anchor>
      </Text>
      {!keys && error && <ErrorNotice error={error} title={text.failed} compact onRetry={() => void refetch()} />}
      {!keys && !error && <LoadingSkeleton rows={1} height={72} />}
      {keys?.length === 0 && <EmptyState {...text.empty} compact icon={<IconKey size={26} stroke={1.75} />} />}
      {keys && keys.length > 0 && (
        <ul className={styles.list}>
          {keys.map((apiKey) => (
            <ApiKeyRow
              key={apiKey.id}
              apiKey={apiKey}
              busy={revoking.busy === apiKey.id}
              onRevoke={() => void revoking.revoke(apiKey)}
            />
          ))}
        </ul>
      )}
      <NewKeyDialog
        opened={making}
        hasPassword={data?.me?.hasPassword ?? true}
        onMade={() => void read()}
        onClose={() => setMaking(false)}
      />
    </Card>
  );
}

/** Asks first: whatever works with the key stops. */
function useRevoking(onRevoked: () => Promise<void>) {
  const [revokeKey] = useMutation(RevokeApiKeyDocument);
  const [busy, setBusy] = useState<string | null>(null);

  async function revoke({ id, name }: OwnApiKeyFragment) {
    const question = { title: text.revokeTitle, text: text.revokeText(name), action: text.revoke, danger: true };
    if (!(await confirm(question))) return;
    setBusy(id);
    try {
      await revokeKey({ variables: { id } });
      toast.success(text.revoked);
    } catch (error) {
      toast.error(error, text.revokeFailed);
    }
    await onRevoked().finally(() => setBusy(null));
  }

  return { busy, revoke };
}
