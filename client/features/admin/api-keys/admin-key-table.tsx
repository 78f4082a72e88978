import { Button } from '@mantine/core';
import type { AdminApiKeysQuery } from '../../../gql/graphql.js';
import { apiKeyMessages } from '../../../lib/messages/api-key.messages.js';
import { JalaliDate } from '../../../ui/calendar/jalali-date.js';
import { Ltr } from '../../../ui/ltr.js';
import { AdminTable, type Column } from '../parts/admin-table.js';
import { PersonCell } from '../parts/person-cell.js';
import styles from './admin-key-table.module.css';
import { KeyStatus, ScopeList } from '../../api-keys/index.js';

export type AdminKey = AdminApiKeysQuery['adminApiKeys']['items'][number];

const { admin: texts, neverUsed, revoke, revokeNamed } = apiKeyMessages;
const { columns: names } = texts;

interface AdminKeyTableProps {
  readonly keys: readonly AdminKey[];
  readonly onRevoke: (key: AdminKey) => void;
}

export function AdminKeyTable({ keys, onRevoke }: AdminKeyTableProps) {
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
  return (
    <AdminTable
      caption={texts.listLabel}
      columns={columns}
      rows={keys}
      rowKey={({ apiKey }) => apiKey.id}
      list="api-keys"
    />
  );
}

type Key = AdminKey['apiKey'];

function KeyCell({ apiKey: { name, prefix, scopes } }: { readonly apiKey: Key }) {
  return (
    <div className={styles.cell}>
      <span className={styles.name}>{name}</span>
      <span className={styles.prefix}>
        <Ltr>{prefix}</Ltr>
      </span>
      <ScopeList scopes={scopes} />
    </div>
  );
}

function LastUse({ at }: { readonly at: Key['lastUsedAt'] }) {
  return at ? <JalaliDate value={at} ago /> : neverUsed;
}
