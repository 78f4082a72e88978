import { useMutation, useQuery } from '@apollo/client/react';
import { Anchor, Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import {
  ApiKeysDocument,
  RevokeAllApiKeysDocument,
  RevokeApiKeyDocument,
  type OwnApiKeyFragment,
} from '#client/gql/graphql.js';
import { apiKeyMessages as text } from './api-key.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { confirm } from '#client/ui/confirm.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';
import rows from '#client/ui/lists/row-list.module.css';
import { toast } from '#client/ui/toast.js';
import { hostOf } from './api-keys.rules.js';

// Most accounts have no key.
const ApiKeyRow = lazy(() => import('./api-key-row.js').then((module) => ({ default: module.ApiKeyRow })));
const WidenKeyDialog = laterDialog(async () => (await import('./widen-key-dialog.js')).WidenKeyDialog);
const NewKeyDialog = laterDialog(async () => (await import('./new-key-dialog.js')).NewKeyDialog);

/** Marks all of them as busy while all end; no id looks like it. */
const ALL = 'all';

/** The keys that one has given to other programs, and the way to make and to revoke them. */
export function ApiKeysCard() {
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [making, setMaking] = useState(false);
  const [widened, setWidened] = useState<OwnApiKeyFragment | null>(null);
  const keys = data?.apiKeys;
  const live = keys?.filter(({ status }) => status === 'active').length ?? 0;
  const read = async () => void (await refetch());
  const revoking = useRevoking(read);
  return (
    <Card component="section" aria-labelledby="api-keys-title">
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={2} fz={17} id="api-keys-title">
          {text.title}
        </Title>
        <Group gap="xs">
          {live > 1 && (
            <Button
              variant="default"
              size="sm"
              loading={revoking.busy === ALL}
              onClick={() => void revoking.revokeAll(keys ?? [])}
            >
              {text.revokeAll}
            </Button>
          )}
          <Button size="sm" leftSection={<IconPlus size={17} />} disabled={!keys} onClick={() => setMaking(true)}>
            {text.make}
          </Button>
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        {text.text}{' '}
        <Anchor href="/docs/api-keys" target="_blank" inherit underline="always">
          {text.docs}
        </Anchor>
      </Text>
      {!keys && <Awaiting query={{ error, refetch }} failed={text.failed} rows={1} height={72} compact />}
      {keys?.length === 0 && <EmptyState {...text.empty} compact icon={<IconKey size={26} stroke={1.75} />} />}
      {keys && keys.length > 0 && (
        <Suspense fallback={<Skeleton h={64 * keys.length} radius="md" />}>
          <ul className={rows.list}>
            {keys.map((apiKey) => (
              <ApiKeyRow
                key={apiKey.id}
                apiKey={apiKey}
                busy={revoking.busy === apiKey.id}
                onRevoke={() => void revoking.revoke(apiKey)}
                onWiden={() => setWidened(apiKey)}
              />
            ))}
          </ul>
        </Suspense>
      )}
      <NewKeyDialog
        opened={making}
        hasPassword={data?.me?.hasPassword ?? true}
        onMade={() => void read()}
        onClose={() => setMaking(false)}
      />
      <WidenKeyDialog
        opened={widened !== null}
        apiKey={widened}
        hasPassword={data?.me?.hasPassword ?? true}
        onClose={() => setWidened(null)}
      />
    </Card>
  );
}

/** Webhooks of sites go on although the key ends; those of the account end with the key that added them. */
function wordsOfWebhooks(keys: readonly OwnApiKeyFragment[]): string {
  const hosts = keys.flatMap(({ webhooks }) => webhooks.map(({ url }) => hostOf(url)));
  const mayHaveAdded = keys.some(({ scopes, lostScopes }) => [...scopes, ...lostScopes].includes('write_webhooks'));
  const stopping = mayHaveAdded ? ` ${text.accountWebhooksStop(keys.length)}` : '';
  return hosts.length === 0 ? stopping : `${stopping} ${text.webhooksLeft([...new Set(hosts)])}`;
}

/** After a confirmation: programs that use the key stop working. */
function useRevoking(onRevoked: () => Promise<void>) {
  const [revokeKey] = useMutation(RevokeApiKeyDocument);
  const [revokeEach] = useMutation(RevokeAllApiKeysDocument);
  const [busy, setBusy] = useState<string | null>(null);

  async function run(which: string, work: () => Promise<unknown>, texts: { done: string; failed: string }) {
    setBusy(which);
    try {
      await work();
      toast.success(texts.done);
    } catch (error) {
      toast.error(error, texts.failed);
    }
    await onRevoked().finally(() => setBusy(null));
  }

  return {
    busy,
    revoke: async (apiKey: OwnApiKeyFragment) => {
      const { id, name } = apiKey;
      const words = `${text.revokeText(name)}${wordsOfWebhooks([apiKey])}`;
      const question = { title: text.revokeTitle, text: words, action: text.revoke, danger: true };
      if (!(await confirm(question))) return;
      await run(id, () => revokeKey({ variables: { id } }), { done: text.revoked, failed: text.revokeFailed });
    },
    revokeAll: async (keys: readonly OwnApiKeyFragment[]) => {
      const live = keys.filter(({ status }) => status === 'active');
      const { revokeAllTitle: title, revokeAll: action } = text;
      if (
        !(await confirm({
          title,
          text: `${text.revokeAllText(live.length)}${wordsOfWebhooks(live)}`,
          action,
          danger: true,
        }))
      )
        return;
      await run(ALL, () => revokeEach(), { done: text.allRevoked, failed: text.revokeAllFailed });
    },
  };
}
