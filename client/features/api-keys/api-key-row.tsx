import { Button, Group, Text, ThemeIcon } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnApiKeyFragment } from '#client/gql/graphql.js';
import { apiKeyMessages as text } from './api-key.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';
import { Ltr } from '#client/ui/ltr.js';
import rows from '#client/ui/lists/row-list.module.css';
import styles from './api-keys.module.css';
import { hostOf } from './api-keys.rules.js';
import { KeyStatus } from './key-status.js';
import { ScopeList } from './scope-list.js';

const CallsDialog = laterDialog(async () => (await import('./calls/calls-dialog.js')).CallsDialog);

interface ApiKeyRowProps {
  readonly apiKey: OwnApiKeyFragment;
  readonly busy: boolean;
  readonly onRevoke: () => void;
  readonly onWiden: () => void;
}

export function ApiKeyRow({ apiKey, busy, onRevoke, onWiden }: ApiKeyRowProps) {
  const { name, prefix, scopes, lostScopes, webhooks, status, revokedByOperator } = apiKey;
  const isActive = status === 'active';
  const [isOpened, setOpened] = useState(false);
  return (
    <li className={rows.row} data-tall data-folding>
      <ThemeIcon size={28} aria-hidden>
        <IconKey size={20} stroke={1.75} />
      </ThemeIcon>
      <div>
        <Group gap="xs">
          <Text fw={650} className={styles.name}>
            {name}
          </Text>
          <KeyStatus status={status} />
        </Group>
        <span className={styles.prefix}>
          <Ltr>{prefix}_…</Ltr>
        </span>
        <Facts apiKey={apiKey} />
        {revokedByOperator && <Text size="sm">{text.revokedByOperator}</Text>}
        {isActive && <ScopeList scopes={scopes} />}
        {isActive && lostScopes.length > 0 && (
          <div className={styles.lost}>
            <Text size="sm">{text.lost}</Text>
            <ScopeList scopes={lostScopes} label={text.lostLabel} />
          </div>
        )}
        {webhooks.length > 0 && (
          <Text size="sm" className={styles.name}>
            {text.webhooks(webhooks.map(({ url }) => hostOf(url)))}
          </Text>
        )}
      </div>
      <div className={styles.acts}>
        <Button variant="default" size="sm" aria-label={text.callsNamed(name)} onClick={() => setOpened(true)}>
          {text.calls}
        </Button>
        {isActive && (
          <Button variant="default" size="sm" aria-label={text.widenNamed(name)} onClick={onWiden}>
            {text.widen}
          </Button>
        )}
        {isActive && (
          <Button variant="default" size="sm" loading={busy} aria-label={text.revokeNamed(name)} onClick={onRevoke}>
            {text.revoke}
          </Button>
        )}
      </div>
      <CallsDialog opened={isOpened} apiKey={apiKey} onClose={() => setOpened(false)} />
    </li>
  );
}

function Facts({ apiKey: { lastUsedAt, lastIp, createdAt, expiresAt } }: { readonly apiKey: OwnApiKeyFragment }) {
  return (
    <div className={rows.facts}>
      <span>
        {text.lastUsed}: {lastUsedAt === null ? text.neverUsed : <JalaliDate value={lastUsedAt} ago />}
      </span>
      {lastIp !== null && (
        <span>
          {text.address}: <Ltr>{lastIp}</Ltr>
        </span>
      )}
      <span>
        {text.created}: <JalaliDate value={createdAt} />
      </span>
      <span>
        {text.expires}: <JalaliDate value={expiresAt} />
      </span>
    </div>
  );
}
