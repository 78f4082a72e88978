import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminInvoicesDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminDocumentMessages } from '#client/lib/messages/admin/admin-documents.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice, DaysChoice } from '../parts/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { orderOf } from '../parts/list-order.js';
import { ListBar } from '../parts/list-bar.js';
import { choiceOf, customerOf, instantsOf, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { InvoiceTable } from './invoice-table.js';
import { NewInvoiceDialog } from './new-invoice-dialog.js';

const { invoices: texts } = adminDocumentMessages;
const STATUSES = ['pending', 'due', 'overdue', 'paid', 'partially_refunded', 'refunded', 'cancelled'] as const;

const LISTS: ReadonlySet<string> = new Set(['AdminInvoices']);

/** All users' invoices by date, twenty a page. Administrators see overdue as overdue (D-05). */
export function AdminInvoicesTab() {
  useLiveList('invoices', LISTS);
  const url = useAdminUrl();
  const order = orderOf(url, ['created', 'due', 'amount']);
  const [creating, setCreating] = useState(false);
  const status = choiceOf(url, 'status', STATUSES);
  const filters = { search: url.search || null, status, ...instantsOf(rangeOf(url)), userId: customerOf(url) };
  const query = useQuery(AdminInvoicesDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.adminDocuments },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.adminInvoices;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query}>
        <DaysChoice url={url} />
        <Choice url={url} name="status" options={STATUSES.map((value) => ({ value, label: statusLabels[value] }))} />
        <CsvButton path="/api/admin/export/invoices.csv" query={filters} fileName="invoices.csv" />
        <CsvButton
          path="/api/admin/export/credit-notes.csv"
          query={instantsOf(rangeOf(url))}
          fileName="credit-notes.csv"
          label={texts.creditNotesCsv}
        />
        <Button leftSection={<IconPlus size={18} />} onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(invoices) => <InvoiceTable invoices={invoices} />}
      </AdminList>
      <NewInvoiceDialog opened={creating} onClose={() => setCreating(false)} />
    </Stack>
  );
}
