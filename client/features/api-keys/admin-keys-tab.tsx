import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '../../../core/limits.js';
import { AdminApiKeysDocument } from '../../gql/graphql.js';
import { adminMessages } from '../../lib/messages/admin.messages.js';
import { apiKeyMessages } from '../../lib/messages/api-key.messages.js';
import { JalaliRange } from '../../ui/jalali-range.js';
import { LIVE_LIST, useLiveList } from '../admin/live-list.js';
import { AdminList } from '../admin/parts/admin-list.js';
import { Choice } from '../admin/parts/choice.js';
import { CsvButton } from '../admin/parts/csv-button.js';
import { ListBar } from '../admin/parts/list-bar.js';
import { instantsOf, rangeChanges, rangeOf, useAdminUrl } from '../admin/use-admin-url.js';
import { AdminKeyTable, type AdminKey } from './admin-key-table.js';
import { RevokeDialog } from './revoke-dialog.js';

const { admin: texts, statuses } = apiKeyMessages;
const STATUSES = ['active', 'expired', 'revoked'] as const;
const LISTS: ReadonlySet<string> = new Set(['AdminApiKeys']);

/** Everybody's keys: whose they are, what they may do, when they were used; an administrator revokes any. */
export function AdminKeysTab() {
  useLiveList('api_keys', LISTS);
  const url = useAdminUrl();
  const [revoking, setRevoking] = useState<AdminKey | null>(null);
  const range = rangeOf(url);
  const status = STATUSES.find((each) => each === url.get('status')) ?? null;
  const filters = { search: url.search || null, status, ...instantsOf(range) };
  const query = useQuery(AdminApiKeysDocument, {
    variables: { ...filters, page: url.page, limit: PAGE_SIZE.adminDocuments },
    ...LIVE_LIST,
  });
  return (
    <Stack gap="lg">
      <ListBar
        label={texts.search}
        hint={texts.searchHint}
        value={url.search}
        onSearch={url.find}
        onRefresh={query.refetch}
      >
        <Choice
          label={adminMessages.status}
          all={adminMessages.allStatuses}
          options={STATUSES.map((value) => ({ value, label: statuses[value] }))}
          value={status}
          onChange={(value) => url.filter({ status: value })}
        />
        <JalaliRange value={range} onChange={(next) => url.filter(rangeChanges(next))} label={texts.created} />
        <CsvButton path="/api/admin/export/api-keys.csv" query={filters} fileName="api-keys.csv" />
      </ListBar>
      <AdminList
        found={(query.data ?? query.previousData)?.adminApiKeys}
        error={query.error}
        failed={texts.failed}
        onRetry={() => void query.refetch()}
        empty={texts.empty}
        filtered={Object.values(filters).some(Boolean)}
        onShowAll={url.clear}
        page={url.page}
        onPage={url.turnTo}
      >
        {(keys) => <AdminKeyTable keys={keys} onRevoke={setRevoking} />}
      </AdminList>
      <RevokeDialog owned={revoking} onClose={() => setRevoking(null)} />
    </Stack>
  );
}
