import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AuditActionsDocument, AuditLogDocument, type AuditActionName } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminToolMessages } from '#client/lib/messages/admin/admin-tools.messages.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice, DaysChoice } from '../parts/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { ListBar } from '../parts/list-bar.js';
import { orderOf } from '../parts/list-order.js';
import { customerOf, instantsOf, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { AuditTable, type AuditRow } from './audit-table.js';
import { ChangeDialog } from './change-dialog.js';

const { audit: texts } = adminToolMessages;

const LISTS: ReadonlySet<string> = new Set(['AuditLog']);

/** Who did what, to whom, and why. */
export function AuditTab() {
  useLiveList('audit', LISTS);
  const url = useAdminUrl();
  const [shown, setShown] = useState<AuditRow | null>(null);
  const actions = useQuery(AuditActionsDocument).data?.auditActions ?? [];
  const action = url.get('action');
  const filter = { search: url.search || null, action, customerId: customerOf(url), ...instantsOf(rangeOf(url)) };
  // The address and the export say `user.ban`; GraphQL has no dot in the value of an enum.
  const actionName = action === null ? null : (action.replaceAll('.', '_') as AuditActionName);
  const order = orderOf(url, ['created', 'action']);
  const query = useQuery(AuditLogDocument, {
    variables: { filter: { ...filter, ...order, action: actionName }, page: url.page, limit: PAGE_SIZE.adminDocuments },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.auditLog;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query}>
        <Choice
          url={url}
          name="action"
          label={texts.action}
          all={texts.allActions}
          options={actions.map(({ key, title }) => ({ value: key, label: title }))}
        />
        <DaysChoice url={url} />
        <CsvButton path="/api/admin/export/audit.csv" query={filter} fileName="audit.csv" />
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filter} url={url}>
        {(rows) => <AuditTable rows={rows} onShow={setShown} />}
      </AdminList>
      <ChangeDialog entry={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}
