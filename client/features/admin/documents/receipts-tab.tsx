import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminReceiptsDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminDocumentMessages } from '#client/lib/messages/admin/admin-documents.messages.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { DaysChoice } from '../parts/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { orderOf } from '../parts/list-order.js';
import { ListBar } from '../parts/list-bar.js';
import { customerOf, instantsOf, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { NewReceiptDialog } from './new-receipt-dialog.js';
import { ReceiptTable } from './receipt-table.js';

const { receipts: texts } = adminDocumentMessages;

const LISTS: ReadonlySet<string> = new Set(['AdminReceipts']);

/** All users' receipts by date, twenty a page. */
export function AdminReceiptsTab() {
  useLiveList('receipts', LISTS);
  const url = useAdminUrl();
  const order = orderOf(url, ['created', 'amount']);
  const [creating, setCreating] = useState(false);
  const filters = { search: url.search || null, ...instantsOf(rangeOf(url)), userId: customerOf(url) };
  const query = useQuery(AdminReceiptsDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.adminDocuments },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.adminReceipts;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query}>
        <DaysChoice url={url} />
        <CsvButton path="/api/admin/export/receipts.csv" query={filters} fileName="receipts.csv" />
        <Button leftSection={<IconPlus size={18} />} onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(receipts) => <ReceiptTable receipts={receipts} />}
      </AdminList>
      <NewReceiptDialog opened={creating} onClose={() => setCreating(false)} />
    </Stack>
  );
}
