import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminWalletsDocument, type WalletRowFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminWalletMessages } from './admin-wallets.messages.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { LIVE_LIST, useLiveList } from '#client/ui/admin/live-list.js';
import { AdminList } from '#client/ui/admin/admin-list.js';
import { DaysChoice } from '#client/ui/admin/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { ListBar } from '#client/ui/admin/list-bar.js';
import { orderOf } from '#client/ui/admin/list-order.js';
import { instantsOf, rangeOf, useAdminUrl } from '#client/ui/admin/use-admin-url.js';
import { AdjustDialog } from './adjust-dialog.js';
import { AdjustmentRequests, useAdjustmentRequests } from './adjustment-requests.js';
import { HistoryDialog } from './history-dialog.js';
import { WALLET_LISTS } from './use-adjust.js';
import { WalletTable } from './wallet-table.js';

const { wallets: texts } = adminWalletMessages;

/** Everyone's wallets, ten a page, and the changes that wait for a second administrator. */
export function WalletsTab() {
  useLiveList('wallets', WALLET_LISTS);
  const url = useAdminUrl();
  const requests = useAdjustmentRequests();
  const [adjusting, setAdjusting] = useState<WalletRowFragment | null>(null);
  const [looking, setLooking] = useState<WalletRowFragment | null>(null);
  const filters = { search: url.search || null, ...instantsOf(rangeOf(url)) };
  const order = orderOf(url, ['created', 'owner']);
  const query = useQuery(AdminWalletsDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.wallets;
  // Requests above the list would push it down if they came later.
  if (requests === undefined) return <LoadingSkeleton rows={6} height={64} />;
  return (
    <Stack gap="lg">
      <AdjustmentRequests items={requests} />
      <ListBar texts={texts} url={url} query={query}>
        <DaysChoice url={url} label={texts.columns.created} />
        <CsvButton path="/api/admin/export/wallets.csv" query={filters} fileName="wallets.csv" />
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(wallets) => <WalletTable wallets={wallets} onAdjust={setAdjusting} onHistory={setLooking} />}
      </AdminList>
      <AdjustDialog wallet={adjusting} onClose={() => setAdjusting(null)} />
      <HistoryDialog wallet={looking} onClose={() => setLooking(null)} />
    </Stack>
  );
}
