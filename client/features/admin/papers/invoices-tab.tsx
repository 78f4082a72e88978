import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '../../../../core/limits.js';
import { AdminInvoicesDocument } from '../../../gql/graphql.js';
import { adminPaperMessages } from '../../../lib/messages/admin-papers.messages.js';
import { adminMessages } from '../../../lib/messages/admin.messages.js';
import { statusLabels } from '../../../lib/messages/status.messages.js';
import { JalaliRange } from '../../../ui/jalali-range.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice } from '../parts/choice.js';
import { CsvButton } from '../parts/csv-button.js';
import { ListBar } from '../parts/list-bar.js';
import { instantsOf, rangeChanges, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { InvoiceTable } from './invoice-table.js';
import { NewInvoiceDialog } from './new-invoice-dialog.js';

const { invoices: texts } = adminPaperMessages;
const STATUSES = ['pending', 'due', 'overdue', 'paid', 'cancelled'] as const;

const LISTS: ReadonlySet<string> = new Set(['AdminInvoices']);

/** All users' invoices by date, twenty a page (S-195). Administrators see overdue as overdue (decision 5). */
export function AdminInvoicesTab() {
  useLiveList('invoices', LISTS);
  const url = useAdminUrl();
  const [creating, setCreating] = useState(false);
  const range = rangeOf(url);
  const status = STATUSES.find((each) => each === url.get('status')) ?? null;
  const filters = { search: url.search || null, status, ...instantsOf(range) };
  const query = useQuery(AdminInvoicesDocument, {
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
        <JalaliRange value={range} onChange={(next) => url.filter(rangeChanges(next))} />
        <Choice
          label={adminMessages.status}
          all={adminMessages.allStatuses}
          options={STATUSES.map((value) => ({ value, label: statusLabels[value] }))}
          value={status}
          onChange={(value) => url.filter({ status: value })}
        />
        <CsvButton path="/api/admin/export/invoices.csv" query={filters} fileName="invoices.csv" />
        <Button leftSection={<IconPlus size={18} />} onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      </ListBar>
      <AdminList
        found={(query.data ?? query.previousData)?.adminInvoices}
        error={query.error}
        failed={texts.failed}
        onRetry={() => void query.refetch()}
        empty={texts.empty}
        filtered={Object.values(filters).some(Boolean)}
        onShowAll={url.clear}
        page={url.page}
        onPage={url.turnTo}
      >
        {(invoices) => <InvoiceTable invoices={invoices} />}
      </AdminList>
      <NewInvoiceDialog opened={creating} onClose={() => setCreating(false)} />
    </Stack>
  );
}
