import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminApiKeysDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { apiKeyMessages } from '../api-key.messages.js';
import { LIVE_LIST, useLiveList } from '#client/ui/admin/live-list.js';
import { AdminList } from '#client/ui/admin/admin-list.js';
import { Choice, DaysChoice } from '#client/ui/admin/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { ListBar } from '#client/ui/admin/list-bar.js';
import { orderOf } from '#client/ui/admin/list-order.js';
import { choiceOf, instantsOf, rangeOf, useAdminUrl } from '#client/ui/admin/use-admin-url.js';
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
  const status = choiceOf(url, 'status', STATUSES);
  const filters = { search: url.search || null, status, ...instantsOf(rangeOf(url)) };
  const order = orderOf(url, ['created', 'expires', 'last_used']);
  const query = useQuery(AdminApiKeysDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.adminDocuments },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.adminApiKeys;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query}>
        <Choice url={url} name="status" options={STATUSES.map((value) => ({ value, label: statuses[value] }))} />
        <DaysChoice url={url} label={texts.created} />
        <CsvButton path="/api/admin/export/api-keys.csv" query={filters} fileName="api-keys.csv" />
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(keys) => <AdminKeyTable keys={keys} lists={LISTS} onRevoke={setRevoking} />}
      </AdminList>
      <RevokeDialog owned={revoking} onClose={() => setRevoking(null)} />
    </Stack>
  );
}
