import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '../../../../core/limits.js';
import { AdminWalletsDocument, type WalletRowFragment } from '../../../gql/graphql.js';
import { adminMoneyMessages } from '../../../lib/messages/admin-money.messages.js';
import { JalaliRange } from '../../../ui/jalali-range.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { CsvButton } from '../parts/csv-button.js';
import { ListBar } from '../parts/list-bar.js';
import { instantsOf, rangeChanges, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { AdjustDialog } from './adjust-dialog.js';
import { AdjustmentRequests } from './adjustment-requests.js';
import { HistoryDialog } from './history-dialog.js';
import { WALLET_LISTS } from './use-adjust.js';
import { WalletTable } from './wallet-table.js';

const { wallets: texts } = adminMoneyMessages;

/** Everyone's wallets, ten a page (S-197), and the changes that wait for a second administrator. */
export function WalletsTab() {
  useLiveList('wallets', WALLET_LISTS);
  const url = useAdminUrl();
  const [adjusting, setAdjusting] = useState<WalletRowFragment | null>(null);
  const [looking, setLooking] = useState<WalletRowFragment | null>(null);
  const range = rangeOf(url);
  const filters = { search: url.search || null, ...instantsOf(range) };
  const query = useQuery(AdminWalletsDocument, {
    variables: { ...filters, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  return (
    <Stack gap="lg">
      <AdjustmentRequests />
      <ListBar
        label={texts.search}
        hint={texts.searchHint}
        value={url.search}
        onSearch={url.find}
        onRefresh={query.refetch}
      >
        <JalaliRange value={range} onChange={(next) => url.filter(rangeChanges(next))} label={texts.columns.created} />
        <CsvButton path="/api/admin/export/wallets.csv" query={filters} fileName="wallets.csv" />
      </ListBar>
      <AdminList
        found={(query.data ?? query.previousData)?.wallets}
        error={query.error}
        failed={texts.failed}
        onRetry={() => void query.refetch()}
        empty={texts.empty}
        filtered={Object.values(filters).some(Boolean)}
        onShowAll={url.clear}
        page={url.page}
        onPage={url.turnTo}
      >
        {(wallets) => <WalletTable wallets={wallets} onAdjust={setAdjusting} onHistory={setLooking} />}
      </AdminList>
      <AdjustDialog wallet={adjusting} onClose={() => setAdjusting(null)} />
      <HistoryDialog wallet={looking} onClose={() => setLooking(null)} />
    </Stack>
  );
}
