import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { RevokeApiKeyDocument, type AdminApiKeysQuery } from '#client/gql/graphql.js';
import { apiKeyMessages } from '../api-key.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import type { Column } from '#client/ui/admin/admin-table.js';
import { BulkTable, type BulkAction } from '#client/ui/admin/bulk-table.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import styles from './admin-key-table.module.css';
import { KeyStatus } from '../key-status.js';
import { ScopeList } from '../scope-list.js';

export type AdminKey = AdminApiKeysQuery['adminApiKeys']['items'][number];

const { admin: texts, neverUsed, revoke, revokeNamed } = apiKeyMessages;
const { columns: names } = texts;

interface AdminKeyTableProps {
  readonly keys: readonly AdminKey[];
  /** The queries that show them. */
  readonly lists: ReadonlySet<string>;
  readonly onRevoke: (key: AdminKey) => void;
}

export function AdminKeyTable({ keys, lists, onRevoke }: AdminKeyTableProps) {
  const columns: readonly Column<AdminKey>[] = [
    { name: names.key, cell: (key) => <KeyCell apiKey={key.apiKey} /> },
    { name: names.owner, cell: ({ owner }) => <PersonCell id={owner.id} name={owner.fullName} email={owner.email} /> },
    { name: names.status, cell: ({ apiKey }) => <KeyStatus status={apiKey.status} /> },
    { name: names.created, sort: 'created', cell: ({ apiKey }) => <JalaliDate value={apiKey.createdAt} /> },
    { name: names.lastUsed, sort: 'last_used', cell: ({ apiKey }) => <LastUse at={apiKey.lastUsedAt} /> },
    { name: names.expires, sort: 'expires', cell: ({ apiKey }) => <JalaliDate value={apiKey.expiresAt} /> },
    {
      name: names.actions,
      isActions: true,
      cell: (key) =>
        key.apiKey.status === 'active' && (
          <Button size="sm" variant="default" aria-label={revokeNamed(key.apiKey.name)} onClick={() => onRevoke(key)}>
            {revoke}
          </Button>
        ),
    },
  ];
  const [revokeKey] = useMutation(RevokeApiKeyDocument);
  const revokeSeveral: BulkAction<AdminKey> = {
    name: revoke,
    isDangerous: true,
    canSelect: ({ apiKey }) => apiKey.status === 'active',
    labelOf: ({ apiKey }) => texts.select(apiKey.name),
    question: texts.revokeSeveral,
    run: ({ apiKey }) => revokeKey({ variables: { id: apiKey.id } }),
    describe: ({ apiKey, owner }) => `${apiKey.name} · ${owner.email}`,
    lists,
  };
  return (
    <BulkTable
      caption={texts.listLabel}
      columns={columns}
      rows={keys}
      rowKey={({ apiKey }) => apiKey.id}
      list="api-keys"
      details={{
        labelOf: ({ apiKey }) => adminMessages.table.detailsOf(apiKey.name),
        of: ({ apiKey }) => <ScopeList scopes={apiKey.scopes} />,
      }}
      action={revokeSeveral}
    />
  );
}

type Key = AdminKey['apiKey'];

function KeyCell({ apiKey: { name, prefix } }: { readonly apiKey: Key }) {
  return (
    <div className={styles.cell}>
      <Line strong title={name}>
        {name}
      </Line>
      <Line quiet>
        <Ltr>{prefix}</Ltr>
      </Line>
    </div>
  );
}

function LastUse({ at }: { readonly at: Key['lastUsedAt'] }) {
  return at ? <JalaliDate value={at} ago /> : neverUsed;
}
